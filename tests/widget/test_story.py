"""A game as a story in one file: what is recorded, and what may be shown."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from html import escape
from itertools import accumulate, chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

import risk_widget as rw
from risk_widget.engine.actions import Attack, Defend, Place
from risk_widget.host.session import Session
from risk_widget.host.story import question_at, recorded
from risk_widget.host.story_file import PACKED, packed_program, story_page
from risk_widget.messages import languages, say, use_language
from risk_widget.notation import Branch
from risk_widget.notation.comments import read_comment
from risk_widget.play.kept_games import continued, kept_games
from risk_widget.play.linked_game import linked_game
from risk_widget.play.match import Match
from risk_widget.play.players import HUMAN
from risk_widget.play.snapshot import Viewpoint, moment
from tests.engine.ways import GameSetup, played
from tests.notation.kept_games import kept_positions, kept_record
from tests.widget.page_player import PagePlayer
from tests.widget.test_session_texts import ask

if TYPE_CHECKING:
    from collections.abc import Callable

FINISHED = "italian-missions-3-1"
LIMIT = 500_000
"""The promised limit for the file of a game, in bytes."""


def replayed(name: str) -> rw.Game:
    return rw.Game.replay(kept_record(name)).game


def finished() -> rw.Game:
    return replayed(FINISHED)


def match_of(game: rw.Game, comments: dict[int, str] | None = None) -> Match:
    match = Match(game, dict.fromkeys(game.seats, HUMAN), {})
    match.comments.update(comments or {})
    return match


def put_together(columns: dict[str, Any]) -> list[dict[str, Any]]:
    """Put the moments together, as `js/play/recorded.js` does."""
    put: dict[str, Callable[[Any, Any], Any]] = {
        "territories": lambda before, change: before | change,
        "seats": lambda before, change: [
            row | change.get(str(number), {}) for number, row in enumerate(before)
        ],
        "recent": lambda before, change: before[change[0] :][: change[1]] + change[2:],
    }
    moments: list[dict[str, Any]] = [{} for _ in columns["at"][0]]
    for name, (changes, lasting) in columns.items():
        values = accumulate(changes, put.get(name, lambda _, now: now))
        for found, value in zip(
            moments, chain.from_iterable(map(repeat, values, lasting)), strict=True
        ):
            if value is not None:
                found[name] = value
    return moments


def packed(html: str, name: str) -> Any:
    found = re.search(rf'id="{name}">([^<]*)<', html)
    assert found
    return json.loads(gzip.decompress(b64decode(found[1])))


@pytest.mark.parametrize("game", [FINISHED, "nordic-capital-other-4", "czech-duel-2-1"])
def test_every_moment_is_stored_as_the_page_would_get_it(game: str) -> None:
    match = match_of(replayed(game), {40: "A comment", 41: "? Another [brazil]"})
    shown = Viewpoint(match, None, "none", may_act=False, persons=())
    data = json.loads(json.dumps(recorded(match)))
    moments = put_together(data["moments"])
    assert len(moments) == len(match.game.history) + 1
    for step, found in enumerate(moments):
        whole = json.loads(json.dumps(moment(step, shown)))
        assert found == {name: value for name, value in whole.items() if value is not None}, step


@pytest.mark.thorough
def test_the_longest_kept_game_fits_with_room_to_spare() -> None:
    games = map(replayed, sorted(kept_positions(), key=lambda name: len(kept_record(name)))[-3:])
    longest = max(games, key=lambda game: len(game.history))
    assert len(longest.history) > 1_500
    assert len(longest.story().html.encode()) <= 0.94 * LIMIT


def test_a_ten_round_game_fits(tmp_path: Path) -> None:
    game, path = finished(), tmp_path / "game.html"
    assert game.round >= 10
    story = game.story(path)
    assert story.path == path
    assert path.read_text(encoding="utf-8") == story.html
    assert path.stat().st_size <= LIMIT


def test_a_story_can_be_in_any_language() -> None:
    game = played(GameSetup("czech", "domination", 3), 1, 20)
    for language in languages():
        story = game.story(seat="spectator", language=language)
        with use_language(language):
            assert escape(say("story-damaged"), quote=True) in story.html
        assert f'<html lang="{language}">' in story.html
        traits = packed(story.html, "story")["traits"]
        assert traits["language"] == language
        assert traits["catalog"]["languages"] == [language]


def test_a_file_is_self_contained() -> None:
    html = finished().story().html
    assert "default-src 'none'" in html
    assert not re.search(r'(?:src|href)="', html)


def test_chapters_are_the_turning_points_and_the_comments_in_order() -> None:
    comments = {30: "Remember this. [brazil] [peru>brazil] [nowhere]", 31: "? And now?"}
    match = match_of(finished(), comments)
    story = recorded(match)["traits"]["state"]["guest"]["story"]
    chapters = story["chapters"]
    assert [each["at"] for each in chapters] == sorted(each["at"] for each in chapters)
    assert chapters[0]["kind"] == "start" or chapters[0]["at"] <= 31
    written = [each for each in chapters if each["kind"] == "note"]
    assert written[0]["text"] == "Remember this. [nowhere]"
    assert written[0]["marks"] == ["brazil"]
    assert written[0]["arrows"] == [["peru", "brazil"]]
    assert "asks" not in written[0]
    assert written[1]["asks"]["seat"] == match.game.history[31].seat
    points = [each for each in chapters if each["kind"] == "turn"]
    assert points
    assert [each["number"] for each in points] == [*range(1, len(points) + 1)]
    course = story["course"]
    assert len(course["rounds"]) == len(course["moments"])
    assert {len(chances) for chances in course["chances"].values()} == {len(course["rounds"])}


def attacks_with_plans(match: Match) -> dict[str, int]:
    """Draw a plan for the first attack of each seat, and return the moments by seat."""
    moments: dict[str, int] = {}
    for at, step in enumerate(match.game.history):
        if isinstance(step.action, Attack) and step.seat not in moments:
            moments[step.seat] = at
            setup = f"attack {step.action.source}>{step.action.target}"
            match.branches[at] = (Branch(setup, f"of {step.seat}"), Branch("attack peru>siam"))
    return moments


def plans_told(match: Match, seat: str | None = None) -> list[Any]:
    chapters = recorded(match, seat)["traits"]["state"]["guest"]["story"]["chapters"]
    return [each for each in chapters if each["kind"] == "plan"]


def test_unplayed_plans_are_shown_at_their_moments() -> None:
    match = match_of(finished())
    moments = attacks_with_plans(match)
    told = plans_told(match)  # the other plan at each moment is not legal there
    assert [each["at"] for each in told] == sorted(moments.values())
    for chapter in told:
        step = match.game.history[chapter["at"]]
        action = cast("Attack", step.action)
        assert chapter["text"].startswith(f"of {step.seat}: ")
        assert chapter["arrows"] == [[action.source, action.target]]


def test_plans_of_others_are_hidden_before_the_end() -> None:
    match = match_of(played(GameSetup("nordic", "missions", 3), 1, 250))
    moments = attacks_with_plans(match)
    assert [each["at"] for each in plans_told(match, "red")] == [moments["red"]]
    assert plans_told(match, "spectator") == []


def test_the_action_played_answers_a_question() -> None:
    match = match_of(finished())
    shown = Viewpoint(match, None, "none", may_act=False, persons=())
    history = match.game.history
    first = {type(step.action): at for at, step in reversed([*enumerate(history)])}
    at = first[Attack]
    action = cast("Attack", history[at].action)
    asks = question_at(shown, at, at + 1)
    assert asks["kind"] == "attack"
    assert asks["arrow"] == [action.source, action.target]
    assert asks["answer"] == [action.target]
    assert asks["told"]
    at = first[Place]
    place = cast("Place", history[at].action)
    assert question_at(shown, at, at + 1)["answer"] == [place.territory]
    at = first[Defend]
    assert question_at(shown, at, at + 1)["kind"] == "other"


def told(game: rw.Game, seat: str) -> str:
    """Return the parts of a story about a game in progress, without the texts of every page."""
    data = recorded(match_of(game), seat)
    del data["traits"]["catalog"]
    return json.dumps(data)


def test_a_game_in_progress_is_shown_only_from_one_view() -> None:
    game = played(GameSetup("nordic", "missions", 3), 1, 250)
    with pytest.raises(ValueError, match="isn't over"):
        game.story()
    with pytest.raises(ValueError, match="mauve"):
        game.story(seat="mauve")
    for seat in ("red", "spectator"):
        text = told(game, seat)
        for other in game.seats:
            if other != seat:
                mission = game.observe(other)["mission"]
                assert f'"{mission}"' not in text
    assert f'"{game.observe("red")["mission"]}"' in told(game, "red")


def test_a_game_without_moves_has_no_story() -> None:
    with pytest.raises(ValueError, match="nothing has been played"):
        rw.Game.new(seed=1).story(seat="spectator")


def test_as_an_output_a_story_is_a_frame_with_the_page() -> None:
    story = finished().story()
    bundle = story._repr_mimebundle_()
    assert bundle["text/plain"] == repr(story) == f"<Story: {story.title}>"
    assert bundle["text/html"].startswith("<iframe")
    assert "srcdoc=" in bundle["text/html"]


@pytest.mark.parametrize(
    ("written", "text", "marks", "arrows", "asks"),
    [
        ("Plain.", "Plain.", (), (), False),
        ("? [peru]", "", ("peru",), (), True),
        ("See [peru>brazil] [peru] [peru].", "See.", ("peru",), (("peru", "brazil"),), False),
        ("[atlantis] [peru>atlantis]", "[atlantis] [peru>atlantis]", (), (), False),
    ],
)
def test_a_comment_can_name_places_draw_arrows_and_ask(
    written: str, text: str, marks: tuple[str, ...], arrows: tuple[Any, ...], *, asks: bool
) -> None:
    assert read_comment(written, {"peru", "brazil"}) == (text, marks, arrows, asks)


def test_the_page_gets_the_file_as_its_seat_may_see_it() -> None:
    game = played(GameSetup("nordic", "missions", 3), 1, 250)
    player = PagePlayer(Session(game, seats={"red": "human"}))
    html = ask(player, "story")["text"]
    mission = packed(html, "story")["traits"]["state"]["mission"]
    assert mission["id"] == game.observe("red")["mission"]
    begun = PagePlayer(Session(rw.Game.new(seed=1), seats={"red": "human"}))
    assert not begun.send({"type": "query", "what": "story"})["ok"]


def test_without_a_front_end_in_python_the_page_adds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    packed_program.cache_clear()
    monkeypatch.setattr(Path, "is_file", lambda path: path.name != "widget.js")
    game = played(GameSetup("czech", "domination", 3), 1, 20)
    html = story_page(match_of(game), "spectator")
    assert html.count(PACKED) == 1
    monkeypatch.undo()
    packed_program.cache_clear()
    assert packed(html.replace(PACKED, packed_program()), "program")["code"]


def test_a_comment_stays_in_record_link_and_file() -> None:
    player = PagePlayer(Session(finished()))
    written = "? Where now? [brazil]"
    ack = player.send({"type": "comment", "at": 40, "text": f"  {written}\n"})
    shown = {
        "written": written,
        "text": "Where now?",
        "marks": ["brazil"],
        "arrows": [],
        "asks": True,
    }
    assert ack["data"] == {"comment": shown}
    assert ask(player, "moment", at=40)["comment"] == shown
    assert "comment" not in ask(player, "moment", at=41)
    assert rw.Game.replay(ask(player, "record", whole=True)["text"]).comments == {40: written}
    assert rw.open_link(ask(player, "link", whole=True)["text"]).comments == {40: written}
    chapters = packed(ask(player, "story")["text"], "story")["traits"]["state"]["guest"]["story"][
        "chapters"
    ]
    assert [each["text"] for each in chapters if each["kind"] == "note"] == ["Where now?"]
    player.send({"type": "comment", "at": 40, "text": " "})
    assert "comment" not in ask(player, "moment", at=40)


@pytest.mark.parametrize(("at", "text"), [(0, "No."), (9999, "No."), (1, "'''")])
def test_a_comment_that_no_record_can_hold_is_refused(at: int, text: str) -> None:
    player = PagePlayer(Session(played(GameSetup("czech", "domination", 3), 1, 20)))
    assert not player.send({"type": "comment", "at": at, "text": text})["ok"]


def test_a_links_comments_are_shown_when_looking_back() -> None:
    game = finished()
    start, _ = linked_game(game.link(comments={40: "Here."}))
    session = Session()
    session.start(*start)
    assert ask(PagePlayer(session), "moment", at=40)["comment"]["text"] == "Here."


def test_a_saved_game_keeps_its_comments(kept_folder: Path) -> None:
    del kept_folder
    game = played(GameSetup("czech", "domination", 3), 1, 20)
    session = Session(rw.Game.from_position(game.position(), seed=1), keep=True)
    player = PagePlayer(session)
    while len(session.playing().game.history) < 3:
        session.apply(session.playing().game.legal_actions()[0])
    assert player.send({"type": "comment", "at": 2, "text": "Kept."})["ok"]
    session.apply(session.playing().game.legal_actions()[0])
    (kept,) = kept_games()
    start, _, _ = continued(kept.path)
    assert start.comments == {2: "Kept."}


def test_a_comment_stays_with_its_action() -> None:
    match = Match(rw.Game.new(edition="czech", mode="domination", seats=3, seed=1),
                  dict.fromkeys(["red", "blue", "green"], HUMAN), {})  # fmt: skip
    first, second = match.game.legal_actions()[:2]
    match.act(first, None)
    match.comment(1, "Why there?")
    match.undo()
    match.redo()
    assert match.comments_now() == {1: "Why there?"}
    match.undo()
    assert match.comments_now() == {}
    match.act(second, None)
    assert match.comments_now() == {}
