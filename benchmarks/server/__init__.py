"""The server under load, beside boardgame.io's under the same load."""
