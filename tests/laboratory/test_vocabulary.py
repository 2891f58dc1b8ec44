"""Bots, seats, seeds and other arguments are written in the same way in every question."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.environments import gym_view, risk_v0
from risk_widget.environments.network import Network
from risk_widget.laboratory.players import Player

if TYPE_CHECKING:
    from collections.abc import Callable

ISLAND: dict[str, Any] = {"edition": "german", "mode": "domination", "board": "island"}
TWO: dict[str, Any] = {"bots": ["random", "simple"], "games": 2, "max_rounds": 3, **ISLAND}
QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "simulate": lambda **words: rw.simulate(**{**TWO, **words}),
    "tournament": lambda **words: rw.tournament(**{"players": 2, **TWO, **words}),
    "experiment": lambda **words: rw.experiment({"a": {}, "b": {}}, **{**TWO, **words}),
}


class Client:
    """A cluster's client like Dask's, whose own ``map`` returns no results."""

    def map(self, *_: object) -> list[object]:
        return [object()]

    def get_executor(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(1)


def place(**words: Any) -> object:
    """Place a bot on the ladder, a question without a choice of game or seats."""
    return rw.lab.place_on_ladder("simple", **{"games": 2, "fast": False, **words})


SPELLINGS: list[tuple[str, Any, Callable[[], Any]]] = [
    ("edition", "german", lambda: rw.load_edition("german")),
    ("edition", "german", lambda: np.str_("german")),
    ("mode", "domination", lambda: np.str_("domination")),
    ("bots", ["random", "simple"], lambda: ("random", "simple")),
    ("bots", ["random", "simple"], lambda: np.array(["random", "simple"])),
    ("bots", ["random", "simple"], lambda: {"random": "random", "simple": "simple"}),
    ("bots", ["random", "simple"], lambda: [Player("random", "random"), "simple"]),
    ("games", 2, lambda: 2.0),
    ("games", 2, lambda: np.int64(2)),
    ("seed", 7, lambda: "7"),
    ("seed", 7, lambda: 7.0),
    ("seed", 7, lambda: np.int64(7)),
    ("seed", "monday", lambda: np.str_("monday")),
    ("fast", False, lambda: np.False_),
    ("fast", True, lambda: np.True_),
    ("progress", False, lambda: lambda _done, _all: None),
    ("executor", None, lambda: ThreadPoolExecutor(1)),
    ("executor", None, Client),
]


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(("word", "one", "other"), SPELLINGS)
def test_a_spelling_means_the_same_in_every_question(
    question: str, word: str, one: object, other: Callable[[], Any]
) -> None:
    ask = QUESTIONS[question]
    assert ask(**{word: other()}) == ask(**{word: one})


SHARED: Final = ("games", "seed", "progress", "executor")
"""The options that finding a bot's place on the ladder shares with the other questions."""


@pytest.mark.parametrize(
    ("word", "one", "other"), [spelling for spelling in SPELLINGS if spelling[0] in SHARED]
)
def test_spellings_mean_the_same_when_asking_for_a_place(
    word: str, one: object, other: Callable[[], Any]
) -> None:
    assert place(**{word: other()}) == place(**{word: one})


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("seats", [2, 2.0, ["red", "blue"], ("red", "blue")], ids=repr)
def test_seats_are_colours_or_how_many(question: str, seats: object) -> None:
    ask, settings = QUESTIONS[question], {"players": None} if question == "tournament" else {}
    assert ask(seats=seats, **settings) == ask()


@pytest.mark.parametrize("question", QUESTIONS)
def test_other_colours_can_be_chosen(question: str) -> None:
    settings = {"players": None} if question == "tournament" else {}
    other = QUESTIONS[question](seats=["green", "black"], **settings)
    assert other != QUESTIONS[question]()


WRONG: list[tuple[str, Any, str]] = [
    ("edition", 3, "edition must be an edition, its id or its file"),
    ("bots", "random", r"bots must be a list, not 'random'; did you mean \['random'\]\?"),
    ("bots", [3, "random"], r"bots\[0\] must be a bot's id"),
    ("bots", {"a": 3, "b": "random"}, r"bots\['a'\] must be a bot's id"),
    ("games", 0, "games must be a whole number of at least 1, not 0"),
    ("games", "many", "games must be a whole number"),
    ("seed", True, "seed must be a whole number or text, not True"),
    ("fast", "yes", "fast must be true or false"),
    ("progress", 3, "progress must be true or false"),
    ("executor", 3, "executor must be one of concurrent.futures, .* or a client of Dask, not 3"),
]


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(("word", "value", "sentence"), WRONG)
def test_the_same_errors_are_worded_alike_everywhere(
    question: str, word: str, value: object, sentence: str
) -> None:
    with pytest.raises((ValueError, TypeError), match=f"^{sentence}"):
        QUESTIONS[question](**{word: value})


@pytest.mark.parametrize(
    ("word", "value", "sentence"), [each for each in WRONG if each[0] in (*SHARED, "fast")]
)
def test_errors_about_a_place_are_worded_alike_too(word: str, value: object, sentence: str) -> None:
    with pytest.raises((ValueError, TypeError), match=f"^{sentence.replace('least 1', 'least 2')}"):
        place(**{word: value})


@pytest.mark.parametrize("question", ["simulate", "experiment"])
@pytest.mark.parametrize(
    ("word", "value", "right"),
    [("editions", ["german"], "edition"), ("modes", ["duel"], "mode"), ("players", 2, "seats")],
)
def test_a_word_from_another_question_is_refused_with_the_right_word(
    question: str, word: str, value: object, right: str
) -> None:
    with pytest.raises(TypeError, match=f"^{question} takes {right}=, not {word}=$"):
        QUESTIONS[question](**{word: value})


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_slip_is_refused_with_the_intended_word(question: str) -> None:
    with pytest.raises((ValueError, TypeError), match=r"max_round\b.*; did you mean 'max_rounds'"):
        QUESTIONS[question](max_round=3)


def test_a_tournament_accepts_one_or_several_values() -> None:
    one = QUESTIONS["tournament"]()
    several = {"edition": None, "mode": None}
    assert one == QUESTIONS["tournament"](
        **several, editions=["german"], modes=["domination"], players=[2]
    )
    for words, sentence in (
        ({"editions": ["german"]}, "edition= and editions= say the same: give one"),
        ({"modes": ["domination"]}, "mode= and modes= say the same: give one"),
        ({"seats": 2}, "seats= stands in place of players=: give one"),
        ({"edition": ["german", "czech"]}, "edition must be one, .* several are editions="),
        ({"edition": None, "editions": "german"}, r"did you mean \['german'\]"),
    ):
        with pytest.raises((ValueError, TypeError), match=sentence):
            QUESTIONS["tournament"](**words)


def test_a_mapping_names_bots_in_fast_games_too() -> None:
    named = {"mine": "simple", "yours": "random"}
    for fast in (False, True):
        played = rw.simulate(**{**TWO, "bots": named}, fast=fast)
        assert played.names == ("mine", "yours")
        plain = rw.simulate(**{**TWO, "bots": ["simple", "random"]}, fast=fast)
        assert played.games == plain.games
        found = rw.tournament(**{**TWO, "bots": named}, players=2, fast=fast)
        assert found.bots == ("mine", "yours")


def test_a_mapping_names_bots_not_their_seats() -> None:
    """A widget's mapping has seats as keys, but in simulations each bot plays from every seat."""
    with pytest.raises(ValueError, match="bots must have names other than those of seats"):
        rw.simulate(**{**TWO, "bots": {"red": "random", "blue": "simple"}})


@pytest.mark.parametrize(
    ("arrange", "hint"),
    [
        (rw.lab.begins, r"begins is none; did you mean rw.lab.begins\(\)\?"),
        (rw.lab.holds, r"holds is none; did you mean rw.lab.holds\(continent\)\?"),
        (lambda _game: None, "<lambda> is none$"),
    ],
)
def test_an_arrangement_without_its_brackets_is_reported(arrange: Any, hint: str) -> None:
    for ask in (
        lambda: rw.simulate(**TWO, arrange=arrange),
        lambda: rw.experiment({"a": {}, "b": {"arrange": arrange}}, **TWO),
    ):
        with pytest.raises(TypeError, match=f"arrange must be .* and a seat, and {hint}"):
            ask()


def test_a_seed_means_the_same_in_every_environment() -> None:
    settings: dict[str, Any] = {**ISLAND, "seats": 2}
    alone, turns = gym_view.RiskEnv("simple", **settings), risk_v0.raw_env(**settings)
    batch = risk_v0.vec_env(2, "simple", **settings)

    def after(seed: Any) -> list[bytes]:
        turns.reset(seed=seed)
        found = [turns.observe(turns.agent_selection)["observation"]]
        found += [alone.reset(seed=seed)[0]["observation"]]
        found += [batch.reset(seed=seed)[0], batch.reset(seed=[seed, None])[0][:1]]
        return [np.asarray(each).tobytes() for each in found]

    one, other = (Network(seed).weights for seed in ("7", 7))
    assert all(np.array_equal(one[name], other[name]) for name in one)
    assert make("random", "7")._random.random() == make("random", 7)._random.random()  # type: ignore[attr-defined]
    assert after("7") == after(7) == after(np.str_("7")) == after(7.0)
    assert after("8") != after(7)
    begun = [risk_v0.raw_env(**settings, seed=seed) for seed in ("7", 7)]
    for environment in begun:
        environment.reset()
    assert begun[0].game.position() == begun[1].game.position()
    for reset in (turns.reset, alone.reset, batch.reset):
        with pytest.raises(ValueError, match="seed must be a whole number"):
            reset(seed="monday")
