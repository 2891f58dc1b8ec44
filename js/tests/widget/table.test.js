import { afterEach, describe, expect, it } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

afterEach(() => {
  window.location.href = "about:blank";
  return tidy();
});

const QR = "21 M0 0h1v1z";
const OUTSIDE = "https://hub.example";

/** Open the dialog for several screens, on a page at this address. */
function dialog(origin, state) {
  window.location.href = `${origin}/lab`;
  const table = { state, seats: [], watching: 0, vote: 0 };
  const view = show("attack", createModel({ ...scenes.attack(), host: { table } }));
  for (const name of ["menu", "menu_others", "table"]) view.click(`[data-action="${name}"]`);
  return view;
}

describe("a game for several screens", () => {
  it.each([
    ["http://localhost:8888", "open_table_lan"],
    ["http://127.0.0.1:8888", "open_table_lan"],
    ["http://[::1]:8888", "open_table_lan"],
    ["http://192.168.1.5:8888", "open_table"],
    ["http://localhost.example.org", "open_table"],
    [OUTSIDE, "open_table"],
  ])("is offered first if phones can reach it: on a page at %s by %s", (origin, name) => {
    const { el } = dialog(origin, "closed");
    const [first, second] = el.querySelectorAll('.rw-dialog [data-action^="open_table"]');
    expect(first.dataset.action).toBe(name);
    expect(first.classList.contains("rw-primary")).toBe(true);
    expect(second.classList.contains("rw-primary")).toBe(false);
  });

  it.each([
    ["http://localhost:8888", false],
    ["http://127.0.0.1:8888", false],
    ["http://192.168.1.5:8888", true],
    [OUTSIDE, true],
  ])("shows a code to photograph for a link that begins with %s: %s", async (origin, far) => {
    const { el, find, click, model } = dialog("http://localhost:8888", "open");
    const link = { url: `${origin}/risk-widget/#key`, code: "ABC", qr: QR };
    model.emit("msg:custom", { table: { links: { spectators: link } } });
    click('[data-action="show_link"][data-place="spectators"]');
    expect(find("textarea").value).toBe(link.url);
    expect(el.querySelector("svg.rw-qr") !== null).toBe(far);
    expect(el.querySelector('.rw-table-link [data-action="open_table_lan"]') !== null).toBe(!far);
    expect(el.textContent.includes("Only this computer can reach this address.")).toBe(!far);
  });
});
