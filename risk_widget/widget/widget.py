"""The widget of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.widget.host_widget import HostWidget
from risk_widget.widget.session import Session
from risk_widget.widget.static_board import describe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game
    from risk_widget.widget.item_types import Speed
    from risk_widget.widget.takeback import Policy

__all__ = ["RiskWidget"]


class RiskWidget(HostWidget):
    """A game at the screen: people and bots around one board, in a notebook cell.

    Without a game it shows the form for a new one. ``widget.game`` is the live engine object: what
    is done to it anywhere (``game.apply``, ``game.undo``, a bot in a loop) shows on the page, and
    the other way round. Several widgets may show one game.

    Args:
        game: the game to play. If it is left out, but seats are given, a game of the default
            edition begins with them.
        seats: seat -> "human" or the name of a bot. A seat that is left out is played by a
            cautious bot; if no seat is given at all, every seat is a person's.
        names: seat -> the name of its player.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
        undo: what a person may take back: "all", "decisions" (nothing that dice or cards have
            answered), or "none".
        bot_speed: "normal", "fast" or "instant".
        teach: explain each part of the turn, and each move that is chosen, beside the map; the
            page can switch it on and off.
        evaluation: show each player's chance to win, as the expert sees it from what the person at
            the screen may know; the page can switch it on and off. Looking back at a game that is
            over shows it anyway.
        confirm: let each army and each end of a part of the turn wait for a button; the page can
            switch it on and off.
        seed: for the bots' choices.

    Raises:
        ValueError: a seat that the game does not have, an unknown bot or choice.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        seats: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        theme: str = "auto",
        reduced_motion: str | bool = "auto",
        undo: Policy = "all",
        bot_speed: Speed = "normal",
        teach: bool = False,
        evaluation: bool = False,
        confirm: bool = False,
        seed: int | None = None,
    ) -> None:
        self.session = Session(
            game,
            seats=seats,
            names=names,
            undo=undo,
            bot_speed=bot_speed,
            teach=teach,
            evaluation=evaluation,
            confirm=confirm,
            seed=seed,
        )
        super().__init__(self.session, theme=theme, reduced_motion=reduced_motion)

    def apply(self, action: Any, seat: str | None = None) -> list[Any]:
        """Play an action for the seat that must act, or for ``seat``; the page shows it.

        Returns:
            The events.

        Raises:
            IllegalAction: refused; the game is unchanged.
            ValueError: no game has been started yet.
        """
        with self._relay.change():
            return self.session.apply(action, seat)

    def new_game(
        self,
        game: Game,
        *,
        seats: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        """Put another game on the screen; arguments as for the widget itself."""
        with self._relay.change():
            self.session.start(game, seats, names, seed)

    def __repr__(self) -> str:
        with self.lock:
            return f"<RiskWidget: {describe(self.game)}>"
