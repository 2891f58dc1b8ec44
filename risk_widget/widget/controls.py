"""What a page does to a game besides playing: it undoes, starts another, leaves things to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.widget.game_view import shown_of
from risk_widget.widget.match import HUMAN, PLACING
from risk_widget.widget.new_game import (
    loaded_game,
    new_game,
    played_on,
    remember_choice,
    same_again,
)
from risk_widget.widget.protocol import Refused
from risk_widget.widget.queries import answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.widget.answer_types import Answer
    from risk_widget.widget.item_types import (
        Again,
        AutoDefend,
        LessonAction,
        Load,
        NewGame,
        Plain,
        PlayOn,
        Query,
        Ready,
        RollUntil,
        SetConfirm,
        SetEvaluation,
        SetSpeed,
        SetTeach,
    )
    from risk_widget.widget.match import Match
    from risk_widget.widget.new_game import Start
    from risk_widget.widget.session import Session

__all__ = ["CONTROLS"]


# ---- another game --------------------------------------------------------------------------------


def _new_game(session: Session, action: NewGame) -> None:
    _begin(session, new_game(action, session.match, session.board))
    remember_choice(action)


def _again(session: Session, action: Again) -> None:
    if session.match is None:
        raise Refused.under("protocol.no-game", "refused-no-game")
    _begin(session, same_again(session.match, same_dice=action["same_dice"]))


def _play_on(session: Session, action: PlayOn) -> None:
    if session.match is None:
        raise Refused.under("protocol.no-game", "refused-no-game")
    _begin(session, played_on(session.match, action["at"]))


def _load(session: Session, action: Load) -> None:
    """Show a game that was saved, or a position; it goes on where all of it is known."""
    _begin(session, loaded_game(action))
    cast("Match", session.match).decided_here(since=0)


def _begin(session: Session, start: Start) -> None:
    try:
        session.start(*start)
    except ValueError as error:
        raise Refused.because("protocol.new-game", error) from error


def _end_now(session: Session, _: Plain) -> None:
    match = session.current_match()
    match.ended = True
    match.rolling = None
    session.changed()


# ---- the screen ----------------------------------------------------------------------------------


def _ready(session: Session, action: Ready) -> None:
    if not session.screen.ready(action["seat"]):
        raise Refused.under("protocol.handover", "refused-other-seat")
    session.seq += 1


def _reveal(session: Session, _: Plain) -> None:
    if not session.screen.reveal():
        raise Refused.under("info.secret", "refused-nobody-there")


def _conceal(session: Session, _: Plain) -> None:
    if not session.screen.conceal():
        raise Refused.under("info.secret", "refused-nothing-to-cover")


def _set_confirm(session: Session, action: SetConfirm) -> None:
    session.confirm = action["value"]


def _set_teach(session: Session, action: SetTeach) -> None:
    session.teach = action["value"]


def _set_evaluation(session: Session, action: SetEvaluation) -> None:
    session.evaluation = action["value"]


# ---- back and forward ----------------------------------------------------------------------------


def _undo(session: Session, _: Plain) -> None:
    if session.match is None or not session.match.undo():
        raise Refused.under("protocol.undo", "refused-undo")
    session.changed()


def _redo(session: Session, _: Plain) -> None:
    if session.match is None or not session.match.redo():
        raise Refused.under("protocol.redo", "refused-redo")
    session.changed()


# ---- what goes on by itself ----------------------------------------------------------------------


def _roll_until(session: Session, action: RollUntil) -> None:
    attack: dict[str, Any] = {**action, "type": "attack"}
    del attack["stop_at"]
    match = session.current_match()
    match.roll_until(attack, action["stop_at"], session.seat_at_screen())
    session.finish_if_won()
    session.changed()


def _place_rest(session: Session, _: Plain) -> None:
    match, seat = session.current_match(), session.seat_at_screen()
    if match.game.phase not in PLACING or match.game.actor != seat:
        raise Refused.malformed("refused-place-rest")
    match.place_rest(seat)
    session.changed()


def _stop(session: Session, _: Plain) -> None:
    match = session.match
    if match is None:
        return
    if match.rolling is not None:
        match.rolling = None
    elif match.is_placing:
        match.placing.clear()
    else:
        match.paused = True


def _resume(session: Session, _: Plain) -> None:
    match = session.match
    if match is not None:
        match.paused = False
        if match.taken_back:
            match.taken_back = False
            session.changed()
    if session.page_driven:
        session.advance()


def _set_speed(session: Session, action: SetSpeed) -> None:
    session.speed = action["value"]


def _set_auto_defend(session: Session, action: AutoDefend) -> None:
    seat, match = action["seat"], session.match
    if match is None or match.players.get(seat) != HUMAN:
        raise Refused.malformed("refused-auto-defend")
    if action["value"]:
        match.auto_defend.add(seat)
        if match.game.phase == "defend" and match.game.actor == seat:
            match.takeback.record_decision(len(match.game.history))
            session.changed()
    else:
        match.auto_defend.discard(seat)


# ---- questions -----------------------------------------------------------------------------------


def _no_lesson(_: Session, __: LessonAction) -> None:
    raise Refused.under("protocol.lesson", "refused-no-lesson")


def _query(session: Session, action: Query) -> Answer:
    return answer(
        action,
        session.match,
        shown_of(session.match, session.screen, evaluation=session.evaluation),
    )


CONTROLS: Final[Mapping[str, Callable[[Session, Any], Any]]] = {
    "new_game": _new_game,
    "again": _again,
    "play_on": _play_on,
    "load": _load,
    "ready": _ready,
    "reveal": _reveal,
    "conceal": _conceal,
    "undo": _undo,
    "redo": _redo,
    "roll_until": _roll_until,
    "place_rest": _place_rest,
    "stop": _stop,
    "resume": _resume,
    "speed": _set_speed,
    "auto_defend": _set_auto_defend,
    "teach": _set_teach,
    "evaluation": _set_evaluation,
    "confirm": _set_confirm,
    "end_now": _end_now,
    "lesson": _no_lesson,
    "query": _query,
}
"""By the type of the action; what is returned is the answer to a query."""
