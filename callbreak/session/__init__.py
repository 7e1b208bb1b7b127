"""A game in progress, the cues that animate it, and the store that keeps it. No pygame here."""
