"""Find whole turns to plan in games between bots, and measure them: `… make_turns.py FOUND`.

FOUND gets a line for each turn that was measured, with the verdict, and one for each finished game.
Lines are only added, so that the program goes on where it stopped.

A turn is kept if it is worth at least five points more when the expert plays it than when a bot of
rung 3 does: in 400 games after each, half of them between `bold` and half between `cautious` bots,
and in the mean of these games and the expert's own estimates. The games' lead must also be clear at
the lower end of its 95% interval.

With `--finish FILE` it writes the package's file instead: at most `--each` turns of a mode of an
edition, those with the most to find first, and prints how far the expert's estimates are from the
games.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from make_puzzles import LAST, RUNGS, add, cut_off, rows_of, tables
from puzzle_search.playing import Playing

from risk_widget.engine.codes import IN_REINFORCE
from risk_widget.game import Game
from risk_widget.game_review.continuations import (
    FINISHERS_DEPTH,
    FINISHERS_WIDTH,
    LAST_ROUND,
    Unseen,
)
from risk_widget.notation import position_of
from risk_widget.practice.turn_game import PlayedTurn
from risk_widget.practice.turn_judging import BOTS, EXPERT, GAMES, TurnJudge
from risk_widget.results.intervals import newcombe
from risk_widget.rules.edition import SEATS, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

LEARNER: Final = RUNGS[0]
"""The bot whose turns are compared with the expert's: rung 3."""
SPOTS: Final = 6
"""The number of positions of a game to examine."""
GLIMPSES: Final = 16
"""The number of turns of each bot that the expert estimates at first."""
FEW: Final = 5
LIKELY: Final = 0.035
"""The smallest lead of the expert's turns, by its own estimates, that justifies playing games."""
LOOKS: Final = (24, 60, 120)
"""The numbers of turns after which a turn unlikely to be confirmed is dropped."""
LEAD: Final = 0.05
SURE: Final = 0.03
LEAST_WIN, MOST_WIN = 0.12, 0.9
"""The limits for the share of games won after the expert's turns."""
MOST_PLACED: Final = 20
"""The maximum number of armies to place, so that a turn does not take too many clicks."""
MOST_ACTIONS: Final = 45
"""The maximum number of actions in the expert's turn with average dice."""


def main() -> None:
    """Read the command line, and look for turns or write the package's file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("found", type=Path)
    parser.add_argument("--finish", type=Path, metavar="FILE", help="write this file instead")
    parser.add_argument("--each", type=int, default=4, help="turns of each mode of an edition")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first game's number")
    wanted = parser.parse_args()
    if wanted.finish:
        finish(rows_of(wanted.found), wanted.finish, wanted.each)
    else:
        search(wanted)


def search(wanted: argparse.Namespace) -> None:
    """Search games for turns until time is up or there are enough for each table."""
    ends = time.monotonic() + 60 * wanted.minutes
    cut_off(wanted.found)
    rows = rows_of(wanted.found)
    have = Counter(tuple(row["table"]) for row in rows if row.get("why") == "")
    number = max((row["game"] for row in rows), default=wanted.first)
    while time.monotonic() < ends:
        number += 1
        needs = [table for table in tables() if have[table] < wanted.each]
        if not needs:
            break
        for row in turns(number, Random(f"turns/{number}").choice(needs)):
            add(wanted.found, row)
            if row["why"] == "":
                have[tuple(row["table"])] += 1
                print(row["id"], row["table"], row["lead"], flush=True)
                break
        add(wanted.found, {"game": number, "done": 1})
    print(number, dict(have))


def turns(number: int, table: tuple[str, str]) -> Iterator[dict[str, Any]]:
    """Yield a game's turns, each with its verdict, the most promising first."""
    random = Random(number)
    edition, mode = table
    players = random.choice([n for n in load_edition(edition).modes[mode].players if n < 6])
    seats = list(SEATS[:players])
    config = Game.new(edition=edition, mode=mode, seats=seats, seed=number).config
    bots = [random.choice(RUNGS) for _ in range(players)]
    fast = Playing(config)
    # The expert that looks a little less far ahead is many times as fast, and no worse.
    fast.limit(FINISHERS_DEPTH, FINISHERS_WIDTH)
    found = []
    for state, spot in spots(fast, bots, number, random):
        seat = config.seats[state.turn]
        text = position_of(Game(config, state), seat)
        measured = Measured(fast, text, seat, f"{number}/{spot}")
        hoped = measured.glimpse()
        if hoped >= LIKELY:
            found.append((hoped, spot, measured))
    found.sort(key=lambda each: -each[0])
    for _, spot, measured in found[:3]:
        row = {"game": number, "table": table, "bots": bots, "spot": spot, **measured.row()}
        row["id"] = f"{edition[0]}{mode[0]}{number}"
        yield row


def spots(
    fast: Playing, bots: list[str], number: int, random: Random
) -> Iterator[tuple[State, int]]:
    """Yield positions at the beginning of a game's turns, in random order."""
    fast.begin(number)
    of = fast.number
    found: list[tuple[State, int]] = []
    met = spot = 0
    while not fast.is_over and of("round") <= LAST:
        spot += 1
        begins = of("phase") == IN_REINFORCE and of("to_place") == of("received")
        if begins and of("round") >= 2 and not of("mid_combat") and of("to_place") <= MOST_PLACED:
            met += 1
            place = random.randrange(met)
            if len(found) < SPOTS:
                found.append((fast.state, spot))
            elif place < SPOTS:
                found[place] = fast.state, spot
        if not fast.play(bots, LAST, 1):
            break
    yield from found


class Measured:
    """A turn being measured."""

    def __init__(self, fast: Playing, text: str, seat: str, name: str) -> None:
        shown = Game.from_position(text, seed=0)
        self.fast, self.text, self.seat, self.name = fast, text, seat, name
        self.config: GameConfig = shown.config
        self.state: State = shown.state
        self.number = self.config.seat_number(seat)
        self.unseen = Unseen(self.config, self.state, self.number)
        self.judge = TurnJudge(self.config, self.number, name)

    def _ends(self, bot: str, number: int) -> None:
        """Have a bot play the turn to its end, with luck that depends on the number."""
        fast = self.fast
        random = Random(f"{self.name}/{number}")
        fast.continue_from(self.unseen.deal(random), random.getrandbits(48))
        while not fast.is_over and fast.number("turn") == self.number:
            if not fast.play([bot] * self.config.players, LAST_ROUND, 1):
                break

    def glimpse(self) -> float:
        """Return the expert's lead over the learner after the turn, from a few estimates."""
        leads = []
        for number in range(GLIMPSES):
            worth = []
            for bot in (EXPERT, LEARNER):
                self._ends(bot, number)
                worth.append(self.fast.chance_of(self.number))
            leads.append(worth[0] - worth[1])
            if number == FEW and fmean(leads) < LIKELY / 2:
                break
        return fmean(leads)

    def _played(self, bot: str | None, number: int) -> tuple[float, list[float]]:
        """Have a bot play the turn, then play games from there; return the estimate and results."""
        fast = self.fast
        random = Random(f"{self.name}/{number}")
        if bot is None:
            end, estimate = self.unseen.deal(random), 0.0
        else:
            self._ends(bot, number)
            end = fast.state
            estimate = self.judge.expects(end)
        seed = random.getrandbits(48)
        results = []
        for other in BOTS:
            fast.continue_from(end, seed)
            fast.play([other] * self.config.players, LAST_ROUND + self.state.round)
            results.append(float(fast.number("winner") == self.number))
        return estimate, results

    def row(self) -> dict[str, Any]:
        """Return the line for the file of findings."""
        estimates: dict[str, list[float]] = {EXPERT: [], LEARNER: []}
        won: dict[str, list[float]] = {EXPERT: [], LEARNER: []}
        for number in range(GAMES):
            for bot in (EXPERT, LEARNER):
                estimate, results = self._played(bot, number)
                estimates[bot].append(estimate)
                won[bot] += results
            if number + 1 in LOOKS:
                lead = fmean(won[EXPERT]) - fmean(won[LEARNER])
                share = fmean(won[EXPERT])
                if lead + 0.6 / sqrt(2 * number) < LEAD + SURE or not (
                    LEAST_WIN - 0.06 < share < MOST_WIN + 0.05
                ):
                    return {"lead": [round(lead, 4)], "why": f"after {number + 1}"}
        low, high = newcombe(won[LEARNER], won[EXPERT])
        assert low is not None
        expert, learner = ((fmean(estimates[bot]), fmean(won[bot])) for bot in (EXPERT, LEARNER))
        lead = expert[1] - learner[1]
        row: dict[str, Any] = {"lead": [round(x, 4) for x in (lead, low, high or 0)]}
        if not LEAST_WIN < expert[1] < MOST_WIN:
            return {**row, "why": "decided"}
        if lead < LEAD or low < SURE / 2 or (lead + expert[0] - learner[0]) / 2 < LEAD:
            return {**row, "why": "close"}
        if expert[0] - learner[0] < SURE / 2:
            return {**row, "why": "expert"}
        average = self._average()
        if average is None:
            return {**row, "why": "long"}
        if sum(average["worth"]) < sum(learner) + 2 * SURE:
            return {**row, "why": "average"}
        played = [result for n in range(GAMES) for result in self._played(None, n)[1]]
        worths = {
            "before": (self.judge.expects(self.state), fmean(played)),
            "expert": expert,
            "learner": learner,
        }
        return {
            **row,
            "why": "",
            "seat": self.seat,
            "position": self.text,
            "seed": self.name,
            **{name: [round(each, 4) for each in worth] for name, worth in worths.items()},
            "average": average,
        }

    def _average(self) -> dict[str, Any] | None:
        """Play the expert's turn with average dice; return its actions and its worth."""
        turn = PlayedTurn(self.text, self.seat, self.name, averaged=True)
        actions: list[tuple[int, ...]] = []
        while not turn.is_over:
            coded = self.judge.choice(turn.game.state)
            if len(actions) > MOST_ACTIONS:
                return None
            actions.append(coded)
            turn.act(self.judge.action(coded))
        end = turn.game.state
        won = [self.judge.won(end, bot, n) for bot in BOTS for n in range(GAMES)]
        return {
            "actions": actions,
            "worth": [round(self.judge.expects(end), 4), round(fmean(won), 4)],
        }


def finish(rows: list[dict[str, Any]], file: Path, each: int) -> None:
    """Write the chosen turns to a file."""
    counts = Counter[tuple[str, str]]()
    kept = []
    for row in sorted((r for r in rows if r.get("why") == ""), key=lambda r: -r["lead"][0]):
        table = tuple(row["table"])
        if counts[table] < each:
            counts[table] += 1
            kept.append(row)
    Random(1).shuffle(kept)
    names = (
        "id", "seat", "position", "seed", "bots", "before", "expert", "learner", "lead", "average"
    )  # fmt: skip
    lines = [json.dumps({n: row[n] for n in names}, separators=(",", ":")) for row in kept]
    head = '{"format":"risk_widget turns","version":1,"turns":[\n'
    file.write_text(head + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
    apart = [row[n][0] - row[n][1] for row in kept for n in ("expert", "learner")]
    apart += [row["average"]["worth"][0] - row["average"]["worth"][1] for row in kept]
    off = [
        (row["expert"][0] - row["learner"][0]) - (row["expert"][1] - row["learner"][1])
        for row in kept
    ]
    print(len(kept), {"/".join(table): n for table, n in counts.items()})
    print("estimates apart from the games:", round(sqrt(fmean(x * x for x in apart)), 4))
    print("leads apart from the games:", round(sqrt(fmean(x * x for x in off)), 4))


if __name__ == "__main__":
    main()
