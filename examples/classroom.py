"""A class run from Python: three questions on every pupil's phone, and their scores at the end.

Run it with `python examples/classroom.py`, give the link to the class, and press Enter when
everybody has answered; it needs `pip install 'risk-widget[table]'`. With `--here`, only browsers
on this computer can open it.
"""

import sys

import risk_widget as rw

if __name__ == "__main__":
    room = rw.classroom("04-combat", lan="--here" not in sys.argv)
    print(f"Open {room.link}")
    for step in ("one-stays", "pairs", "tie"):
        room.put("04-combat", step=step)
        input(f"\n{room.lesson.step.question} (Enter shows the answer.) ")
        for pupil, answer in room.answers.items():
            print(f"  {pupil}: {answer}")
        room.show()
        print(room.lesson.show_me().message)
    room.close()

    table = room.results().to_rows()
    for pupil in room.pupils:
        right = sum(row["right"] is True for row in table if row["pupil"] == pupil)
        print(f"{pupil}: {right} right")
