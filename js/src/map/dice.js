/**
 * Dice on the map. They tumble from the two territories, lie still, are sorted and pair up; then
 * the result of each pair lights up. Until then, nothing shows how the roll ended.
 */

import { drawnFace } from "../faceParts.js";
import { SEAT_GLYPHS } from "../glyphs.js";
import { PIPS } from "../pips.js";
import { COVERS, diceSpot, gridOf, landCosts, OVER, pointsOf } from "./diceSpot.js";
import { areClose } from "./sizes.js";
import { setAttr, svgMaker } from "./svg.js";

/** @import { Block } from "./sizes.js" */
/** @import { MapOptions, MapRoll, Point } from "../pageTypes.js" */

/**
 * @typedef {"attack"|"defence"} Side
 */

/** Side of a die, the gap between two dice, and the edge of their plate. */
const DIE = 40;
const GAP = 3;
const EDGE = 3;
/** Sizes of the things next to a side's dice: the sign of its seat, with the face of its bot. */
const SIGN = 22;
const FACE = 21;
/**
 * The minimum side of a die and the width of the map above which dice grow, both in CSS pixels, and
 * the exponent of their growth. Dice grow less than the map, since people read them from the same
 * distance.
 */
const LEAST = 32.4;
const USUAL_WIDTH = 760;
const GROWTH = 0.68;
/** The width of a row before its first die. */
const BEFORE = EDGE / 2 + SIGN + GAP;
/** Points on a straight line between two tags; dice leave these points free. */
const ON_ARROW = [0.25, 0.5, 0.75];
/**
 * The number of dice per row for which room is always kept, so that all rolls of a battle have the
 * same place.
 */
const USUAL_DICE = 3;
/** Milliseconds for the parts of a roll at their usual pace. */
const TIMES = { tumble: 430, face: 70, settle: 90, sort: 140, compare: 100, loss: 220 };

/**
 * @param {object} o
 * @param {SVGSVGElement} o.svg
 * @param {ReturnType<typeof import("./labelPlacement.js").createLabelPlacement>} o.placement
 * @param {string[]} o.territories
 * @param {(source: string, target: string) => string[]} o.next territories that can be attacked after
 *   a roll, or instead of the next one
 * @param {Record<string, string>} o.paths the outlines of the territories
 * @param {{w: number, h: number}} o.size of the drawing
 * @param {MapOptions["faceOf"]} [o.faceOf]
 * @param {() => number} [o.random]
 */
export function createDice({
  svg,
  placement,
  territories,
  next,
  paths,
  size,
  faceOf = () => undefined,
  random = Math.random,
}) {
  const s = svgMaker(svg.ownerDocument);
  const layer = svg.appendChild(s("g", { class: "dice", "aria-hidden": "true" }));
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  /** @type {ReturnType<typeof setInterval>|undefined} */
  let faces;
  /** Ends the current roll at once. @type {(() => void)|null} */
  let finish = null;
  /** The roll whose dice lie on the map. @type {MapRoll|null} */
  let lying = null;
  /** The room of the dice. @type {Block} */
  let room = [0, 0, 0, 0];
  /** The place of a battle's dice, kept while the visible part of the map stays the same.
   * @type {{key: string, spot: Point}|null} */
  let found = null;
  /** Points of the land of a territory. @type {Map<string, Point[]>} */
  const lands = new Map();
  /** The land of all territories. @type {import("./diceSpot.js").LandGrid|null} */
  let grid = null;

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
    const { k } = placement.now();
    const sizeFor = (/** @type {number} */ dice) => ({
      width: BEFORE + dice * (DIE + GAP) - GAP + EDGE,
      height: DIE * 2 + GAP + EDGE * 2,
    });
    const dice = Math.max(attack.length, defence.length);
    const { width, height } = sizeFor(Math.max(dice, USUAL_DICE));
    const view = svg.viewBox.baseVal ?? { x: 0, y: 0, width: 0, height: 0 };
    const die = LEAST * Math.max(1, view.width / k / USUAL_WIDTH || 1) ** GROWTH;
    const unit = (die / DIE) * k;
    const key = [source, target, k, width, view.x, view.y].join(" ");
    if (found?.key !== key) {
      const ends = /** @type {[Block, Block]} */ ([source, target].map(tagOf));
      const plate = { width: width * unit, height: height * unit };
      const over = landBeside(source, target);
      found = {
        key,
        spot: diceSpot({ ends, size: plate, view, taken: taken(source, target), over }),
      };
    }
    const { spot } = found;
    const from = placement.place(source)?.b ?? [0, 0];
    const to = placement.place(target)?.b ?? [0, 0];
    /** @param {Point} tag @returns {Point} */
    const seen = (tag) => [(tag[0] - spot[0]) / unit, (tag[1] - spot[1]) / unit];
    return { size: sizeFor(dice), spot, unit, from: seen(from), to: seen(to) };
  }

  /** @param {string} t @returns {Block} */
  const tagOf = (t) => placement.room(t)?.tag ?? [0, 0, 0, 0];

  /**
   * List the things on the map, each with the cost of covering it.
   * @param {string} source @param {string} target
   */
  function taken(source, target) {
    const others = new Set(next(source, target));
    /** @type {Parameters<typeof diceSpot>[0]["taken"]} */
    const found = placement.words().map((words) => [words, COVERS.name]);
    for (const box of overMap()) found.push([box, COVERS.control]);
    for (const part of arrowOf(source, target)) found.push([part, COVERS.battle]);
    for (const t of territories) {
      const room = placement.room(t);
      if (!room) continue;
      const fights = t === source || t === target;
      for (const point of fights ? landOf(t) : []) found.push([[...point, 0, 0], COVERS.land]);
      found.push([room.tag, fights ? COVERS.battle : others.has(t) ? COVERS.next : COVERS.tag]);
      if (room.name) found.push([room.name, fights ? COVERS.battle : COVERS.name]);
    }
    return found;
  }

  /**
   * Make a function that returns the cost of lying over territories other than the battle's.
   * @param {string} source @param {string} target
   */
  function landBeside(source, target) {
    grid ??= gridOf(paths, size);
    const others = new Set(next(source, target));
    return landCosts(grid, (t) => {
      if (t === source || t === target) return 0;
      return others.has(t) ? OVER.next : OVER.dim;
    });
  }

  /**
   * List the blocks that the arrow takes, or the straight line if no arrow is drawn.
   * @param {string} source @param {string} target @returns {Block[]}
   */
  function arrowOf(source, target) {
    const { ends = [], arrow = [] } = placement.between() ?? {};
    if (arrow.length && ends[0] === source && ends[1] === target) return arrow;
    const [[x0, y0], [x1, y1]] = [tagOf(source), tagOf(target)];
    return ON_ARROW.map((part) => [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, 0, 0]);
  }

  /** @param {string} t */
  function landOf(t) {
    const known = lands.get(t) ?? pointsOf(paths[t] ?? "");
    lands.set(t, known);
    return known;
  }

  /** List the things that lie over the drawing: the legend, and the zoom buttons. */
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
    const { size, spot, unit, from, to } = layout(roll);
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
    const group = s(
      "g",
      { transform: `translate(${spot[0]} ${spot[1]}) scale(${unit.toFixed(4)})` },
      plate,
      drawSide(attacker, size, -1),
      drawSide(defender, size, 1),
      ...rows.flatMap(({ nodes }) => nodes.map(({ g }) => g)),
    );
    layer.replaceChildren(group);
    for (const name of ["data-faint", "data-over"]) setAttr(layer, name, null);
    return { rows, left: left + BEFORE + DIE / 2 };
  }

  /**
   * Draw the sign of a row's seat: a field in the seat's colour, with the sign of its army tags.
   * The dice have the same colour or, on request, the colour of the printed edition.
   * @param {import("../types.js").Owner} seat
   * @param {{width: number}} size
   * @param {number} y side of the middle
   */
  function drawSide(seat, size, y) {
    const height = DIE + GAP / 2 + EDGE / 2;
    const x = EDGE / 2 - size.width / 2;
    const top = y < 0 ? -height : 0;
    const field = { x, y: top, width: size.width - EDGE, height };
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
      moveTo(die.g, inRow(left, i, y));
    }
  }

  /**
   * Show the result of the roll, or none while the defender still has to choose.
   * @param {MapRoll} roll @param {ReturnType<typeof draw>} drawn
   */
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
    // A phone may have no room next to a battle, so dice that cover the tags of other territories
    // fade.
    const covers = territories.some((t) => {
      const tag = t !== roll.source && t !== roll.target && placement.room(t)?.tag;
      return tag && areClose(tag, room);
    });
    setAttr(layer, "data-over", pairs.length > 0 && covers && "");
    layer.dataset.attack = attack.join(" ");
    layer.dataset.defence = defence.join(" ");
  }

  return {
    /**
     * Fade the dice if they cover a territory that somebody is looking at.
     * @param {(string|null)[]} lookedAt
     */
    giveWay(lookedAt) {
      const tags = lookedAt.map((t) => t && placement.room(t)?.tag);
      setAttr(layer, "data-faint", tags.some((tag) => tag && areClose(tag, room)) && "");
    },

    /** Return the room of the dice on the map, if any. */
    room: () => (layer.firstChild ? room : null),
    /** End the roll at once, and show its result. */
    skip: () => finish?.(),
    clear,

    /**
     * Roll dice. `landed` is called when their result shows, unless they are skipped; `done` is
     * called once, when the armies have been taken off the tags.
     * @param {MapRoll} roll
     * @param {import("../pageTypes.js").RollTimes} times
     * @param {{landed: () => void, done: () => void}} calls
     */
    roll(roll, { pace, rest = 0 }, { landed, done }) {
      // The attacker's dice may already lie there, from before the defender chose.
      const lie = lying && !lying.defence.length && `${lying.attack}` === `${roll.attack}`;
      clear();
      const drawn = draw(roll);
      const [attack] = drawn.rows;
      if (lie && attack) lieStill(attack, drawn.left);
      const all = drawn.rows.slice(lie ? 1 : 0).flatMap(({ nodes, dice, start, y }) => {
        // Show the dice in the order in which they fall, not yet sorted for comparison.
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
        moveTo(die.g, slot);
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
            moveTo(die.g, sorted);
            travel(die.g, slot, sorted, TIMES.sort * pace);
          }
          after(() => {
            compare(roll, drawn);
            after(() => {
              landed();
              after(() => finish?.(), (roll.pairs.length && TIMES.loss) * pace + rest);
            }, TIMES.compare * pace);
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

/**
 * Return a key that differs between rolls, and between the attacker's dice alone and the whole
 * roll.
 * @param {MapRoll} roll
 */
export const keyOf = ({ n, defence, colours }) => `${n} ${defence.length} ${colours}`;

/** @param {SVGElement} node @param {Point} at */
const moveTo = (node, [x, y]) => node.setAttribute("transform", `translate(${x} ${y})`);

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
