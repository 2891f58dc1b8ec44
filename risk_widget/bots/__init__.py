"""Bots: players that see an observation and choose an action, without access to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.bots.base import (
        Action,
        Bot,
        NothingToChoose,
        Observation,
        choose_within,
        made_by,
        makes_bots,
    )
    from risk_widget.bots.expert.bot import ExpertBot, MasterBot
    from risk_widget.bots.registry import BOTS, BotInfo, Level, add_bot, added_maker, catalog, make
    from risk_widget.bots.table import (
        EasygoingBot,
        PlanningBot,
        RandomBot,
        RungBot,
        TableBot,
        reads_states,
    )

__all__ = [
    "BOTS",
    "Action",
    "Bot",
    "BotInfo",
    "EasygoingBot",
    "ExpertBot",
    "Level",
    "MasterBot",
    "NothingToChoose",
    "Observation",
    "PlanningBot",
    "RandomBot",
    "RungBot",
    "TableBot",
    "add_bot",
    "added_maker",
    "catalog",
    "choose_within",
    "made_by",
    "make",
    "makes_bots",
    "reads_states",
]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(__name__, "base", "table", "expert.bot", "registry")
