"""A process that ends with the kernel compiles the judge of decisions ahead of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.compiled.building import missing_of
from risk_widget.compiled.compiler import cache_folder
from risk_widget.game_review import preparing
from risk_widget.game_review.mistakes import CONFIRMED_BY, prepare
from risk_widget.game_review.preparing import Preparation, is_ready

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_kernel_finds_precompiled_code_in_the_cache() -> None:
    prepare(CONFIRMED_BY)
    assert is_ready()
    preparing._mark().unlink()
    preparation = Preparation()
    preparation.begin()
    preparation.wait()
    assert is_ready()
    assert not missing_of([prepare.__globals__["worth"]])


def test_the_compiling_process_ends_with_the_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    cache_folder.cache_clear()
    try:
        process = preparing._start()
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait() == 0
        assert not is_ready()
    finally:
        cache_folder.cache_clear()
