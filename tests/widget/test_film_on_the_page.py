"""Films made by the page: drawn in the browser, and saved as a GIF."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PIL import Image

import risk_widget as rw
from risk_widget.film import film_of
from risk_widget.host.queries import FRAMES
from risk_widget.host.session import Session
from tests.film.test_film import holders, holding
from tests.notation.kept_games import kept_record
from tests.widget.page_player import PagePlayer
from tests.widget.test_access import choosing, open_root
from tests.widget.test_session_texts import ask

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="film on the page", share=2)

MOST_BYTES = 3_000_000
LONG = 120_000
"""Time for a film on a busy machine, in milliseconds."""


def finished() -> rw.Game:
    return rw.Game.replay(kept_record("italian-missions-3-1")).game


def dialog_of(bridged: Callable[..., Bridge], game: rw.Game) -> Locator:
    root = open_root(bridged, lambda: rw.RiskWidget(game))
    choosing("save")(root)
    return root.get_by_role("dialog")


@pytest.mark.parametrize("part", ["game", "last_round"])
def test_the_page_makes_the_film_that_python_describes(
    bridged: Callable[..., Bridge], tmp_path: Path, part: Any
) -> None:
    game = finished()
    film = film_of(game, part=part)
    dialog = dialog_of(bridged, game)
    with dialog.page.expect_download(timeout=LONG) as waiting:
        dialog.locator(f'[data-action="film_{part.removeprefix("last_")}"]').click()
    assert waiting.value.suggested_filename.endswith(".gif")
    path = tmp_path / "game.gif"
    waiting.value.save_as(path)
    assert path.stat().st_size <= MOST_BYTES
    with Image.open(path) as picture:
        assert picture.format == "GIF"
        assert picture.size == (640, 340)
        assert picture.n_frames == len(film.scenes)  # type: ignore[attr-defined]
        times = []
        for number in range(len(film.scenes)):
            picture.seek(number)
            times.append(picture.info["duration"])
        assert times == film.times
        last = picture.convert("RGB")
    assert holders(last, film, game, -1) == holding(film, game, -1)
    assert dialog.get_by_role("status").all_inner_texts()[-1].startswith("The film is")


def test_the_browser_reads_back_the_drawn_colours(
    bridged: Callable[..., Bridge], tmp_path: Path
) -> None:
    """The browser's own decoder gives the same colours as Pillow's."""
    dialog = dialog_of(bridged, finished())
    with dialog.page.expect_download(timeout=LONG) as waiting:
        dialog.locator('[data-action="film_round"]').click()
    path = tmp_path / "game.gif"
    waiting.value.save_as(path)
    shown = dialog.page.evaluate(
        """async (bytes) => {
            const type = "image/gif";
            const decoder = new ImageDecoder({ type, data: Uint8Array.from(bytes) });
            await decoder.tracks.ready;
            await decoder.completed;
            const { frameCount } = decoder.tracks.selectedTrack;
            const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
            const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
            const paper = canvas.getContext("2d");
            paper.drawImage(image, 0, 0);
            const blob = await canvas.convertToBlob();
            return [frameCount, [...new Uint8Array(await blob.arrayBuffer())]];
        }""",
        list(path.read_bytes()),
    )
    with Image.open(path) as picture:
        frames = picture.n_frames  # type: ignore[attr-defined]
        picture.seek(frames - 1)
        ours = np.asarray(picture.convert("RGB"), dtype=np.int16)
    theirs = np.asarray(Image.open(io.BytesIO(bytes(shown[1]))).convert("RGB"), dtype=np.int16)
    assert shown[0] == frames
    assert abs(ours - theirs).max() <= 2


def test_stop_ends_drawing_a_film_and_offers_it_again(bridged: Callable[..., Bridge]) -> None:
    dialog = dialog_of(bridged, finished())
    files: list[Any] = []
    dialog.page.on("download", lambda file: files.append(file))
    dialog.locator('[data-action="film_game"]').click()
    dialog.locator('[data-action="film_stop"]').click()
    with dialog.page.expect_download(timeout=LONG) as waiting:
        dialog.locator('[data-action="film_round"]').click()
    assert "last_round" in waiting.value.suggested_filename
    assert len(files) == 1


def test_the_page_stays_usable_while_a_film_is_drawn(bridged: Callable[..., Bridge]) -> None:
    dialog = dialog_of(bridged, finished())
    page = dialog.page
    with page.expect_download(timeout=LONG):
        dialog.locator('[data-action="film_game"]').click()
        dialog.get_by_role("progressbar").wait_for()
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")


def test_the_kernel_draws_a_few_frames_at_a_time() -> None:
    game = finished()
    player = PagePlayer(Session(game, seats=dict.fromkeys(game.seats, "human")))
    film = film_of(game)
    drawn: list[str] = []
    while len(drawn) < len(film.scenes):
        answer = ask(player, "film", at=len(drawn))
        assert 0 < len(answer["frames"]) <= FRAMES
        assert answer["times"] == film.times
        drawn += [f"{answer['head']}{frame}</svg>" for frame in answer["frames"]]
    assert drawn == [film.drawing(number) for number in range(len(film.scenes))]
    assert ask(player, "film", at=len(drawn))["frames"] == []


def test_a_game_in_progress_is_shown_as_its_screen_may_see_it() -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seats=3, seed=3)
    seat = game.seats[0]
    player = PagePlayer(Session(game, seats={seat: "human"}))
    answer = ask(player, "film")
    assert answer["frames"][0] == film_of(game, seat).frame(0)
