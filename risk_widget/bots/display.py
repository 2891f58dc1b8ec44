"""What bots look like in a terminal and in a notebook."""

from __future__ import annotations

from html import escape

from risk_widget.messages import say
from risk_widget.results.displays import folded, lines, table

__all__ = ["DisplayedBot"]


class DisplayedBot:
    """A bot that tells which of those to choose from it is, and by what it is set."""

    def _shown_id(self) -> str:
        """The id of its words; see `risk_widget.bots.BOTS`."""
        raise NotImplementedError

    def _shown_settings(self) -> dict[str, object]:
        """What it strives for, by name."""
        return {}

    def __repr__(self) -> str:
        bot = self._shown_id()
        return f"<{type(self).__name__} {bot}: {say(f'bot-{bot}.summary')}>"

    def _repr_html_(self) -> str:
        bot = self._shown_id()
        settings = [(name, str(value)) for name, value in self._shown_settings().items()]
        heads = (say("bot-setting"), say("bot-value"))
        return lines(
            f"<b>{escape(say(f'bot-{bot}'))}</b> {escape(say(f'bot-{bot}.summary'))}",
            folded(say("bot-settings"), table(heads, settings)) if settings else "",
        )
