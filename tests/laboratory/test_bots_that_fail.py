"""The forms in which bots may be given, bots that fail, and games that would never end."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import risk_widget as rw
from risk_widget.bots import BOTS, RandomBot, add_bot
from risk_widget.bots.registry import _ADDED as ADDED
from risk_widget.engine.actions import IllegalAction
from risk_widget.environments.gym_view import RiskEnv

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from risk_widget.bots import Observation

SMALL: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 3, "seed": 1}
DUEL: dict[str, Any] = {"edition": "czech", "mode": "duel", "max_rounds": 3, "seed": 1}


class Patient:
    """A bot that ends each phase as soon as it can."""

    def __init__(self, seed: str = "1") -> None:
        self._random = RandomBot(seed)

    def choose(self, observation: Observation, /) -> Any:
        if (observation["legal"] or {}).get("end_phase"):
            return {"type": "end_phase"}
        return self._random.choose(observation)


def patient(seed: str) -> Patient:
    return Patient(seed)


class Failing(Patient):
    """A bot that does something wrong as soon as it may attack."""

    wrong: ClassVar[Any] = None

    def choose(self, observation: Observation, /) -> Any:
        return self.wrong if observation["phase"] == "attack" else super().choose(observation)


class Illegal(Failing):
    wrong: ClassVar[Any] = {"type": "claim", "territory": "brazil"}


class Raising(Failing):
    def choose(self, observation: Observation, /) -> Any:
        if observation["phase"] == "attack":
            raise RuntimeError("out of ideas")
        return super().choose(observation)


class Thinking(Failing):
    """A bot that thinks until it is told to stop, which never happens."""

    def choose(self, observation: Observation, /) -> Any:
        if observation["phase"] == "attack":
            Event().wait()
        return super().choose(observation)


class Shuttle(Patient):
    """A bot that fortifies whenever it can."""

    def choose(self, observation: Observation, /) -> Any:
        fortify = (observation["legal"] or {}).get("fortify")
        if fortify:
            source, targets = next(iter(fortify.items()))
            return {
                "type": "fortify",
                "source": source,
                "target": next(iter(targets)),
                "armies": next(iter(targets.values()))[1],
            }
        return super().choose(observation)


class Own(RandomBot):
    """A bot derived from one of the package's, which chooses differently."""

    def choose(self, observation: Observation, /) -> Any:
        if (observation["legal"] or {}).get("end_phase"):
            return {"type": "end_phase"}
        return super().choose(observation)


@pytest.fixture
def added() -> Iterator[str]:
    add_bot("patient-one", patient)
    yield "patient-one"
    del ADDED["patient-one"], BOTS["patient-one"]


def test_a_bot_is_accepted_in_every_form(added: str) -> None:
    """A bot may be given as a class, a function, an id or an instance."""
    games = [
        rw.simulate([bot, "random", "random"], 3, **SMALL).games
        for bot in (Patient, patient, added)
    ]
    assert games[0] == games[1] == games[2]
    alone = rw.simulate([Patient("1"), "random", "random"], 3, **SMALL)
    assert alone.names == ("Patient", "random", "random")
    assert rw.simulate([Patient("1"), "random", "random"], 3, **SMALL) == alone
    named: dict[str, Any] = {"mine": Patient("1"), "theirs": patient, "added": added}
    settings: dict[str, Any] = {"editions": ["czech"], "modes": ["duel"], "players": [2]}
    played = rw.tournament(named, 2, **settings, board="island", max_rounds=2)
    assert played.bots == ("mine", "theirs", "added")
    found = rw.experiment({"a": {}, "b": {"bots": [added] * 3}}, [Patient("1")] * 3, 2, **SMALL)
    assert found.values["a"]


def test_a_bot_object_starts_each_game_in_its_initial_state() -> None:
    """Whatever a game changes in the bot doesn't affect the next game, even on another thread."""
    bots = [Patient("1"), Patient("1"), Patient("1")]
    here = rw.simulate(bots, 6, **SMALL)
    with ThreadPoolExecutor(2) as threads:
        assert rw.simulate(bots, 6, **SMALL, executor=threads) == here


def test_an_added_bot_can_play_in_other_processes(added: str) -> None:
    """Other processes don't know the bot's id, so they are sent its factory."""
    here = rw.simulate([added, "random", "random"], 2, **SMALL)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        assert rw.simulate([added, "random", "random"], 2, **SMALL, executor=processes) == here


def test_a_bots_own_choice_counts_and_not_its_base_classs() -> None:
    played = rw.simulate([Own] * 3, 2, **SMALL)
    assert played.unfinished == 2
    assert all(game.rounds == 3 for game in played.games)


@pytest.mark.parametrize(
    ("bot", "kind", "sentence"),
    [
        (Failing, TypeError, "the bot gave None, which is no action"),
        (Illegal, IllegalAction, "no territory 'brazil'"),
        (Raising, RuntimeError, "out of ideas"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(
    bot: type[Failing], kind: type[Exception], sentence: str
) -> None:
    """The error states the game's number and seed, and the position as the bot's seat sees it."""
    with pytest.raises(kind, match=sentence) as raised:
        rw.simulate(["random", bot, "random"], 3, **SMALL)
    (note,) = raised.value.__notes__
    assert f"bot '{bot.__name__}' on seat blue, game 0, seed " in note
    assert " b attack " in note
    assert [*pickle.loads(pickle.dumps(raised.value)).__notes__] == [note]


def test_an_error_says_that_a_bot_took_too_long() -> None:
    with pytest.raises(TimeoutError, match=r"longer than 0\.05 s"):
        rw.simulate([Thinking, "random"], 1, **DUEL, max_seconds=0.05)
    quick = rw.simulate([Patient, "random"], 2, **DUEL, max_seconds=60)
    assert quick.games == rw.simulate([Patient, "random"], 2, **DUEL).games


def test_a_game_can_be_forfeited() -> None:
    played = rw.simulate(["random", Raising], 4, **DUEL, on_error="forfeit")
    for game in played.games:
        loser = next(seat for seat, bot in game.bots.items() if bot == 1)
        assert (game.ended, game.forfeited) == ("forfeit", loser)
        assert game.winner not in (None, loser)
        assert not game.truncated
    assert played.wins == (4, 0)
    assert "4 forfeited" in repr(played)
    three = rw.simulate(["random", "random", Raising], 1, **SMALL, on_error="forfeit")
    assert three.games[0].winner is None


def test_a_forfeit_counts_for_the_other_bot_of_a_tournament() -> None:
    played = rw.tournament(
        {"good": "random", "bad": Raising},
        2,
        editions=["czech"],
        players=[2, 3],
        modes=["duel", "domination"],
        board="island",
        max_rounds=3,
        on_error="forfeit",
    )
    assert all((b.won, b.lost) == (b.games, 0) for b in played.blocks)


def test_forfeits_are_kept_in_the_file_of_a_tournament(tmp_path: Path) -> None:
    settings: dict[str, Any] = {
        "editions": ["czech"],
        "modes": ["duel"],
        "players": [2],
        "board": "island",
        "max_rounds": 3,
        "on_error": "forfeit",
        "file": tmp_path / "games.jsonl",
    }
    bots: dict[str, Any] = {"good": "random", "bad": Raising}
    played = rw.tournament(bots, 2, **settings)
    (row,) = played.forfeits
    assert (row.bot, row.reason, row.games) == ("bad", "RuntimeError: out of ideas", 12)
    assert rw.tournament(bots, 2, **settings) == played
    assert [*tmp_path.iterdir()] == [settings["file"]]
    assert played.to_dict()["forfeits"][0]["reason"] == row.reason


def test_an_error_says_that_a_factory_made_no_bot() -> None:
    def nothing(_seed: str) -> Any:
        return None

    with pytest.raises(TypeError, match=r"nothing made None, which has no choose"):
        rw.simulate([nothing, "random", "random"], 1, **SMALL)


def test_an_error_says_that_a_bot_cannot_be_copied() -> None:
    bot = Patient("1")
    bot.lock = Lock()  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="Patient must be copied for each game and can't be"):
        rw.simulate([bot, "random", "random"], 1, **SMALL)


def test_a_game_that_only_moves_armies_to_and_fro_is_stopped() -> None:
    """Czech rules allow endless fortifying in a turn, so a game that repeats itself is stopped."""
    (game,) = rw.simulate([Shuttle] * 3, 1, edition="czech", mode="domination", seed=1).games
    assert (game.ended, game.winner, game.truncated) == ("standstill", None, True)
    assert game.actions < 2000


@pytest.mark.parametrize("bot", ["random", Patient])
def test_a_game_has_a_limit_of_actions(bot: Any) -> None:
    played = rw.simulate([bot] * 3, 2, **{**SMALL, "max_rounds": 50}, max_actions=40)
    assert [game.actions for game in played.games] == [40, 40]
    assert {game.ended for game in played.games} == {"max_actions"}
    assert played.unfinished == 2
    assert [row["truncated"] for row in played.to_rows()] == [True, True]
    arranged = rw.simulate([bot] * 3, 1, **SMALL, max_actions=40, arrange=rw.lab.begins())
    assert arranged.games[0].actions == 40


class Emptied(Failing):
    """A bot that calls next() on something empty, without a default."""

    def choose(self, observation: Observation, /) -> Any:
        nothing: list[Any] = []
        return next(each for each in nothing)


class Leaving(Failing):
    def choose(self, observation: Observation, /) -> Any:
        raise SystemExit(3)


@pytest.mark.parametrize("bot", [Emptied, Leaving])
def test_a_bot_ends_neither_the_callers_loop_nor_its_program(bot: type[Failing]) -> None:
    """A `StopIteration` from a bot could end a loop over games early, or make it endless."""
    bots: list[Any] = [bot, "random", "random"]
    with pytest.raises(RuntimeError, match=r"the bot ended in (StopIteration|SystemExit)"):
        rw.simulate(bots, 3, **SMALL)
    with pytest.raises(RuntimeError, match="the bot ended in"):
        rw.simulate(bots, 3, max_seconds=30, **SMALL)
    forfeited = rw.simulate(bots, 3, on_error="forfeit", **SMALL)
    assert [game.ended for game in forfeited.games] == ["forfeit"] * 3
    environment = RiskEnv(bot, seats=3, edition="czech", board="island")
    with pytest.raises(RuntimeError, match="the bot ended in"):
        play(environment)


class UnreadableError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


class Unreadable:
    def __repr__(self) -> str:
        raise KeyError("no words")


class Wordless(Patient):
    def choose(self, observation: Observation, /) -> Any:
        raise UnreadableError


class Shapeless(Patient):
    def choose(self, observation: Observation, /) -> Any:
        return {"type": Unreadable(), "source": Unreadable()}


class Answerless(Patient):
    def choose(self, observation: Observation, /) -> Any:
        return Unreadable()


class Unmade(Patient):
    def __init__(self, seed: str) -> None:
        raise UnreadableError


@pytest.mark.parametrize("bot", [Wordless, Shapeless, Answerless, Unmade])
def test_any_failure_of_a_bot_costs_only_its_own_games(bot: type[Patient]) -> None:
    """Even its errors and answers may raise errors when they are put into words."""
    settings: dict[str, Any] = {"editions": ["czech"], "modes": ["duel"], "players": [2]}
    cup = rw.tournament(
        {"bad": bot, "good": Patient, "other": Patient}, 2, board="island", max_rounds=2, seed=1,
        on_error="forfeit", **settings,
    )  # fmt: skip
    assert {each.bot for each in cup.forfeits} == {"bad"}
    assert sum(each.games for each in cup.forfeits) > 3


def play(environment: RiskEnv) -> None:
    """Take legal actions until the game is over."""
    environment.reset(seed=1)
    over = False
    while not over:
        legal = environment.action_masks().nonzero()[0]
        _, _, over, _, _ = environment.step(legal[0])


def test_an_error_in_an_arrangement_ends_the_simulation_too() -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        rw.simulate(["random"] * 3, 2, arrange=lambda game, seat: next(iter(())), **SMALL)
    with pytest.raises(TypeError, match="arrange must give the game to play on, not None"):
        rw.simulate(["random"] * 3, 2, arrange=lambda game, seat: None, **SMALL)  # type: ignore[arg-type, return-value]


class Bare:
    """A bot that has only what a bot must have."""

    def choose(self, observation: Observation, /) -> Any:
        return RandomBot(1).choose(observation)


class Derived(rw.Bot):
    def choose(self, observation: Observation, /) -> Any:
        return RandomBot(1).choose(observation)


@pytest.mark.parametrize("bot", [Bare, Derived, lambda: Bare()])
def test_a_factory_need_not_accept_a_seed(bot: Any) -> None:
    expected = rw.simulate([Bare(), "random", "random"], 2, **SMALL).games
    found = rw.simulate([bot, "random", "random"], 2, **SMALL).games
    assert [each.actions for each in found] == [each.actions for each in expected]
    rw.RiskWidget(seats={"red": "human", "blue": bot, "green": "random"}, keep=False).close()
    RiskEnv(bot, seats=3, edition="czech", board="island").reset(seed=1)


def test_a_class_without_choose_is_refused_before_any_game() -> None:
    chooseless: Any = dict
    for ask in (
        lambda: rw.simulate([chooseless, "random", "random"], 1, **SMALL),
        lambda: RiskEnv(chooseless, seats=3),
        lambda: rw.RiskWidget(seats={"red": "human", "blue": chooseless, "green": "random"}),
    ):
        with pytest.raises(ValueError, match=r"a bot's id, a class of bots"):
            ask()
    with pytest.raises(ValueError, match="needs a class with choose"):
        add_bot("chooseless", chooseless)


def test_the_error_for_a_choosing_function_says_where_it_belongs() -> None:
    chooser: Any = lambda seen: seen["legal"]  # noqa: E731
    with pytest.raises(TypeError) as raised:
        rw.simulate([chooser, "random", "random"], 1, **SMALL)
    assert "belongs in a class" in raised.value.__notes__[0]
