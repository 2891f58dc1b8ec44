"""How data from outside is read: its shape, its spelling, its encoding, the names in it."""
