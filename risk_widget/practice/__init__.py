"""Practice after the lessons: puzzles, your own mistakes, your level, and the map of the course."""
