"""Charterstone: a village that six districts build around a stone; so far the rules of its first game."""
