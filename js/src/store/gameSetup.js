/**
 * The form of a new game: its first values, the combinations that are possible, and the game that
 * it starts.
 */

import { boardOf, hostPart } from "./screens.js";

/** @import { Catalog, Shown } from "../pageTypes.js" */
/** @import { Action, CoachWhen, NewGame, Seat, Snapshot } from "../types.js" */
/** @import { Message } from "../words/index.js" */
/** @import { Form, FormSeat } from "./state.js" */

export const MOST_SEATS = 6;
/** The `player` value for a bot as strong as the person at the screen. */
export const MY_LEVEL = "my-level";

/**
 * Fill in the form as for the last game, or with a first suggestion.
 * @param {Snapshot} snapshot
 * @param {Catalog} catalog
 * @param {string} [wanted] the edition, if another one is wanted
 * @returns {Form}
 */
export function freshForm(snapshot, catalog, wanted = "") {
  const chosen = "chosen" in snapshot ? snapshot.chosen : null;
  const last = chosen ?? asPlayed(boardOf(snapshot), catalog);
  const named = wanted || last.edition;
  const edition = catalog.editions.find(({ id }) => id === named) ?? catalog.editions[0];
  const mode = edition?.modes.find(({ id }) => id === last.mode) ?? edition?.modes[0];
  // A game from a file may have a board that is not known here.
  const known = !chosen || catalog.boards.some(({ id }) => id === last.board);
  return asked({
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
  });
}

/** Treat all values in a form as the person's own choices.
 * @param {Omit<Form, "asked">} form @returns {Form} */
const asked = (form) => ({
  ...form,
  asked: { mode: form.mode, players: form.seats.length, order: form.order },
});

/**
 * Choose the order of turns. Against rivals at the person's own level it is drawn, since going
 * first is an advantage.
 * @param {Array<{player: string}>} seats @returns {Form["order"]}
 */
const orderOf = (seats) => (seats.some(({ player }) => player === MY_LEVEL) ? "drawn" : "listed");

/**
 * Describe the game on the screen as a form would; without a game, suggest one.
 * @param {Shown} snapshot
 * @param {Catalog} catalog
 * @returns {Omit<Shown, "seats"> & {seats: Form["seats"], order?: Form["order"]}}
 */
function asPlayed(snapshot, catalog) {
  const { seats } = snapshot;
  const { listed } = hostPart(snapshot);
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
  return asked({
    edition: edition?.id ?? "",
    mode: mode?.id ?? "",
    board: boards[0]?.id ?? "classic",
    seats: withFaces(catalog, threeSeats(seats), key),
    order: "drawn",
    seed: "",
    options: defaults(catalog, edition?.id),
  });
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
  return ["page-new-needs", { ...playersNeeded(found), seated: seats.length }];
}

/** Return the smallest and largest number of players of a mode. @param {{players: number[]}} mode */
export const playersNeeded = ({ players }) => ({
  least: players[0],
  most: players.at(-1),
  exact: players.length === 1,
});

/** Find a mode of an edition. @param {Catalog} catalog @param {string} edition @param {string} mode */
const modeIn = ({ editions }, edition, mode) =>
  editions.find(({ id }) => id === edition)?.modes.find(({ id }) => id === mode);

/**
 * Give the form as many seats as the person asked for and the mode allows. Bots are removed before
 * people, and come back with a mode for more players.
 * @param {Catalog} catalog
 * @param {Form} form
 * @returns {Form}
 */
function fitSeats(catalog, form) {
  const players = modeIn(catalog, form.edition, form.mode)?.players ?? [];
  const [least = 2, most = MOST_SEATS] = [players[0], players.at(-1)];
  const wanted = Math.max(least, Math.min(most, form.asked.players));
  const seats = [...form.seats];
  const spare = (form.spare ?? []).filter(({ seat }) => seats.every((s) => s.seat !== seat));
  while (seats.length < wanted && spare.length) seats.push(...spare.splice(0, 1));
  while (seats.length < wanted) seats.push({ ...addedSeat(catalog, seats), added: true });
  while (seats.length > wanted) {
    const added = seats.map((row) => row.added === true).lastIndexOf(true);
    const bot = seats.map(({ player }) => player !== "human").lastIndexOf(true);
    const left = seats.splice(added < 0 ? bot : added, 1);
    if (added < 0) spare.unshift(...left);
  }
  return { ...form, seats, spare };
}

/** Choose a mode of the form's edition. @param {Catalog} catalog @param {Form} form
 * @param {string} mode @returns {Form} */
export const chooseMode = (catalog, form, mode) =>
  fitSeats(catalog, { ...form, mode, asked: { ...form.asked, mode } });

/**
 * Choose an edition. It is played in the mode that the person asked for; without such a mode, in
 * its first mode for that many players.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} edition
 * @returns {Form}
 */
export function chooseEdition(catalog, form, edition) {
  const options = { ...defaults(catalog, edition), ...form.options };
  return fitSeats(catalog, { ...form, edition, options, mode: modeFor(catalog, form, edition) });
}

/** @param {Catalog} catalog @param {Form} form @param {string} edition */
function modeFor(catalog, { asked, mode }, edition) {
  if (modeIn(catalog, edition, asked.mode)) return asked.mode;
  const modes = catalog.editions.find(({ id }) => id === edition)?.modes ?? [];
  return (modes.find(({ players }) => players.includes(asked.players)) ?? modes[0])?.id ?? mode;
}

/**
 * Add or remove players. A mode that the person has not asked for makes way for one that fits.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {FormSeat[]} seats
 * @returns {Form}
 */
export function choosePlayers(catalog, form, seats) {
  const next = {
    ...form,
    seats: seats.map(({ added: _, ...row }) => row),
    asked: { ...form.asked, players: seats.length },
  };
  return { ...next, mode: modeFor(catalog, next, form.edition) };
}

/** Choose the order of turns. @param {Form} form @param {Form["order"]} order @returns {Form} */
export const chooseOrder = (form, order) => ({ ...form, order, asked: { ...form.asked, order } });

/**
 * Let a player play earlier; the order is then no longer drawn.
 * @param {Form} form @param {number} i @returns {Form}
 */
export function moveUp(form, i) {
  const seats = [...form.seats];
  seats.splice(i - 1, 0, ...seats.splice(i, 1));
  return { ...form, seats, order: "listed" };
}

/**
 * Give a player a colour; the player who had that colour gets this player's old one.
 * @param {Form} form @param {number} i @param {Seat} seat @returns {Form}
 */
export function chooseColour(form, i, seat) {
  const old = form.seats[i]?.seat;
  return {
    ...form,
    seats: form.seats.map((row, j) =>
      j === i
        ? instead(row, { seat }, true)
        : row.seat === seat && old
          ? instead(row, { seat: old })
          : row,
    ),
  };
}

/**
 * Let a person or a bot play. A bot does not keep the name of the person whose seat it takes.
 * @param {Form} form @param {number} i @param {string} player @returns {Form}
 */
export function choosePlayer(form, i, player) {
  return {
    ...form,
    seats: form.seats.map((row, j) => {
      if (j !== i) return row;
      const name = player === "human" ? (row.asked?.name ?? row.name) : "";
      const takesOver = row.player === "human" || player === "human";
      return takesOver ? instead({ ...row, player }, { name }) : { ...row, player };
    }),
  };
}

/** Give a player a name. @param {Form} form @param {number} i @param {string} name @returns {Form} */
export const chooseName = (form, i, name) => ({
  ...form,
  seats: form.seats.map((row, j) => (j === i ? instead(row, { name }, true) : row)),
});

/**
 * Change a seat, and remember what the person asked for at this seat.
 * @param {FormSeat} row
 * @param {{seat?: Seat, name?: string}} change of one field
 * @param {boolean} [byPerson]
 * @returns {FormSeat}
 */
function instead({ asked: before, ...row }, change, byPerson = false) {
  const [[field, value] = ["", ""]] = Object.entries(change);
  const last = { ...row, ...before }[/** @type {"seat"|"name"} */ (field)];
  const others = Object.entries(before ?? {}).filter(([id]) => id !== field);
  const own = byPerson || last === value ? [] : [[field, last]];
  const asked = Object.fromEntries([...others, ...own]);
  return { ...row, ...change, ...(Object.keys(asked).length > 0 && { asked }) };
}

/**
 * A change that the form made on its own: of the mode, the number of players, the order of turns,
 * or the colour or name of a player.
 * @typedef {{field: "mode"|"players"|"order"|"colour"|"name", message: Message, player?: number}} OwnChange
 */

/**
 * List all differences between the form and what the person has asked for.
 * @param {Catalog} catalog
 * @param {Form} form
 * @returns {OwnChange[]}
 */
export function ownChanges(catalog, form) {
  const { mode, seats, asked, order } = form;
  const titles = new Map(catalog.editions.flatMap((e) => e.modes.map((m) => [m.id, m.title])));
  const edition = catalog.editions.find(({ id }) => id === form.edition);
  const found = modeIn(catalog, form.edition, mode);
  /** @type {OwnChange[]} */
  const changes = [];
  if (mode !== asked.mode) {
    const named = { edition: edition?.title, asked: titles.get(asked.mode), mode: found?.title };
    changes.push({ field: "mode", message: ["page-new-own-mode", named] });
  }
  if (seats.length !== asked.players && found) {
    const added = seats.length > asked.players;
    const who = added ? seats.filter((row) => row.added) : (form.spare ?? []);
    const values = {
      mode: found.title,
      ...playersNeeded(found),
      added,
      seats: who.map(({ seat }) => seat),
    };
    changes.push({ field: "players", message: ["page-new-own-players", values] });
  }
  if (order !== asked.order) changes.push({ field: "order", message: ["page-new-own-order"] });
  seats.forEach((row, i) => {
    const player = i + 1;
    if (row.asked?.seat) {
      const values = { player, holder: row.seat };
      changes.push({ field: "colour", message: ["page-new-own-colour", values], player });
    }
    if (row.asked?.name) {
      const values = { name: row.asked.name };
      changes.push({ field: "name", message: ["page-new-own-name", values], player });
    }
  });
  return changes;
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
    seats: form.seats.map(({ seat, player, name, face }) =>
      face && player !== "human" ? { seat, player, name, face } : { seat, player, name },
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
 * @param {CoachWhen} [coach] when the coach speaks
 */
export function code(catalog, form, teach = false, coach = "off") {
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
  return `${draw}game = rw.Game.new(${args.join(",\n    ")})\nrw.RiskWidget(game, seats={${seats}}${called}${teach ? ", teach=True" : ""}${coach !== "off" ? `, coach="${coach}"` : ""})`;
}

/** @param {Catalog} catalog @param {Form["seats"]} seats */
export function addedSeat(catalog, seats) {
  const taken = new Set(seats.map(({ seat }) => seat));
  const seat = /** @type {Seat} */ (catalog.seats.find((s) => !taken.has(s)));
  const row = { seat, player: MY_LEVEL, name: "" };
  return withFaces(catalog, [...seats, row], seat).at(-1) ?? row;
}
