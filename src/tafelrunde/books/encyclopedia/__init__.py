"""The Encyclopedia: what was asked about the old card game, and how it was decided, article by article."""
