"""`boardinghouse train`: a network for a game, learned from zero by playing against itself."""
