"""Guests at a table, each in a browser of their own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.rules.edition_parts import mission_cards
from risk_widget.table.seats import SPECTATORS
from tests.clicks import Clicker
from tests.pointer import APART, Finger, Pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Browser

    from risk_widget import bots

DESK = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


def choice(mind: bots.Bot, game: rw.Game) -> dict[str, Any]:
    """Return a person's decision; end the phase instead of crossing the edge of the map."""
    action = dict(mind.choose(game.observe(game.actor)))
    ends = {action.get("source"), action.get("target")}
    return {"type": "end_phase"} if ends == {"alaska", "kamchatka"} else action


class Thumb(Finger):
    """A slow finger, since two quick taps close together on a small map would count as one."""

    def _press(self, x: float, y: float) -> None:
        self._root.page.evaluate(APART)
        super()._press(x, y)


class GuestPage:
    """A guest with a browser, who notes all messages and all problems."""

    def __init__(self, browser: Browser, link: str, place: str, **options: Any) -> None:
        self.place = place
        self.heard: list[dict[str, Any]] = []
        self.problems: list[str] = []
        self.context = browser.new_context(reduced_motion="reduce", **options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console",
            lambda m: self.problems.append(m.text) if m.type in {"error", "warning"} else None,
        )
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.page.goto(link)
        self._pointer = Thumb if "has_touch" in options else Pointer

    @property
    def hand(self) -> Clicker:
        """A player on the page as it is now."""
        return Clicker(self.root, self._pointer)

    def _hear(self, frame: Any) -> None:
        self.heard.append(json.loads(frame))

    @property
    def root(self) -> Any:
        return self.page.locator("[data-risk-widget]")

    def sit_down(self, name: str, code: str | None = None) -> None:
        self.page.locator("input[name=name]").fill(name)
        if code is not None:
            self.page.locator("input[name=code]").fill(code)
        self.page.locator("[data-action=sit_down]").click()
        self.seated()

    def seated(self) -> None:
        expect(self.page.locator("body[data-status=seated] [data-risk-widget]")).to_be_visible()

    def reload(self) -> None:
        """Reload the page, and check that the guest gets the same seat back without a question."""
        self.page.reload()
        self.seated()

    def check_what_came(self, missions: Mapping[str, str]) -> None:
        """Check that no message contained data that is hidden from this seat."""
        states = [m["traits"]["state"] for m in self.heard if "state" in m.get("traits", {})]
        assert states
        own = None if self.place == SPECTATORS else self.place
        foreign = [
            mission_cards()[mission].text(rw.load_board("classic"))
            for seat, mission in missions.items()
            if seat != own
        ]
        for state in states:
            assert state["viewer"] == own
            if own is None:
                assert state["hand"] is state["mission"] is None
            else:
                assert state["mission"]["id"] == missions[own]
            assert not state["legal"] or state["actor"] == own
            for event in state["last"]:
                if event["type"] in {"card_drawn", "cards_taken"} and event["seat"] != own:
                    assert not {"card", "cards"} & {*event}
            if state["screen"] != "over":
                text = json.dumps({k: v for k, v in state.items() if k != "acks"})
                assert not [words for words in foreign if words in text]
                asked = json.dumps(state["acks"])
                assert not [
                    mission for s, mission in missions.items() if s != own and mission in asked
                ]
