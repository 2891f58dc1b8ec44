/**
 * Dice on the map. They tumble from the two territories, lie still, are sorted and pair up, and then the result of
 * each pair lights up. Nothing that depends on the roll is shown before that.
 */

import { drawnFace } from "../faceParts.js";
import { SEAT_GLYPHS } from "../glyphs.js";
import { PIPS } from "../pips.js";
import { keptWithin, meet } from "./sizes.js";
import { lengthOf, setAttr, svgMaker } from "./svg.js";

/** @import { Block } from "./sizes.js" */
/** @import { MapOptions, MapRoll, Point } from "../pageTypes.js" */

/**
 * @typedef {"attack"|"defence"} Side
 */

/** Side of a die and the gap between two, in CSS pixels on a map as wide as `USUAL_WIDTH`. */
const DIE = 40;
const GAP = 4;
const EDGE = 4;
/** Sizes next to the dice of a side: the sign of its seat, with the face of its bot, and on larger maps what
 * that seat does. */
const SIGN = 26;
const FACE = 24;
const WORD = 62;
const WORD_FONT = 14;
/** On a wider map, dice grow less than the map: they are read from the same distance. */
const USUAL_WIDTH = 700;
const GROWTH = 0.6;
/** The dice per row that room is always kept for, so that all rolls of a battle have the same place. */
const USUAL_DICE = 3;
/** Milliseconds for the parts of a roll at their usual pace. */
const TIMES = { tumble: 430, face: 70, settle: 130, sort: 160, compare: 160 };

/**
 * @param {object} o
 * @param {SVGSVGElement} o.svg
 * @param {ReturnType<typeof import("./labelPlacement.js").createLabelPlacement>} o.placement
 * @param {string[]} o.territories
 * @param {(source: string, target: string) => string[]} o.next territories that can be attacked after
 *   a roll, or instead of the next one
 * @param {Record<string, string>} o.paths the outlines of the territories
 * @param {import("../words/index.js").Words} o.say
 * @param {MapOptions["faceOf"]} [o.faceOf]
 * @param {() => number} [o.random]
 */
export function createDice({
  svg,
  placement,
  territories,
  next,
  paths,
  say,
  faceOf = () => undefined,
  random = Math.random,
}) {
  const s = svgMaker(svg.ownerDocument);
  const layer = svg.appendChild(s("g", { class: "dice", "aria-hidden": "true" }));
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  /** @type {ReturnType<typeof setInterval>|undefined} */
  let faces;
  /** Ends the roll under way at once. @type {(() => void)|null} */
  let finish = null;
  /** The roll whose dice lie on the map. @type {MapRoll|null} */
  let lying = null;
  /** The room of the dice. @type {Block} */
  let room = [0, 0, 0, 0];
  /** The place of a battle's dice, kept while the visible part of the map stays the same.
   * @type {{key: string, spot: ReturnType<typeof diceSpot>}|null} */
  let found = null;
  let wordy = 0;
  /** Points along the shores and borders of a territory. @type {Map<string, Point[]>} */
  const outlines = new Map();

  /** @param {(...args: any[]) => void} next @param {number} ms */
  const after = (next, ms) => {
    timer = setTimeout(next, ms);
  };

  function clear() {
    clearTimeout(timer);
    clearInterval(faces);
    layer.replaceChildren();
    finish = null;
    lying = null;
  }

  /** Compute the places of a roll's parts, in CSS pixels around the middle. @param {MapRoll} roll */
  function layout({ source, target, attack, defence }) {
    const { k, tier, small } = placement.now();
    const before = EDGE + SIGN + (tier === "s" ? 0 : wordRoom()) + GAP;
    const sizeFor = (/** @type {number} */ dice) => ({
      width: before + dice * (DIE + GAP) - GAP + EDGE * 2,
      height: DIE * 2 + GAP * 2 + EDGE * 2,
    });
    const dice = Math.max(attack.length, defence.length);
    const { width, height } = sizeFor(Math.max(dice, USUAL_DICE));
    const view = svg.viewBox.baseVal ?? { x: 0, y: 0, width: 0, height: 0 };
    const times = view.width / k / USUAL_WIDTH || 1;
    const usual = k * (times > 1 ? times ** GROWTH : times);
    const from = placement.place(source)?.b ?? [0, 0];
    const to = placement.place(target)?.b ?? [0, 0];
    const key = [source, target, k, width, view.x, view.y].join(" ");
    if (found?.key !== key) {
      const spot = diceSpot({
        source: from,
        target: to,
        size: { width: width * usual, height: height * usual },
        view,
        taken: taken(source, target),
        small,
      });
      found = { key, spot };
    }
    const [x, y, by] = found.spot;
    const unit = usual * by;
    /** @type {Point} */
    const spot = [x, y];
    /** @param {Point} tag @returns {Point} */
    const seen = (tag) => [(tag[0] - spot[0]) / unit, (tag[1] - spot[1]) / unit];
    return { size: sizeFor(dice), before, spot, unit, from: seen(from), to: seen(to) };
  }

  /** Measure the longer of the words next to the dice, whose length depends on the language. They are
   * measured once, since measuring forces a layout of the page. */
  function wordRoom() {
    if (wordy) return wordy;
    const text = layer.appendChild(s("text"));
    const lengths = ["page-roll-attacks", "page-roll-defends"].map((word) => {
      text.textContent = say(word);
      return lengthOf(text, text, WORD_FONT);
    });
    text.remove();
    wordy = Math.max(WORD, ...lengths.map((length) => length + GAP));
    return wordy;
  }

  /** List the things on the map, each with the cost of covering it.
   * @param {string} source @param {string} target */
  function taken(source, target) {
    const { small } = placement.now();
    const others = new Set(next(source, target));
    // On a small map, numbers matter more than names: the sentence has both names.
    const named = (/** @type {boolean} */ needed) =>
      !needed ? COVERS.name : small ? COVERS.tag : COVERS.named;
    /** @type {Parameters<typeof diceSpot>[0]["taken"]} */
    const found = placement.words().map((words) => [words, COVERS.name]);
    for (const box of overMap()) found.push([box, COVERS.control]);
    for (const t of territories) {
      const room = placement.room(t);
      if (!room) continue;
      const needed = t === source || t === target;
      const other = others.has(t);
      const land = needed ? COVERS.battleLand : COVERS.nextLand;
      for (const point of needed || other ? outlineOf(t) : []) found.push([[...point, 0, 0], land]);
      found.push([room.tag, needed ? COVERS.battle : other ? COVERS.next : COVERS.tag]);
      if (room.name) found.push([room.name, named(needed)]);
    }
    return found;
  }

  /** @param {string} t */
  function outlineOf(t) {
    const known = outlines.get(t) ?? pointsOf(paths[t] ?? "");
    outlines.set(t, known);
    return known;
  }

  /** List the things over the drawing: the legend, and the zoom buttons. */
  function overMap() {
    const matrix = svg.getScreenCTM?.();
    if (!matrix) return [];
    return [...(svg.parentElement?.querySelectorAll(":scope > :not(svg)") ?? [])].flatMap(
      (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        /** @type {Block} */
        const box = [
          (x + width / 2 - matrix.e) / matrix.a,
          (y + height / 2 - matrix.f) / matrix.d,
          width / 2 / matrix.a,
          height / 2 / matrix.d,
        ];
        return width && height ? [box] : [];
      },
    );
  }

  /** @param {MapRoll} roll */
  function draw(roll) {
    const { size, before, spot, unit, from, to } = layout(roll);
    const left = -size.width / 2;
    room = [...spot, (size.width / 2) * unit, (size.height / 2) * unit];
    const plate = s("rect", {
      class: "plate",
      x: left,
      y: -size.height / 2,
      width: size.width,
      height: size.height,
      rx: 7,
    });
    const [attacker, defender] = roll.seats;
    const [attackLook, defenceLook] = roll.colours
      ? roll.colours.map((colour) => `die-${colour}`)
      : roll.seats.map((seat) => `seat seat-${seat}`);
    const rows = [
      { dice: roll.attack, side: "attack", look: attackLook, start: from, y: -1 },
      { dice: roll.defence, side: "defence", look: defenceLook, start: to, y: 1 },
    ].map((row) => ({ ...row, nodes: row.dice.map(() => drawDie(row.side, row.look)) }));
    const says = before > EDGE + SIGN + GAP;
    const group = s(
      "g",
      { transform: `translate(${spot[0]} ${spot[1]}) scale(${unit.toFixed(4)})` },
      plate,
      drawSide(attacker, size, -1, says ? say("page-roll-attacks") : ""),
      drawSide(defender, size, 1, says ? say("page-roll-defends") : ""),
      ...rows.flatMap(({ nodes }) => nodes.map(({ g }) => g)),
    );
    layer.replaceChildren(group);
    setAttr(layer, "data-faint", null);
    return { rows, left: left + before + EDGE + DIE / 2 };
  }

  /**
   * Draw the sign of a row's seat: a field in its colour, with the sign of the army tags. The
   * dice have that colour too or, on request, the colour of the printed edition.
   * @param {import("../types.js").Owner} seat
   * @param {{width: number}} size
   * @param {number} y side of the middle
   * @param {string} word
   */
  function drawSide(seat, size, y, word) {
    const height = DIE + GAP;
    const x = EDGE - size.width / 2;
    const top = y < 0 ? -height : 0;
    const field = { x, y: top, width: size.width - EDGE * 2, height };
    const face = faceOf(seat);
    // Above a face the sign is smaller.
    const [scale, middle] = face ? [1.2, 10] : [1.5, height / 2];
    return s(
      "g",
      { class: `side seat seat-${seat}`, "data-seat": seat },
      s("rect", { class: "field", ...field }),
      s("rect", { class: "swatch", ...field, width: SIGN }),
      s("path", {
        class: "glyph",
        d: seat === "third" ? "" : SEAT_GLYPHS[seat],
        transform: `translate(${x + SIGN / 2 - 5 * scale} ${top + middle - 5 * scale}) scale(${scale})`,
      }),
      ...(face ? [drawFace(face, seat, x + (SIGN - FACE) / 2, top + height - FACE - 2)] : []),
      s("text", { x: x + SIGN + GAP, y: top + height / 2 + 4.8 }, word),
    );
  }

  /** @param {string} parts @param {string} seat @param {number} x @param {number} y */
  function drawFace(parts, seat, x, y) {
    const { hair, paths } = drawnFace(parts);
    const at = { x, y, width: FACE, height: FACE, viewBox: "0 0 32 32" };
    return s(
      "svg",
      { class: `rw-face seat seat-${seat} ${hair}`, ...at },
      s("circle", { class: "behind", cx: 16, cy: 16, r: 16 }),
      ...paths.map(([kind, d]) => s("path", { class: kind, d, "fill-rule": "evenodd" })),
    );
  }

  /** @param {string} side @param {string|undefined} look */
  function drawDie(side, look) {
    const pips = s("g");
    const body = s("rect", { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 8 });
    const g = s("g", { class: `die ${side} ${look}` }, s("g", { class: "turn" }, body, pips));
    return { g, pips };
  }

  /** @param {{pips: SVGGElement}} die @param {number} face */
  function show({ pips }, face) {
    const at = PIPS[face] ?? [];
    const spots = [];
    for (let i = 0; i < at.length; i += 2) {
      const [x = 0, y = 0] = [at[i], at[i + 1]].map((n = 0) => ((n - 5) / 10) * DIE);
      spots.push(s("circle", { cx: x, cy: y, r: DIE * 0.095 }));
    }
    pips.replaceChildren(...spots);
  }

  /** Compute the middle of a die in its row. @param {number} left of the first @param {number} i @param {number} y
   * @returns {Point} */
  const inRow = (left, i, y) => [left + i * (DIE + GAP), (y * (DIE + GAP)) / 2];

  /** @param {ReturnType<typeof draw>["rows"][number]} row @param {number} left */
  function lieStill({ nodes, dice, y }, left) {
    for (const [i, die] of nodes.entries()) {
      show(die, dice[i] ?? 0);
      move(die.g, inRow(left, i, y));
    }
  }

  /** Show the result of the roll; none while the defender still has to choose.
   * @param {MapRoll} roll @param {ReturnType<typeof draw>} drawn */
  function compare(roll, { rows, left }) {
    const { attack, defence, pairs } = roll;
    for (const row of rows) {
      lieStill(row, left);
      for (const [i, { g }] of pairs.length ? row.nodes.entries() : []) {
        const winner = pairs[i]?.[2];
        g.classList.add(!winner ? "idle" : winner === row.side ? "won" : "lost");
      }
    }
    lying = roll;
    layer.dataset.attack = attack.join(" ");
    layer.dataset.defence = defence.join(" ");
  }

  return {
    /** Fade the dice if they cover a territory being looked at. @param {(string|null)[]} lookedAt */
    giveWay(lookedAt) {
      const tags = lookedAt.map((t) => t && placement.room(t)?.tag);
      setAttr(layer, "data-faint", tags.some((tag) => tag && meet(tag, room)) && "");
    },

    /** Return the room of the dice on the map, if any. */
    room: () => (layer.firstChild ? room : null),
    /** End the roll at once, and show its result. */
    skip: () => finish?.(),
    clear,

    /**
     * Roll dice; `done` is called once, when they lie still and are compared.
     * @param {MapRoll} roll
     * @param {import("../pageTypes.js").RollTimes} times
     * @param {() => void} done
     */
    roll(roll, { pace, rest = 0 }, done) {
      // The attacker's dice may already lie there, from before the defender chose.
      const lie = lying && !lying.defence.length && `${lying.attack}` === `${roll.attack}`;
      clear();
      const drawn = draw(roll);
      const [attack] = drawn.rows;
      if (lie && attack) lieStill(attack, drawn.left);
      const all = drawn.rows.slice(lie ? 1 : 0).flatMap(({ nodes, dice, start, y }) => {
        // As they fall, and not yet as they are compared.
        const slots = shuffled(dice.length, random);
        return nodes.map((die, i) => ({
          die,
          face: dice[i] ?? 1,
          start,
          slot: inRow(drawn.left, slots[i] ?? 0, y),
          sorted: inRow(drawn.left, i, y),
        }));
      });
      finish = () => {
        clearTimeout(timer);
        clearInterval(faces);
        finish = null;
        for (const { die } of all) {
          for (const node of [die.g, ...die.g.children]) {
            for (const motion of node.getAnimations?.() ?? []) motion.finish();
          }
        }
        compare(roll, drawn);
        done();
      };
      for (const { die, start, slot } of all) {
        move(die.g, slot);
        travel(die.g, start, slot, TIMES.tumble * pace);
        spin(die.g.firstElementChild, TIMES.tumble * pace, random() < 0.5 ? -1 : 1);
      }
      const tumble = () => {
        for (const { die } of all) show(die, 1 + Math.floor(random() * 6));
      };
      tumble();
      faces = setInterval(tumble, TIMES.face);
      after(() => {
        clearInterval(faces);
        for (const { die, face } of all) show(die, face);
        after(() => {
          for (const { die, slot, sorted } of all) {
            move(die.g, sorted);
            travel(die.g, slot, sorted, TIMES.sort * pace);
          }
          after(() => {
            compare(roll, drawn);
            after(() => finish?.(), TIMES.compare * pace + rest);
          }, TIMES.sort * pace);
        }, TIMES.settle * pace);
      }, TIMES.tumble * pace);
    },

    /** Draw the dice that lie on the map, if any; rolling dice are left alone.
     * @param {MapRoll|null} roll */
    rest(roll) {
      if (finish) return;
      if (!roll) {
        if (layer.firstChild) clear();
      } else if (!lying || keyOf(roll) !== keyOf(lying)) {
        compare(roll, draw(roll));
      }
    },
    /** Draw the lying dice again after the map has changed its size. */
    redraw() {
      if (!finish) lying = null;
    },
  };
}

// ---- how single dice move -----------------------------------------------------------------------

/** Return a key that tells rolls apart, and the attacker's dice alone from the whole roll.
 * @param {MapRoll} roll */
export const keyOf = ({ n, defence, colours }) => `${n} ${defence.length} ${colours}`;

/** @param {SVGElement} node @param {Point} at */
const move = (node, [x, y]) => node.setAttribute("transform", `translate(${x} ${y})`);

/** @param {SVGElement} node @param {Point} from @param {Point} to @param {number} duration */
function travel(node, [x0, y0], [x1, y1], duration) {
  node.animate?.(
    [{ transform: `translate(${x0}px, ${y0}px)` }, { transform: `translate(${x1}px, ${y1}px)` }],
    { duration, easing: "cubic-bezier(.2, .7, .3, 1)" },
  );
}

/** @param {Element|null} node @param {number} duration @param {number} way */
function spin(node, duration, way) {
  node?.animate?.([{ transform: `rotate(${way * 540}deg)` }, { transform: "rotate(0deg)" }], {
    duration,
    easing: "cubic-bezier(.2, .6, .4, 1)",
  });
}

/** Shuffle the numbers 0 … n − 1. @param {number} n @param {() => number} random */
function shuffled(n, random) {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? i, order[i] ?? j];
  }
  return order;
}

// ---- where dice lie -----------------------------------------------------------------------------

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Box from its upper left corner
 */

/**
 * The costs of covering things: the battle itself is never covered, nor a number that the next decision
 * needs. Land costs something for each point of its outline, so that dice lie at sea where they can.
 */
export const COVERS = {
  battle: 1000,
  next: 300,
  named: 60,
  control: 50,
  tag: 40,
  arrow: 12,
  battleLand: 4,
  nextLand: 1,
  name: 4,
};
/** The cost per width of the dice between them and the battle. */
const AWAY = 25;
/** That cost on a small map, of which the dice cover a good part: better far off than in the way. */
const AWAY_ON_SMALL = 8;
/** Sizes of the dice relative to the usual one, tried in this order, and the cost of being
 * smaller. */
const SHARES = [1, 0.92, 0.8, 0.7, 0.6];
const SMALLER = 90;
/** The cost of smaller dice on a small map, where they soon become hard to read. */
const SMALLER_ON_SMALL = 250;

/** Points of an arrow that dice should leave free. */
const ON_ARROW = [0.25, 0.5, 0.75];

/** The distance between the sampled points of an outline, in map units. */
const APART = 20;

/** List points along an outline. @param {string} path `M…l…z`, in whole numbers @returns {Point[]} */
export function pointsOf(path) {
  /** @type {Point[]} */
  const points = [];
  for (const ring of path.split("M").slice(1)) {
    const steps = ring.match(/-?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    /** @type {Point|undefined} */
    let last;
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i] ?? 0;
      y += steps[i + 1] ?? 0;
      if (last && Math.hypot(x - last[0], y - last[1]) < APART) continue;
      last = [x, y];
      points.push(last);
    }
  }
  return points;
}

/**
 * Find the middle of the place for dice, in map units, and their size there.
 * @param {object} o
 * @param {Point} o.source tag of the territory that attacks
 * @param {Point} o.target tag of the territory that is attacked
 * @param {Size} o.size of the dice with their plate, if there is room
 * @param {Box} o.view the part of the map that is in sight
 * @param {Array<[Block, cost: number]>} o.taken the things on the map
 * @param {boolean} [o.small] whether the map is small
 * @returns {[x: number, y: number, by: number]}
 */
export function diceSpot({ source, target, size, view, taken, small = false }) {
  const [away, smaller] = small ? [AWAY_ON_SMALL, SMALLER_ON_SMALL] : [AWAY, SMALLER];
  const apart = Math.hypot(target[0] - source[0], target[1] - source[1]);
  // If the lane crosses the map's edge, the two are far apart, and the battle is at the target.
  const over = apart > view.width / 2;
  /** @param {number} part of the way @returns {Point} */
  const along = (part) => [
    source[0] + (target[0] - source[0]) * part,
    source[1] + (target[1] - source[1]) * part,
  ];
  const middle = over ? target : along(0.5);
  const all = [...taken];
  for (const part of over ? [] : ON_ARROW) all.push([[...along(part), 0, 0], COVERS.arrow]);

  // The costliest things come first: most places are ruled out by the first thing they would cover.
  all.sort(([, a], [, b]) => b - a);
  const step = size.height / 5;
  /** @type {[number, number, number]} */
  let best = [...keptWithin(view, size, middle), 1];
  let least = Number.POSITIVE_INFINITY;
  for (const by of SHARES) {
    const [halfWidth, halfHeight] = [(size.width * by) / 2, (size.height * by) / 2];
    for (const y of steps(view.y + halfHeight, view.y + view.height - halfHeight, step)) {
      for (const x of steps(view.x + halfWidth, view.x + view.width - halfWidth, step)) {
        const far = Math.hypot(x - middle[0], y - middle[1]) / size.width;
        let cost = far * away + (1 - by) * smaller;
        for (const [block, bad] of all) {
          if (cost >= least) break;
          if (meet(block, [x, y, halfWidth, halfHeight])) cost += bad;
        }
        if (cost < least) {
          least = cost;
          best = [x, y, by];
        }
      }
    }
  }
  return best;
}

/** List the steps from one end to the other, both included. @param {number} from @param {number} to @param {number} by */
function steps(from, to, by) {
  const all = [];
  for (let at = from; at < to; at += by) all.push(at);
  return to >= from ? [...all, to] : all;
}
