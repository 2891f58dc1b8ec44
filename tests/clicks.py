"""A person at the widget: makes an action of the engine by clicks on the page, and nothing else.

The person looks only at what the page shows. Which action to make is decided elsewhere, by a bot or
a test; here it becomes clicks on territories, steppers, cards and buttons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Locator

AMOUNT = {
    "place": "Armies to place",
    "attack": "Armies that attack",
    "occupy": "Armies to move in",
    "fortify": "Armies to move",
}


class Clicker:
    """Plays on one widget by clicks.

    What it looks for often is found by attributes: going through all roles and names of a page
    takes longer than the click. That they are right is the matter of other tests.
    """

    def __init__(self, root: Locator) -> None:
        """Take the widget's root element, `[data-risk-widget]`."""
        self.root = root

    def button(self, action: str) -> Locator:
        """The button that carries an action's name."""
        return self.root.locator(f'[data-action="{action}"]')

    def territory(self, name: str) -> Locator:
        """A territory on the map."""
        return self.root.locator(f'[data-territory="{name}"]')

    @property
    def sequence(self) -> int:
        """The number of the snapshot that the page shows."""
        return int(self.root.get_attribute("data-seq") or -1)

    def pick(self, territory: str) -> None:
        """Click a territory, on the tag that shows its armies."""
        self.territory(territory).locator(".hit").click()

    def amount(self, kind: str) -> int:
        """The number of armies that the stepper or slider of this kind shows."""
        slider = self.slider(kind)
        if slider.count():
            return int(slider.input_value())
        return int(self.stepper(kind).inner_text().split()[1])

    def slider(self, kind: str) -> Locator:
        """The slider for a number of armies, where there is one."""
        return self.root.locator(f'input[type="range"][aria-label="{AMOUNT[kind]}"]')

    def stepper(self, kind: str) -> Locator:
        """The stepper for a number of armies, where there is one."""
        return self.root.locator(f'[role="group"][aria-label="{AMOUNT[kind]}"]')

    def set_amount(self, kind: str, armies: int) -> None:
        """Drag the slider of this kind to a number of armies, or click the stepper to it."""
        slider = self.slider(kind)
        now = self.amount(kind)
        if slider.count() and slider.is_enabled() and now != armies:
            slider.fill(str(armies))
            now = armies
        way = "more" if now < armies else "fewer"
        button = self.root.locator(f'button[aria-label="{AMOUNT[kind]}: {way}"]')
        for _ in range(abs(armies - now)):
            button.click()
        assert self.amount(kind) == armies, f"wanted {armies}, the page shows {self.amount(kind)}"

    def do(self, action: Mapping[str, Any]) -> None:
        """Make one action and wait until the kernel's answer is on the page."""
        before = self.sequence
        getattr(self, f"_{action['type']}")(action)
        expect(self.root).not_to_have_attribute("data-seq", str(before))

    def _claim(self, action: Mapping[str, Any]) -> None:
        self.pick(action["territory"])
        self.button("claim").click()

    def _choose_capital(self, action: Mapping[str, Any]) -> None:
        self.pick(action["territory"])
        self.button("choose_capital").click()

    def _ready(self, _action: Mapping[str, Any]) -> None:
        self.button("ready").click()

    def _place(self, action: Mapping[str, Any]) -> None:
        # It may still be chosen from before, and a second click would place at once.
        if self.territory(action["territory"]).get_attribute("data-choice") != "source":
            self.pick(action["territory"])
        everything = self.button("place_all")
        if everything.count() and everything.inner_text() == f"All {action['armies']}":
            everything.click()
            return
        if self.stepper("place").count():
            self.set_amount("place", action["armies"])
        self.button("place").click()

    def _trade(self, action: Mapping[str, Any]) -> None:
        pressed = self.root.locator('[data-card][aria-pressed="true"]').all()
        # Their names first: a card that is let go of is no longer among the pressed.
        for name in [card.get_attribute("data-card") for card in pressed]:
            if name not in action["cards"]:
                self.root.locator(f'[data-card="{name}"]').click()
        for name in action["cards"]:
            card = self.root.locator(f'[data-card="{name}"]')
            if card.get_attribute("aria-pressed") != "true":
                card.click()
        if "bonus" in action:
            choice = self.root.locator(f'[data-bonus="{action["bonus"]}"]')
            if choice.count():
                choice.click()
        self.button("trade").click()

    def _pair(self, action: Mapping[str, Any]) -> None:
        source, target = self.territory(action["source"]), self.territory(action["target"])
        chosen = [end.get_attribute("data-choice") for end in (source, target)]
        if chosen == ["source", "target"]:
            return
        if source.get_attribute("data-choice") != "source":
            self.root.press("Escape")
            self.root.press("Escape")
            self.pick(action["source"])
            expect(source).to_have_attribute("data-choice", "source")
        self.pick(action["target"])
        expect(target).to_have_attribute("data-choice", "target")

    def _attack(self, action: Mapping[str, Any]) -> None:
        self._pair(action)
        self.set_amount("attack", action["armies"])
        dice = action.get("dice")
        if dice is not None:
            group = self.root.locator('[role="radiogroup"][aria-label="Dice"]')
            if group.count():
                group.get_by_role("radio", name=str(dice)).check(force=True)
        self.button("roll").click()

    def _defend(self, action: Mapping[str, Any]) -> None:
        self.button(f"defend-{action['dice']}").click()

    def _occupy(self, action: Mapping[str, Any]) -> None:
        self.set_amount("occupy", action["armies"])
        self.button("occupy").click()

    def _fortify(self, action: Mapping[str, Any]) -> None:
        self._pair(action)
        self.set_amount("fortify", action["armies"])
        self.button("fortify").click()

    def _end_phase(self, _action: Mapping[str, Any]) -> None:
        self.button("end_phase").click()
