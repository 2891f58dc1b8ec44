"""Games on a Dask cluster are the same, even if a worker is lost halfway."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import make

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from distributed import Client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Start two worker processes with one thread each, on free ports."""
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",
            local_directory=str(tmp_path / "workers"),
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


class Killer:
    """A progress function that kills one of the workers after a given number of games."""

    def __init__(self, client: Client, after: int) -> None:
        self.processes: dict[str, int] = client.run(os.getpid)
        self.after = after
        self.killed: int | None = None
        self.told: list[int] = []

    def __call__(self, done: int, total: int) -> None:
        self.told.append(done)
        if self.killed is None and self.after <= done < total:
            self.killed = min(self.processes.values())
            os.kill(self.killed, signal.SIGKILL)


GAMES: dict[str, Any] = {"games": 240, "board": "island", "seed": 4, "max_rounds": 40}
TOURNAMENT: dict[str, Any] = {
    "games": 48,
    "editions": ["czech"],
    "players": (2, 3),
    "board": "island",
    "max_rounds": 30,
    "seed": 5,
}


def test_a_lost_worker_loses_and_repeats_no_game(client: Client) -> None:
    serial = rw.simulate(["random", "easygoing", "random"], **GAMES)
    killer = Killer(client, after=80)
    spread = rw.simulate(
        ["random", "easygoing", "random"],
        **GAMES,
        executor=client,
        progress=killer,
    )
    assert killer.killed is not None
    assert killer.told == sorted({*killer.told})
    assert [game.game for game in spread.games] == [*range(240)]
    assert spread == serial


def test_a_tournament_writes_each_block_once(client: Client, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    killer = Killer(client, after=36)
    spread = rw.tournament(
        ["random", "cautious"],
        **TOURNAMENT,
        file=file,
        executor=client.get_executor(),
        progress=killer,
    )
    assert killer.killed is not None
    assert spread == rw.tournament(["random", "cautious"], **TOURNAMENT)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == len({*lines}) == 1 + len(spread.blocks)


def test_an_experiment_runs_with_a_custom_bot(client: Client) -> None:
    """A bot that only this process knows is pickled by value for the workers."""

    def mine(seed: str) -> Any:
        return make("random", seed)

    conditions: dict[str, dict[str, Any]] = {"easy": {}, "mine": {"bots": [mine, "easygoing"]}}
    settings: dict[str, Any] = {
        "games": 48,
        "edition": "czech",
        "board": "island",
        "max_rounds": 30,
    }
    bots = ["random", "easygoing"]
    spread = rw.experiment(conditions, bots, **settings, executor=client)
    assert spread.to_rows() == rw.experiment(conditions, bots, **settings).to_rows()
