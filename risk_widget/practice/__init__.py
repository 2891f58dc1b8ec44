"""Practice after the lessons: puzzles, own mistakes, the level, and the map of the course."""
