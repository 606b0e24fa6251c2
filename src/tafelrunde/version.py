"""The version of the package; the rules of each game carry a version of their own."""

__version__ = "0.1.0"
