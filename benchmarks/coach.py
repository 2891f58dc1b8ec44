"""Check whether the coach's remarks are right, timely and helpful: `… coach.py remarks|players`.

`remarks` lets rungs 2 to 6 of the ladder play the person in games of several editions against
rung 5. The coach judges each of the person's decisions as at a screen: within the same time, and
with at most one remark a turn. Then a bot that is neither the expert nor the one that confirmed the
remark checks it in 400 fresh pairs of games. A remark holds if the better decision wins more of
them. Times are processor times, so that other programs do not change the result. With `--plain` the
coach plays as few games, and as short ones, as it would without a compiler, but still at the
compiled game's speed.

`players` lets the same rungs play ten games without the coach and ten with it, against the same
opponents with the same seeds. With the coach, a player takes back a decision that gets a remark,
and plays the better one that the coach has found; if dice have been rolled or others have acted,
the remark comes too late. It prints the win chance lost in a turn, as `benchmarks/mistakes.py`
measures it, and the number of games won.

Each game is a line in a file (`--out`). If stopped, the program continues from there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from risk_widget.bots.expert.bot import to_action
from risk_widget.bots.ladder import LADDER
from risk_widget.engine.codes import ATTACK, IN_ATTACK
from risk_widget.engine.combat import most_attacking
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.game_review.coach import COMPILED, PLAIN, Coach, turn_ending
from risk_widget.game_review.continuations import Continuations
from risk_widget.game_review.decisions import HOLD, Judge, finished
from risk_widget.game_review.mistakes import CONFIRMED_BY, ChancesGivenAway, prepare
from risk_widget.game_review.reviewing import turns_of
from risk_widget.play.takeback import CHANCE
from risk_widget.results.intervals import share_interval

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.game_review.coach import Budget
    from risk_widget.game_review.decisions import Decision
    from risk_widget.game_review.reviewing import Turn
    from risk_widget.reading.json_types import JsonObject

GAMES = (("czech", "domination", 3), ("nordic", "missions", 3), ("nordic", "capital", 3))
SEATS = ("red", "blue", "green")
RUNGS = (2, 3, 4, 5, 6)
OTHERS = "regular"
WITNESS = "cautious"
PAIRS = 400
LAST_ROUND = 40
OF_EACH = 6
"""The maximum number of turns judged per game, so that the remarks come from many games."""


class Rows:
    """The games played so far, one per line of a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        self.rows: list[JsonObject] = [json.loads(line) for line in text.splitlines()]

    def add(self, row: JsonObject) -> None:
        """Keep a game."""
        self.rows.append(row)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(row)}\n")


# ---- remarks -------------------------------------------------------------------------------------


def played(number: int) -> tuple[int, CoreGame]:
    """Play the game with this number; return it with the rung of its first seat."""
    edition, mode, players = GAMES[number % len(GAMES)]
    rung = RUNGS[number // len(GAMES) % len(RUNGS)]
    config = Game.new(edition=edition, mode=mode, seats=SEATS[:players]).config
    fast = FastGame(config, number)
    fast.play([LADDER[rung - 1], *[OTHERS] * (players - 1)], LAST_ROUND)
    return rung, fast.again()


def judged_game(number: int, budget: Budget) -> JsonObject:
    """Judge some turns of a game, and have the witness check the remarks."""
    rung, game = played(number)
    coach = Coach(game.config, clock=time.process_time, budget=budget)
    witness = Continuations(coach.judge, WITNESS, "witness", finishes=False)
    mine = [turn for turn in turns_of(game) if turn.seat == 0]
    times: list[float] = []
    remarks: list[JsonObject] = []
    sure: list[int] = []
    some = Random(len(mine)).sample(mine, min(OF_EACH, len(mine)))
    for turn in some:
        found = judged_turn(coach, game, turn, times)
        sure.append(len(found))
        for decision, told in found[:1]:
            seen = witness.compare(decision, range(PAIRS)).margin
            about = {"kind": decision.kind, "told": round(told, 4), "seen": round(seen, 4)}
            remarks.append(about)
    rounded = [round(each, 3) for each in times]
    return {"game": number, "rung": rung, "sure": sure, "remarks": remarks, "times": rounded}


def judged_turn(
    coach: Coach, game: CoreGame, turn: Turn, times: list[float]
) -> list[tuple[Decision, float]]:
    """Judge each decision of a turn; return the certain mistakes, each with the win chance lost."""
    found = []
    for until in range(turn.first + 1, turn.until + 1):
        begun = time.process_time()
        so_far = turn_ending(game, until)
        decision = finished(coach.deciding(so_far, since=until - 1))
        if decision is None:
            continue
        ends = begun + coach.budget.seconds
        judgement = finished(coach.judging(decision, so_far, ends))
        times.append(time.process_time() - begun)
        if judgement.is_mistake:
            found.append((decision, judgement.lost))
    return found


def remarks_told(rows: list[JsonObject]) -> str:
    """Format the results of the games."""
    remarks = [each for row in rows for each in row["remarks"]]
    told, held = len(remarks), sum(each["seen"] > 0 for each in remarks)
    low, high = share_interval(held, told) if told else (0.0, 1.0)
    times = sorted(each for row in rows for each in row["times"]) or [0.0]
    soon = fmean(each <= 1 for each in times)
    of_rung = {rung: [row for row in rows if row["rung"] == rung] for rung in RUNGS}
    rungs = ", ".join(
        f"rung {rung}: {sum(len(row['remarks']) for row in some)} in "
        f"{sum(len(row['sure']) for row in some)} turns"
        for rung, some in of_rung.items()
    )
    most = max((sure for row in of_rung[5] for sure in row["sure"]), default=0)
    kinds = Counter(each["kind"] for each in remarks)
    good = Counter(each["kind"] for each in remarks if each["seen"] > 0)
    by_kind = ", ".join(f"{kind} {good[kind]} of {kinds[kind]}" for kind in sorted(kinds))
    points = 100 / max(1, told)
    said, seen = (points * sum(each[name] for each in remarks) for name in ("told", "seen"))
    return (
        f"{told} remarks, {held} hold: {points * held:.1f}% "
        f"({100 * low:.1f}-{100 * high:.1f}); {said:.1f} points told, {seen:.1f} seen\n"
        f"  {rungs}\n  {by_kind}\n"
        f"  before the limit of one a turn, rung 5 would get at most {most} in a turn\n"
        f"  {len(times)} verdicts: {100 * soon:.2f}% within 1 s; "
        f"99% within {times[int(0.99 * len(times))]:.2f} s"
    )


# ---- players -------------------------------------------------------------------------------------


class Coached:
    """A game played by a bot of one rung against other bots, with or without the coach."""

    def __init__(self, number: int, rung: int, *, coached: bool) -> None:
        edition, mode, players = GAMES[number % len(GAMES)]
        self.game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=number)
        self._bots = [LADDER[rung - 1], *[OTHERS] * (players - 1)]
        self._fast = FastGame(self.game.config, number, keeps_rows=False)
        self._coach = Coach(self.game.config, clock=time.process_time) if coached else None
        self._first = self._told = -1
        self.taken = self.late = 0

    def play(self) -> None:
        """Play to the end of the game, or to the last round."""
        game, fast = self.game, self._fast
        while not game.is_over and game.round <= LAST_ROUND:
            state, since = game.state, len(game.history)
            fast.continue_from(state)
            self._apply(fast.choose(self._bots[state.actor]))
            if state.turn == state.actor == 0 and self._coach is not None and state.round:
                self._listen(self._coach, since)

    def _apply(self, coded: tuple[int, ...]) -> None:
        self.game.apply(to_action(self.game.config, self.game.state, [*coded]))

    def _listen(self, coach: Coach, since: int) -> None:
        """Take back the action that got the turn's first remark, and play a better one."""
        game = self.game
        turn = turn_ending(game, len(game.history))
        if turn.first == self._told or turn.seat:
            return
        ends = time.process_time() + coach.budget.seconds
        decision = finished(coach.deciding(turn, since))
        if decision is None or not finished(coach.judging(decision, turn, ends)).is_mistake:
            return
        self._told = turn.first
        steps = game.history[decision.at :]
        answered = any(event.type in CHANCE for step in steps for event in step.events)
        if answered or any(step.seat != SEATS[0] for step in steps):
            self.late += 1
            return
        self.taken += 1
        while len(game.history) > decision.at:
            game.undo()
        for coded in decision.better.actions:
            if coded[0] == ATTACK:
                self._fight(*coded[1:3])
            elif coded[0] == HOLD:
                for placed in coach.judge.placed(game.state)[0]:
                    self._apply(placed)
            elif game.state.turn == game.state.actor == 0:
                self._apply(coded)

    def _fight(self, source: int, target: int) -> None:
        """Attack until the target falls or nothing is left to attack with."""
        game, params = self.game, self.game.config.params
        while (state := game.state).turn == 0 and state.owner[target] != 0:
            if state.phase != IN_ATTACK:
                self._fast.continue_from(state)
                self._apply(self._fast.choose(self._bots[state.actor]))
            elif (armies := most_attacking(params, state, source)) > 0:
                self._apply((ATTACK, source, target, armies, -1))
            else:
                return


def players_game(number: int, rung: int, *, coached: bool) -> JsonObject:
    """Play a game, and judge the player's turns in it."""
    playing = Coached(number, rung, coached=coached)
    playing.play()
    game, given = playing.game, ChancesGivenAway()
    judge = Judge(game.config)
    for turn in turns_of(game):
        if turn.seat == 0:
            given.add_turn([*judge.decisions(game, turn)])
    return {
        "game": number,
        "rung": rung,
        "coached": coached,
        "lost": given.sums["all"],
        "turns": given.turns,
        "won": game.winner == SEATS[0],
        "taken": playing.taken,
        "late": playing.late,
    }


def players_told(rows: list[JsonObject]) -> str:
    """Format the losses and wins of the players."""
    lines = []
    for rung in RUNGS:
        for coached in (False, True):
            some = [row for row in rows if (row["rung"], row["coached"]) == (rung, coached)]
            turns = sum(row["turns"] for row in some)
            lost = sum(row["lost"] for row in some) / max(1, turns)
            told = f"rung {rung} {'with' if coached else 'without'} the coach: "
            told += f"{100 * lost:.1f}% of the chance lost in a turn ({turns} turns), "
            told += f"{sum(row['won'] for row in some)} of {len(some)} games won"
            if coached:
                told += f"; {sum(row['taken'] for row in some)} decisions taken back, "
                told += f"{sum(row['late'] for row in some)} remarks too late"
            lines.append(told)
    return "\n".join(lines)


# ---- both ----------------------------------------------------------------------------------------


def remarks(wanted: argparse.Namespace) -> Iterator[str]:
    """Judge games until there are enough remarks; yield the results so far."""
    kept = Rows(wanted.out)
    while sum(len(row["remarks"]) for row in kept.rows) < wanted.remarks:
        number = 1 + max((row["game"] for row in kept.rows), default=wanted.seed - 1)
        kept.add(judged_game(number, PLAIN if wanted.plain else COMPILED))
        yield remarks_told(kept.rows)
    yield remarks_told(kept.rows)


def players(wanted: argparse.Namespace) -> Iterator[str]:
    """Play all players' games, without and with the coach; yield the results so far."""
    kept = Rows(wanted.out)
    done = {(row["game"], row["rung"], row["coached"]) for row in kept.rows}
    for number in range(wanted.seed, wanted.seed + wanted.games):
        for rung in RUNGS:
            for coached in (False, True):
                if (number, rung, coached) not in done:
                    kept.add(players_game(number, rung, coached=coached))
        yield players_told(kept.rows)


def main() -> None:
    """Run the part that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("remarks", "players"))
    parser.add_argument("--out", type=Path, required=True, help="the file with a line a game")
    parser.add_argument("--remarks", type=int, default=300)
    parser.add_argument("--games", type=int, default=10, help="of each player, with and without")
    parser.add_argument("--plain", action="store_true", help="remarks as without a compiler")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    prepare(CONFIRMED_BY)
    prepare(WITNESS)
    ends = time.monotonic() + 60 * wanted.minutes
    for told in (remarks if wanted.what == "remarks" else players)(wanted):
        print(told, flush=True)
        if time.monotonic() >= ends:
            break


if __name__ == "__main__":
    main()
