"""What is written about games: prose in two languages, and the rules as data."""
