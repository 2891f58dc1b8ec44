"""The game for OpenSpiel, with chance nodes; importing this module registers `python_risk_widget`.

>>> import pyspiel
>>> from risk_widget.environments import openspiel
>>> game = pyspiel.load_game("python_risk_widget(players=3,board=island)")
>>> game.num_players()
3

The numbers of actions are those of `risk_v0`, the tensors its observations. The winner gets 1, and
all others share the loss; a game longer than `max_rounds` rounds ends with 0 for everybody.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from risk_widget.reading.spelling import not_installed

try:
    import pyspiel
    from pyspiel import SpielError
except ImportError as _error:
    raise ImportError(not_installed("this game", "OpenSpiel", "openspiel")) from _error

from risk_widget.engine.actions import ChooseCapital
from risk_widget.engine.codes import OVER
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.observation import observe
from risk_widget.environments.chance_nodes import ChanceNodes, rolls
from risk_widget.environments.features import Features
from risk_widget.laboratory.players import Player
from risk_widget.reading.schema import read_seed, whole
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS, load_edition
from risk_widget.rules.edition_parts import parse_changes

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from risk_widget.bots.base import Bot
    from risk_widget.engine.actions import Action
    from risk_widget.environments.chance_nodes import Node
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = ["NAME", "RiskBot", "RiskGame", "RiskState", "Struct"]

NAME = "python_risk_widget"
"""The game's name in `pyspiel.load_game`."""

_PARAMETERS: JsonObject = {
    "edition": DEFAULT_EDITION,
    "mode": "domination",
    "players": 3,
    "board": "classic",
    "options": "",
    "deal": -1,
    "max_rounds": 100,
}
_NODES_A_TURN = 200
"""The limit on a game's nodes per turn, several times the usual number."""
_LAST = 4
"""The number of nodes reserved for the chance events that a last action brings."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="risk_widget",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(SEATS),
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


def _options(text: str) -> tuple[tuple[str, str], ...]:
    """Parse the options in a game parameter: `name:value;name:value`."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return tuple((name, value) for name, _, value in pairs)


def _as_parameter(edition: str) -> str:
    """Format the id of an edition as a game parameter, which may not contain "=" or ","."""
    base, plus, changes = edition.partition("+")
    return f"{base}{plus}{changes.replace('=', ':').replace(',', ';')}"


def _edition(parameter: str) -> str:
    """Parse the id of an edition in a game parameter, where changes may be in any order."""
    name, plus, changes = parameter.partition("+")
    if not plus:
        return name
    base = load_edition(name)
    named = ",".join(change.replace(":", "=", 1) for change in changes.split(";"))
    return base.variant(**parse_changes(next(iter(base.modes.values())).rules, named)).id


class RiskGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of game. Create it with `pyspiel.load_game`.

    Attributes:
        nodes: the game's positions and chances, with the numbers of all actions.
        max_rounds: the last round, after which a game is cut off.
        longest: the most nodes that a game can have.
    """

    def __init__(self, params: JsonView | None = None) -> None:
        """Make a game.

        Args:
            params: `edition` (the id of a variant as `name+field:value;field:value`), `mode`,
                `players`, `board`; `options` of the edition as `name:value;name:value`; `deal`, a
                seed that fixes the starter and each seat's territories (-1: chance decides);
                `max_rounds`.

        Raises:
            ValueError: a combination that the edition does not have.
        """
        params = {**(params or {})}
        if "edition" in params:
            params["edition"] = _as_parameter(str(params["edition"]))
        chosen = {**_PARAMETERS, **params}
        players = whole(chosen["players"], "players", _TYPE.min_num_players, _TYPE.max_num_players)
        self.max_rounds: int = whole(chosen["max_rounds"], "max_rounds", 1)
        deal = whole(chosen["deal"], "deal", -1)
        self.nodes: ChanceNodes = ChanceNodes.of(
            _edition(chosen["edition"]),
            chosen["mode"],
            players,
            chosen["board"],
            _options(chosen["options"]),
            None if deal < 0 else deal,
        )
        config = self.nodes.config
        setting_up = config.size + players * (config.starting_armies() + 3)
        self.longest: int = setting_up + (self.max_rounds + 1) * players * _NODES_A_TURN
        answers = [*map(len, map(rolls, (config.dice.attack, max(config.dice.defence))))]
        answers += [config.unknown_card, len(config.wanted), players]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.nodes.table.size,
            max_chance_outcomes=max(answers),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_TYPE, info, params)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)  # OpenSpiel's own pickling loses attributes

    def new_initial_state(self) -> RiskState:
        """Return the state before the first question or decision."""
        return RiskState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: JsonView | None = None
    ) -> _Observer:
        """Make an observer of public information, of the secrets of one seat or all, or of both.

        The tensor holds all that one seat sees, without memory; each other view is a string.

        Raises:
            ValueError: any parameters, as the game has none.
        """
        if params:
            raise ValueError(f"this game has no views by {', '.join(sorted(params))}")
        return _Observer(self.nodes, iig_obs_type or _BY_DEFAULT)


class RiskState(pyspiel.State):  # type: ignore[misc]
    """A state: a node, the number of steps so far, and digests of each seat's view of the steps.

    Attributes:
        node: the position, and the open question for chance.
        waiting: the steps that chance is deciding about: an action, and its answers so far.
        seen: a digest of all steps as each seat saw them; the last one is a spectator's.
        told: a digest of what only that seat was told, for each seat.
    """

    def __init__(self, game: RiskGame) -> None:
        super().__init__(game)
        self.node: Node = game.nodes.first
        self.seen: tuple[str, ...] = ("",) * (game.nodes.config.players + 1)
        self.told: tuple[str, ...] = ("",) * game.nodes.config.players
        self.waiting: tuple[_Said, ...] = ()
        self._steps = 0
        self._limits = (game.max_rounds, game.longest - _LAST)

    def current_player(self) -> int:
        """Return the id of the player to act: a seat, chance, or the terminal player."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.node.state is not None
        return self.node.state.actor

    def is_terminal(self) -> bool:
        """Whether somebody has won or the game has been cut off."""
        state = self.node.state
        if state is None or self.node.question is not None:
            return False
        rounds, steps = self._limits
        return state.phase == OVER or state.round > rounds or self._steps > steps

    def returns(self) -> list[float]:
        """Return 1 for the winner and equal shares of -1 for the losers; 0 before the end."""
        state, players = self.node.state, self.num_players()
        if state is None or state.phase != OVER:
            return [0.0] * players
        return [1.0 if seat == state.winner else -1 / (players - 1) for seat in range(players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the possible outcomes of chance, with their probabilities."""
        assert self.node.question is not None
        return [(answer, float(chance)) for answer, chance in self.node.question.outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.node.state
        assert state is not None
        return sorted(self.node.nodes.table.legal(state)) if player == state.actor else []

    def _apply_action(self, number: int) -> None:
        node = self.node
        if number not in self._choices():
            raise SpielError(f"action {number} is not legal in this state")
        if node.question is not None:
            said = _answer_said(node, number)
            self.node = node.answer(number)
        else:
            assert node.state is not None
            action = node.nodes.table.action(number, node.state)
            said = _action_said(node, action)
            self.node = node.act(action)
        self.seen = tuple(_digest(seen, said.to(seat)) for seat, seen in enumerate(self.seen))
        self.told = tuple(
            _digest(told, said.whole) if said.seat == seat else told
            for seat, told in enumerate(self.told)
        )
        self.waiting = () if self.node.question is None else (*self.waiting, said)
        self._steps += 1

    def _choices(self) -> Collection[int]:
        """Return the numbers of the actions or answers that can be applied now."""
        if self.is_terminal():
            return ()
        if self.node.question is not None:
            return self.node.question.answers
        assert self.node.state is not None
        return self.node.nodes.table.legal(self.node.state)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return _answer_said(self.node, number).whole
        return self.node.nodes.table.name(number)

    # -- structs, which OpenSpiel has had since 2.0; its own games make them in C++

    def to_struct(self) -> Struct:
        """Return the whole state: a spectator's view, and everybody's secrets."""
        seen = _seen(self.node, self.waiting, None)
        return Struct({**seen, "current_player": self.current_player(), **_secrets(self.node)})

    def to_json(self) -> str:
        """Return the struct of the state as JSON."""
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """Return the view of a seat, by default of the seat that must act."""
        seat = self.current_player() if player is None else player
        return Struct(_seen(self.node, self.waiting, seat if seat >= 0 else None))

    def action_to_struct(self, player: int, number: int | None = None) -> Struct:
        """Return an action of this state as data; `player` may be left out."""
        chosen = player if number is None else number
        if chosen not in self._choices():
            raise SpielError(f"action {chosen} is not legal in this state")
        return Struct(self._action_data(chosen))

    def _action_data(self, number: int) -> JsonObject:
        node = self.node
        if node.question is not None:
            kind, _, outcome = _answer_said(node, number).whole.partition(":")
            return {"type": kind, "outcome": outcome}
        assert node.state is not None
        return node.nodes.table.action(number, node.state).to_dict()

    def struct_to_actions(self, struct: Struct) -> list[int]:
        """Return a list with the action's number, or an empty list if the action is not legal."""
        wanted = struct.to_dict()
        return [number for number in self._choices() if self._action_data(number) == wanted]

    def validate_action_struct(self, struct: Struct) -> Any:
        """Return a status that says whether an action is legal."""
        try:
            self._number_of(struct)
        except SpielError as error:
            return pyspiel.error_status(str(error))
        return pyspiel.ok_status()

    def _number_of(self, struct: Struct) -> int:
        for number in self.struct_to_actions(struct):
            return number
        raise SpielError(f"action {struct.to_json()} is not legal in this state")

    def apply_action_struct(self, struct: Struct) -> Any:
        """Apply an action if it is legal; return a status that says whether it was."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(self._number_of(struct))
        return status

    def __str__(self) -> str:
        return _view(self.node, self.waiting, None)


class RiskBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of the package, or one of yours, behind the interface of OpenSpiel's bots.

    Args:
        bot: an id, a class, a function that makes a bot from a seed, or a bot.
        seed: the seed for the bot's choices between equals.
    """

    def __init__(self, bot: AnyBot, seed: int | str = 0) -> None:
        super().__init__()
        self._player, self._seed = Player.of(bot, "bot"), str(read_seed(seed))
        self._bot: Bot | None = None

    def restart(self) -> None:
        """Begin a game with a new bot."""
        self._bot = None

    def restart_at(self, state: RiskState) -> None:
        """Begin a game in the middle, with a new bot."""
        del state
        self.restart()

    def step(self, state: RiskState) -> int:
        """Return the bot's choice in a state where a seat must act; see `ActionTable.choice_of`."""
        nodes, position = state.node.nodes, state.node.state
        assert position is not None
        if self._bot is None:
            self._bot = self._player.make(self._seed, nodes.config.board)
        game = CoreGame(nodes.config, position)
        return nodes.table.choice_of(self._bot, game, nodes.table.legal(position))


class Struct:
    """The data of a state, observation or action, with the methods of `pyspiel.SpielStruct`."""

    def __init__(self, data: JsonView) -> None:
        self._data = dict(data)

    def to_dict(self) -> JsonObject:
        """Return the data as a dict."""
        return dict(self._data)

    def to_json(self) -> str:
        """Return the data as JSON."""
        return json.dumps(self._data)

    def __repr__(self) -> str:
        return f"Struct({self.to_json()})"


# ---- what each seat sees -----------------------------------------------------------------------


class _Said(NamedTuple):
    """A step in words, which may be partly secret.

    Attributes:
        whole: the step in full.
        seat: the only seat that is told all of it; None if everybody is.
        rest: the part that the others are told.
    """

    whole: str
    seat: int | None = None
    rest: str = ""

    def to(self, seat: int) -> str:
        """Return the words for a seat; a number beyond the seats means a spectator."""
        return self.whole if self.seat in (None, seat) else self.rest


def _action_said(node: Node, action: Action) -> _Said:
    """Put an action into words; only the choice of a capital is secret (``setup.capitals``)."""
    assert node.state is not None
    words = json.dumps(action.to_dict())
    if isinstance(action, ChooseCapital):
        return _Said(words, node.state.actor, action.type)
    return _Said(words)


def _answer_said(node: Node, answer: int) -> _Said:
    """Put a chance outcome into words; only owners see missions and cards (``info.secret``)."""
    config, asked = node.nodes.config, node.question
    assert asked is not None
    if asked.kind == "mission":
        return _Said(f"mission:{config.wanted[answer]}", len(node.answers), "mission")
    if asked.kind == "card":
        assert node.state is not None
        return _Said(f"card:{config.card_ids[answer]}", node.state.turn, "card")
    if asked.kind == "dice":
        return _Said("dice:" + "-".join(map(str, rolls(asked.dice)[answer][0])))
    if asked.kind == "starter":
        return _Said(f"starter:{config.seats[answer]}")
    return _Said(f"territory:{config.ids[answer]}")


def _digest(seen: str, step: str) -> str:
    """Return a seat's memory after one more step, as a digest."""
    return blake2b(f"{seen}\n{step}".encode(), digest_size=16).hexdigest()


def _view(node: Node, waiting: Sequence[_Said], seat: int | None) -> str:
    """Return the position as a seat sees it, as JSON."""
    return json.dumps(_seen(node, waiting, seat))


def _secrets(node: Node) -> JsonObject:
    """Return the cards, mission and capital that each seat alone knows, once they are dealt."""
    config, state = node.nodes.config, node.state
    if state is None:
        return {}
    secrets: dict[str, Sequence[object]] = {
        "hands": [[config.card_ids[card] for card in hand] for hand in state.hands()],
        "missions": [config.mission_of(state, seat) for seat in range(config.players)],
        "capitals": [None if place < 0 else config.ids[place] for place in state.capital],
    }
    return {name: dict(zip(config.seats, each, strict=True)) for name, each in secrets.items()}


def _own_secrets(node: Node, waiting: Sequence[_Said], seat: int) -> JsonObject:
    """Return the secrets of a seat, and the news for that seat alone while chance decides."""
    name = node.nodes.config.seats[seat]
    known = {each.removesuffix("s"): by_seat[name] for each, by_seat in _secrets(node).items()}
    return {"viewer": name, **known, "waiting": [s.whole for s in waiting if s.seat == seat]}


def _seen(node: Node, waiting: Sequence[_Said], seat: int | None) -> JsonObject:
    """Return the position as a seat sees it, or as a spectator does if ``seat`` is None.

    While chance has to decide about an action, this is the position before the action, and
    `waiting` lists the action and the answers known by now.
    """
    config = node.nodes.config
    viewer = config.players if seat is None else seat
    messages = [said.to(viewer) for said in waiting]
    if node.state is None:
        name = None if seat is None else config.seats[seat]
        return {"phase": "deal", "viewer": name, "waiting": messages}
    seen: JsonObject = dict(observe(config, node.state, seat))
    del seen["legal"]
    return {**seen, "waiting": messages}


_Private = pyspiel.PrivateInfoType
_BY_DEFAULT = pyspiel.IIGObservationType(perfect_recall=False)
"""The default view: all that one seat sees, without memory."""


class _Observer:
    """An observer of states for OpenSpiel: a string and, for the default view, a tensor.

    Attributes:
        tensor: the array of `Features`, or None.
        dict: the parts of the tensor by name.
    """

    def __init__(self, nodes: ChanceNodes, kind: Any) -> None:
        """Make an observer.

        Args:
            nodes: the kind of game.
            kind: whether to show public information, whose secrets, and whether to remember steps.
        """
        self._public, self._recall = kind.public_info, kind.perfect_recall
        self._whose = kind.private_info
        self._features = Features(nodes.config)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._whose == _Private.SINGLE_PLAYER and not self._recall:
            self.tensor = tensor = np.zeros(self._features.size, np.float32)
            self.dict = {
                name: tensor[part]
                for name, part in self._features.parts.items()
                if part.start < part.stop
            }

    def set_from(self, state: RiskState, player: int) -> None:
        """Fill the tensor with a seat's view, or with zeros until everything has been dealt."""
        assert self.tensor is not None
        position = state.node.state
        self.tensor[:] = 0 if position is None else self._features.array(position, player)

    def string_from(self, state: RiskState, player: int) -> str:
        """Return the view and, if the observer has memory, a digest of all that it has seen.

        The string is empty if the observer may see neither public information nor any secrets.
        """
        if not self._public and self._whose == _Private.NONE:
            return ""
        seen = json.dumps(self._seen(state, player))
        return f"{seen} {self._remembered(state, player)}" if self._recall else seen

    def _seen(self, state: RiskState, player: int) -> JsonObject:
        node, waiting = state.node, state.waiting
        if self._whose == _Private.ALL_PLAYERS:
            public = _seen(node, waiting, None) if self._public else {}
            told = [said.whole for said in waiting if self._public or said.seat is not None]
            return {**public, **_secrets(node), "waiting": told}
        if not self._public:
            return _own_secrets(node, waiting, player)
        return _seen(node, waiting, player if self._whose == _Private.SINGLE_PLAYER else None)

    def _remembered(self, state: RiskState, player: int) -> str:
        seen = state.seen if self._public else state.told
        if self._whose == _Private.ALL_PLAYERS:
            return _digest("", " ".join(seen))
        return seen[player if self._whose == _Private.SINGLE_PLAYER else -1]


pyspiel.register_game(_TYPE, RiskGame)
