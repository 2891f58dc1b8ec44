"""Find puzzles in games between bots, and confirm their answers: `… make_puzzles.py FOUND`.

FOUND has one line for each question that was measured, with the verdict, and one for each game that
is finished. Lines are only added, so that the program goes on where it stopped, even if it was
killed in the middle of a line.

With `--finish FILE` it adds the confirmed questions to the package's file instead: at most `--each`
of a kind, mixed so that no two days in a row have the same kind.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from puzzle_search.drafts import KINDS, PHASES, draft
from puzzle_search.measuring import expected, measure
from puzzle_search.playing import JudgedGame, Playing, Question
from puzzle_search.routes import routes

from risk_widget.engine.codes import (
    GOAL_MISSIONS,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_REINFORCE,
    IN_SETUP,
)
from risk_widget.game import Game
from risk_widget.notation import position_of
from risk_widget.practice.puzzle_data import puzzle_list
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

RUNGS = ("learner", "casual", "regular", "practised", "skilled")
"""The bots whose games are searched: rungs 3 to 7 of the ladder."""
LAST = 20
"""The last round that is searched."""
SPOTS = {
    "mission": 3,
    "setup": 4,
    "fortify": 60,
    "defend": 400,
    "leave": 80,
    "break": 80,
    "trade": 80,
    "way": 80,
}
OTHER_SPOTS = 15
"""The maximum number of positions of a kind, per game, about which the expert is asked."""
PLAYED = 4
"""The maximum number of these positions, largest leads first, from which games are played."""
ENOUGH = 56
"""The number of puzzles below which a kind is searched more often: the rarer, the more often."""


def tables() -> list[tuple[str, str]]:
    """List all editions with their modes."""
    return [(e, mode) for e in edition_ids() for mode in load_edition(e).modes]


def main() -> None:
    """Read the command line, and look for puzzles or finish them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("found", type=Path)
    parser.add_argument("--finish", type=Path, metavar="FILE", help="add to this file instead")
    parser.add_argument(
        "--without", nargs="*", default=[], help="ids to replace in FILE by others, or not to add"
    )
    parser.add_argument("--each", type=int, default=56, help="puzzles of each kind")
    parser.add_argument("--kinds", nargs="*", default=KINDS, help="only these kinds")
    parser.add_argument("--minutes", type=float, default=30)
    wanted = parser.parse_args()
    if wanted.finish:
        from puzzle_search.finishing import finish

        finish(rows_of(wanted.found), wanted.finish, wanted.each, set(wanted.without))
    else:
        search(wanted)


# ---- the file of what was found ------------------------------------------------------------------


def rows_of(file: Path) -> list[dict[str, Any]]:
    """Read the lines of a file, dropping a last line that was cut off."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    return [json.loads(line) for line in whole.splitlines()]


def cut_off(file: Path) -> None:
    """Drop the last line of a file if the program was killed while writing it."""
    if file.exists():
        text = file.read_bytes()
        end = text.rfind(b"\n") + 1
        if end < len(text):
            with file.open("r+b") as opened:
                opened.truncate(end)


def add(file: Path, row: dict[str, Any]) -> None:
    """Add a line to a file."""
    with file.open("a", encoding="utf-8") as opened:
        opened.write(json.dumps(row, separators=(",", ":")) + "\n")
        opened.flush()
        os.fsync(opened.fileno())


# ---- the search ----------------------------------------------------------------------------------


def search(wanted: argparse.Namespace) -> None:
    """Search games for puzzles until time is up or there are enough of each kind."""
    ends = time.monotonic() + 60 * wanted.minutes
    cut_off(wanted.found)
    rows = rows_of(wanted.found)
    kept = [row for row in rows if row.get("why") == ""]
    shipped = [data for data in puzzle_list() if data.bots or data.kind == "way"]
    known = {data.seed for data in shipped}
    have = Counter[str](data.kind for data in shipped)
    have.update(row["kind"] for row in kept if row["seed"] not in known)
    games = Counter(tuple(row["table"]) for row in kept)
    tried = Counter[str]()
    # A game that was not finished is not searched again, since some of its questions are kept
    # already. Games before the package's last puzzle have been searched, too.
    searched = [int(data.seed.partition("/")[0]) for data in shipped if data.seed]
    number = max([*(row["game"] for row in rows), *searched], default=0)
    while time.monotonic() < ends:
        number += 1
        kinds = {kind for kind in wanted.kinds if have[kind] < wanted.each}
        if not kinds:
            break
        found = Counter[str]()
        for row in questions(number, kinds, have, games):
            add(wanted.found, row)
            tried[row["kind"]] += 1
            if row["why"] == "":
                found[row["kind"]] += 1
                have[row["kind"]] += 1
                games[tuple(row["table"])] += 1
                print(row["id"], row["table"], row["margin"], len(row["answers"]), flush=True)
            if time.monotonic() > ends:
                return
        add(wanted.found, {"game": number, "done": 1})
        print(number, dict(have), dict(tried), flush=True)


def questions(
    number: int, kinds: set[str], have: Counter[str], games: Counter[tuple[str, str]]
) -> Iterator[dict[str, Any]]:
    """Yield a game's questions of one kind with their verdicts, the most promising first."""
    random = Random(number)
    needs = sorted(kinds)
    kind = random.choices(needs, [max(2, ENOUGH - have[each]) for each in needs])[0]
    edition, mode, players, options = table_for(kind, games, random)
    config = Game.new(
        edition=edition, mode=mode, seats=list(SEATS[:players]), seed=number, options=options
    ).config
    table = JudgedGame(config)
    bots = [random.choice(RUNGS) for _ in range(players)]
    about = {"game": number, "table": (edition, mode), "bots": bots}
    if kind == "way":
        yield from marches(config, about, random)
        return
    found = []
    for state, seat, spot in spots(config, bots, number, kind, random):
        asked = question(Game(config, state), kind, seat, table, f"{number}/{spot}")
        if asked is not None:
            told = expected(asked.question)
            if told[0]:
                found.append((told, spot, asked))
    found.sort(key=lambda each: -each[0][0])
    confirmed = 0
    for (_, chosen, values, errors), spot, asked in found[:PLAYED]:
        why, figures = measure(asked.question, chosen, values, errors)
        row = asked.row(why, figures)
        row |= {**about, "spot": spot}
        if why == "":
            confirmed += 1
            row["id"] = name_of(kind, about, confirmed)
        yield row
        if confirmed == 2:
            return


def name_of(kind: str, about: dict[str, Any], count: int) -> str:
    """Return the id of the first or second puzzle from a game."""
    edition, mode = about["table"]
    return f"{kind}-{edition[0]}{mode[0]}{about['game']}{'' if count == 1 else 'b'}"


def marches(config: GameConfig, about: dict[str, Any], random: Random) -> Iterator[dict[str, Any]]:
    """Yield a game's question about routes, the one whose best answer has the smallest lead."""
    asked = []
    for state, seat, spot in spots(config, about["bots"], about["game"], "way", random):
        text = position_of(Game(config, state), config.seats[seat])
        for row in routes(Game.from_position(text, seed=0), config.seats[seat]):
            seed = f"{about['game']}/{spot}"
            row |= {"kind": "way", "why": "", "seed": seed, "spot": spot, **about}
            asked.append({**row, "seat": config.seats[seat], "position": text})
    if asked:
        nearest = min(asked, key=lambda row: row["margin"])
        yield {**nearest, "id": name_of("way", about, 1)}


def table_for(
    kind: str, games: Counter[tuple[str, str]], random: Random
) -> tuple[str, str, int, dict[str, str]]:
    """Choose a game's edition, mode, players and options to suit a kind of question."""
    after = {"defender_decides": "after"}
    if kind == "defend":
        # The dice of a single roll hardly ever decide a larger table's game, and before the roll it
        # is always best to take as many dice as possible.
        return "german", random.choice(("missions", "domination")), 2, after
    choices = [t for t in tables() if kind != "mission" or t[1] == "missions"]
    weights = [1 / (2 + games[table]) for table in choices]
    edition, mode = random.choices(choices, weights)[0]
    numbers = [n for n in load_edition(edition).modes[mode].players if n < 6]
    players = random.choice(numbers)
    if kind == "break":
        players = max(players, min(4, numbers[-1]))
    options = after if edition == "german" and players > 2 and random.random() < 0.6 else {}
    return edition, mode, players, options


def spots(
    config: GameConfig, bots: list[str], number: int, kind: str, random: Random
) -> list[tuple[State, int, int]]:
    """Return positions of a game in which a decision of this kind arises, in random order."""
    fast = Playing(config)
    fast.begin(number)
    of = fast.number
    found: list[tuple[State, int, int]] = []
    most = SPOTS.get(kind, OTHER_SPOTS)
    met = spot = 0
    while not fast.is_over and of("round") <= LAST:
        spot += 1
        phase = of("phase")
        suits = phase in IN_SETUP or of("round") >= 2
        mid = phase in (IN_DEFEND, IN_OCCUPY) or not of("mid_combat")
        begun = phase == IN_REINFORCE and of("to_place") < of("received")
        held = fast.row("hand_size")[of("actor")] if kind == "trade" else 3
        here: tuple[State, int, int] | None = None
        if phase == PHASES[kind] and suits and mid and not begun and held >= 3:
            here = (fast.state, of("actor"), spot)
        if not fast.play(bots, LAST, 1):
            break
        if here is None or (kind == "stop" and of("phase") != IN_FORTIFY and spot % 6):
            continue  # stopping is the rarer decision
        met += 1
        place = random.randrange(met)
        if len(found) < most:
            found.append(here)
        elif place < most:
            found[place] = here
    return found


class Asked(NamedTuple):
    """A question about a position, as it is stored."""

    question: Question
    kind: str
    seat: str
    text: str
    about: dict[str, Any]

    def row(self, why: str, figures: dict[str, Any] | None) -> dict[str, Any]:
        """Return the line for the file of findings."""
        row: dict[str, Any] = {"kind": self.kind, "why": why, "seed": self.question.name}
        if figures is None:
            return row
        answers = [self.question.answers[n] for n in figures["answers"]]
        return {
            **row,
            **figures,
            "seat": self.seat,
            "position": self.text,
            "about": self.about,
            "answers": [[answer.form, dict(answer.params)] for answer in answers],
        }


def question(game: Game, kind: str, seat: int, table: JudgedGame, name: str) -> Asked | None:
    """Return a question of this kind about a position, or None."""
    me = game.seats[seat]
    found = draft(kind, game, me, table.judge, Random(name))
    if found is None:
        return None
    text = position_of(game, me)
    if kind == "mission":
        text = without_mission(text, game, me)
    shown = Game.from_position(text, seed=0)
    asked = Question(shown.state, kind, me, found.answers, name, table)
    return Asked(asked, kind, me, text, found.about)


def without_mission(text: str, game: Game, seat: str) -> str:
    """Hide the seat's own mission in the text of a position."""
    if game.config.params.goal != GOAL_MISSIONS:
        return text
    mission = game.config.mission_of(game.state, game.seats.index(seat))
    return text.replace(f":{mission}", ":?", 1)


if __name__ == "__main__":
    main()
