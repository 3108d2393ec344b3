"""How fast the engine is: ours and the peers side by side (`make bench`), and the guard against slowdowns."""
