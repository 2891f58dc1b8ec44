"""A lesson of your own with one step, and a pupil's two answers to it.

Run it with `python examples/lesson.py`; in a notebook, `rw.play_lesson(LESSON)` shows the lesson
with its board.
"""

import risk_widget as rw

LESSON = """
id = "door"
title = "The door to Australia"
summary = "Why Siam matters."
edition = "nordic"
mode = "domination"
seats = ["red", "blue", "green"]
given.turn = "red"
given.phase = "reinforce"
given.territories = { "*" = ["blue", 2], australia = ["red", 1], siam = ["red", 2] }

[[steps]]
id = "income"
title = "How many armies?"
kind = "predict"
teaches = ["reinforce.territories", "reinforce.continents"]
text = "You are red: you hold {{held('red')}} territories, and the whole of Australia."
question = "How many armies do you get?"
answer = "to_place()"
hints = ["Add two numbers.", "At least 3, and for Australia 2.", "5."]
praise = "3, the minimum, and 2 for Australia."
otherwise = "You forgot something."
"""

if __name__ == "__main__":
    lesson = rw.load_lesson(LESSON)
    print(lesson.step)
    for answer in (3, 5):
        print(f"\n> {answer}\n{lesson.check(answer)}")
