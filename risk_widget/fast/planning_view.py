"""The position of a fast game as its bots see it: each its own secrets, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots import stance
from risk_widget.bots.planning_arrays import (
    MOST,
    NOTES,
    ONLY_TARGET,
    OWNERS,
    STANCE,
    SeatMoment,
    Workspace,
)
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import next_set_worth
from risk_widget.fast.compiled_bots import compiled_bot_function
from risk_widget.fast.compiling import built_in
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.turn import most_to_move

if TYPE_CHECKING:
    from risk_widget.bots.planning_arrays import BoardScene, Ground, Style
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.minds import Mind

_count_up = compiled_bot_function(stance.count_up)
_take_stance = compiled_bot_function(stance.take_stance)


@built_in
def fill_scene(game: Numbers, now: Numbers, ground: Ground, scene: BoardScene) -> None:
    """Fill in what everybody sees."""
    owner, armies, strength = scene.owner, scene.armies, scene.strength
    changed = False
    for t in range(game[of.TERRITORIES]):
        holder, count = now[at.OWNER + t], now[at.ARMIES + t]
        if owner[t] != holder:
            strength[owner[t]] -= armies[t]
            strength[holder] += count
            owner[t], armies[t] = holder, count
            changed = True
        elif armies[t] != count:
            strength[holder] += count - armies[t]
            armies[t] = count
    for seat in range(game[of.PLAYERS]):
        scene.hands[seat] = now[at.HAND_SIZE + seat]
        shown = now[at.SHOWN + seat]
        scene.shown[seat] = now[at.CAPITAL + seat] if shown else -1
    if changed:
        _count_up(ground, scene)


@built_in
def moment_of(game: Numbers, now: Numbers, me: int, ally: int, knowing: int) -> SeatMoment:
    """What a seat knows of the moment; ``knowing``: whose secrets, or -1 for nobody's."""
    phase, actor = now[at.PHASE], now[at.ACTOR]
    to_place = now[at.TO_PLACE]
    if phase in (kinds.IN_CLAIM, kinds.IN_PLACE):
        to_place = now[at.IN_HAND + actor]
    capital, mission = -1, -1
    if knowing >= 0:
        capital = max(-1, now[at.CAPITAL + knowing])
        mission = now[at.MISSION + knowing]
    wanted, more, enough, garrison, destroy = 0, 0, 0, 1, -1
    if mission >= 0:
        goal = of.GOALS + mission * of.GOAL_SIZE
        wanted = game[goal + of.GOAL_CONTINENTS]
        more = game[goal + of.GOAL_MORE]
        enough = game[goal + of.GOAL_TERRITORIES]
        garrison = game[goal + of.GOAL_ARMIES]
        destroy = game[goal + of.GOAL_DESTROY]
    following = next_set_worth(game, now) if game[of.RISING] else -1
    return SeatMoment(
        me, ally, now[at.ROUND], to_place, now[at.CAPTURED], following, capital,
        wanted, more, destroy, enough, garrison,
    )  # fmt: skip


@built_in
def workspace_of(mind: Mind, which: int) -> Workspace:
    """The workspace of a seat; the last one, after the third army's, is for what others believe."""
    return Workspace(mind.numbers[which], mind.worths[which])


@built_in
def update_stance(mind: Mind, moment: SeatMoment, workspace: Workspace, style: Style) -> None:
    """Take the seat's stance, unless it stands so already.

    A mind holds for one game's values, and every seat of it keeps its mission.
    """
    owner, owners, notes = mind.scene.owner, workspace.numbers[OWNERS], workspace.numbers[NOTES]
    size = mind.ground.size
    mission = moment.wanted << 4 | moment.wanted_more
    horizon = int(style.horizon * 1000)
    same = notes[STANCE] == mission and notes[STANCE + 1] == horizon
    if not same or notes[STANCE + 2] != moment.ally:
        same = False
    for t in range(size):
        if owners[t] != owner[t]:
            owners[t] = owner[t]
            same = False
    if not same:
        notes[STANCE], notes[STANCE + 1], notes[STANCE + 2] = mission, horizon, moment.ally
        _take_stance(mind.ground, mind.scene, moment, workspace, style)


@built_in
def find_movable(game: Numbers, now: Numbers, workspace: Workspace) -> bool:
    """Fill in how many armies of each territory may move, and the only one to which; any at all?

    The latter is -1 where they may move to every neighbour of their owner's.
    """
    most, only = workspace.numbers[MOST], workspace.numbers[ONLY_TARGET]
    found = False
    for source in range(game[of.TERRITORIES]):
        most[source], only[source] = 0, -1
        if now[at.OWNER + source] != now[at.ACTOR] or now[at.ARMIES + source] < 2:
            continue
        targets = 0
        first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + source]):
            armies = most_to_move(game, now, source, game[place])
            if armies:
                most[source], only[source] = armies, game[place]
                targets += 1
                found = True
        if targets > 1:
            only[source] = -1
    return found
