"""Lessons: their files, their steps, what an answer is worth, and what a learner has solved."""
