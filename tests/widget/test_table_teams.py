"""Several screens for one player: a vote on each decision, until all have voted or time is up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widget.test_table_seats import CarriedTable


class Team(CarriedTable):
    """A table where three people play Red as a team; only a test moves the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 100.0
        self.table._clock = lambda: self.now
        self.woken: list[float] = []
        self.table.set_vote(20)
        for number in (1, 2, 3):
            self.join(number, "red")

    def _send(self, message: Any) -> None:
        if message["type"] == "wake":
            self.woken.append(message["after"])
        else:
            super()._send(message)

    @property
    def own(self) -> list[str]:
        return [t for t in self.game.board.ids if self.game.owner(t) == "red"]

    def place(self, number: int, territory: str) -> Any:
        return self.ask(number, {"type": "place", "territory": territory, "armies": 1})

    def wait(self, seconds: float) -> None:
        self.now += seconds
        while self.table.work():
            pass

    @property
    def placed(self) -> list[str]:
        return [step.action.to_dict()["territory"] for step in self.game.history]


def test_the_majority_choice_is_carried_out_when_all_have_voted() -> None:
    team = Team()
    one, other = team.own[:2]
    assert team.place(1, one)["ok"]
    assert team.place(2, other)["ok"]
    assert team.placed == []
    vote = team.state(3)["guest"]["vote"]
    assert (vote["left"], vote["there"], vote["voted"], vote["own"]) == (20, 3, 2, False)
    assert [option["count"] for option in vote["options"]] == [1, 1]
    assert team.place(3, other)["ok"]
    assert team.placed == [other]
    assert "vote" not in team.state(1)["guest"]


def test_at_the_end_of_the_time_the_votes_decide_and_a_tie_goes_to_the_first() -> None:
    team = Team()
    one, other = team.own[:2]
    team.place(2, other)
    team.place(1, one)
    assert team.woken == [20]
    team.wait(19.9)
    assert team.placed == []
    team.wait(0.1)
    assert team.placed == [other]


def test_a_vote_may_be_changed() -> None:
    team = Team()
    one, other = team.own[:2]
    team.place(1, one)
    team.place(2, other)
    team.place(1, other)
    team.wait(20)
    assert team.placed == [other]


def test_absent_members_do_not_count() -> None:
    team = Team()
    one, other = team.own[:2]
    team.place(1, one)
    team.place(2, other)
    team.table.receive({"type": "gone", "guest": 1})
    team.wait(0)
    assert team.placed == []  # The third member has not voted yet.
    team.table.receive({"type": "leave", "guest": 3})
    team.wait(0)
    assert team.placed == [other]


def test_a_single_member_or_a_table_without_votes_decides_at_once() -> None:
    team = Team()
    one = team.own[0]
    for number in (2, 3):
        team.table.receive({"type": "gone", "guest": number})
    team.place(1, one)
    assert team.placed == [one]
    team = Team()
    team.table.set_vote(0)
    team.place(2, one)
    assert team.placed == [one]


def test_an_impossible_action_is_refused_at_once_and_is_not_a_vote() -> None:
    team = Team()
    foreign = next(t for t in team.game.board.ids if team.game.owner(t) != "red")
    assert not team.place(1, foreign)["ok"]
    assert "vote" not in team.state(1)["guest"]
    team.join(4, "blue")
    team.join(5, "blue")
    assert not team.place(4, foreign)["ok"]


def test_a_vote_on_an_old_position_is_dropped() -> None:
    team = Team()
    one = team.own[0]
    team.place(1, one)
    with team.relay.change():
        team.session.apply({"type": "place", "territory": one, "armies": 1})
    team.wait(20)
    assert team.placed == [one]
    assert "vote" not in team.state(1)["guest"]


def test_the_host_sees_the_votes_and_sets_the_time() -> None:
    team = Team()
    red = team.table.seats()[0]
    assert red == {"seat": "red", "at": "there", "screens": 3}
    with pytest.raises(Exception, match="3 to 600 seconds"):
        team.table.set_vote(1)
    code = team.table.places["red"].code
    team.join(9, "red", by="code")
    assert team.table.places["red"].code == code  # A team joins by one code.
