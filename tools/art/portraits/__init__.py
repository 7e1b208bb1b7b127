"""The portraits: people one likes to play against, each with a face of their own."""
