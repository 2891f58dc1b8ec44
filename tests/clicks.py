"""A person at the widget, who turns the engine's actions into clicks on the page.

The person looks only at what the page shows. A bot or a test decides which action to make; here it
becomes clicks on territories, steppers, cards and buttons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.pointer import Pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Locator

AMOUNT = {
    "place": "Armies to place",
    "attack": "Attacking armies",
    "occupy": "Armies to move in",
    "fortify": "Armies to move",
}


SEQUENCE = "data-seq"


def amount_shown(eyes: Pointer, kind: str) -> int | None:
    """Return the number of armies on the slider or stepper for this kind of action."""
    label = AMOUNT[kind]
    found = eyes.read(f'input[type="range"][aria-label="{label}"]', "value") or eyes.read(
        f'[role="group"][aria-label="{label}"] output', "textContent"
    )
    return None if found is None else int(found[0])


class Clicker:
    """A player who operates one widget with clicks.

    It finds elements by attributes, since a search through all roles and names of a page takes
    longer than the click. Other tests check the roles and names.
    """

    def __init__(self, root: Locator, pointer: type[Pointer] | None = None) -> None:
        """Take the widget's root element, `[data-risk-widget]`, and the pointer to use."""
        self.root = root
        # A page without layout has a pointer of its own.
        kind = getattr(root, "pointer", Pointer) if pointer is None else pointer
        self.mouse: Pointer = kind(root)

    def button(self, action: str) -> Locator:
        """Return the button for an action."""
        return self.root.locator(f'[data-action="{action}"]')

    def press(self, action: str) -> None:
        """Click the button for an action as soon as it can be clicked."""
        self.mouse.click(f'[data-action="{action}"]')

    def territory(self, name: str) -> Locator:
        """Return a territory on the map."""
        return self.root.locator(f'[data-territory="{name}"]')

    @property
    def sequence(self) -> str:
        """The number of the snapshot on the page."""
        return str(self.mouse.only("", SEQUENCE))

    def wait_for_answer(self, sequence: str) -> None:
        """Wait until the page shows a snapshot other than this one."""
        self.mouse.wait(f'[{SEQUENCE}]:not([{SEQUENCE}="{sequence}"])')

    def pick(self, territory: str, *, ask: bool = False) -> None:
        """Click a territory's tag; with `ask`, hold Shift."""
        self.mouse.click(f'[data-territory="{territory}"] .hit', ask=ask)

    @property
    def confirms(self) -> bool:
        """Whether a choice on the map needs a button to confirm it."""
        return bool(self.mouse.only("", "data-confirm") == "true")

    def choice(self, territory: str) -> str | None:
        """Return a territory's part in the choice, such as "source"; None if it has none."""
        found: str | None = self.mouse.only(f'[data-territory="{territory}"]', "data-choice")
        return found

    def set_amount(self, kind: str, armies: int) -> None:
        """Set the slider or the stepper of this kind to a number of armies."""
        label = AMOUNT[kind]
        slider = f'input[type="range"][aria-label="{label}"]'
        self._begin_choosing(label)
        number = f'[role="group"][aria-label="{label}"] output'
        drawn = self.mouse.read(slider, "value", "disabled")
        now = int(drawn[0] if drawn else self.mouse.only(number, "textContent"))
        if drawn and not drawn[1] and now != armies:
            self.root.locator(slider).fill(str(armies))
        else:
            side = "last" if now < armies else "first"
            for _ in range(abs(armies - now)):
                self.mouse.click(f'[role="group"][aria-label="{label}"] button:{side}-of-type')
        if now != armies:
            shown = amount_shown(self.mouse, kind)
            assert shown == armies, f"wanted {armies}, the page shows {shown}"

    def _begin_choosing(self, label: str) -> None:
        """If a lesson leaves the number open, press +, which sets the least possible number."""
        group = f'[role="group"][aria-label="{label}"] output'
        unchosen = f'.rw-unchosen[aria-label="{label}"]'
        if self.mouse.has(unchosen) or self.mouse.read(group, "textContent") == ["?"]:
            self.mouse.click(f'[aria-label="{label}: more"]')

    def do(self, action: Mapping[str, Any]) -> None:
        """Take one action, and wait until the kernel's answer is on the page."""
        before = self.sequence
        getattr(self, f"_{action['type']}")(action)
        self.wait_for_answer(before)

    def choose_everything(self) -> None:
        """Open the whole form if the page begins with the short one."""
        self.press("choose_everything")
        self.mouse.wait('[data-action="start_game"]')

    def open_menu(self, page: str | None = None) -> None:
        """Open the menu or one of its pages."""
        self.press("menu")
        if page is not None:
            self.press(page)
            self.mouse.wait('[data-action="menu_back"]')
            self.mouse.look()

    def play_at_once(self) -> None:
        """Set the bots' speed to *Instant* in the menu."""
        self.open_menu("menu_settings")
        speed = '.rw-menu label{}:has([value="instant"])'
        self.mouse.click(speed.format(""))
        self.mouse.wait(speed.format(".rw-chosen"))
        for _ in ("the page of the menu", "the menu"):
            self.root.page.keyboard.press("Escape")

    def _claim(self, action: Mapping[str, Any]) -> None:
        self.pick(action["territory"])
        if self.confirms:
            self.press("claim")

    def _choose_capital(self, action: Mapping[str, Any]) -> None:
        self.pick(action["territory"])
        self.press("choose_capital")

    def _ready(self, _action: Mapping[str, Any]) -> None:
        self.press("ready")

    def _place(self, action: Mapping[str, Any]) -> None:
        if not self.confirms and action["armies"] == 1:
            self.pick(action["territory"])
            return
        # If the territory is still chosen from an earlier click, another click would place an army.
        if self.choice(action["territory"]) != "source":
            self.pick(action["territory"], ask=not self.confirms)
            self.mouse.wait(f'[data-territory="{action["territory"]}"][data-choice="source"]')
        everything = self.mouse.read('[data-action="place_all"]', "innerText")
        if everything == [f"Place all {action['armies']}"]:
            self.press("place_all")
            return
        if self.mouse.has(f'[role="group"][aria-label="{AMOUNT["place"]}"]'):
            self.set_amount("place", action["armies"])
        self.press("place")

    def _trade(self, action: Mapping[str, Any]) -> None:
        # Collect the names first: a card that is put back is no longer among the pressed ones.
        pressed = self.mouse.each('[data-card][aria-pressed="true"]', "data-card")
        wanted = action["cards"]
        for name in (
            *(n for n in pressed if n not in wanted),
            *(n for n in wanted if n not in pressed),
        ):
            self.mouse.click(f'[data-card="{name}"]')
        if "bonus" in action:
            choice = self.root.locator('select[data-action="bonus"]')
            if choice.count():
                choice.select_option(action["bonus"])
        self.press("trade")

    def _pair(self, action: Mapping[str, Any]) -> None:
        source, target = action["source"], action["target"]
        chosen = self.choice(source), self.choice(target)
        if chosen == ("source", "target"):
            return
        if chosen[0] != "source":
            self.mouse.press("Escape", "Escape")
            self.pick(source)
            self.mouse.wait(f'[data-territory="{source}"][data-choice="source"]')
        self.pick(target)
        self.mouse.wait(f'[data-territory="{target}"][data-choice="target"]')

    def _attack(self, action: Mapping[str, Any]) -> None:
        self._pair(action)
        self.set_amount("attack", action["armies"])
        dice = '[role="radiogroup"][aria-label^="Dice"]'
        wanted = action.get("dice")
        if wanted is None and self.mouse.has(dice) and not self.mouse.has(f"{dice} :checked"):
            wanted = action["armies"]  # A lesson asks for the number of dice.
        if wanted is not None and self.mouse.has(dice):
            self.mouse.click(f'{dice} label:has([value="{wanted}"])')
        self.press("roll")

    def _defend(self, action: Mapping[str, Any]) -> None:
        self.press(f"defend-{action['dice']}")

    def _occupy(self, action: Mapping[str, Any]) -> None:
        self.set_amount("occupy", action["armies"])
        self.press("occupy")

    def _fortify(self, action: Mapping[str, Any]) -> None:
        self._pair(action)
        self.set_amount("fortify", action["armies"])
        self.press("fortify")

    def _end_phase(self, _action: Mapping[str, Any]) -> None:
        self.press("end_phase")
