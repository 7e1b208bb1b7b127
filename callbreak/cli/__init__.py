"""The commands. `callbreak.cli.main` finds out which one is meant; each has a file of its own."""
