"""Programs for one game."""
