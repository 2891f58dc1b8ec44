"""Practice after the lessons: puzzles, one's own mistakes, the level, and the map of the course."""
