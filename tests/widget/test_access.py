"""Accessibility in every phase and screen, and play by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget import RiskWidget
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.harness import drawn, look, take_the_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge


def open_taken(bridged: Callable[..., Bridge], make: Callable[[], Any], **keys: Any) -> Bridge:
    """Open a widget; if it asks for a hand-over, take the screen first."""

    def taken() -> Any:
        widget = make()
        take_the_screen(widget)
        return widget

    return bridged(taken, **keys)


def open_root(bridged: Callable[..., Bridge], make: Callable[[], Any], **keys: Any) -> Locator:
    """Open a widget as `open_taken` does and return its element."""
    return open_taken(bridged, make, **keys).root


def attacking(root: Locator, hand: Clicker | None = None) -> None:
    """Choose a source and a target."""
    hand = hand or Clicker(root)
    hand.pick("brazil")
    hand.pick("peru")


def defending(root: Locator) -> None:
    """Attack a player who may choose the number of dice."""
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})


def rolled(root: Locator) -> None:
    """Attack and let the other player defend."""
    defending(root)
    Clicker(root).do({"type": "defend", "dice": 2})


def occupying(root: Locator) -> None:
    """Take North Africa."""
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})


def winning(root: Locator) -> None:
    """Take the last territory."""
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})


def handing_over(root: Locator) -> None:
    """End the turn, so that the screen waits for the next person."""
    Clicker(root).do({"type": "end_phase"})
    expect(root).to_have_attribute("data-screen", "handover")


def opening(dialog: str) -> Callable[[Locator], None]:
    """Return a function that opens a dialog from the header."""

    def go(root: Locator) -> None:
        Clicker(root).button(dialog).first.click()

    return go


MENU_PAGES = {
    "save": "menu_files",
    "load": "menu_files",
    "copy_position": "menu_files",
    "table": "menu_others",
    "class": "menu_others",
}
"""The menu page of each entry that is not on the menu's first page."""


def choosing(entry: str) -> Callable[[Locator], None]:
    """Return a function that opens something from the menu."""

    def go(root: Locator) -> None:
        Clicker(root).open_menu(MENU_PAGES.get(entry))
        root.locator(f'.rw-menu [data-action="{entry}"]').click()
        root.get_by_role("dialog").wait_for()

    return go


def asking_why(root: Locator) -> None:
    """Ask for the reasons for the last roll's losses."""
    rolled(root)
    root.locator('[data-why="roll"]').click()
    root.locator("[data-mark]").first.wait_for()


def asking_for_a_win(root: Locator) -> None:
    """Ask why the game is over."""
    winning(root)
    root.locator('[data-why="over"]').click()
    root.locator("[data-mark]").first.wait_for()


def being_taught(root: Locator) -> None:
    """Choose an attack, and wait until it is explained."""
    attacking(root)
    root.locator('[data-teach="move"]').wait_for()


def looking_back(root: Locator) -> None:
    """Look at the moment before the roll."""
    rolled(root)
    Clicker(root).button("look_back").click()
    Clicker(root).button("previous").click()
    expect(root).to_have_attribute("data-past", "1")


def loading(root: Locator) -> None:
    """Load a faulty record, so that the page offers to play up to the fault."""
    choosing("load")(root)
    text = positions.fortify().record().replace("log = '''\n", "log = '''\nred claim brazil\n")
    root.locator("textarea").fill(text)
    Clicker(root).button("read_text").click()
    root.locator("[data-stopped]").wait_for()


def saving(root: Locator) -> None:
    """Save the game, so that its text is on the page."""
    choosing("save")(root)
    Clicker(root).button("save_whole").click()
    root.locator("textarea").wait_for()


SCREENS: dict[str, tuple[Callable[[], Any], Callable[[Locator], None] | None]] = {
    "first form": (RiskWidget, None),
    "form": (RiskWidget, lambda root: Clicker(root).choose_everything()),
    "claim": (lambda: positions.widget(positions.claim()), None),
    "place": (lambda: positions.widget(positions.place()), None),
    "capital": (lambda: positions.widget(positions.capital()), None),
    "reinforce": (lambda: positions.widget(positions.reinforce()), None),
    "attack": (lambda: positions.widget(positions.attack()), attacking),
    "defend": (lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)), defending),
    "result": (lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)), rolled),
    "occupy": (lambda: positions.widget(positions.attack(6, 3)), occupying),
    "fortify": (lambda: positions.widget(positions.fortify()), None),
    "third": (lambda: positions.widget(positions.duel_third()), None),
    "handover": (lambda: positions.widget(positions.fortify()), handing_over),
    "over": (lambda: positions.widget(positions.over()), winning),
    "menu": (lambda: positions.widget(positions.attack()), opening("menu")),
    "rules": (lambda: positions.widget(positions.attack()), opening("rules")),
    "why": (lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)), asking_why),
    "why-won": (lambda: positions.widget(positions.over()), asking_for_a_win),
    "past": (lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)), looking_back),
    "save": (lambda: positions.widget(positions.attack()), saving),
    "load": (lambda: positions.widget(positions.attack()), loading),
    "editor": (lambda: RiskWidget(keep=False).edit(), None),
    "position": (lambda: positions.widget(positions.attack()), choosing("copy_position")),
    "capitals": (lambda: positions.widget(positions.capitals()), None),
    "tired": (lambda: positions.widget(positions.tired()), None),
    "teach": (lambda: positions.widget(positions.attack(), teach=True), being_taught),
}


BARE = """root => [...root.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter(node => !node.dataset.lmSuppressShortcuts).map(node => node.outerHTML)"""
"""Controls without the attribute that a notebook looks for on the focused element."""

CUT = """root => {
  const frame = root.getBoundingClientRect();
  const over = [...root.querySelectorAll("*")].filter((node) => {
    if (node.closest(".rw-visually-hidden, svg, .rw-map-host")) return false;
    const { left, right, width, height } = node.getBoundingClientRect();
    return width > 1 && height > 1 && (right > frame.right + 0.5 || left < frame.left - 0.5);
  });
  const wide = document.documentElement.scrollWidth > innerWidth;
  return [...(wide ? ["the page scrolls sideways"] : []), ...over.map((n) => n.outerHTML)];
}"""
"""The parts outside the widget's frame, where they would be cut off."""

KEEPS_ITS_WINDOW = {"save"}
"""The entries after which the window cannot be resized, since the page hands out a file."""


def cut_off(root: Locator, width: int) -> list[str]:
    """Return the parts that are cut off on a page of this width in CSS pixels."""
    root.page.set_viewport_size({"width": width, "height": 450})
    drawn(root.page)
    found: list[str] = root.evaluate(CUT)
    return [html[:90] for html in found]


def test_no_key_leaves_the_widget(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()))
    root.page.evaluate(
        """() => { window.escaped = [];
          document.addEventListener("keydown", event => window.escaped.push(event.key)); }"""
    )
    root.locator('[data-territory="brazil"]').focus()
    for key in ("x", "d", "d", "ArrowUp", "ArrowDown", "Enter", "Delete", "m", "b", "Escape"):
        root.page.keyboard.press(key)
    assert root.page.evaluate("() => window.escaped") == []


def test_a_whole_turn_is_played_by_keyboard(bridged: Callable[..., Bridge]) -> None:
    """Trade, place, attack, move in, attack onward, move and end the turn, without a pointer."""
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 4,
        "territories": {
            **positions.WORLD,
            "brazil": ["red", 3],
            "peru": ["blue", 1],
            "argentina": ["red", 1],
        },
    }
    game = positions.game(given, dice=(6, 5, 4, 1))
    root = open_root(bridged, lambda: positions.widget(game))
    keys = root.page.keyboard
    message = root.locator("[data-message]")

    def go_to(name: str) -> None:
        """Search the map for a name."""
        root.locator('[data-territory][tabindex="0"]').focus()
        keys.press("/")
        keys.type(name)
        expect(root.locator(f'[data-territory="{name}"]')).to_be_focused()
        keys.press("Enter")

    def press(key: str) -> None:
        look(root.page)
        keys.press(key)

    go_to("brazil")  # This places the first army in Brazil.
    expect(root.locator('[data-territory="brazil"]')).to_have_attribute("data-armies", "4")
    keys.press("3")
    press("Enter")
    expect(root.locator('[data-territory="brazil"]')).to_have_attribute("data-armies", "7")
    expect(root).to_have_attribute("data-phase", "attack")
    go_to("brazil")
    go_to("peru")
    keys.press("3")
    press("Enter")
    expect(root).to_have_attribute("data-phase", "occupy")
    keys.press("3")
    press("Enter")
    expect(root).to_have_attribute("data-phase", "attack")
    press("e")
    expect(root).to_have_attribute("data-phase", "fortify")
    go_to("peru")
    go_to("argentina")
    keys.press("2")
    press("Enter")
    expect(root.locator('[data-territory="argentina"]')).to_have_attribute("data-armies", "3")
    press("e")
    expect(message).to_contain_text("Hand the screen to Blue.")
    press("Enter")
    expect(root).to_have_attribute("data-screen", "play")
    assert game.turn == "blue"
