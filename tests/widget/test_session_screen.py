"""Who is at the screen, and when private things may be shown."""

from __future__ import annotations

from risk_widget.play.hot_seat import HotSeat, Situation

PERSONS = ("red", "blue")


def situation(phase: str, turn: str, actor: str | None = None, round_: int = 1,
            persons: tuple[str, ...] = PERSONS) -> Situation:  # fmt: skip
    return Situation(phase, turn, actor or turn, round_, persons)


def look(screen: HotSeat) -> tuple[str | None, str, str | None]:
    return screen.viewer, screen.private, screen.handover_to


def test_a_single_person_always_has_the_screen() -> None:
    screen = HotSeat()
    for now in (
        situation("place", "green", persons=("red",)),
        situation("reinforce", "red", persons=("red",)),
        situation("defend", "green", "red", persons=("red",)),
        situation("over", "green", None, persons=("red",)),
    ):
        screen.follow(now)
        assert look(screen) == ("red", "shown", None)


def test_bots_alone_have_a_spectator() -> None:
    screen = HotSeat()
    screen.follow(situation("reinforce", "red", persons=()))
    assert look(screen) == (None, "none", None)
    assert not screen.reveal()


def test_a_turn_begins_with_a_hand_over() -> None:
    screen = HotSeat()
    screen.follow(situation("reinforce", "red"))
    assert look(screen) == (None, "none", "red")
    assert not screen.ready("blue")
    assert look(screen) == (None, "none", "red")
    assert screen.ready("red")
    assert look(screen) == ("red", "shown", None)
    for phase in ("reinforce", "attack", "occupy", "reinforce", "fortify"):
        screen.follow(situation(phase, "red"))
        assert look(screen) == ("red", "shown", None)
    screen.follow(situation("reinforce", "blue"))
    assert look(screen) == (None, "none", "blue")


def test_the_same_seat_takes_over_again_in_the_next_round() -> None:
    screen = HotSeat()
    screen.follow(situation("reinforce", "red", round_=1))
    screen.ready("red")
    screen.follow(situation("reinforce", "green", round_=1))
    assert look(screen) == (None, "none", None)
    screen.follow(situation("reinforce", "red", round_=2))
    assert look(screen) == (None, "none", "red")


def test_a_defence_needs_no_hand_over_but_is_covered() -> None:
    screen = HotSeat()
    screen.follow(situation("attack", "red"))
    screen.ready("red")
    screen.follow(situation("defend", "red", "blue"))
    assert look(screen) == ("blue", "covered", None)
    screen.follow(situation("attack", "red"))
    assert look(screen) == ("red", "covered", None)  # Blue is still looking.
    assert screen.reveal()
    assert look(screen) == ("red", "shown", None)


def test_revealed_cards_are_covered_when_the_screen_changes_hands() -> None:
    screen = HotSeat()
    screen.follow(situation("place", "red"))
    assert look(screen) == ("red", "covered", None)
    screen.reveal()
    assert look(screen) == ("red", "shown", None)
    screen.follow(situation("place", "blue"))
    assert look(screen) == ("blue", "covered", None)
    screen.follow(situation("place", "red"))
    assert look(screen) == ("red", "covered", None)


def test_a_bots_defence_leaves_the_screen_to_the_person_on_turn() -> None:
    screen = HotSeat()
    screen.follow(situation("attack", "red"))
    screen.ready("red")
    screen.follow(situation("defend", "red", "green"))
    assert look(screen) == ("red", "shown", None)


def test_players_can_cover_their_cards() -> None:
    screen = HotSeat()
    screen.follow(situation("attack", "red"))
    screen.ready("red")
    assert screen.conceal()
    assert look(screen) == ("red", "covered", None)
    screen.follow(situation("attack", "red", persons=("red",)))
    assert not screen.conceal()


def test_each_choice_of_a_capital_is_a_hand_over() -> None:
    screen = HotSeat()
    screen.follow(situation("capital", "red"))
    assert look(screen) == (None, "none", "red")
    screen.ready("red")
    screen.follow(situation("capital", "red", "blue"))
    assert look(screen) == (None, "none", "blue")


def test_going_back_into_another_seats_turn_is_a_hand_over() -> None:
    screen = HotSeat()
    screen.follow(situation("fortify", "red"))
    screen.ready("red")
    screen.follow(situation("reinforce", "blue"))
    screen.ready("blue")
    screen.follow(situation("fortify", "red"))  # The turn was taken back.
    assert look(screen) == (None, "none", "red")


def test_the_last_person_left_has_the_screen() -> None:
    screen = HotSeat()
    screen.follow(situation("attack", "green", persons=("red", "blue")))
    assert look(screen) == (None, "none", None)
    screen.follow(situation("attack", "green", persons=("blue",)))
    assert look(screen) == ("blue", "shown", None)


def test_no_cards_are_shown_at_the_end_of_a_game_of_several_people() -> None:
    screen = HotSeat()
    screen.follow(situation("attack", "red"))
    screen.ready("red")
    screen.follow(situation("over", "red"))
    assert look(screen) == (None, "none", None)
