"""Challenges are played against bots with real dice, and judged every turn, for up to 3 stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.course.feedback import lines_of
from risk_widget.course.kinds.challenge import ChallengeGame, play
from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import load_source
from risk_widget.engine.events import Event
from risk_widget.lessons import Progress, ProgressError
from risk_widget.messages import use_language
from tests.lessons.challenge_example import TEXT, source

if TYPE_CHECKING:
    from risk_widget.course.feedback import Feedback

END = {"type": "end_phase"}
ATTACK = {"type": "attack", "source": "highmoor", "target": "stonegate", "armies": 3}


def opened(
    *changes: tuple[str, str], progress: Progress | None = None, dice: str | None = "known"
) -> Lesson:
    return Lesson(source(*changes), progress or Progress(), dice=dice)


def attacked(lesson: Lesson) -> Feedback:
    """Attack with three armies until the challenge is decided."""
    while True:
        occupying = lesson.game.phase == "occupy"
        result = lesson.check({"type": "occupy", "armies": 3} if occupying else ATTACK)
        if result.status != "more":
            return result


def won(**wanted: Any) -> tuple[Lesson, Feedback]:
    """Try the challenge until it is won with the wanted stars; return the lesson and feedback."""
    lesson = opened()
    for _ in range(50):
        result = attacked(lesson)
        if result.ok and result.stars == wanted.get("stars", result.stars):
            return lesson, result
        lesson.retry()
    raise AssertionError("the dice never fall so")


def test_a_learner_can_win_it_in_another_way() -> None:
    lesson, result = won(stars=3)
    assert result.status == "right"
    assert result.heading.endswith("★★★")
    assert "Three stars:" in result.message
    assert "won, in one turn, without a loss" in result.message
    assert lesson.progress.steps == {"challenge": "solved"}
    assert lesson.progress.stars == {"challenge": (3, 3)}
    assert "★★★" in str(lesson.progress)
    assert "★★★" in lesson.progress._repr_html_()
    assert float(lesson.score()) == 1


def test_the_feedback_says_what_the_other_stars_need() -> None:
    _, result = won(stars=2)
    assert "Two stars:" in result.message
    assert "won, in one turn." in result.message
    assert "One more star for winning without a loss." in result.message


def test_the_best_number_of_stars_is_kept() -> None:
    lesson, _ = won(stars=3)
    for _ in range(20):
        lesson.retry()
        result = attacked(lesson)
        if result.ok and result.stars == 2:
            break
    assert result.stars == 2
    assert lesson.progress.stars == {"challenge": (3, 3)}


def test_bots_play_until_it_is_the_learners_turn_again() -> None:
    lesson = opened(("turns = 2", "turns = 5"))
    lesson.check(END)
    result = lesson.check(END)
    assert result.status == "more"
    assert "Turn 2 of your 5" in result.message
    assert lesson.game.actor == "red"
    assert lesson.game.phase == "reinforce"
    assert {frame["seat"] for frame in result.frames} >= {"red", "green"}
    assert lesson.view()["challenge"]["turn"] == 2


@pytest.mark.parametrize("lesson_id", ["01", "10", "12"])
def test_every_territory_where_bots_beat_the_learners_armies_is_named(lesson_id: str) -> None:
    """In a notebook, the board's pictures alone would not show learners what has changed."""
    seen = 0
    for name in ("a", "b", "c"):
        lesson = rw.load_lesson(lesson_id, dice=name, progress=Progress())
        lesson.go(len(lesson.source.steps))
        you = lesson.at_hand.you
        bot = make("cautious", name, board=lesson.game.board)
        names, status, before = lesson.game.config.names.territories, "more", 0
        while status == "more":
            result = lesson.check(bot.choose(lesson.game.observe(you)))
            told, status = " ".join(line.text for line in result.lines), result.status
            for event in (e for frame in result.frames[before:] for e in frame["events"]):
                if event["type"] == "rolled" and event["defender"] == you:
                    seen += 1
                    assert f" attacks {names[event['target']]} from " in told
            before = len(result.frames)
    assert seen


def test_a_bots_battle_is_described_in_one_sentence() -> None:
    lesson = rw.load_lesson("01", dice="a", progress=Progress())
    step = lesson.at_hand
    rolls = [
        Event(  # type: ignore[operator]
            "rolled",
            "green",
            {
                "attacker": "green",
                "defender": "red",
                "source": "stonegate",
                "target": "riverbend",
                "attack": [6],
                "defence": [5],
                "pairs": [(6, 5, "attack")],
                "attacker_losses": 0,
                "defender_losses": 1,
                "rule": "attack.compare",
            },
        )
    ] * 2
    (line,) = lines_of(lesson.game, rolls, step.you, sums_up=True)
    assert line.text == "Green attacks Riverbend from Stonegate, 2 rolls; Red loses 2."
    assert len(lines_of(lesson.game, rolls, step.you)) == 2


def test_the_challenge_is_lost_when_the_turns_run_out() -> None:
    lesson = opened(("turns = 2", "turns = 1"))
    lesson.check(END)
    result = lesson.check(END)
    assert result.status == "wrong"
    assert result.taken_back
    assert "Your turn is over. You have not attacked." in result.message
    assert "the dice will fall differently" in result.message
    assert lesson.game.armies("highmoor") == 6
    assert lesson.view()["challenge"]["turn"] == 1
    assert lesson.progress.steps == {"challenge": "open"}


def test_a_failure_ends_the_attempt() -> None:
    lesson = opened(('failure = \'not owns("red", "northcliff")\'', "failure = 'moves() >= 1'"))
    assert lesson.check(END).status == "wrong"


def test_an_illegal_action_changes_nothing() -> None:
    lesson = opened()
    result = lesson.check({**ATTACK, "target": "lantern-isle"})
    assert result.status == "refused"
    assert lesson.game.armies("highmoor") == 6
    assert lesson.check({"type": "jump"}).status == "unclear"


FIGHT_ON = {**ATTACK, "type": "roll_until", "stop_at": 3}


@pytest.mark.parametrize("tries", range(8))
def test_an_attack_is_repeated_until_the_target_falls_or_a_limit_is_reached(tries: int) -> None:
    lesson = opened()
    for _ in range(tries):  # Each try has other dice.
        lesson.retry()
    result = lesson.check(FIGHT_ON)
    rolls = [frame for frame in result.frames if frame["action"]["type"] == "attack"]
    assert rolls
    game = result.game
    assert game is not None
    if result.status == "more":
        fell = game.phase == "occupy"
        assert fell or game.armies("highmoor") <= 3
        left = [frame["territories"]["highmoor"][1] for frame in rolls]
        assert all(armies > 3 for armies in left[:-1])
    told = [line for line in result.lines if "Highmoor" in line.text or "roll" in line.text]
    assert len(told) >= len(rolls)


def test_an_attack_of_the_allied_army_is_repeated_as_well() -> None:
    """The learner decides for the allied army in the third army's part of the turn."""
    lesson = Lesson(load_source("11-only-here"), Progress(), dice="known")
    lesson.go("challenge")
    lesson.check({"type": "place", "territory": "brazil", "armies": lesson.game.to_place})
    for _ in range(2):  # These end combat and movement.
        lesson.check(END)
    game = lesson.game
    assert (game.turn, game.phase) == ("blue", "reinforce_third")
    near = dict(zip(game.board.ids, game.board.neighbours, strict=True))
    source, target = next(
        (t, game.board.ids[n])
        for t in game.board.ids
        for n in near[t]
        if (game.owner(t), game.owner(game.board.ids[n])) == ("third", "blue")
    )
    lesson.check({"type": "place", "territory": source, "armies": game.to_place})
    attack = {"source": source, "target": target, "armies": 3}
    lesson.check({**attack, "type": "roll_until", "stop_at": 1})
    ended = lesson.game
    assert ended.phase == "occupy" or ended.owner(target) == "third" or ended.armies(source) == 1


def test_an_attack_is_not_repeated_if_each_roll_matters() -> None:
    lesson = Lesson(load_source("04-combat"), Progress())
    lesson.go("three-dice")
    attack = {"type": "roll_until", "source": "brazil", "target": "peru", "armies": 3}
    result = lesson.check(attack)
    assert result.status == "unclear"
    assert "one attack" in result.message
    assert lesson.check(attack, "again").ok
    assert lesson.check({**attack, "stop_at": "few"}, "again").status == "unclear"
    assert lesson.check({**attack, "source": ["brazil"]}, "again").status == "unclear"


def the_dice(lesson: Lesson) -> tuple[int, ...]:
    """Return the next thirty dice of the current game."""
    return tuple(lesson.game.config.chance.dice(0, 30))


def named(lesson: Lesson) -> str:
    """Return the name of the dice that is shown on the page."""
    return str(lesson.view()["challenge"]["dice"])


def test_each_attempt_and_each_learner_gets_different_dice() -> None:
    lesson = opened(dice=None)
    rolled = []
    for _ in range(5):
        rolled += [(named(lesson), the_dice(lesson))]
        lesson.retry()
    rolled += [(named(other), the_dice(other)) for other in (opened(dice=None), lesson)]
    assert len({name for name, _ in rolled}) == len({dice for _, dice in rolled}) == len(rolled)


def test_another_learner_of_the_same_lesson_gets_other_dice() -> None:
    lesson = opened(dice=None)
    assert the_dice(lesson.for_learner(Progress())) != the_dice(lesson)


def test_the_dice_of_any_attempt_can_be_repeated_by_their_name() -> None:
    for first in (None, "9c41e7"):
        lesson = opened(dice=first)
        for _ in range(3):
            again = opened(dice=named(lesson))
            assert (named(again), the_dice(again)) == (named(lesson), the_dice(lesson))
            lesson.retry()
    assert named(opened(dice="9c41e7")) == "9c41e7"


@pytest.mark.parametrize("ends", ["right", "wrong", "shown"])
def test_the_feedback_at_the_end_names_the_dice_of_the_attempt(ends: str) -> None:
    lesson = opened(("turns = 2", "turns = 1"))
    for _ in range(50):
        name = named(lesson)
        if ends == "shown":
            result = lesson.show_me()
            name = named(lesson)  # This is the bot's own attempt.
        elif ends == "wrong":
            lesson.check(END)
            result = lesson.check(END)
        else:
            result = attacked(lesson)
        if result.status == ends:
            break
        lesson.retry()
    assert result.status == ends
    assert f"Dice of this try: `{name}`." in str(result)
    assert f"<code>{name}</code>" in result._repr_html_()


def test_the_name_of_the_dice_is_text() -> None:
    with pytest.raises(ValueError, match="dice"):
        rw.load_lesson("01", dice=3)  # type: ignore[arg-type]


def test_the_dice_of_a_challenge_do_not_depend_on_the_steps_before_it() -> None:
    """Some of the earlier steps draw random numbers, too."""
    source = load_source("05-capture")
    *before, challenge = [step.id for step in source.steps]

    def dice(*steps: str) -> tuple[int, ...]:
        lesson = Lesson(source, Progress(), dice="known")
        for step in (*steps, challenge):
            lesson.go(step)
        return the_dice(lesson)

    assert dice(*before) == dice()


def test_the_same_seed_gives_the_same_game() -> None:
    step = source().steps[0].under()
    games = [play(step, "cautious", seed) for seed in ("a", "a", "b")]
    assert games[0].frames == games[1].frames
    assert games[0].frames != games[2].frames


def test_the_bots_see_only_what_their_seats_may_see() -> None:
    step = load_source("07").steps[-1].under()
    played = ChallengeGame(step, "x")
    seen: list[Any] = []

    class Spy:
        def choose(self, observation: Any) -> dict[str, Any]:
            seen.append(observation)
            return make("easygoing", "x").choose(observation)

    played._bots = dict.fromkeys(("blue", "green"), Spy())
    while not seen or played.game.turn != "red":
        phase = played.game.phase
        if phase == "reinforce" and played.game.to_place:
            played.act({"type": "place", "territory": "brazil", "armies": 1})
        else:
            played.act(END)
    assert {observation["viewer"] for observation in seen} == {"blue", "green"}
    assert {observation["mission"] for observation in seen} == {
        "destroy-green",
        "continents:north-america+australia",
    }


def test_a_shown_move_leaves_one_star() -> None:
    lesson = opened()
    nudge, rule, move = (lesson.hint().message for _ in range(3))
    assert "Nudge." in nudge
    assert "Rule." in rule
    assert "A careful bot would attack Stonegate from Highmoor with 3." in move
    assert "Only one star is left" in move
    assert lesson.view()["challenge"]["helped"]
    assert lesson.view()["can"]["hint"], "each move can be asked for"
    for _ in range(50):
        result = attacked(lesson)
        if result.ok:
            break
        lesson.retry()
        lesson.hint()
    assert result.stars == 1
    assert "You were shown a move" in result.message


def test_a_new_attempt_can_win_all_stars() -> None:
    lesson = opened()
    for _ in range(3):
        lesson.hint()
    lesson.retry()
    assert not lesson.view()["challenge"]["helped"]
    assert lesson.view()["hints"]["given"] == ["Nudge.", "Rule."]


def test_hints_can_be_free_in_the_first_turns_and_unavailable_later() -> None:
    lesson = opened(("turns = 2", "turns = 5\nfree_hints = 1"))
    for _ in range(3):
        told = lesson.hint().message
    assert "A careful bot would" in told
    assert "star" not in told
    assert not lesson.view()["challenge"]["helped"]
    lesson.check(END)
    lesson.check(END)
    assert not lesson.view()["can"]["hint"]
    assert "you decide alone" in lesson.hint().message


def test_a_bot_shows_how_to_win() -> None:
    lesson = opened()
    result = lesson.show_me()
    assert result.status == "shown"
    assert "A careful bot did it in" in result.message
    assert lesson.progress.steps == {"challenge": "shown"}
    # A learner who has only watched the solution has not won.
    assert not lesson.progress.done
    assert lesson.progress.stars == {"challenge": (0, 3)}
    assert lesson.view()["done"]


def test_a_bot_that_does_not_win_says_so() -> None:
    lesson = opened(
        ('success = \'owns("red", "stonegate")\'', "success = 'armies(\"northcliff\") > 99'")
    )
    result = lesson.show_me()
    assert "without success" in result.message
    assert lesson.progress.steps == {"challenge": "open"}
    assert not lesson.view()["done"]


def test_a_challenge_that_begins_in_the_set_up_begins_with_the_bots() -> None:
    given = TEXT[TEXT.index("[steps.given]") :]
    lesson = opened((given, "[steps.new]\nseed = 4\n"))
    assert lesson.game.actor == "red"
    assert lesson.game.phase == "place"


def test_progress_keeps_stars_and_reads_files_without_them() -> None:
    lesson, _ = won(stars=3)
    data = lesson.progress.to_dict()
    assert data["lessons"]["duel"]["challenge"]["stars"] == 3
    book = Progress()
    book.read(data)
    assert book.step("duel", "challenge").stars == 3
    del data["lessons"]["duel"]["challenge"]["stars"]
    book.read(data)
    assert book.step("duel", "challenge").stars == 0
    assert "stars" not in book.to_dict()["lessons"]["duel"]["challenge"]
    data["lessons"]["duel"]["challenge"]["stars"] = 4
    with pytest.raises(ProgressError, match="from 0 to 3"):
        book.read(data)


def test_stars_are_named_in_the_readers_language() -> None:
    lesson = Lesson(load_source("03-reinforcement"), Progress())
    lesson.go("challenge")
    with use_language("de"):
        assert lesson.view()["challenge"]["stars"][0] == "mit sechs besetzten Ländern"
    assert lesson.view()["challenge"]["stars"][0] == "holding six territories"
