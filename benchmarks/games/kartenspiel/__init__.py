"""Programs for the card game."""
