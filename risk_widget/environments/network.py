"""A small network that scores legal actions, and a bot that plays the action scored highest.

Some fifty numbers describe every legal action: its kind, how many armies, and how the
territories concerned look to the acting seat. One hidden layer turns the numbers into a score,
and a softmax over the legal actions turns scores into chances. As territories are described by
their surroundings, not by name, the same weights play on any board and in any edition.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from risk_widget.reading.spelling import not_installed

try:
    import numpy as np
except ImportError as _error:
    raise ImportError(not_installed("this network", "numpy", "learn")) from _error

from risk_widget.battles.odds import win_array
from risk_widget.bots.base import legal_of
from risk_widget.engine.observation import read_observation
from risk_widget.environments.action_table import AMOUNTS, PARTS, ActionTable
from risk_widget.environments.features import NUMBERS, Features
from risk_widget.reading.schema import whole_seed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation
    from risk_widget.engine.config import GameConfig
    from risk_widget.reading.json_types import JsonObject

    Floats: TypeAlias = NDArray[np.float32]
    Weights: TypeAlias = dict[str, Floats]

__all__ = ["HIDDEN", "Choices", "Network", "NetworkBot", "Views", "baseline"]

HIDDEN: Final = 32
"""The number of hidden units for actions; the network for positions has half as many."""
_AROUND: Final = 13
"""The length of the description of a territory."""
_SEAT: Final = 10
"""The length of the description of a whole position."""
ACTION_SIZE: Final = len(PARTS) + 3 + 2 * _AROUND + _SEAT
"""The length of the description of an action."""
_MOST: Final = 40
"""The most armies in the table of odds; larger numbers count as this many."""


class Choices(NamedTuple):
    """The legal actions of many positions, concatenated.

    Attributes:
        numbers: the number of each action.
        firsts: the index of the first action of each position.
        described: a row for each action.
        positions: a row for each position.
    """

    numbers: NDArray[np.int64]
    firsts: NDArray[np.int64]
    described: Floats
    positions: Floats


class Views:
    """Descriptions of the actions of one kind of game, computed from the arrays of `Features`."""

    def __init__(self, config: GameConfig, table: ActionTable | None = None) -> None:
        self.table: ActionTable = table or ActionTable(config)
        self.features: Features = Features(config)
        board, size, self._players = config.board, config.size, config.players
        self._params = config.params
        self._size = size
        index = {place: number for number, place in enumerate(config.ids)}
        self._borders = np.zeros((size, size), np.float32)
        self._around = np.full((size, max(map(len, board.neighbours))), size)
        for place, near in enumerate(board.neighbours):
            self._borders[place, list(near)] = 1
            self._around[place, : len(near)] = near
        continents = board.continents
        self._members = np.zeros((size, len(continents)), np.float32)
        for number, continent in enumerate(continents):
            self._members[[index[place] for place in continent.territories], number] = 1
        self._bonus = np.array([continent.bonus for continent in continents], np.float32)
        self._continent = self._members.argmax(1)
        self._odds = win_array(_MOST, _MOST, config.dice).astype(np.float32)
        self._read_table(index)

    def _read_table(self, index: Mapping[str, int]) -> None:
        """Read the kind, the amount and the territories of each action, by its number."""
        shares = {"fewest": 0.0, "half": 0.5, "all": 1.0}
        count = self.table.size
        self._kind = np.zeros(count, np.int64)
        self._amount = np.zeros(count, np.float32)
        self._source, self._target = np.full((2, count), self._size)
        for number, name in enumerate(self.table.names):
            kind, *about = name.split()
            self._kind[number] = PARTS.index(kind)
            places = [index[word] for word in about if word in index]
            if places:
                self._target[number] = places[-1]
                self._source[number] = places[0] if len(places) > 1 else self._size
            if about and about[-1] not in index:
                last = about[-1]
                self._amount[number] = shares[last] if last in shares else int(last) / AMOUNTS

        self._is_movement = self._kind == PARTS.index("fortify")

    def choices(self, seen: NDArray[np.int32], legal: NDArray[np.bool_]) -> Choices:
        """Describe the legal actions of positions.

        A second movement in a turn is left out, even if legal: armies could go to and
        fro forever.

        Args:
            seen: a row for each position, not scaled.
            legal: a row for each position, True for its legal actions.
        """
        has_moved = seen[:, self.features.parts["moved"]].sum(1) > 0
        rows, numbers = (legal & ~np.outer(has_moved, self._is_movement)).nonzero()
        firsts = np.searchsorted(rows, np.arange(len(seen)))
        armies = seen[:, self.features.parts["armies"]].astype(np.float32)
        armies = armies.reshape(len(seen), self._players + 1, self._size)
        positions = self._positions(seen, armies)
        around = self._territories(armies)
        source, target = self._source[numbers], self._target[numbers]
        fighting = np.isin(self._kind[numbers], (PARTS.index("occupy"), PARTS.index("defend")))
        if fighting.any():
            for places, part in ((source, "battle_source"), (target, "battle_target")):
                battle = seen[:, self.features.parts[part]]
                here = np.where(battle.any(1), battle.argmax(1), self._size)
                places[fighting] = here[rows[fighting]]
        own, foes = armies[:, 0], armies[:, 1:].sum(1)
        ours = np.pad(own, ((0, 0), (0, 1)))[rows, source].astype(int)
        theirs = np.pad(foes, ((0, 0), (0, 1)))[rows, target].astype(int)
        attacks = self._kind[numbers] == PARTS.index("attack")
        chance = self._odds[ours.clip(0, _MOST), theirs.clip(0, _MOST)] * attacks
        described = np.empty((len(rows), ACTION_SIZE), np.float32)
        kinds = len(PARTS)
        described[:, :kinds] = np.eye(kinds, dtype=np.float32)[self._kind[numbers]]
        described[:, kinds] = self._amount[numbers]
        described[:, kinds + 1] = chance
        described[:, kinds + 2] = attacks * (ours - theirs).clip(-20, 20) / 10
        at = kinds + 3
        described[:, at : at + _AROUND] = around[rows, source]
        described[:, at + _AROUND : at + 2 * _AROUND] = around[rows, target]
        described[:, at + 2 * _AROUND :] = positions[rows]
        return Choices(numbers, firsts, described, positions)

    def table_of(
        self, seen: NDArray[np.int32], legal: NDArray[np.bool_], most: int
    ) -> tuple[NDArray[np.int64], Floats]:
        """Describe positions' legal actions as a table, with equally many rows for each position.

        Args:
            seen: see `choices`.
            legal: see `choices`.
            most: the number of rows for each position; further actions are left out.

        Returns:
            The number of each row's action (-1 for an empty row), and the rows. An empty row
            is all zeros, but a position's first row always ends with the position's numbers.
        """
        found, count = self.choices(seen, legal), len(seen)
        counts = np.diff(found.firsts, append=len(found.numbers))
        rows = np.repeat(np.arange(count), counts)
        places = np.arange(len(rows)) - np.repeat(found.firsts, counts)
        kept = places < most
        numbers = np.full((count, most), -1, np.int64)
        numbers[rows[kept], places[kept]] = found.numbers[kept]
        described = np.zeros((count, most, ACTION_SIZE), np.float32)
        described[rows[kept], places[kept]] = found.described[kept]
        described[:, 0, -_SEAT:] = found.positions
        return numbers, described

    def _territories(self, armies: Floats) -> Floats:
        """Describe each territory of each position in a row; a row of zeros stands for none."""
        own, foes = armies[:, 0], armies[:, 1:].sum(1)
        mine, other = own > 0, foes > 0
        padded = np.pad(foes, ((0, 0), (0, 1)))
        strongest = padded[:, self._around].max(2)
        threat = foes @ self._borders
        sizes = self._members.sum(0)
        held = (armies > 0).astype(np.float32) @ self._members / sizes
        here = held[:, :, self._continent]
        share, others = here[:, 0], here[:, 1:].max(1)
        totals = armies.sum(2) / np.maximum(1, armies.sum((1, 2)))[:, None]
        owner = armies.argmax(1)
        rows = np.arange(len(armies))[:, None]
        missing = (1 - share) * sizes[self._continent]
        found = np.zeros((len(armies), self._size + 1, _AROUND), np.float32)
        for number, column in enumerate(
            (
                np.log1p(own) / 3,
                np.log1p(foes) / 3,
                np.log1p(threat) / 3,
                np.log1p(strongest) / 3,
                other.astype(np.float32) @ self._borders / 4,
                mine.astype(np.float32) @ self._borders / 4,
                share,
                others,
                (missing < 1.5) & (missing > 0.5) & ~mine,
                self._bonus[self._continent] / 5 * np.ones_like(own),
                (own - strongest) / (own + strongest + 1),
                totals[rows, owner] * ~mine,
                here[rows, owner, np.arange(self._size)] > 1 - 1e-6,
            )
        ):
            found[:, : self._size, number] = column
        return found

    def _positions(self, seen: NDArray[np.int32], armies: Floats) -> Floats:
        parts = self.features.parts
        first = parts["numbers"].start
        number = {name: seen[:, first + at] for at, name in enumerate(NUMBERS)}
        lands = (armies > 0).sum(2)
        totals = armies.sum(2)
        whole = ((armies > 0).astype(np.float32) @ self._members) == self._members.sum(0)
        income = lands // self._params.territories_per_army
        income = np.maximum(self._params.minimum_armies, income) * (lands > 0)
        income = income + whole @ self._bonus
        shares = [each[:, : self._players] for each in (lands, totals, income)]
        shares = [each / np.maximum(1, each.sum(1, keepdims=True)) for each in shares]
        hands = seen[:, parts["hand_counts"]]
        columns = (
            *(each[:, 0] for each in shares),
            *(each[:, 1:].max(1) for each in shares),
            hands[:, 0] / 5,
            hands[:, 1:].max(1) / 5,
            number["captured"],
            np.log1p(number["to_place"]) / 3,
        )
        return np.stack(columns, 1).astype(np.float32)


class Network:
    """Two small networks: one scores actions, the other values positions.

    Attributes:
        weights: arrays by name.
    """

    def __init__(self, seed: int | str = 0) -> None:
        random = np.random.default_rng(whole_seed(seed, 0))

        def layer(inputs: int, outputs: int) -> Floats:
            found = random.standard_normal((inputs, outputs)) / np.sqrt(inputs)
            made: Floats = found.astype(np.float32)
            return made

        half = HIDDEN // 2
        self.weights: Weights = {
            "look": layer(ACTION_SIZE, HIDDEN),
            "look_bias": np.zeros(HIDDEN, np.float32),
            "score": layer(HIDDEN, 1) * np.float32(0.1),
            "see": layer(_SEAT, half),
            "see_bias": np.zeros(half, np.float32),
            "value": layer(half, 1) * np.float32(0.1),
        }

    @property
    def size(self) -> int:
        """The number of weights."""
        return sum(each.size for each in self.weights.values())

    def scores(self, described: Floats) -> tuple[Floats, Floats]:
        """Compute the score of each action, and the values of the hidden layer."""
        w = self.weights
        hidden = np.tanh(described @ w["look"] + w["look_bias"])
        return (hidden @ w["score"])[:, 0], hidden

    def values(self, positions: Floats) -> tuple[Floats, Floats]:
        """Compute the value of each position, from -1 to 1, and the values of the hidden layer."""
        w = self.weights
        hidden = np.tanh(positions @ w["see"] + w["see_bias"])
        return np.tanh(hidden @ w["value"])[:, 0], hidden

    def chances(self, choices: Choices) -> Floats:
        """Compute the chance of each legal action."""
        scores, _ = self.scores(choices.described)
        return softmax(scores, choices.firsts)

    def best(self, choices: Choices) -> NDArray[np.int64]:
        """Find the index of the action with the highest score, for each position."""
        scores, _ = self.scores(choices.described)
        counts = np.diff(choices.firsts, append=len(scores))
        top = np.repeat(np.maximum.reduceat(scores, choices.firsts), counts)
        places = np.flatnonzero(scores == top)
        first: NDArray[np.int64] = places[np.searchsorted(places, choices.firsts)]
        return first

    def to_dict(self) -> JsonObject:
        """Return the weights as JSON data, rounded to four decimals."""
        return {
            name: np.round(each, 4).astype(float).tolist() for name, each in self.weights.items()
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, object]) -> Network:
        """Build a network from the data of `to_dict`.

        Raises:
            ValueError: the data are no weights of such a network.
        """
        made = cls()
        for name, weights in made.weights.items():
            try:
                found = np.array(data[name], np.float32)
            except (LookupError, TypeError, ValueError, OverflowError):
                found = None
            if found is None or found.shape != weights.shape:
                rows = " by ".join(map(str, weights.shape))
                raise ValueError(f"a network needs {rows} numbers under the name {name!r}")
            made.weights[name] = found
        return made


def softmax(scores: Floats, firsts: NDArray[np.int64]) -> Floats:
    """Turn the scores of actions into chances, separately for each position."""
    counts = np.diff(firsts, append=len(scores))
    grown = np.exp(scores - np.repeat(np.maximum.reduceat(scores, firsts), counts))
    chances: Floats = grown / np.repeat(np.add.reduceat(grown, firsts), counts)
    return chances


def baseline() -> Network:
    """Load the network that comes with the package; see `docs/bots.md`."""
    source = files("risk_widget.environments").joinpath("baseline.json")
    return Network.from_dict(json.loads(source.read_text(encoding="utf-8")))


class NetworkBot:
    """A bot that plays the action scored highest by a network, by default the package's own.

    It can play anywhere that a bot of your own can: in a widget, in `simulate`, in tournaments.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        network: Network | None = None,
        *,
        board: Board | None = None,
    ) -> None:
        """Make a bot.

        Args:
            seed: ignored, as nothing is left to chance.
            network: the network that scores actions.
            board: the board of the bot's games, if it is not a built-in one.
        """
        del seed
        self.network: Network = network or baseline()
        self._board = board
        self._views: tuple[GameConfig, Views] | None = None

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal_of(observation)
        config, state = read_observation(observation, self._board)
        if self._views is None or self._views[0] is not config:
            self._views = config, Views(config)
        views = self._views[1]
        seen = views.features.array(state, state.actor)[None]
        legal = views.table.mask(state).astype(np.bool_)[None]
        choices = views.choices(seen, legal)
        number = choices.numbers[self.network.best(choices)[0]]
        return views.table.action(int(number), state).to_dict()
