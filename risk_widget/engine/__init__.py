"""The game itself: positions, actions and their outcomes. It knows no edition by name."""
