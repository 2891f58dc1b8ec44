/** The form of a new game: its first values, the combinations that fit, and the game it starts. */

import { boardOf, partsIn } from "./screens.js";

/** @import { Catalog, Shown } from "../pageTypes.js" */
/** @import { Action, NewGame, Seat, Snapshot } from "../types.js" */
/** @import { Message } from "../words/index.js" */
/** @import { Form } from "./state.js" */

export const MOST_SEATS = 6;
/** The `player` value that stands for a bot as strong as the person at the screen. */
export const MY_LEVEL = "my-level";

/**
 * Fill in a form like the last game, or with a first suggestion.
 * @param {Snapshot} snapshot
 * @param {Catalog} catalog
 * @param {string} [wanted] the edition, if it should be another one
 * @returns {Form}
 */
export function freshForm(snapshot, catalog, wanted = "") {
  const chosen = "chosen" in snapshot ? snapshot.chosen : undefined;
  const last = chosen ?? asPlayed(boardOf(snapshot), catalog);
  const named = wanted || last.edition;
  const edition = catalog.editions.find(({ id }) => id === named) ?? catalog.editions[0];
  const mode = edition?.modes.find(({ id }) => id === last.mode) ?? edition?.modes[0];
  // A game from a file may have a board that is not known here.
  const known = !chosen || catalog.boards.some(({ id }) => id === last.board);
  return {
    edition: edition?.id ?? "",
    mode: mode?.id ?? "",
    board: (known && last.board) || (catalog.boards[0]?.id ?? "classic"),
    seats: withFaces(
      catalog,
      last.seats.map(({ seat, player, name = "", face }) => ({ seat, player, name, face })),
      snapshot.game_id,
    ),
    order: last.order ?? orderOf(last.seats),
    seed: "",
    options: { ...defaults(catalog, edition?.id), ...last.options },
  };
}

/** Choose the order of turns: drawn against rivals of one's own level, as going first is an advantage.
 * @param {Array<{player: string}>} seats @returns {Form["order"]} */
const orderOf = (seats) => (seats.some(({ player }) => player === MY_LEVEL) ? "drawn" : "listed");

/**
 * Describe the game on the screen as a form does; without a game, suggest one.
 * @param {Shown} snapshot
 * @param {Catalog} catalog
 * @returns {Omit<Shown, "seats"> & {seats: Form["seats"], order?: Form["order"]}}
 */
function asPlayed(snapshot, catalog) {
  const { seats } = snapshot;
  const { listed } = partsIn(snapshot);
  if (!seats.length) return { ...snapshot, seats: threeSeats(catalog.seats) };
  const rows = seats.map(({ seat, player, wanted = player, renamed, name, face }) => ({
    seat,
    player: wanted,
    name: renamed ? name : "",
    face,
  }));
  if (!listed) return { ...snapshot, seats: rows };
  rows.sort((one, other) => listed.indexOf(one.seat) - listed.indexOf(other.seat));
  return { ...snapshot, seats: rows, order: "drawn" };
}

/** Seat a person and two bots of the same level. @param {Seat[]} seats @returns {Form["seats"]} */
const threeSeats = (seats) =>
  seats.slice(0, 3).map((seat, i) => ({ seat, player: i ? MY_LEVEL : "human", name: "" }));

/**
 * Give each seat a face, in case a bot plays it. Known rivals keep theirs; the others differ from
 * screen to screen.
 * @param {Catalog} catalog
 * @param {Form["seats"]} seats
 * @param {string} key names the screen
 */
export function withFaces({ faces = [] }, seats, key = "") {
  const known = new Set(faces.map(([name]) => name));
  const taken = new Set(seats.map(({ face = "" }) => face));
  const start = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  // The step shares no divisor with the number of faces, so that every face is reached.
  const free = faces
    .map((_, i) => faces[(start + 5 * i) % faces.length]?.[0] ?? "")
    .filter((name) => !taken.has(name));
  return seats.map((row) =>
    known.has(row.face ?? "") || !free.length ? row : { ...row, face: free.shift() },
  );
}

/** Fill in a game for newcomers: short, on a dealt map, against two bots at their level.
 * @param {Catalog} catalog @param {string} [key] of the screen, for its faces @returns {Form} */
export function firstForm(catalog, key = "") {
  const { editions, boards, seats } = catalog;
  const edition = editions.find(({ id }) => id === "nordic") ?? editions[0];
  const mode = edition?.modes.find(({ id }) => id === "missions") ?? edition?.modes[0];
  return {
    edition: edition?.id ?? "",
    mode: mode?.id ?? "",
    board: boards[0]?.id ?? "classic",
    seats: withFaces(catalog, threeSeats(seats), key),
    order: "drawn",
    seed: "",
    options: defaults(catalog, edition?.id),
  };
}

/** @param {Catalog} catalog @param {string|undefined} edition */
export const defaults = (catalog, edition) =>
  Object.fromEntries(
    (catalog.editions.find(({ id }) => id === edition)?.options ?? []).map((o) => [
      o.id,
      o.default,
    ]),
  );

/**
 * Return why a mode cannot be played with these choices, or null.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} mode
 * @returns {Message|null}
 */
export function disabledBecause({ editions }, { edition, seats }, mode) {
  const chosen = editions.find(({ id }) => id === edition);
  const found = chosen?.modes.find(({ id }) => id === mode);
  if (!found) return ["page-new-not-in-edition", { edition: chosen?.title }];
  if (found.players.includes(seats.length)) return null;
  return ["page-new-needs", { ...need(found), seated: seats.length }];
}

/** Return the smallest and largest number of players of a mode. @param {{players: number[]}} mode */
export const need = ({ players }) => ({
  least: players[0],
  most: players.at(-1),
  exact: players.length === 1,
});

/**
 * Give the form as many seats as a mode needs. Bots leave before people do, and come back with a
 * mode for more players.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} id a mode of the form's edition
 * @returns {Form}
 */
export function withMode(catalog, form, id) {
  const edition = catalog.editions.find(({ id }) => id === form.edition);
  const players = edition?.modes.find((mode) => mode.id === id)?.players ?? [];
  const [least = 2, most = MOST_SEATS] = [players[0], players.at(-1)];
  const seats = [...form.seats];
  const spare = (form.spare ?? []).filter(({ seat }) => seats.every((s) => s.seat !== seat));
  while (seats.length < most && spare.length) seats.push(...spare.splice(0, 1));
  while (seats.length < least) seats.push(addition(catalog, seats));
  while (seats.length > most) {
    const bot = seats.map(({ player }) => player !== "human").lastIndexOf(true);
    spare.unshift(...seats.splice(bot, 1));
  }
  return { ...form, mode: id, seats, spare };
}

const SEED = /^\d{1,9}$/;

/**
 * Return why the game cannot start, or null.
 * @param {Catalog} catalog
 * @param {Form} form
 * @returns {Message|null}
 */
export function obstacle(catalog, form) {
  if (form.seed && !SEED.test(form.seed)) return ["page-new-seed-number"];
  return disabledBecause(catalog, form, form.mode);
}

/** @param {Catalog} catalog @param {Form} form @returns {Action} */
export function newGameAction(catalog, form) {
  const known = defaults(catalog, form.edition);
  return {
    type: "new_game",
    edition: form.edition,
    mode: form.mode,
    board: form.board,
    seats: form.seats.map(({ face, ...row }) =>
      face && row.player !== "human" ? { ...row, face } : row,
    ),
    order: form.order,
    seed: form.seed ? Number(form.seed) : null,
    options: Object.fromEntries(Object.entries(form.options).filter(([id]) => id in known)),
  };
}

/**
 * Write the Python code that starts the same game.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {boolean} [teach] with explanations
 */
export function code(catalog, form, teach = false) {
  const quote = (/** @type {unknown} */ value) =>
    typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
  const known = defaults(catalog, form.edition);
  const options = Object.entries(form.options).filter(([id, v]) => id in known && v !== known[id]);
  const seed = SEED.test(form.seed) ? Number(form.seed) : null;
  const listed = `[${form.seats.map(({ seat }) => quote(seat)).join(", ")}]`;
  const drawn = form.order === "drawn";
  // The kernel draws the order from the seed in this way.
  const random = seed === null ? "random" : `random.Random("${seed}/order")`;
  const draw = drawn ? `import random\n\norder = ${listed}\n${random}.shuffle(order)\n` : "";
  const args = [
    `edition=${quote(form.edition)}, mode=${quote(form.mode)}`,
    `seats=${drawn ? "order" : listed}`,
    ...(seed === null ? [] : [`seed=${seed}`]),
    ...(form.board === "classic" ? [] : [`board=${quote(form.board)}`]),
    ...(options.length
      ? [`options={${options.map(([id, v]) => `${quote(id)}: ${quote(v)}`).join(", ")}}`]
      : []),
  ];
  const seats = form.seats.map(({ seat, player }) => `${quote(seat)}: ${quote(player)}`).join(", ");
  const named = form.seats.filter(({ name }) => name.trim());
  const names = named.map(({ seat, name }) => `${quote(seat)}: ${quote(name.trim())}`).join(", ");
  const called = names ? `,\n    names={${names}}` : "";
  return `${draw}game = rw.Game.new(${args.join(",\n    ")})\nrw.RiskWidget(game, seats={${seats}}${called}${teach ? ", teach=True" : ""})`;
}

/**
 * Keep the mode if the edition has it for these players; else choose its first mode that fits.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} edition
 */
export function keepMode(catalog, form, edition) {
  const next = { ...form, edition };
  if (!disabledBecause(catalog, next, form.mode)) return form.mode;
  const modes = catalog.editions.find(({ id }) => id === edition)?.modes ?? [];
  return (modes.find(({ id }) => !disabledBecause(catalog, next, id)) ?? modes[0])?.id ?? form.mode;
}

/** @param {Catalog} catalog @param {Form["seats"]} seats */
export function addition(catalog, seats) {
  const taken = new Set(seats.map(({ seat }) => seat));
  const seat = /** @type {Seat} */ (catalog.seats.find((s) => !taken.has(s)));
  const row = { seat, player: MY_LEVEL, name: "" };
  return withFaces(catalog, [...seats, row], seat).at(-1) ?? row;
}
