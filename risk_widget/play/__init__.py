"""A game at one screen: its match, the state of its screen, and the saving of games."""
