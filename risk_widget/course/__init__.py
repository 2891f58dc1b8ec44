"""Lessons: their files and steps, the judging of answers, and a learner's progress."""
