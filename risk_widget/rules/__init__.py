"""What the printed editions say, as data, and its reading."""
