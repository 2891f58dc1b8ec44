/**
 * Playing on several screens: for the host, the people there and the links to seats; for a team,
 * its vote.
 */

import { hostPart, partsIn } from "../store/screens.js";
import { setLocal, showDialog } from "../store/uiEvents.js";
import { block, button, checkbox, select, submitted, typed } from "./controls.js";
import { h } from "./dom.js";
import { copyField } from "./files.js";
import { around, SLOT } from "./messageParts.js";
import { chip } from "./symbols.js";

/** @import { Ctx } from "../calls.js" */
/** @import { TablePart } from "../types.js" */

/**
 * A message of the kernel to this page alone, outside all snapshots.
 * @typedef {object} Told
 * @property {Record<string, {url: string, code: string, qr: string}>} links by place
 * @property {string} [address] where the computer listens in the local network
 * @property {string[]} [addresses] where it can listen
 */

/** Open the dialog, and ask for the links, which a reloaded page does not have. @param {Ctx} ctx */
export function openTableDialog({ snapshot, dispatch, send, origin }) {
  dispatch(showDialog("table"));
  if (hostPart(snapshot).table?.state === "open") send({ type: "table", do: "links", origin });
}

/** @param {Ctx} ctx */
export function tableDialog(ctx) {
  const { live, say, send } = ctx;
  const { table } = hostPart(live);
  if (!table) return [];
  return openedOver(ctx, table, {
    about: say("page-table-about"),
    open: say("page-table-open"),
    owner: say("page-table-owner"),
    content: [
      live.screen === "over" && h("p.rw-meta", { key: "over" }, say("page-table-over")),
      h("ul.rw-table-seats", { key: "seats" }, rows(ctx, table)),
      addressChoice(ctx),
      voteChoice(ctx, table),
      h(
        "label.rw-row.rw-left",
        { key: "advice" },
        checkbox("advice", partsIn(live).advice ?? true, (value) =>
          send({ type: "advice", value }),
        ),
        say("page-table-advice"),
      ),
      h(
        "div.rw-row.rw-right",
        { key: "close" },
        button("close_table", say("page-table-close"), () => send({ type: "table", do: "close" })),
      ),
    ],
  });
}

/**
 * Draw a dialog about other screens: the buttons that open them, or their controls once they are open.
 * @param {Ctx} ctx
 * @param {Pick<TablePart, "state"|"problem">} room
 * @param {{about: string, open: string, owner: string, content: any[]}} o
 */
export function openedOver(ctx, { state, problem }, { about, open, owner, content }) {
  const { say, send, origin } = ctx;
  // The links begin like the address of this page, which other devices may be unable to reach.
  const near = isNear(origin);
  const server = button(
    "open_table",
    near ? say("page-table-open-near") : open,
    () => send({ type: "table", do: "open", lan: false, origin }),
    { kind: near ? "rw-button" : "rw-button.rw-primary", key: "server" },
  );
  const lan = openForNetwork(ctx, near);
  const wrong = problem && h("p.rw-refusal", { key: "problem", role: "alert" }, problem);
  if (state === "closed") {
    return [
      wrong,
      h("p", { key: "about" }, about),
      h("div.rw-row.rw-left", { key: "open" }, near ? [lan, server] : [server, lan]),
      h("p.rw-meta", { key: "owner" }, owner),
    ];
  }
  const said = STATES[state];
  return [
    wrong,
    h("p", { key: "state", role: "status" }, said && say(said)),
    ...(state === "opening" ? [] : content),
    h("p.rw-meta", { key: "owner" }, owner),
  ];
}

/** Draw the button that opens a table or a class for the local network.
 * @param {Ctx} ctx @param {boolean} [filled] */
const openForNetwork = ({ say, send, origin }, filled = false) =>
  button(
    "open_table_lan",
    say("page-table-open-lan"),
    () => send({ type: "table", do: "open", lan: true, origin }),
    { kind: filled ? "rw-button.rw-primary" : "rw-button", key: "network" },
  );

/**
 * Offer the addresses in the local network, if there are several; the links depend on the choice.
 * @param {Ctx} ctx
 */
export function addressChoice({ say, send, ui }) {
  /** @type {Partial<Told>} */
  const { address = "", addresses = [] } = ui.local.table ?? {};
  if (addresses.length < 2) return null;
  return h(
    "label.rw-row.rw-left",
    { key: "address" },
    say("page-table-at-address"),
    select(
      addresses.map((each) => [each, each]),
      address,
      (chosen) => send({ type: "table", do: "open", lan: true, address: chosen }),
      { "data-action": "table_address" },
    ),
  );
}

/**
 * Ask for a new name.
 * @param {Ctx} ctx
 * @param {string} part of the local state: `newName` is what is typed there
 * @param {string} name the current name
 * @param {(text: string) => void} rename
 */
export function renameForm({ say, dispatch, ui }, part, name, rename) {
  const { newName = "" } = ui.local[part] ?? {};
  /** @param {Record<string, string>} value */
  const set = (value) => dispatch(setLocal(part, value));
  const handIn = () => {
    const text = newName.trim();
    if (!text) return;
    rename(text);
    set({ renaming: "", newName: "" });
  };
  return h(
    "form.rw-row.rw-left",
    { key: "renaming", "aria-label": say("page-class-rename.of", { name }), on: submitted(handIn) },
    h("input.rw-field", {
      type: "text",
      autocomplete: "off",
      maxlength: 40,
      "aria-label": say("page-class-new-name"),
      "data-new-name": "",
      dir: "auto",
      value: newName,
      on: typed((text) => set({ newName: text })),
    }),
    h(
      "button.rw-button",
      { type: "submit", "data-action": "keep_name", disabled: !newName.trim() },
      say("page-class-rename"),
    ),
  );
}

/** The choices of seconds for a team's vote; 0: no vote. */
const VOTES = [0, 10, 20, 30, 60];

/** Offer the ways in which a team decides. @param {Ctx} ctx @param {TablePart} table */
function voteChoice({ say, send }, { vote }) {
  const offered = VOTES.includes(vote) ? VOTES : [...VOTES, vote];
  return h(
    "label.rw-row.rw-left",
    { key: "vote" },
    say("page-table-vote"),
    select(
      offered.map((seconds) => [String(seconds), say("page-table-vote-after", { seconds })]),
      String(vote),
      (seconds) => send({ type: "table", do: "vote", seconds: Number(seconds) }),
      { "data-action": "table_vote" },
    ),
  );
}

/** @type {Record<TablePart["state"], string>} */
const STATES = {
  closed: "",
  open: "",
  opening: "page-table-opening",
  cut_off: "page-table-cut-off",
};

/** @param {Ctx} ctx @param {TablePart} table */
function rows(ctx, table) {
  const { live, say } = ctx;
  const places = new Map(table.seats.map((place) => [place.seat, place]));
  const seats = live.seats
    .filter(({ out }) => !out)
    .map(({ seat }) => {
      const { at, screens } = places.get(seat) ?? {};
      const turn = live.actor === seat ? say("page-table-turn") : "";
      return row(ctx, seat, [
        chip(seat),
        h("b", say("page-seat", { seat })),
        h("span.rw-meta", say("page-table-at", { at: at ?? "bot" })),
        screens && h("span.rw-meta", { key: "screens" }, say("page-table-screens", { screens })),
        turn && h("span.rw-meta", turn),
        h("span.rw-table-buttons", seatButtons(ctx, seat, at)),
      ]);
    });
  return [
    ...seats,
    row(ctx, "spectators", [
      h("b", say("page-table-spectators")),
      h("span.rw-meta", say("page-table-watching", { count: table.watching })),
      h("span.rw-table-buttons", [
        linkButton(ctx, "spectators"),
        button(
          "new_link",
          say("page-table-new-link"),
          () => ctx.send({ type: "table", do: "send_away", seat: "spectators" }),
          { key: "new" },
        ),
      ]),
    ]),
  ];
}

/** @param {Ctx} ctx @param {string} seat @param {TablePart["seats"][number]["at"]|undefined} at */
function seatButtons(ctx, seat, at) {
  const { live, say, send } = ctx;
  /** @param {string} name @param {string} text @param {string} wanted */
  const wish = (name, text, wanted) =>
    button(name, say(text), () => send({ type: "table", do: wanted, seat }), {
      "aria-label": say(`${text}.of`, { seat }),
      key: name,
    });
  const goesOn = live.screen !== "over";
  if (at === undefined) return goesOn ? [wish("invite_person", "page-table-person", "invite")] : [];
  return [
    linkButton(ctx, seat),
    at !== "here" && wish("take_back", "page-table-take-back", "take_back"),
    at !== "here" && wish("new_link", "page-table-new-link", "invite"),
    goesOn && at !== "here" && renameButton(ctx, seat),
    goesOn && wish("give_bot", "page-table-give-bot", "bot"),
  ].filter((each) => each !== false);
}

/** @param {Ctx} ctx @param {string} seat */
function renameButton({ live, say, dispatch }, seat) {
  const { name = "" } = live.seats.find((each) => each.seat === seat) ?? {};
  const value = { renaming: seat, newName: name };
  return button("rename", say("page-class-rename"), () => dispatch(setLocal("table", value)), {
    key: "rename",
    "aria-label": say("page-class-rename.of", { name }),
  });
}

/** @param {Ctx} ctx @param {string} place */
function linkButton({ say, ui, dispatch }, place) {
  const shown = ui.local.table?.shown === place;
  return button(
    "show_link",
    say("page-table-link"),
    () => dispatch(setLocal("table", { shown: shown ? "" : place, said: "" })),
    { "aria-expanded": shown, key: "link", "data-place": place },
  );
}

/** @param {Ctx} ctx @param {string} place @param {any[]} head */
function row(ctx, place, head) {
  const { say, send } = ctx;
  /** @type {Told["links"]|undefined} */
  const links = ctx.ui.local.table?.links;
  const link = links?.[place];
  const shown = ctx.ui.local.table?.shown === place && link;
  return h(
    "li",
    { key: place, "data-place": place },
    h("div.rw-row.rw-left", head),
    ctx.ui.local.table?.renaming === place &&
      renameForm(ctx, "table", say("page-seat", { seat: place }), (text) =>
        send({ type: "table", do: "rename", seat: place, text }),
      ),
    shown && h("div.rw-table-link", linkShown(ctx, link)),
  );
}

/** Whether an address works only on this computer. @param {string} url */
export const isNear = (url) => !/^https?:\/\/(?!(localhost|127[.\d]+|\[::1\])([:/]|$))/.test(url);

/** @param {Ctx} ctx @param {Told["links"][string]} link */
export function linkShown(ctx, { url, code, qr }) {
  const { say } = ctx;
  const { origin: from, pathname } = new URL(url);
  const near = isNear(url);
  return [
    near
      ? h("div.rw-stack", { key: "near" }, [
          h("p", say("page-table-near")),
          openForNetwork(ctx, true),
        ])
      : qr
        ? qrCode(say("page-table-qr"), qr)
        : h("p.rw-meta", { key: "qr" }, say("page-table-no-qr")),
    h(
      "div",
      { key: "text" },
      copyField(ctx, "table", say("page-table-address"), url),
      h(
        "p",
        { key: "code", "data-place-code": code },
        around(say("page-table-code", { code: SLOT }), h("b", code)),
      ),
      h("p.rw-meta", { key: "at" }, `${from}${pathname}`),
    ),
  ];
}

/** @param {string} label @param {string} qr the size, and the path of its squares */
function qrCode(label, qr) {
  const [size, path] = [Number.parseInt(qr, 10), qr.slice(qr.indexOf(" ") + 1)];
  const whole = size + 8;
  return h(
    "svg.rw-qr",
    { key: "qr", viewBox: `-4 -4 ${whole} ${whole}`, role: "img", "aria-label": label },
    h("rect", { x: -4, y: -4, width: whole, height: whole, fill: "#fff" }),
    h("path", { d: path, fill: "#000", "shape-rendering": "crispEdges" }),
  );
}

/** Show a team's vote at one seat: the choices so far, and the time left. @param {Ctx} ctx */
export function voteBlock({ snapshot, say }) {
  const { vote } = partsIn(snapshot).guest ?? {};
  if (!vote) return null;
  const { left, there, voted, own, options } = vote;
  return block(
    "vote",
    say("page-vote"),
    h(
      "div.rw-stack",
      { key: "vote", role: "status", "data-voted": voted },
      h("p", say("page-vote-so-far", { voted, there, own })),
      h(
        "ul.rw-class-bars",
        options.map(({ text, count }, i) =>
          h(
            "li",
            { key: i, style: `--share:${(count / there).toFixed(3)}` },
            h("span", text),
            h("b", count),
            h("i", { "aria-hidden": "true" }),
          ),
        ),
      ),
      h("p.rw-meta", { key: "left" }, say("page-vote-left", { left })),
    ),
  );
}
