"""A game on the page: a handler for each of the page's requests."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from risk_widget.host.analyses import branches_of
from risk_widget.host.exams import exam_answer
from risk_widget.host.game_host import GameHost
from risk_widget.host.level_news import if_given_up, person_shown
from risk_widget.host.own_mistakes import mistakes_answer
from risk_widget.host.queries import answer
from risk_widget.host.story_file import story_page, told_to
from risk_widget.lessons import session_progress
from risk_widget.play.kept_games import unsealed
from risk_widget.play.linked_game import players_around
from risk_widget.play.new_game import (
    from_seat,
    loaded_game,
    new_game,
    played_on,
    remember_choice,
    same_again,
)
from risk_widget.protocol.controls import Handlers
from risk_widget.protocol.items import Refused

if TYPE_CHECKING:
    from risk_widget.play.new_game import Start
    from risk_widget.protocol import outbox_types as sent
    from risk_widget.protocol.answer_types import Answer, TextAnswer
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.snapshot_types import CommentPart


class Session(GameHost):
    """A game on the page, which carries out the page's requests.

    The arguments are those of `GameHost`.
    """

    def carry_out(self, request: Request) -> Any:
        """Carry out a request; see `Host.carry_out`."""
        turn = _TURNS.of(request.control)
        return turn(self, request.action) if turn else self._top.carry_out(request)

    def carry_out_here(self, request: Request) -> Any:
        """Carry out a request that concerns the form or the game; see `Host.carry_out`."""
        self._check_current(request)
        handler = _HANDLERS.of(request.control)
        if handler is not None:
            return handler(self, request.action)
        match, seat = self.current_match(), self.seat_at_screen()
        before = len(match.game.history)
        self.act(match, request.action, seat, confirm=self.on["confirm"])
        self.coaching.note(match, seat, before)
        return None


_HANDLERS: Final = Handlers()
"""The handlers of a game's page; each returns the answer to a query, or None."""
_TURNS: Final = Handlers()
"""The handlers that turn the page from the game to a lesson, or back."""


# ---- another game --------------------------------------------------------------------------------


@_HANDLERS
def _new_game(session: Session, action: sent.NewGame) -> None:
    _begin(session, new_game(action, session.match, session.board))
    if action.get("suggested"):
        session.playing().mark_suggested()
    remember_choice(action)


@_HANDLERS
def _again(session: Session, action: sent.Again) -> None:
    _begin(session, same_again(session.playing(), same_dice=action["same_dice"]))
    if action["same_dice"]:
        session.playing().note_help("same_dice")


@_HANDLERS
def _play_on(session: Session, action: sent.PlayOn) -> None:
    start = played_on(session.playing(), action["at"])
    if session.is_linked:
        start = start._replace(players=players_around(start.game))
    _begin(session, start)


@_HANDLERS
def _from_seat(session: Session, action: sent.FromSeat) -> None:
    _begin(session, from_seat(session.playing(), action["seat"], action["at"]))
    session.playing().note_help("same_dice")


@_HANDLERS
def _comment(session: Session, action: sent.WriteComment) -> CommentPart:
    return session.comment(action["at"], action["text"])


@_HANDLERS
def _load(session: Session, action: sent.Load) -> None:
    """Show a saved game or a position; play continues if all of it is known."""
    _begin(session, loaded_game(action))
    session.playing().mark_outside_decisions(since=0)


def _begin(session: Session, start: Start) -> None:
    try:
        session.start(*start)
    except ValueError as error:
        raise Refused.because("protocol.new-game", error) from error


@_HANDLERS
def _go_on(session: Session, action: sent.GoOn) -> None:
    """Continue a saved game, of which the page knows only the id."""
    found = session.kept(anew=True)  # somebody else may be playing the game by now
    kept = next((game for game in found if game.id == action["game"]), None)
    if kept is None:
        raise Refused.under("protocol.no-game", "refused-not-kept")
    try:
        text = None
        if kept.copied:
            if "copy" not in action or action["copy"]["head"]["id"] != kept.id:
                raise Refused.under("protocol.no-game", "refused-not-kept")
            text = unsealed(action["copy"], session.words)
        session.go_on(kept.path, text)
    except (OSError, ValueError) as error:
        raise Refused.because("protocol.no-game", error) from error


@_HANDLERS
def _end_now(session: Session, _: sent.Plain) -> None:
    session.current_match().give_up()
    session.changed()


# ---- the screen ----------------------------------------------------------------------------------


@_HANDLERS
def _ready(session: Session, action: sent.Ready) -> None:
    if not session.screen.ready(action["seat"]):
        raise Refused.under("protocol.handover", "refused-other-seat")
    session.seq += 1


@_HANDLERS
def _reveal(session: Session, _: sent.Plain) -> None:
    if not session.screen.reveal():
        raise Refused.under("info.secret", "refused-nobody-there")


@_HANDLERS
def _conceal(session: Session, _: sent.Plain) -> None:
    if not session.screen.conceal():
        raise Refused.under("info.secret", "refused-nothing-to-cover")


@_HANDLERS
def _switch(session: Session, action: sent.Switch) -> None:
    session.on[action["type"]] = action["value"]


@_HANDLERS
def _advice(session: Session, action: sent.Switch) -> None:
    session.advice = action["value"]


@_HANDLERS
def _coach(session: Session, action: sent.SetCoach) -> None:
    session.coaching.set(action["value"], session.match, prepares=session.prepares_ahead)


@_HANDLERS
def _coached_find(session: Session, _: sent.Coached) -> None:
    session.coaching.find()


@_HANDLERS
def _coached_take_back(session: Session, _: sent.Coached) -> None:
    session.coaching.take_back()


@_HANDLERS
def _coached_keep(session: Session, _: sent.Coached) -> None:
    session.coaching.keep()


@_HANDLERS
def _coached_show(session: Session, _: sent.Coached) -> None:
    session.coaching.show()


@_HANDLERS
def _coached_close(session: Session, _: sent.Coached) -> None:
    session.coaching.close()


# ---- back and forward ----------------------------------------------------------------------------


@_HANDLERS
def _undo(session: Session, _: sent.Plain) -> None:
    session.check_advice()
    if not session.playing().undo():
        raise Refused.under("protocol.undo", "refused-undo")
    session.changed()


@_HANDLERS
def _redo(session: Session, _: sent.Plain) -> None:
    session.check_advice()
    if not session.playing().redo():
        raise Refused.under("protocol.redo", "refused-redo")
    session.changed()


# ---- automatic play ------------------------------------------------------------------------------


@_HANDLERS
def _roll_until(session: Session, action: sent.RollUntil) -> None:
    match, seat = session.playing(), session.seat_at_screen()
    before = len(match.game.history)
    session.roll_until(action, seat, confirm=session.on["confirm"])
    session.coaching.note(match, seat, before)


@_HANDLERS
def _place_rest(session: Session, _: sent.Plain) -> None:
    session.place_rest(session.seat_at_screen())


@_HANDLERS
def _stop(session: Session, _: sent.Plain) -> None:
    match = session.playing()
    session.hurried = False
    if not (match.stop() or match.stop(session.screen.viewer)):
        match.pause()


@_HANDLERS
def _resume(session: Session, _: sent.Plain) -> None:
    if session.playing().resume():
        session.changed()
    if session.page_driven:
        session.advance()


@_HANDLERS
def _skip(session: Session, _: sent.Plain) -> None:
    session.playing()
    session.hurry()
    if session.page_driven:
        session.advance()


@_HANDLERS
def _speed(session: Session, action: sent.SetSpeed) -> None:
    session.speed = action["value"]


@_HANDLERS
def _auto_defend(session: Session, action: sent.AutoDefend) -> None:
    session.set_auto_defend(action["seat"], on=action["value"])


@_HANDLERS
def _replace_bot(session: Session, action: sent.ReplaceBot) -> None:
    """Replace a bot that has failed."""
    match = session.current_match()
    if match.failure is None or match.failure["seat"] != action["seat"]:
        raise Refused.malformed("refused-replace-bot")
    try:
        match.replace_bot(action["seat"], action["player"])
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    session.changed()


# ---- questions -----------------------------------------------------------------------------------


@_HANDLERS
def _table(session: Session, action: sent.TableAction) -> None:
    session.playing()
    assert session.controls is not None, "the table refuses this on a page of its own"
    session.controls.carry_out(action)


@_TURNS
def _lesson_open(session: Session, action: sent.LessonAction) -> None:
    session.open_lesson(action)


@_TURNS
def _exam(session: Session, _: sent.Plain) -> None:
    session.sit_exam()


@_TURNS
def _lesson_leave(session: Session, _: sent.LessonAction) -> None:
    session.leave_lesson()


@_HANDLERS
def _draft_open(session: Session, action: sent.DraftAction) -> None:
    session.edit(action)


@_TURNS
def _draft_leave(session: Session, _: sent.DraftAction) -> None:
    session.leave_editor()


@_TURNS
def _draft_play(session: Session, _: sent.DraftAction) -> None:
    session.play_draft(analyse=False)


@_TURNS
def _draft_analyse(session: Session, _: sent.DraftAction) -> None:
    session.play_draft(analyse=True)


@_HANDLERS
def _query_hint(session: Session, action: sent.Query) -> Answer | None:
    session.check_advice()
    return answer(action, session.shown_below())


@_HANDLERS
def _query_mistakes(_session: Session, _action: sent.Query) -> Answer:
    return mistakes_answer()


@_HANDLERS
def _query_story(session: Session, _: sent.Query) -> TextAnswer:
    match = session.playing()
    seat = told_to(session.screen, match)
    return {"text": story_page(match, seat, verdicts=session.verdicts())}


@_HANDLERS
def _keep_story(session: Session, _: sent.Plain) -> None:
    seat = told_to(session.screen, session.playing())
    if session.notebook is None:
        raise Refused.malformed("refused-no-notebook")
    session.notebook.keep_story(seat)


@_HANDLERS
def _query_find_mistakes(session: Session, _: sent.Query) -> Answer:
    return session.find_mistakes()


@_HANDLERS
def _query_plans(session: Session, action: sent.Query) -> Answer:
    return session.analyses.plans(session.shown_here(), action)


@_HANDLERS
def _query_play_plans(session: Session, action: sent.Query) -> Answer:
    return session.analyses.go_on(session.shown_here(), action)


@_HANDLERS
def _plan(session: Session, action: sent.Plan) -> None:
    session.draw_plan(action)


@_HANDLERS
def _query_branches(session: Session, _action: sent.Query) -> Answer:
    return branches_of(session.shown_here())


@_HANDLERS
def _query_person(_session: Session, _action: sent.Query) -> Answer:
    return person_shown()


@_HANDLERS
def _query_exam(_session: Session, _action: sent.Query) -> Answer:
    return exam_answer(session_progress())


@_HANDLERS
def _query_if_given_up(session: Session, _: sent.Query) -> Answer:
    return {"text": if_given_up(session.playing())}


@_HANDLERS
def _query_review(session: Session, action: sent.Query) -> Answer | None:
    shown = session.shown_below()
    return answer(action, shown and replace(shown, verdicts=session.verdicts()))


@_HANDLERS
def _query_review_turn(session: Session, action: sent.Query) -> Answer | None:
    return _query_review(session, action)


@_HANDLERS
def _query(session: Session, action: sent.Query) -> Answer | None:
    return answer(action, session.shown_below())
