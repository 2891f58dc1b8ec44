"""An observation as arrays: how a bot at the table comes to what its functions work on."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

from risk_widget.bots.chances import chances_of
from risk_widget.bots.fortifying import find_steps
from risk_widget.bots.geography import geography, geography_of
from risk_widget.bots.planning_arrays import (
    FALLOFF,
    NOBODY,
    STEPS,
    Ground,
    SeatMoment,
    new_scene,
    new_workspace,
)
from risk_widget.bots.stance import count_up, shift_stance, take_stance
from risk_widget.bots.trading import GOOD_RISING_SET
from risk_widget.bots.worth import weigh
from risk_widget.rules.dice import DiceRule
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.base import Observation
    from risk_widget.bots.chances import Chances
    from risk_widget.bots.geography import Geography
    from risk_widget.bots.planning_arrays import BoardScene, Style, Workspace

THIRD = "third"
"""Owner of the third army's territories."""
_make = tuple.__new__  # half the time of calling the class
_MANY = 16
"""So many territories in other hands, and a stance is quicker taken than shifted."""
_NO_GOAL = (0, 0, -1, 0, 1)


class ObservationArrays:
    """What one bot at the table has before it. What it keeps only spares working it out again.

    Attributes:
        geo: the board.
        seen: the observation that was read last.
        seats: the seats in turn order.
        chances: those of the dice.
        ground, scene: board, rules and position as arrays.
        workspace: what the bot makes of them.
        touched: where its own last action has likely changed armies: whoever looks there first
            finds most often that nothing else has changed.
    """

    __slots__ = (
        "_board",
        "_dice",
        "_goals",
        "_handed_over",
        "_others",
        "_rules",
        "_stance",
        "_steps_known",
        "chances",
        "geo",
        "ground",
        "scene",
        "seats",
        "seen",
        "touched",
        "workspace",
    )

    geo: Geography
    ground: Ground
    scene: BoardScene
    workspace: Workspace
    seen: Observation
    chances: Chances
    _goals: dict[str, tuple[int, int, int, int, int]]
    _others: list[Workspace]
    _handed_over: list[int]

    def __init__(self, board: Board | None) -> None:
        """Keep the board of the games, where it is none of the built-in ones."""
        self._board = board
        self.touched: tuple[int, ...] = ()
        self._rules: Any = None
        self._dice: Any = None
        self.seats: list[str] = []
        self._stance: Any = None
        self._steps_known = False

    def read(self, seen: Observation) -> None:
        """Read an observation."""
        same = seen["seats"] is self.seats and seen["rules"] is self._rules
        if same and seen["dice"] is self._dice:  # the very objects: it is the same game
            self.seen = seen
        else:
            self.settle(seen)
        scene, geo = self.scene, self.geo
        numbered = seen.get("numbers")
        if numbered is not None:
            self._follow(numbered["owner"], numbered["armies"])
            scene.hands[:] = numbered["hands"]
        else:
            hands = seen["hand_counts"]
            scene.hands[:] = [hands.get(seat, 0) for seat in self.seats]
            numbers = {seat: number for number, seat in enumerate((*self.seats, THIRD))}
            on_board = seen["territories"]
            owner = [numbers.get(on_board[t][0], NOBODY) for t in geo.ids]
            self._follow(owner, [on_board[t][1] for t in geo.ids])
        capitals = seen.get("capitals_shown")
        if capitals is not None:
            scene.shown[:] = [-1] * len(self.seats)
            for seat, territory in capitals.items():
                scene.shown[self.seats.index(seat)] = geo.index[territory]

    def _follow(self, owner: Sequence[int], armies: Sequence[int]) -> None:
        """Bring the scene up to date: from one decision to the next little has changed."""
        ground, scene = self.ground, self.scene
        if owner != scene.owner:
            for t in compress(range(ground.size), map(ne, owner, scene.owner)):
                take_over(ground, scene, t, owner[t])
                self._handed_over.append(t)
        there, strength = scene.armies, scene.strength
        if self.touched:
            for t in self.touched:
                strength[owner[t]] += armies[t] - there[t]
                there[t] = armies[t]
            self.touched = ()
        if armies != there:
            for t in compress(range(ground.size), map(ne, armies, there)):
                strength[owner[t]] += armies[t] - there[t]
                there[t] = armies[t]

    def capture(self, territory: int, me: int) -> None:
        """Count a territory that is just being moved into as mine, with no armies yet."""
        take_over(self.ground, self.scene, territory, me)
        self._handed_over.append(territory)

    def number(self, seat: str) -> int:
        """The number of a seat, or of the third army."""
        return self.ground.third if seat == THIRD else self.seats.index(seat)

    def field(self, style: Style, me: int, *, ally: int = NOBODY, secrets: bool = True) -> Field:
        """The position as the bot weighs it for itself.

        Args:
            style: what it strives for.
            me: whose armies are moved.
            ally: whom they never attack nor fear.
            secrets: whether it knows the mission and the capital of the observation.
        """
        moment = self.moment(me, ally=ally, secrets=secrets)
        stance = (me, ally, self.seen["mission"] if secrets else None, style)
        if not self.chances.complete:
            self._reach(2 if self.seen["phase"] == "fortify" else 1)
        handed_over = self._handed_over
        if stance != self._stance or (handed_over and (moment.wanted or len(handed_over) > _MANY)):
            take_stance(self.ground, self.scene, moment, self.workspace, style)
            self._stance, self._steps_known = stance, False
        elif handed_over:
            self._steps_known = False
            shift_stance(self.ground, self.scene, moment, self.workspace, style, handed_over)
        if handed_over:
            self._handed_over = []
        return weigh(self.ground, self.scene, moment, self.workspace, style)

    def steps(self, me: int) -> Sequence[int]:
        """How far the front is from each of my territories; after `field`, for the same seat."""
        if not self._steps_known:
            find_steps(self.ground, self.scene, self.workspace, me)
            self._steps_known = True
        return self.workspace.numbers[STEPS]

    def other_field(
        self, style: Style, which: int, me: int, *, ally: int = NOBODY, secrets: bool = False
    ) -> Field:
        """The position as somebody else weighs it, in another workspace (0 or 1)."""
        if not self._others:
            ground = self.ground
            sizes = ground.size, len(ground.sizes), ground.third
            self._others = [new_workspace(*sizes) for _ in range(2)]
        moment, workspace = self.moment(me, ally=ally, secrets=secrets), self._others[which]
        take_stance(self.ground, self.scene, moment, workspace, style)
        return weigh(self.ground, self.scene, moment, workspace, style)

    def moment(self, me: int, *, ally: int = NOBODY, secrets: bool = True) -> SeatMoment:
        """What a seat knows of the moment."""
        seen = self.seen
        mission, capital = None, None
        if secrets:
            mission, capital = seen["mission"], seen["capital"]
        following = seen.get("next_set_value")
        known = (
            me, ally, seen["round"], seen["to_place"] or 0, 1 if seen["captured"] else 0,
            -1 if following is None else following,
            -1 if capital is None else self.geo.index[capital],
            *(_NO_GOAL if mission is None else self._goal(mission)),
        )  # fmt: skip
        return _make(SeatMoment, known)

    def _goal(self, mission: str) -> tuple[int, int, int, int, int]:
        if mission not in self._goals:
            self._goals[mission] = _goal(self.geo, self.seats, mission)
        return self._goals[mission]

    def settle(self, seen: Observation) -> None:
        """Make everything new where the game is another one than before."""
        self.seen = seen
        rules, dice, seats = seen["rules"], seen["dice"], seen["seats"]
        same = (rules is self._rules or rules == self._rules) and (
            dice is self._dice or dice == self._dice
        )
        if same and seats == self.seats and self._board_is(seen["board"]):
            return
        self.geo = geo = _geography(self._board) if self._board else geography(seen["board"])
        self.seats, self._rules, self._dice = seats, rules, dice
        self.chances = chances = chances_of(DiceRule.from_dict(dice))
        self.ground = ground_of(geo, chances, rules, len(seats))
        sizes = len(geo.ids), len(geo.members), len(seats)
        self.scene, self.workspace = new_scene(*sizes), new_workspace(*sizes)
        self._goals = {}
        self._others = []
        count_up(self.ground, self.scene)
        self._stance, self._handed_over, self._steps_known = None, [], False
        self.touched = ()

    def _board_is(self, board: str) -> bool:
        return self._board is not None or board == self.geo.board.id

    def _reach(self, times: int) -> None:
        """See to it that all battles can be looked up that are weighed now."""
        ground, scene = self.ground, self.scene
        income = max(ground.least, max(scene.counts) // ground.each)
        more = (self.seen["to_place"] or 0) + income + 8
        most = times * max(scene.armies) + more
        self.chances.reach(most, most)


def take_over(ground: Ground, scene: BoardScene, territory: int, me: int) -> None:
    """Count a territory that is just being moved into as mine, with no armies yet."""
    loser = scene.owner[territory]
    if loser == me:
        return
    held = scene.held[ground.home[territory]]
    scene.strength[loser] -= scene.armies[territory]
    scene.counts[loser] -= 1
    scene.counts[me] += 1
    held[loser] -= 1
    held[me] += 1
    scene.owner[territory] = me
    scene.armies[territory] = 0


@lru_cache(maxsize=16)
def _geography(board: Board) -> Geography:
    return geography_of(board)


def ground_of(geo: Geography, chances: Chances, rules: Mapping[str, Any], seats: int) -> Ground:
    """Board, dice and rules as lists; ``rules`` are those of an observation."""
    values = rules["set_values"]
    rising = rules["card_values"] == "rising"
    good = values[min(GOOD_RISING_SET, len(values) - 1)] if rising else sorted(values.values())[-2]
    return Ground(
        size=len(geo.ids),
        third=seats,
        neighbours=geo.neighbours,
        home=geo.continent_of,
        sizes=tuple(map(len, geo.members)),
        members=geo.members,
        approaches=geo.approaches,
        bonus=geo.bonus,
        hold=geo.hold,
        falloff=FALLOFF,
        win=chances.win,
        left=chances.left,
        lost=chances.lost,
        largest=chances.largest,
        each=rules["territories_per_army"],
        least=rules["minimum_armies"],
        third_fights=1 if rules["third_army"] == "allied" else 0,
        rising=1 if rising else 0,
        good_set=good,
        must_trade_at=int(rules["must_trade_at"]),
    )


def _goal(geo: Geography, seats: list[str], name: str) -> tuple[int, int, int, int, int]:
    """What a mission asks for, as the numbers of a `SeatMoment`."""
    cards = mission_cards()
    mission = cards.get(name)
    if mission is None:
        return _NO_GOAL
    index = geo.continent_index
    wanted = sum(1 << index[c] for c in mission.continents if c in index)
    destroy = seats.index(mission.destroy) if mission.destroy in seats else -1
    # What such a card reads as; harmless where the destruction already counts.
    size = mission if mission.destroy is None else cards["territories-24"]
    enough = size.territories_on(geo.board) if size.territories else 0
    return wanted, mission.more_continents, destroy, enough, size.armies_each
