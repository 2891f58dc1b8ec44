"""A game at one screen: its match, what the screen shows of it, and how it is saved."""
