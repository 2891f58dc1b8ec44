"""Every way to play, small boards, and random players."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.board import Board, load_board
from risk_widget.game import Game
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.actions import Action


class GameSetup(NamedTuple):
    """An edition, a mode, a number of players, and options that go together."""

    edition: str
    mode: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: self.players]

    def __str__(self) -> str:
        return "-".join([self.edition, self.mode, str(self.players), *(v for _, v in self.options)])

    def new(self, seed: int, board: str | Board = "classic") -> Game:
        return Game.new(
            edition=self.edition,
            mode=self.mode,
            seats=self.seats,
            seed=seed,
            board=board,
            options=dict(self.options),
        )


def _ways() -> Iterator[GameSetup]:
    for edition in edition_ids():
        loaded = load_edition(edition)
        for mode in loaded.modes.values():
            for players in mode.players:
                yield GameSetup(edition, mode.id, players)
                for option in loaded.options.values():
                    for choice in option.choices:
                        if choice.value != option.default:
                            yield GameSetup(edition, mode.id, players, ((option.id, choice.value),))


WAYS = tuple(_ways())


def _meetings(setup: GameSetup) -> set[tuple[tuple[str, object], ...]]:
    """Return the pairs of a setup's values; of its players, only whether they are two."""
    values = (
        ("edition", setup.edition),
        ("mode", setup.mode),
        ("for two", setup.players == 2),
        ("options", setup.options),
    )
    return set(combinations(values, 2))


def _covering() -> Iterator[GameSetup]:
    """Yield a few setups that cover all pairs of values, each with as many new pairs as possible.

    Of several with equally many, the one with the rarest number of players comes next.
    """
    left = set[tuple[tuple[str, object], ...]]().union(*map(_meetings, WAYS))
    chosen = Counter[int]()
    while left:
        setup = max(WAYS, key=lambda setup: (len(_meetings(setup) & left), -chosen[setup.players]))
        yield setup
        left -= _meetings(setup)
        chosen[setup.players] += 1


COVERING = frozenset(_covering())


@cache
def ring(size: int) -> Board:
    """Return a board whose territories form a ring with some chords, in continents of three."""
    symbols = ("infantry", "cavalry", "artillery")
    names = [f"land-{number}" for number in range(size)]
    borders = [[names[i], names[(i + 1) % size]] for i in range(size)]
    borders += [[names[i], names[i + size // 2]] for i in range(0, size // 2, 2)]
    data: dict[str, Any] = {
        "id": f"ring-{size}",
        "name": f"Ring of {size}",
        "territories": [
            {"id": name, "name": name.title(), "card": symbols[number % 3]}
            for number, name in enumerate(names)
        ],
        "continents": [
            {"id": f"part-{c}", "name": f"Part {c}", "bonus": 2, "territories": names[c : c + 3]}
            for c in range(0, size, 3)
        ],
        "borders": [{"between": pair, "by": "land"} for pair in borders],
    }
    return Board.from_json(data)


def boards() -> tuple[Board, ...]:
    return load_board("classic"), ring(12), ring(6)


def choose(game: Game, chance: random.Random) -> Action:
    """Return a random legal action or, one time in ten, the last, which often ends a phase."""
    legal = game.legal_actions()
    if chance.random() < 0.1:
        return legal[-1]
    return legal[int(chance.random() * len(legal))]


def play(game: Game, seed: int, actions: int) -> Iterator[Action]:
    """Play at random, yielding each action before it is applied."""
    chance = random.Random(seed)
    for _ in range(actions):
        if game.is_over:
            return
        action = choose(game, chance)
        yield action
        game.apply(action)


def played(setup: GameSetup, seed: int, actions: int, board: str | Board = "classic") -> Game:
    """Return a game after this many random actions."""
    game = setup.new(seed, board)
    for _ in play(game, seed, actions):
        pass
    return game
