"""The computer players, their programs and processes, and what they know and may know."""
