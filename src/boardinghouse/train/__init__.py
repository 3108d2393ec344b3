"""`boardinghouse train`: a network for a game, learned from scratch by self-play."""
