"""The server: tables that people, bots and programs share over the network. Read `tables.py`, the one door, first."""
