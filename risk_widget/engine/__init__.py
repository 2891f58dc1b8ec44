"""The game itself: positions, actions, what comes of them. It knows no edition by name."""
