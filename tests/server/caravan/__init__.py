"""A game as others may bring one: its seats are named by an option, and one of its cards may be sealed."""
