"""Find puzzles in games between bots, and measure their answers: `… make_puzzles.py FOUND`.

Every question is measured twice: a first look discards most of them, and the rest are measured
again with other dice, so that none is kept by luck. The program prints its finds, and writes the
file after each puzzle; an existing file is extended.

With `--finish FILE` it makes the package's file from the finds: it leaves out those named with
`--without`, collects the facts again, grades the puzzles, and mixes the kinds.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from puzzle_search.continuations import ENDINGS, FIRST_BOT, LATER_BOT, ROUNDS, Continuations
from puzzle_search.counting import expected
from puzzle_search.drafts import drafts

from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.practice.facts import Seen, facts_of
from risk_widget.results.intervals import student

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from puzzle_search.continuations import CodedAction
    from puzzle_search.drafts import Draft

KINDS = ("place", "stop", "way", "trade", "break", "leave")
LOOK = 48
"""Games for each candidate in the first look, with one round by the first bot."""
FEW, MANY = 120, 480
"""The fewest and most games for each candidate afterwards, depending on the first margin."""
LONG, AGAIN = 5, 60
"""Another look at the two best answers: the rounds by the first bot, and the games."""
LEAST = 0.01
"""The least value, as a chance of winning, for the lower end of the margin's interval."""
LEAST_EXACT = 0.04
"""The least margin between exact chances."""
EASY, HARD = 0.15, 0.1
"""The margins above which a puzzle is easy, and below which it is hard."""
NEAR = 0.07
"""The margin below which a puzzle about a way is hard; its chances are exact."""
EDITION = "nordic"


def main() -> None:
    """Read the command line, and look for puzzles or finish them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("found", type=Path)
    parser.add_argument("--finish", type=Path, metavar="FILE", help="write this one instead")
    parser.add_argument("--without", nargs="*", default=[], help="what FILE is not to have")
    parser.add_argument("--each", type=int, default=13, help="puzzles of each kind")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--kinds", nargs="*", default=KINDS, help="only these kinds")
    parser.add_argument("--minutes", type=float, default=30)
    wanted = parser.parse_args()
    found: list[dict[str, Any]] = []
    if wanted.found.exists():
        found = json.loads(wanted.found.read_text(encoding="utf-8"))["puzzles"]
    if wanted.finish:
        kept = [
            finished(raw) for raw in found if raw["id"] not in wanted.without and convinces(raw)
        ]
        write(wanted.finish, mixed(kept))
        for kind in KINDS:
            levels = Counter(puzzle["level"] for puzzle in kept if puzzle["kind"] == kind)
            print(kind, dict(levels))
    else:
        search(wanted, found)


def search(wanted: argparse.Namespace, found: list[dict[str, Any]]) -> None:
    """Search for puzzles until time is up or there are enough of each kind."""
    ends = time.monotonic() + 60 * wanted.minutes
    number = wanted.seed
    tried: Counter[str] = Counter()
    while time.monotonic() < ends:
        have = Counter(puzzle["kind"] for puzzle in found)
        open_kinds = {
            kind for kind in wanted.kinds if have[kind] < wanted.each + 16 * (kind == "way")
        }
        if not open_kinds:
            break
        kinds_found: set[str] = set()
        for draft, game in questions(number, open_kinds):
            if draft.kind in kinds_found:
                continue  # at most one puzzle of a kind from a game
            tried[draft.kind] += 1
            puzzle = measured(draft, game, f"{number}/{game.round}")
            if puzzle is None:
                continue
            have[draft.kind] += 1
            puzzle["id"] = f"{draft.kind}-{number}"
            puzzle["game"] = number
            found.append(puzzle)
            print(puzzle["id"], "margin", puzzle["margin"], flush=True)
            write(wanted.found, found)
            kinds_found.add(draft.kind)
        number += 1
        print(number, dict(have), dict(tried), flush=True)


def questions(number: int, kinds: set[str]) -> Iterator[tuple[Draft, Game]]:
    """Yield questions from one game between bots: at most three of a kind, the rarest first."""
    random = Random(number)
    seats = ["red", "blue", "green", "yellow"][: random.choice((3, 4))]
    game = Game.new(edition=EDITION, mode="domination", seats=seats, seed=number)
    bots = {s: make(random.choice(("cautious", "bold")), f"{number}/{s}") for s in seats}
    from_round = random.choice((2, 3, 4, 5, 6))
    found: list[tuple[Draft, Game]] = []
    while not game.is_over and game.round <= from_round + 3:
        if game.round >= from_round and random.random() < 0.7:
            found += [
                (draft, game.fork())
                for draft in drafts(game, kinds)
                if draft.kind == "way" or counted_on(draft, game) is not None
            ]
        seat = game.actor
        assert seat is not None
        game.apply(bots[seat].choose(game.observe(seat)))
    random.shuffle(found)
    rare = Counter(draft.kind for draft, _ in found)
    found.sort(key=lambda row: rare[row[0].kind])
    seen: Counter[str] = Counter()
    for draft, position in found:
        seen[draft.kind] += 1
        if seen[draft.kind] <= 3:
            yield draft, position


def counted_on(draft: Draft, game: Game) -> int | None:
    """Return the candidate that counting favours, or None."""
    answers = [(each.form, each.params) for each in draft.candidates]
    return expected(Seen(game, game.turn), draft.kind, draft.about, answers)


def measured(draft: Draft, game: Game, name: str) -> dict[str, Any] | None:
    """Measure the candidates of a draft; return None if no answer is clearly the best."""
    exact = [c.value for c in draft.candidates if c.value is not None]
    if exact:
        values = exact
        best, second = sorted(values, reverse=True)[:2]
        margin, games = [round(best - second, 4)], 0
        if best - second < LEAST_EXACT:
            return None
    else:
        counted = counted_on(draft, game)
        continuations = Continuations(game, game.turn, name, 1)
        middle = sum(continuations.value(draft.candidates[0].actions, n) for n in range(8)) / 8
        if not 0.12 < middle < 0.9:
            return None
        actions = [candidate.actions for candidate in draft.candidates]
        look = continuations.compare(actions, LOOK, 1000)
        spread = (look.high - look.low) / 2 / student(LOOK - 1)
        clear = look.margin > 1.2 * spread and look.margin > 0.015
        print("   look", draft.kind, f"{look.margin:.3f} ± {spread:.3f}", flush=True)
        if not clear or look.best != counted or max(look.values) > 0.93:
            return None
        # The number of games that makes this margin clear, if it is the true one.
        games = int(LOOK * (2.6 * spread / max(0.012, look.margin - LEAST)) ** 2)
        games = min(MANY, max(FEW, games))
        if longer(game, name, [actions[look.best], actions[look.second]]) < LEAST:
            return None
        continuations = Continuations(game, game.turn, name)
        whole = continuations.compare(actions, games, 2000)
        if whole.low < LEAST or whole.best != look.best or max(whole.values) < 0.18:
            return None
        if draft.kind == "trade" and whole.best == 1 and _much(draft, game):
            return None
        values = whole.values
        margin = [round(number, 4) for number in (whole.margin, whole.low, whole.high)]
    order = Random(name).sample(range(len(values)), len(values))
    if draft.kind in ("trade", "stop", "leave"):
        order = list(range(len(values)))
    kept = [draft.candidates[n] for n in order]
    seen = Seen(game, game.turn)
    return {
        "id": "",
        "kind": draft.kind,
        "level": "",
        "seat": game.turn,
        "position": game.position(game.turn),
        "about": draft.about,
        "candidates": [
            {
                "form": candidate.form,
                "params": candidate.params,
                "value": round(values[n], 4),
                "facts": facts_of(seen, draft.about, candidate.form, candidate.params),
                "marks": candidate.marks,
            }
            for n, candidate in zip(order, kept, strict=True)
        ],
        "margin": margin,
        "games": games,
    }


def longer(game: Game, name: str, actions: Sequence[Sequence[CodedAction]]) -> float:
    """Measure the lead of the first of two answers when the first bot plays for longer."""
    found = Continuations(game, game.turn, f"{name}/longer", LONG).compare(actions, AGAIN, 0)
    return found.margin if found.best == 0 else -found.margin


def _much(draft: Draft, game: Game) -> bool:
    """Whether a set is so large that a strong player, unlike a bot, would win with it at once."""
    own = sum(game.armies(t) for t in game.board.ids if game.owner(t) == game.turn)
    return bool(2 * draft.candidates[0].params["armies"] > own)


def write(file: Path, found: list[dict[str, Any]]) -> None:
    """Write the file, with one puzzle per line."""
    head = {
        "format": "risk_widget puzzles",
        "version": 1,
        "first": FIRST_BOT,
        "rounds": ROUNDS,
        "later": LATER_BOT,
        "endings": ENDINGS,
    }
    lines = ",\n".join(json.dumps(p, separators=(",", ":")) for p in found)
    start = json.dumps(head)[:-1]
    file.write_text(f'{start},\n"puzzles": [\n{lines}\n]}}\n', encoding="utf-8")


# -- the package's file


def convinces(raw: dict[str, Any]) -> bool:
    """Whether the countable facts also point to the best answer."""
    if raw["kind"] == "way":
        return True
    game = Game.from_position(raw["position"], seed=0)
    answers = [(each["form"], each["params"]) for each in raw["candidates"]]
    values = [each["value"] for each in raw["candidates"]]
    counted = expected(Seen(game, raw["seat"]), raw["kind"], raw["about"], answers)
    if counted != values.index(max(values)):
        print("not counted so:", raw["id"])
        return False
    return True


def finished(raw: dict[str, Any]) -> dict[str, Any]:
    """Complete a puzzle with its facts and its grade."""
    game = Game.from_position(raw["position"], seed=0)
    seen = Seen(game, raw["seat"])
    candidates = [
        {**each, "facts": facts_of(seen, raw["about"], each["form"], each["params"])}
        for each in raw["candidates"]
    ]
    keys = ("id", "kind", "seat", "position", "about", "margin", "games")
    return {
        **{key: raw[key] for key in keys},
        "level": grade(raw),
        "candidates": candidates,
    }


def grade(raw: dict[str, Any]) -> str:
    """Grade the difficulty of a puzzle: the closer and more numerous its answers, the harder."""
    margin = raw["margin"][0]
    if raw["kind"] == "way":
        ways = sorted(raw["candidates"], key=lambda each: -each["value"])
        lengths = [len(each["params"]["territories"]) for each in ways]
        if lengths[0] > min(lengths) or margin < NEAR:
            return "hard"  # the shortest way is not the best one, or only just
        return "easy" if margin > EASY else "medium"
    margin -= 0.02 * (len(raw["candidates"]) - 2)
    return "easy" if margin > EASY else "hard" if margin < HARD else "medium"


def mixed(puzzles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Mix the kinds, so that if possible no two successive days have the same one."""
    random = Random("puzzles")
    piles = {kind: [p for p in puzzles if p["kind"] == kind] for kind in KINDS}
    for pile in piles.values():
        random.shuffle(pile)
    totals = {kind: len(pile) for kind, pile in piles.items() if pile}
    order: list[dict[str, Any]] = []
    while len(order) < len(puzzles):
        left = [kind for kind in totals if piles[kind]]
        others = [kind for kind in left if not order or kind != order[-1]["kind"]]
        # The kind with the largest remaining share comes next.
        kind = max(others or left, key=lambda kind: (len(piles[kind]) - 0.5) / totals[kind])
        order.append(piles[kind].pop())
    return closed(order)


def closed(order: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Move the last puzzle if it is of the same kind as the first, which follows it."""
    *rest, last = order
    if last["kind"] != rest[0]["kind"]:
        return order
    for at, (before, after) in enumerate(pairwise(rest), start=1):
        if last["kind"] not in (before["kind"], after["kind"]):
            return [*rest[:at], last, *rest[at:]]
    return order


if __name__ == "__main__":
    main()
