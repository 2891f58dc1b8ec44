"""Make js/tests/fixtures/snapshots.json: a snapshot of every phase and screen, from real games.

Each game begins in a position, or from the start, and a session with known dice plays it up to the
screen that a test of the front end shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from risk_widget import bots
from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.game import Game
from risk_widget.host.session import Session
from risk_widget.rules.edition import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "js/tests/fixtures/snapshots.json"

PLAYERS: Final = {
    "red": "human",
    "blue": "human",
    "green": "cautious",
    "yellow": "random",
    "black": "cautious",
    "purple": "random",
}
NAMES: Final = {"red": "Ada", "blue": "Ben", "black": "Lucky"}

# The owner of each territory, with the number of armies, if more than one.
HELD: Final = {
    "red": "indonesia:3 new-guinea western-australia eastern-australia siam:12 india:4 "
    "brazil:5 venezuela:2 argentina north-africa:8 congo east-africa:4 south-africa "
    "central-america:3 western-us:2 western-europe:3 mongolia:2",
    "blue": "peru:5 egypt:2 southern-europe:5 ukraine:10 scandinavia:3 great-britain:4 iceland "
    "greenland:2 quebec:3",
    "green": "china:11 afghanistan:2 middle-east:5 ural:4 siberia:3 northern-europe:7",
    "yellow": "alaska:4 northwest-territory alberta:3 ontario:6 eastern-us:5",
    "black": "japan:2 kamchatka:6 yakutsk irkutsk:4 madagascar",
}
WORLD: Final = {
    territory: [seat, int(armies or 1)]
    for seat, territories in HELD.items()
    for territory, _, armies in (word.partition(":") for word in territories.split())
}
HAND: Final = ["siam", "alberta", "great-britain", "quebec"]
MISSIONS: Final = {
    "red": "territories-24",
    "blue": "territories-18",
    "green": "destroy-red",
    "yellow": "destroy-blue",
    "black": "destroy-green",
}


class PlayedGame:
    """A game with people and bots around it, and the messages sent by one of its pages."""

    def __init__(self, game: Game) -> None:
        seats = {seat: PLAYERS[seat] for seat in game.seats}
        names = {seat: name for seat, name in NAMES.items() if seat in game.seats}
        self.session = Session(game, seats=seats, names=names, seed=1, game_id="g1")
        self._sent = 0

    def send(self, **action: Any) -> PlayedGame:
        """Send an action, which the kernel must accept."""
        self._sent += 1
        item = {"id": f"{self._sent}", "base_seq": self.session.seq, "action": action}
        self.session.receive([item])
        ack = self.session.acks.shown()[-1]
        assert ack["ok"], ack
        return self

    def shown(self) -> dict[str, Any]:
        """Return the snapshot as the page gets it, without answers to earlier messages."""
        self.session.receive([])
        text = json.dumps(self.session.snapshot(), allow_nan=False)
        return {**json.loads(text), "acks": []}

    def play_to(self, screen: str, *, times: int = 1) -> PlayedGame:
        """Play for all seats until a screen has appeared ``times`` times."""
        game = self.session.game
        assert game is not None
        minds = {seat: bots.make("cautious", seat) for seat in game.seats}
        while True:
            now = self.shown()
            if now["screen"] == screen:
                times -= 1
                if not times:
                    return self
            if now["screen"] == "handover":
                self.send(type="ready", seat=now["handover"]["to"])
            elif self.session.to_advance:
                self.session.advance()
            else:
                actor = str(game.actor)
                self.session.apply(minds[actor].choose(game.observe(actor)), actor)


def position(
    phase: str,
    *dice: int,
    turn: str = "red",
    held: Mapping[str, Any] | None = None,
    edition: str = "nordic",
    mode: str = "missions",
    seats: Sequence[str] = SEATS,
    **more: Any,
) -> Game:
    """Make a six-player game in the position `WORLD`: the set-up, or round 7 with one seat out."""
    setup = phase in ("claim", "place", "capital")
    known: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "territories": {**WORLD, **(held or {})},
        "round": 0 if setup else 7,
    }
    if not setup and len(seats) == len(SEATS):
        known |= {"out": ["purple"], "destroyed_by": {"purple": "blue"}}
        known |= {"hands": {"red": HAND}, "sets_traded": 2}
        if mode == "missions":
            known["missions"] = MISSIONS
    chance = Scripted(dice, seed=1) if dice else Seeded(1)
    return Game.from_dict(
        edition=edition, mode=mode, seats=seats, position=known | more, chance=chance
    )


def red(phase: str, *dice: int, **more: Any) -> PlayedGame:
    """Make a table at which Red has taken over the screen."""
    table = PlayedGame(position(phase, *dice, **more))
    if table.shown()["screen"] == "handover":
        table.send(type="ready", seat="red")
    elif table.shown()["private"] == "covered":
        table.send(type="reveal")
    return table


def attacked(*dice: int, **held: Any) -> PlayedGame:
    """Make a table where Red has attacked Southern Europe from North Africa with three armies."""
    table = red("attack", *dice, held={name.replace("_", "-"): row for name, row in held.items()})
    return table.send(type="attack", source="north-africa", target="southern-europe", armies=3)


def under_attack() -> PlayedGame:
    """Make a table where Green attacks East Africa, and Red's cards are covered."""
    attack = {"type": "attack", "source": "middle-east", "target": "east-africa", "armies": 3}
    table = PlayedGame(position("attack", turn="green"))
    table.session.apply(attack, "green")
    return table


def place(armies: int, territory: str = "north-africa", there: int = 1, **more: Any) -> PlayedGame:
    """Make a table where Red has placed armies on a territory that already had some."""
    table = red("reinforce", held={territory: ["red", there]}, **more)
    return table.send(type="place", territory=territory, armies=armies)


def lesson(name: str, step: str) -> dict[str, Any]:
    """Return the snapshot at the beginning of a lesson's step."""
    session = Session(game_id="g0")
    for action in ({"do": "open", "step": name}, {"do": "go", "step": step}):
        item = {"id": "1", "base_seq": session.seq, "action": {"type": "lesson", **action}}
        session.receive([item])
        assert session.acks.shown()[-1]["ok"], action
    text = json.dumps(session.snapshot(), allow_nan=False)
    # A lesson gets a different id each time: replace it, so that the file stays the same.
    return {**json.loads(text), "acks": [], "game_id": f"{name} {step}"}


FREE: Final = ("brazil", "peru", "egypt", "china", "japan", "alaska", "ural", "indonesia")
CLAIMED: Final = {t: [None, 0] if t in FREE else [seat, 1] for t, (seat, _) in WORLD.items()}
OTHERS: Final = {t: ["third", 2] for t, (seat, _) in WORLD.items() if seat not in ("red", "blue")}
TWELVE: Final = dict.fromkeys(SEATS, 12)
YAKUTSK: Final = {"yakutsk": ["purple", 1]}


def edited() -> dict[str, Any]:
    """Open the position editor on the position `WORLD`."""
    session = Session(game_id="g2")
    text = position("attack").position()
    session.edit({"type": "draft", "do": "open", "value": "text", "text": text})
    return {**session.snapshot(), "acks": []}


BONUS: Final = ["siam", "alberta", "brazil", "quebec", "great-britain"]
OVER_SEED: Final = 3
SCENES: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    "setup": lambda: {**Session(game_id="g0").snapshot()},
    "claim": lambda: red("claim", held=CLAIMED, edition="italian", in_hand=TWELVE).shown(),
    "place": lambda: red("place", held=YAKUTSK, in_hand=TWELVE).shown(),
    "capital": lambda: red("capital", held=YAKUTSK, mode="capital").shown(),
    # Two of seven armies are placed, and four cards include a set.
    "reinforce": lambda: place(2, there=6).shown(),
    # All armies are placed, and a set must be traded.
    "trade": lambda: place(7, hands={"red": [*HAND, "wild-1"]}).shown(),
    # Red picks which of two territories on a set gets the extra armies.
    "bonus": lambda: place(7, "siam", 12, edition="italian", hands={"red": BONUS}).shown(),
    "attack": lambda: place(7).send(type="end_phase").shown(),
    # Each side has lost an army.
    "result": lambda: (
        attacked(6, 4, 2, 5, 4).send(type="defend", dice=2).send(type="reveal").shown()
    ),
    "defend": lambda: under_attack().send(type="reveal").shown(),
    "occupy": lambda: attacked(
        6, 4, 1, 3, north_africa=["red", 6], southern_europe=["blue", 1]
    ).shown(),
    "fortify": lambda: red("fortify").shown(),
    # Red decides for the neutral army in Blue's turn.
    "third": lambda: red(
        "reinforce_third", turn="blue", held=OTHERS, mode="duel", seats=SEATS[:2], to_place=3
    ).shown(),
    "bot": lambda: PlayedGame(position("attack", turn="green")).shown(),
    "covered": lambda: under_attack().shown(),
    # Blue is asked to take over the screen, one round after its last turn.
    "handover": lambda: PlayedGame(position("fortify")).play_to("handover", times=4).shown(),
    "over": lambda: (
        PlayedGame(Game.new(edition="nordic", mode="missions", seats=SEATS, seed=OVER_SEED))
        .play_to("over")
        .shown()
    ),
    "editor": lambda: edited(),
    "lesson_move": lambda: lesson("04-combat", "three-dice"),
    "lesson_end": lambda: lesson("07-missions-and-winning", "1"),
    "lesson_place": lambda: lesson("01-board", "2"),
    "lesson_question": lambda: lesson("02-setup", "1"),
    "lesson_refusal": lambda: lesson("04-combat", "1"),
}


def page_scenes() -> str:
    """Return the text of js/tests/fixtures/snapshots.json: a line for each field of a scene."""
    return "{\n" + ",\n".join(_lines(name, make()) for name, make in SCENES.items()) + "\n}\n"


def _lines(name: str, scene: Mapping[str, Any]) -> str:
    fields = (f"    {_json(key)}: {_json(value)}" for key, value in scene.items())
    return f"  {_json(name)}: {{\n" + ",\n".join(fields) + "\n  }"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
