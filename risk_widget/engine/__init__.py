"""The game itself: positions, actions and their outcomes, without code for particular editions."""
