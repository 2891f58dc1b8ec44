"""The calibration of the chances shown to players, at any moment of a game.

Run it with: python benchmarks/chances.py [--positions N] [--games N] [--bot expert] [--only TEXT]
[--more N] [--seed N] [--keep FOLDER]

Positions come from games in which bots of many rungs play each other, as seen by the seat on turn.
Its chance by `Game.evaluate` is compared with the share of games that it wins when the position is
played on many times, with everything hidden from it dealt again each time. Each row of the table is
a group of positions: the mean difference (bias) with its 95% interval, and the mean distance. Part
of the distance is the error of the share itself; the next column leaves that part out, as if both
errors were independent and normal. The last three columns are the same for `Game.evaluate` with
some of the games (`--more`), compared with the share of the others. `--keep` saves positions and
shares, so that other values can be tried on the same ones.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from moments import PARTS, SET_UP, START, Games, Moment, modes, part_of, seat_on_turn

from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.engine.cards import holds_set

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from risk_widget.engine.config import GameConfig

SEED: Final = 55_000
"""The seed of games held out from the fitting of the values."""
_TRIES: Final = 4000
"""The maximum number of games to search for positions."""
EARLY, MIDDLE = 3, 8
FEW: Final = 10


class Forecast(NamedTuple):
    """The stated chance in a position, the share won, and the number of games."""

    said: float
    came: float
    games: int


def cells_of(moment: Moment, config: GameConfig) -> Iterator[str]:
    """Yield the cells of the table that a position belongs to."""
    state = moment.state
    part = part_of(state)
    yield f"part: {part}"
    if part == SET_UP:
        return
    late = "late" if state.round > MIDDLE else "middle"
    yield f"round: {'early' if state.round <= EARLY else late}"
    has_set = holds_set(config.params, state, moment.viewer)
    yield f"own hand: {'a set' if has_set else 'no set'}"
    yield f"to place: {_to_place(state.to_place)}"
    if has_set and part == START:
        yield "own hand: a set, at the start"


def _to_place(armies: int) -> str:
    if not armies:
        return "none"
    return f"1 to {FEW}" if armies <= FEW else f"more than {FEW}"


def found(
    games: Mapping[int, Games], name: tuple[str, str], rng: Random, wanted: int,
    played: Callable[[Games, Moment], Sequence[int]],
) -> list[Moment]:  # fmt: skip
    """Find ``wanted`` positions for each cell, if possible, and continue games from them."""
    count: dict[str, int] = {}
    kept = []
    for _ in range(_TRIES):
        players = rng.choice([*games])
        for state in games[players].found(rng):
            moment = Moment((*name, players), state, seat_on_turn(state), ())
            cells = [*cells_of(moment, games[players].config)]
            if any(count.get(cell, 0) < wanted for cell in cells):
                for cell in cells:
                    count[cell] = count.get(cell, 0) + 1
                wins = tuple(played(games[players], moment))
                kept.append(moment._replace(wins=wins))
        if len(count) >= len(PARTS) + 9 and min(count.values()) >= wanted:
            break
    return kept


def rows_of(
    moment: Moment, config: GameConfig, more: int, rng: Random
) -> tuple[Forecast, Forecast]:
    """Compare the share won with the estimated chance, and with that chance after some games."""
    seat, played = moment.viewer, sum(moment.wins)
    found = evaluate(config, moment.state, seat)
    name, seats = config.seats[seat], range(config.players)
    drawn = Counter(rng.sample(seats, counts=moment.wins, k=min(more, played // 2)))
    after = found.after_games([drawn[each] for each in seats])
    rest = played - drawn.total()
    return (
        Forecast(found.chances[name], moment.wins[seat] / played, played),
        Forecast(after.chances[name], (moment.wins[seat] - drawn[seat]) / rest, rest),
    )


def line_of(cell: str, pairs: Sequence[tuple[Forecast, Forecast]]) -> str:
    """Format a line of the table, in percentage points."""
    alone, after = map(figures, zip(*pairs, strict=True))
    return f"  {cell:30} {len(pairs):5} {alone} | {after}"


def figures(rows: Sequence[Forecast]) -> str:
    """Format the bias and distances of stated chances."""
    count = len(rows)
    errors = [100 * (row.said - row.came) for row in rows]
    bias = sum(errors) / count
    spread = sqrt(sum((error - bias) ** 2 for error in errors) / max(1, count - 1) / count)
    distance = sum(map(abs, errors)) / count
    square = sum(error * error for error in errors) / count
    noise = sum(row.came * (1 - row.came) / (row.games - 1) for row in rows) / count * 100**2
    own = distance * sqrt(max(0.0, 1 - noise / square)) if square else 0.0
    return f"{bias:+6.1f} ± {1.96 * spread:4.1f} {distance:6.1f} {own:6.1f}"


def show(title: str, cells: Mapping[str, Sequence[tuple[Forecast, Forecast]]], more: int) -> None:
    """Print the table of one edition and mode."""
    header = "bias   distance   less"
    print(f"{title:32} count  {header} |  {header}, with {more} games")
    for cell in sorted(cells):
        print(line_of(cell, cells[cell]))
    sys.stdout.flush()


def main() -> None:
    """Print a table for each edition and mode, and one for all modes of each edition together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60, help="for each cell")
    parser.add_argument("--games", type=int, default=400, help="played on from each position")
    parser.add_argument("--more", type=int, default=100, help="of these, with the estimate")
    parser.add_argument("--bot", default="cautious", help="plays on in all seats")
    parser.add_argument("--only", default="", help="editions and modes whose name holds this")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--keep", type=Path, help="a folder for positions and shares")
    asked = parser.parse_args()
    pooled: dict[str, dict[str, list[tuple[Forecast, Forecast]]]] = {}
    for edition, mode, configs in modes():
        name = f"{edition} {mode}"
        if asked.only not in name:
            continue
        kept = asked.keep / f"{edition}-{mode}-{asked.bot}.pickle" if asked.keep else None
        if kept and kept.exists():
            moments: list[Moment] = pickle.loads(kept.read_bytes())
        else:
            rng = Random(f"{asked.seed}/{edition}/{mode}")

            def played(table: Games, moment: Moment, rng: Random = rng) -> Sequence[int]:
                seed = rng.getrandbits(40)
                return table.played_on(moment.state, moment.viewer, asked.bot, asked.games, seed)

            tables = {players: Games(config) for players, config in configs.items()}
            moments = found(tables, (edition, mode), rng, asked.positions, played)
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(pickle.dumps(moments))
        drawing = Random(f"{asked.seed}/more")
        cells: dict[str, list[tuple[Forecast, Forecast]]] = {}
        for moment in moments:
            config = configs[moment.kind[2]]
            if sum(moment.wins) < 4:
                continue
            row = rows_of(moment, config, asked.more, drawing)
            for cell in ("all", *cells_of(moment, config)):
                cells.setdefault(cell, []).append(row)
                pooled.setdefault(edition, {}).setdefault(cell, []).append(row)
        show(name, cells, asked.more)
    for edition, together in pooled.items():
        show(f"{edition}, all modes", together, asked.more)


if __name__ == "__main__":
    main()
