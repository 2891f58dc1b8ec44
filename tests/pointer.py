"""A mouse for one part of a page, which finds its target, waits until it is ready, and clicks.

Playwright's own clicks ask the page some ten times, go through every element of a notebook for each
question, and describe the page whenever an expectation is not met yet. That takes a third of the
time of a whole game. Here the page itself looks, once a frame, and the mouse does only what a click
needs: it moves to the middle of the target, and its button goes down and up.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Locator

PASS_TIME = Path(__file__).parent / "harness" / "pass-time.js"
"""A script that gives a page `passTime(ms)` and `runTimers(ms)` if it is loaded first."""

PATIENCE = 60_000  # In ms; the first click in another host may wait for the compiler.

# How many times a click may come too late because its target has moved.
TRIES = 20
# A script that resolves with the middle of the selected element once that element stands still, is
# enabled and would receive a click there. An element out of sight is scrolled to. A click that hits
# something else after all has no effect.
REACH = """
(root, [selector, patience]) => new Promise((found, failed) => {
  const SETTLES = 500;
  let before = "";
  let pressed;
  const look = () => {
    if (!root.isConnected) return "is in an element that has left the page";
    const node = root.querySelector(selector);
    if (!node) return "is not there";
    const controls = [node, node.control ?? node];
    if (controls.some(one => one.matches(":disabled") || one.closest("[aria-disabled=true]"))) {
      return "is disabled";
    }
    const { x, y, width, height } = node.getBoundingClientRect();
    if (!width || !height) return "has no size";
    const point = [x + width / 2, y + height / 2];
    // A person looks first: a press waits for what has just appeared, or followed another press.
    const { action, territory } = node.closest("[data-action],[data-territory]")?.dataset ?? {};
    const what = `${root.dataset.phase} ${action ?? territory}`;
    const last = root.pressed;
    const led = last && last.what !== what && Date.now() - last.time < SETTLES
      && Math.hypot(point[0] - last.point[0], point[1] - last.point[1]) < 12;
    if (led || node.closest("[data-fresh]")) {
      window.passTime?.(SETTLES);
      if (!window.passTime || node.closest("[data-fresh]")) return "has only just come";
    }
    pressed = { what, point };
    // also within a shadow tree, in which marimo shows widgets
    const met = root.getRootNode().elementFromPoint(...point);
    const whole = node.closest("button, label, [data-territory]") ?? node;
    if (!whole.contains(met)) {
      // Move it away from anything that lies over the widget, too.
      const block = root.contains(met) ? "center" : "nearest";
      node.scrollIntoView({ block, inline: "nearest" });
      return `is covered by ${met?.outerHTML.slice(0, 200)}`;
    }
    if (point.join() === before) return "";
    before = point.join();
    return "moves";
  };
  let why = "";
  const late = setTimeout(() => failed(new Error(`${selector} ${why}`)), patience);
  const frame = () => {
    why = look();
    if (why) return requestAnimationFrame(frame);
    clearTimeout(late);
    guard(root.querySelector(selector));
    found(before.split(",").map(Number));
  };
  // The click must not hit anything else if the layout changes while the mouse is on its way.
  const guard = (node) => {
    const whole = node.closest("button, label, [data-territory]") ?? node;
    const over = new AbortController();
    let met = false;
    const watch = (event) => {
      met = whole.contains(event.composedPath()[0]);
      // Note the time of the press, which may be long after the element was found.
      if (met) root.pressed = { ...pressed, time: Date.now() };
      if (met) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      window.addEventListener(type, watch, { capture: true, once: true, signal: over.signal });
    }
    root.wasMet = () => {
      over.abort();
      return met;
    };
  };
  frame();
})
"""
# A script that resolves once everything on the page has been there for a moment. A test that
# controls the clock lets that time pass.
LOOK = """
root => new Promise((looked) => {
  const frame = () => {
    window.passTime?.(500);
    if (root.querySelector("[data-fresh]")) requestAnimationFrame(frame);
    else looked();
  };
  frame();
})
"""
# A script that resolves when the selector finds something, at the root or below it.
THERE = """
(root, [selector, patience]) => new Promise((found, failed) => {
  const there = () => root.matches(selector) || root.querySelector(selector) !== null;
  if (there()) return found();
  const observer = new MutationObserver(() => {
    if (!there()) return;
    clearTimeout(late);
    observer.disconnect();
    found();
  });
  const late = setTimeout(() => {
    observer.disconnect();
    failed(new Error(`${selector} has not come: ${root.innerText.slice(0, 300)}`));
  }, patience);
  observer.observe(root, { attributes: true, childList: true, subtree: true });
})
"""
READ = """
(root, [selector, names]) => {
  const node = selector ? root.querySelector(selector) : root;
  return node && names.map(name => name in node ? node[name] : node.getAttribute(name));
}
"""


class Pointer:
    """A mouse over one element of a page and the elements in it."""

    def __init__(self, root: Locator) -> None:
        """Take the element, which is looked up when first needed."""
        self._root = root

    @cached_property
    def element(self) -> ElementHandle:
        """The element itself."""
        return self._root.element_handle()

    def click(self, selector: str, *, ask: bool = False) -> None:
        """Click the middle of the first element that a selector finds, as soon as that is possible.

        With `ask`, the map asks for the number of armies.
        """
        for _ in range(TRIES):
            x, y = self.element.evaluate(REACH, [selector, PATIENCE])
            if ask:
                self._ask(x, y)
            else:
                self._press(x, y)
            if self.element.evaluate("root => root.wasMet()"):
                return
        raise AssertionError(f"{selector} has moved away each time")

    def _press(self, x: float, y: float) -> None:
        self._root.page.mouse.click(x, y)

    def _ask(self, x: float, y: float) -> None:
        keyboard = self._root.page.keyboard
        keyboard.down("Shift")
        self._root.page.mouse.click(x, y)
        keyboard.up("Shift")

    def look(self) -> None:
        """Wait as long as a person looks before pressing something that has only just appeared."""
        self.element.evaluate(LOOK)

    def wait(self, selector: str) -> None:
        """Wait until a selector finds something."""
        self.element.evaluate(THERE, [selector, PATIENCE])

    def read(self, selector: str, *names: str) -> list[Any] | None:
        """Return properties or attributes of the first element that a selector finds, or None.

        Without a selector they are those of the element itself.
        """
        found: list[Any] | None = self.element.evaluate(READ, [selector, names])
        return found

    def has(self, selector: str) -> bool:
        """Return whether a selector finds something now."""
        return self.read(selector) is not None

    def only(self, selector: str, name: str) -> Any:
        """Return one property or attribute of an element that must be there."""
        found = self.read(selector, name)
        assert found is not None, f"{selector} is not there"
        return found[0]

    def each(self, selector: str, attribute: str) -> list[str]:
        """Return an attribute of every element that a selector finds."""
        script = """(root, [selector, name]) =>
          [...root.querySelectorAll(selector)].map(node => node.getAttribute(name))"""
        return list(self.element.evaluate(script, [selector, attribute]))

    def press(self, *keys: str) -> None:
        """Press keys at the element, one after the other."""
        for key in keys:
            self.element.press(key)


APART = """
() => window.passTime ? window.passTime(320) : new Promise((later) => setTimeout(later, 320))
"""
"""A script that lets the time pass within which a page takes two taps for a double tap."""


class Finger(Pointer):
    """A finger instead of the mouse."""

    def _press(self, x: float, y: float) -> None:
        # As on every phone, two quick taps are a double tap; this makes the next one single.
        self._root.page.evaluate(APART)
        self._root.page.touchscreen.tap(x, y)
