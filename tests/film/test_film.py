"""Films of games: what they show, for how long, and how they are written to files."""

from __future__ import annotations

import builtins
import random
import re
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.engine.codes import IN_SETUP
from risk_widget.film import film_of
from risk_widget.film.drawing import HEIGHT, PANEL, WIDTH
from risk_widget.film.encoding import FORMATS, _drawer, encoded
from risk_widget.film.scenes import LONGEST
from risk_widget.messages import use_language
from risk_widget.messages.catalog import languages
from risk_widget.rules.edition import edition_ids, load_edition
from risk_widget.svg.colours import SEATS
from risk_widget.svg.picture import TIERS, tag_width, tier_for
from tests.engine.hiding import other_secrets

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.film import Film

MOST_BYTES = 3_000_000


@cache
def played(
    edition: str = "nordic", mode: str = "missions", players: int = 4, rounds: int = 99
) -> rw.Game:
    """Return a game between bots, up to the end of a round."""
    bot = "casual" if rounds == 99 else "cautious"
    game = rw.Game.new(edition=edition, mode=mode, seats=players, seed=7)
    bots = {seat: make(bot, seat, board=game.board) for seat in game.seats}
    while not game.is_over and game.round <= rounds:
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))
    return game


def frames_of(path: Path) -> list[tuple[Image.Image, int]]:
    """Return the frames of a file, each with its duration in milliseconds."""
    found = []
    with Image.open(path) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            found.append((picture.convert("RGB"), int(picture.info["duration"])))
    return found


def sign_at(film: Film, game: CoreGame, place: str, armies: int) -> tuple[int, int]:
    """Return the coordinates of a pixel in the coloured edge of a territory's tag."""
    assert game.board.shapes is not None
    wide, tier_name = film.map_width, tier_for(film.map_width)
    unit, tier = game.board.shapes["w"] / wide, TIERS[tier_name]
    x, y = game.board.shapes["place"][tier_name][place]["b"]
    left, top = film.map_at
    high = tier.tag_height
    return (
        round(left + x / unit - tag_width(tier, armies) / 2 + 2),
        round(top + y / unit - high / 2 + 4),
    )


def holders(image: Image.Image, film: Film, game: CoreGame, number: int) -> dict[str, str]:
    """Read each territory's holder from the colour of its tag in a frame."""
    state, ids = film.scenes[number].state, game.board.ids
    found = {}
    for place, armies in zip(ids, state.armies, strict=True):
        seen: Any = image.getpixel(sign_at(film, game, place, armies))
        found[place] = min(SEATS, key=lambda seat: distance(seen, SEATS[seat].colour[0]))
    return found


def distance(seen: tuple[int, int, int], colour: str) -> int:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return sum(abs(one - other) for one, other in zip(seen, parts, strict=True))


def holding(film: Film, game: CoreGame, number: int) -> dict[str, str]:
    owners = film.scenes[number].state.owner
    return {
        place: game.config.owner_ids[owner]
        for place, owner in zip(game.board.ids, owners, strict=True)
    }


# ---- what is shown -------------------------------------------------------------------------------


def test_a_film_begins_with_a_title_and_ends_with_the_winner() -> None:
    game = played()
    film = film_of(game)
    first, *_, last = film.scenes
    assert first.title == (f"Secret missions, won in round {game.round}", "Nordic 2000")
    assert last.state is game.state
    assert last.seat == game.winner
    text = film.drawing(len(film.scenes) - 1)
    assert f"{str(game.winner).capitalize()} has won" in text


@pytest.mark.parametrize("part", ["game", "last_round"])
@pytest.mark.parametrize("rounds", [1, 3, 99])
def test_a_film_has_the_requested_length_for_any_game(part: Any, rounds: int) -> None:
    game = played(rounds=rounds)
    times = film_of(game, part=part, whole=True).times
    assert sum(times) <= LONGEST[part]
    assert all(time >= 200 and time % 10 == 0 for time in times)


def test_a_long_game_is_shown_by_turns_or_rounds_and_its_last_turn_by_captures() -> None:
    short, middle, long = (film_of(played(rounds=n), whole=True) for n in (1, 3, 99))
    most = [max(len(scene.arrows) for scene in film.scenes) for film in (short, middle, long)]
    assert most[0] == 1
    assert max(most[1:]) > 1
    domination = played("italian", "domination", 6, rounds=40)
    rounds = film_of(domination, whole=True).scenes
    assert any(not scene.arrows and not scene.placed for scene in rounds[1:-1])
    assert sum(film_of(domination, whole=True).times) <= LONGEST["game"]


def test_the_last_round_begins_where_the_round_before_it_ended() -> None:
    game = played()
    film = film_of(game, part="last_round")
    assert film.scenes[0].state.round == game.round
    assert all(scene.state.round >= game.round for scene in film.scenes)


def test_each_capture_has_an_arrow_between_neighbours_and_changes_the_holder() -> None:
    game = played(rounds=1)
    before = holding(film_of(game, whole=True), game, 0)
    film = film_of(game, whole=True)
    for number, scene in enumerate(film.scenes):
        now = holding(film, game, number)
        for source, target in scene.arrows:
            index = game.board.index
            assert index[target] in game.board.neighbours[index[source]]
            assert now[target] == scene.seat == now[source]
            assert before[target] != now[target]
        before = now


def test_continents_and_eliminations_are_shown() -> None:
    game = played("czech", "domination", 3)
    told = " ".join(film_of(game).drawing(n) for n in range(len(film_of(game).scenes)))
    assert "holds all of" in told
    assert "is knocked out" in told


def test_a_game_without_a_history_has_a_title_and_its_position() -> None:
    game = rw.load_lesson("04-combat").game
    film = film_of(game, whole=True)
    assert [scene.state.phase in IN_SETUP for scene in film.scenes] == [False, False]


def test_the_chances_use_only_what_the_seat_may_know() -> None:
    game = played(rounds=2)
    for seat in (None, "red"):
        film = film_of(game, seat, whole=True)
        chances = game.evaluate(seat).chances
        shown = re.findall(r">([^<]*%)<", film.frame(len(film.scenes) - 1))
        assert len(shown) == len(chances)
        for said, chance in zip(shown, chances.values(), strict=True):
            assert abs(float(re.sub(r"[^\d.]", "", said)) - 100 * chance) <= 1


# ---- secrets -------------------------------------------------------------------------------------


def test_a_game_in_progress_needs_a_seat_or_everything() -> None:
    game = played(rounds=1)
    with pytest.raises(ValueError, match="what its film may show"):
        film_of(game)
    with pytest.raises(ValueError, match="teal"):
        film_of(game, "teal")
    assert film_of(game, "spectator").scenes
    assert film_of(game, "red").scenes


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("viewer", [None, 0])
def test_games_that_differ_only_in_secrets_have_the_same_film(
    edition: str, viewer: int | None
) -> None:
    mode = next(iter(load_edition(edition).modes))
    game = played(edition, mode, 3, rounds=2)
    seat = "spectator" if viewer is None else game.seats[viewer]
    chance = random.Random(edition)
    here = rw.Game.from_position(game.position())
    there = other_secrets(here, viewer, chance)
    one, other = film_of(here, seat), film_of(there, seat)
    assert [one.drawing(n) for n in range(len(one.scenes))] == [
        other.drawing(n) for n in range(len(other.scenes))
    ]


# ---- files ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the film of a short game."""
    return played(rounds=1).film(tmp_path_factory.mktemp("film") / "game.gif", whole=True)


def test_the_file_has_the_right_size_frames_and_duration(file: Path) -> None:
    film = film_of(played(rounds=1), whole=True)
    frames = frames_of(file)
    assert {image.size for image, _ in frames} == {(WIDTH, HEIGHT)} == {(640, 340)}
    # A file merges successive frames that look the same.
    assert 0.8 * len(film.scenes) <= len(frames) <= len(film.scenes)
    assert sum(time for _, time in frames) == sum(film.times)
    assert file.stat().st_size <= MOST_BYTES


def test_a_film_repeats(file: Path) -> None:
    with Image.open(file) as picture:
        assert picture.info["loop"] == 0


@pytest.mark.parametrize(("ending", "kind"), FORMATS.items())
def test_films_are_gif_webp_or_apng(file: Path, tmp_path: Path, ending: str, kind: str) -> None:
    frames = frames_of(file)[:4]
    path = tmp_path / f"game{ending}"
    path.write_bytes(encoded([image for image, _ in frames], [500] * len(frames), kind))
    with Image.open(path) as picture:
        assert picture.format == kind
    assert [time for _, time in frames_of(path)] == [500] * len(frames)


def test_the_first_and_the_last_frame_show_who_holds_each_territory(file: Path) -> None:
    game = played(rounds=1)
    film = film_of(game, whole=True)
    images = [image for image, _ in frames_of(file)]
    assert holders(images[-1], film, game, -1) == holding(film, game, -1)
    # The title hides the middle of the map.
    first, held = holders(images[0], film, game, 0), holding(film, game, 0)
    free = [place for place in held if clear_of_title(sign_at(film, game, place, 1))]
    assert len(free) >= 20
    assert [first[place] for place in free] == [held[place] for place in free]


def clear_of_title(at: tuple[int, int]) -> bool:
    x, y = at
    return abs(y - 152) > 50 or abs(x - (WIDTH - PANEL) / 2) > 240


@pytest.mark.sampled(share=10)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", edition_ids())
def test_a_film_in_each_edition_and_language_is_small_and_its_words_fit(
    tmp_path: Path, edition: str, language: str
) -> None:
    mode = next(iter(load_edition(edition).modes))
    game = played(
        edition,
        mode,
        max(load_edition(edition).modes[mode].players),
        rounds=10 if language == "en" else 4,
    )
    with use_language(language):
        path = game.film(tmp_path / "game.gif", whole=True)
        film = film_of(game, whole=True)
        sizes = [float(size) for n in range(len(film.scenes)) for size in captions(film.frame(n))]
    assert path.stat().st_size <= MOST_BYTES
    assert min(sizes) >= 9.5


def captions(frame: str) -> list[str]:
    return re.findall(r"font-size='([\d.]+)' font-weight='500' text-anchor='start'", frame)


def test_impossible_films_are_refused(tmp_path: Path) -> None:
    game = played(rounds=1)
    with pytest.raises(ValueError, match=r"the end of the film's name"):
        game.film(tmp_path / "game.mp4", whole=True)
    with pytest.raises(ValueError, match="pink"):
        game.film(tmp_path / "game.gif", whole=True, names={"pink": "Ada"})
    with pytest.raises(ValueError, match="part"):
        film_of(game, whole=True, part="middle")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="theme"):
        film_of(game, whole=True, theme="sepia")  # type: ignore[arg-type]
    assert not list(tmp_path.iterdir())


def test_without_its_libraries_the_error_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return found(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ImportError, match=r"risk-widget\[film\]"):
        played(rounds=1).film(tmp_path / "game.gif", whole=True)


def test_without_fonts_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import resvg_py

    empty = BytesIO()
    Image.new("RGBA", (20, 20)).save(empty, "PNG")
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **_: empty.getvalue())
    with pytest.raises(RuntimeError, match="no fonts"):
        _drawer()


def test_players_are_called_by_their_names() -> None:
    names: Mapping[str, str] = {"red": "Ada"}
    game = played(rounds=1)
    from risk_widget.messages import call_seats

    with call_seats(names):
        film = film_of(game, whole=True)
        assert any("Ada captures" in film.frame(n) for n in range(len(film.scenes)))
