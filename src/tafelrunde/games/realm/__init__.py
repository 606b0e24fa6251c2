"""The principality on which both Catan card games are played: regions, sites, stores, points."""
