"""Makes js/tests/fixtures/snapshots.json: a snapshot of every phase and screen, from real games.

Each game begins in a position, or anew, and is played on through a session with dice that are
known, up to the screen that a test of the front end shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from risk_widget import bots
from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.game import Game
from risk_widget.rules.edition import SEATS
from risk_widget.widget.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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

HELD: Final = {
    "red": "indonesia new-guinea western-australia eastern-australia siam india brazil venezuela "
    "argentina north-africa congo east-africa south-africa central-america western-us "
    "western-europe mongolia",
    "blue": "peru egypt southern-europe ukraine scandinavia great-britain iceland greenland quebec",
    "green": "china afghanistan middle-east ural siberia northern-europe",
    "yellow": "alaska northwest-territory alberta ontario eastern-us",
    "black": "japan kamchatka yakutsk irkutsk madagascar",
}
ARMIES: Final = {
    "indonesia": 3, "siam": 12, "india": 4, "brazil": 5, "venezuela": 2, "north-africa": 8,
    "east-africa": 4, "central-america": 3, "western-us": 2, "western-europe": 3, "mongolia": 2,
    "peru": 5, "egypt": 2, "southern-europe": 5, "ukraine": 10, "scandinavia": 3,
    "great-britain": 4, "greenland": 2, "quebec": 3, "china": 11, "afghanistan": 2,
    "middle-east": 5, "ural": 4, "siberia": 3, "northern-europe": 7, "alaska": 4, "alberta": 3,
    "ontario": 6, "eastern-us": 5, "japan": 2, "kamchatka": 6, "irkutsk": 4,
}  # fmt: skip
WORLD: Final = {
    territory: [seat, ARMIES.get(territory, 1)]
    for seat, territories in HELD.items()
    for territory in territories.split()
}
HAND: Final = ["siam", "alberta", "great-britain", "quebec"]
MISSIONS: Final = {
    "red": "territories-24",
    "blue": "territories-18",
    "green": "destroy-red",
    "yellow": "destroy-blue",
    "black": "destroy-green",
}


class Table:
    """A game with people and bots around it, and what one of its pages sends."""

    def __init__(
        self,
        game: Game,
        players: Mapping[str, str] = PLAYERS,
        names: Mapping[str, str] = NAMES,
    ) -> None:
        seats = {seat: players[seat] for seat in game.seats}
        known = {seat: name for seat, name in names.items() if seat in game.seats}
        self.session = Session(game, seats=seats, names=known, seed=1, game_id="g1")
        self._sent = 0

    def send(self, **action: Any) -> Table:
        """Send an action that the kernel accepts."""
        self._sent += 1
        item = {"id": f"{self._sent}", "base_seq": self.session.seq, "action": action}
        self.session.receive([item])
        ack = self.session.acks.shown()[-1]
        assert ack["ok"], ack
        return self

    def played(self, seat: str, **action: Any) -> Table:
        """Play for a seat that is a bot's."""
        self.session.apply(action, seat)
        return self

    def shown(self) -> dict[str, Any]:
        """The snapshot, as it arrives; its answers have been read."""
        self.session.receive([])
        text = json.dumps(self.session.snapshot(), allow_nan=False)
        return {**json.loads(text), "acks": []}

    def play_to(self, screen: str, *, times: int = 1) -> Table:
        """Play on, people as well as a bot, until a screen has come so often."""
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
    **more: Any,
) -> Game:
    """A game of six in the world above, in round 7 unless it is being set up."""
    known: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "territories": {**WORLD, **(held or {})},
        "sets_traded": 2,
        "round": 7,
    }
    if phase not in ("claim", "place", "capital"):
        known |= {"out": ["purple"], "destroyed_by": {"purple": "blue"}, "hands": {"red": HAND}}
        if mode == "missions":
            known["missions"] = MISSIONS
    return Game.from_dict(
        edition=edition,
        mode=mode,
        seats=SEATS,
        position=known | more,
        chance=Scripted(dice, seed=1) if dice else Seeded(1),
    )


def red(game: Game) -> Table:
    """A table at which Red has come to the screen."""
    table = Table(game)
    if table.shown()["screen"] == "handover":
        table.send(type="ready", seat="red")
    elif table.shown()["private"] == "covered":
        table.send(type="reveal")
    return table


def setup() -> dict[str, Any]:
    """No game yet."""
    return {**Session(game_id="g0").snapshot()}


def claim() -> dict[str, Any]:
    """Eight territories are free."""
    free = ["brazil", "peru", "egypt", "china", "japan", "alaska", "ural", "indonesia"]
    held = {t: [seat, 1] for t, (seat, _) in WORLD.items()} | {t: [None, 0] for t in free}
    in_hand = dict.fromkeys(SEATS, 12)
    game = position("claim", held=held, edition="italian", sets_traded=0, round=0, in_hand=in_hand)
    return red(game).shown()


def place() -> dict[str, Any]:
    """Twelve armies are left in hand."""
    held = {"yakutsk": ["purple", 1]}
    in_hand = dict.fromkeys(SEATS, 12)
    return red(position("place", held=held, sets_traded=0, round=0, in_hand=in_hand)).shown()


def capital() -> dict[str, Any]:
    """Red chooses first."""
    held = {"yakutsk": ["purple", 1]}
    game = position("capital", held=held, mode="capital", sets_traded=0, round=0)
    return red(game).shown()


def reinforce() -> dict[str, Any]:
    """Two of seven armies are placed, and four cards hold a set."""
    table = red(position("reinforce", held={"north-africa": ["red", 6]}))
    return table.send(type="place", territory="north-africa", armies=2).shown()


def trade() -> dict[str, Any]:
    """All armies are placed, and a set must be traded."""
    hands = {"red": [*HAND, "wild-1"]}
    table = red(position("reinforce", held={"north-africa": ["red", 1]}, hands=hands))
    return table.send(type="place", territory="north-africa", armies=7).shown()


def bonus() -> dict[str, Any]:
    """A set must be traded; Red picks which of two territories on it gets the extra armies."""
    hands = {"red": ["siam", "alberta", "brazil", "quebec", "great-britain"]}
    table = red(position("reinforce", edition="italian", hands=hands))
    return table.send(type="place", territory="siam", armies=7).shown()


def attack() -> dict[str, Any]:
    """Red has placed all armies on North Africa, and may attack."""
    table = red(position("reinforce", held={"north-africa": ["red", 1]}))
    table.send(type="place", territory="north-africa", armies=7)
    return table.send(type="end_phase").shown()


def attacked(*dice: int, held: Mapping[str, Any] | None = None) -> Table:
    """Red has attacked Southern Europe from North Africa with three armies."""
    table = red(position("attack", *dice, held=held))
    return table.send(type="attack", source="north-africa", target="southern-europe", armies=3)


def result() -> dict[str, Any]:
    """Each side has lost an army."""
    return attacked(6, 4, 2, 5, 4).send(type="defend", dice=2).send(type="reveal").shown()


def occupy() -> dict[str, Any]:
    """Southern Europe has fallen."""
    held = {"north-africa": ["red", 6], "southern-europe": ["blue", 1]}
    return attacked(6, 4, 1, 3, held=held).shown()


def under_attack() -> Table:
    """Green attacks East Africa, and Red's cards are covered."""
    table = Table(position("attack", turn="green"))
    return table.played(
        "green", type="attack", source="middle-east", target="east-africa", armies=3
    )


def defend() -> dict[str, Any]:
    """Red decides, having shown the cards."""
    return under_attack().send(type="reveal").shown()


def fortify() -> dict[str, Any]:
    """Red may move armies once."""
    return red(position("fortify")).shown()


def third() -> dict[str, Any]:
    """Red decides for the neutral army in Blue's turn."""
    held = {t: ["third", 2] for t, (seat, _) in WORLD.items() if seat not in ("red", "blue")}
    game = Game.from_dict(
        edition="nordic",
        mode="duel",
        seats=SEATS[:2],
        position={
            "phase": "reinforce_third",
            "turn": "blue",
            "territories": {**WORLD, **held},
            "to_place": 3,
            "round": 7,
        },
        chance=Seeded(1),
    )
    return red(game).shown()


def bot() -> dict[str, Any]:
    """Green plays."""
    return Table(position("attack", turn="green")).shown()


def handover() -> dict[str, Any]:
    """Blue is asked to take over the screen, a round after its last turn."""
    return Table(position("fortify")).play_to("handover", times=4).shown()


def over() -> dict[str, Any]:
    """Somebody has won."""
    game = Game.new(edition="nordic", mode="missions", seats=SEATS, seed=OVER_SEED)
    return Table(game).play_to("over").shown()


def lesson(name: str, step: str) -> dict[str, Any]:
    """A step of a lesson, as it begins."""
    session = Session(game_id="g0")
    for action in ({"do": "open", "step": name}, {"do": "go", "step": step}):
        item = {"id": "1", "base_seq": session.seq, "action": {"type": "lesson", **action}}
        session.receive([item])
        assert session.acks.shown()[-1]["ok"], action
    text = json.dumps(session.snapshot(), allow_nan=False)
    # A lesson has a number of its own each time.
    return {**json.loads(text), "acks": [], "game_id": f"{name} {step}"}


OVER_SEED: Final = 3
SCENES: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    "setup": setup,
    "claim": claim,
    "place": place,
    "capital": capital,
    "reinforce": reinforce,
    "trade": trade,
    "bonus": bonus,
    "attack": attack,
    "result": result,
    "defend": defend,
    "occupy": occupy,
    "fortify": fortify,
    "third": third,
    "bot": bot,
    "covered": lambda: under_attack().shown(),
    "handover": handover,
    "over": over,
    "lesson_move": lambda: lesson("04-combat", "three-dice"),
    "lesson_end": lambda: lesson("07-missions-and-winning", "1"),
    "lesson_place": lambda: lesson("01-board", "2"),
    "lesson_question": lambda: lesson("02-setup", "1"),
    "lesson_refusal": lambda: lesson("04-combat", "1"),
}


def page_scenes() -> str:
    """The text of js/tests/fixtures/snapshots.json: a line for each field of a scene."""
    return "{\n" + ",\n".join(_lines(name, make()) for name, make in SCENES.items()) + "\n}\n"


def _lines(name: str, scene: Mapping[str, Any]) -> str:
    fields = (f"    {_json(key)}: {_json(value)}" for key, value in scene.items())
    return f"  {_json(name)}: {{\n" + ",\n".join(fields) + "\n  }"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
