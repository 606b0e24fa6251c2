"""What programs for the games of two princes share."""
