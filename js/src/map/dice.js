/**
 * Dice on the map. They tumble from the two territories, lie still, are sorted, pair up, and what
 * each pair has decided lights up. Nothing that depends on the roll is shown before that.
 *
 * @typedef {import("../pageTypes.js").Point} Point
 * @typedef {import("../pageTypes.js").MapRoll} MapRoll
 * @typedef {"attack"|"defence"} Side
 */
import { PIPS } from "../glyphs.js";
import { diceSpot } from "./diceSpot.js";
import { SIZES } from "./sizes.js";
import { svgMaker } from "./svg.js";

/** Side of a die and what is between two, in CSS pixels. */
const DIE = 24;
const GAP = 5;
const EDGE = 6;
/** How long the parts of a roll take at their usual pace, in ms. */
const TIMES = { tumble: 430, face: 70, settle: 130, sort: 160, compare: 160 };

/**
 * @param {object} o
 * @param {SVGSVGElement} o.svg
 * @param {(t: string) => import("../pageTypes.js").Place|undefined} o.place
 * @param {() => {tier: import("../pageTypes.js").Tier, k: number, tagScale: number}} o.now
 * @param {() => import("./arrow.js").Block[]} o.words names of continents
 * @param {string[]} o.territories
 * @param {() => number} [o.random]
 */
export function createDice({ svg, place, now, words, territories, random = Math.random }) {
  const s = svgMaker(svg.ownerDocument);
  const layer = svg.appendChild(s("g", { class: "dice", "aria-hidden": "true" }));
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  /** @type {ReturnType<typeof setInterval>|undefined} */
  let faces;
  /** Ends the roll that is under way, at once. @type {(() => void)|null} */
  let finish = null;
  /** Number of the roll whose dice lie there. */
  let lying = -1;

  /** @param {(...args: any[]) => void} next @param {number} ms */
  const after = (next, ms) => {
    timer = setTimeout(next, ms);
  };

  function clear() {
    clearTimeout(timer);
    clearInterval(faces);
    layer.replaceChildren();
    finish = null;
    lying = -1;
  }

  /**
   * Where all of it stands, in CSS pixels around the middle.
   * @param {MapRoll} roll
   */
  function layout({ source, target, attack, defence }) {
    const columns = Math.max(attack.length, defence.length);
    const size = {
      width: columns * (DIE + GAP) - GAP + EDGE * 2,
      height: DIE * 2 + GAP + EDGE * 2,
    };
    const { k, tagScale, tier } = now();
    const unit = k * tagScale;
    const from = place(source)?.b ?? [0, 0];
    const to = place(target)?.b ?? [0, 0];
    const tags = territories.flatMap((t) => place(t)?.b ?? []);
    const { x, y, width, height } = svg.viewBox.baseVal ?? { x: 0, y: 0, width: 0, height: 0 };
    const spot = diceSpot({
      source: from,
      target: to,
      size: { width: size.width * unit, height: size.height * unit },
      tag: { width: SIZES[tier].widths[1] * unit, height: SIZES[tier].height * unit },
      view: { x, y, width, height },
      tags: pairsOf(tags),
      words: words(),
    });
    /** @param {Point} tag @returns {Point} */
    const seen = (tag) => [(tag[0] - spot[0]) / unit, (tag[1] - spot[1]) / unit];
    return { size, spot, unit, from: seen(from), to: seen(to) };
  }

  /** @param {MapRoll} roll */
  function draw(roll) {
    const { size, spot, unit, from, to } = layout(roll);
    const plate = s("rect", {
      class: "plate",
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height,
      rx: 7,
    });
    const [attackColour, defenceColour] = roll.colours;
    const rows = [
      { dice: roll.attack, side: "attack", colour: attackColour, start: from, y: -1 },
      { dice: roll.defence, side: "defence", colour: defenceColour, start: to, y: 1 },
    ].map((row) => ({ ...row, nodes: row.dice.map(() => drawDie(row.side, row.colour)) }));
    const group = s(
      "g",
      { transform: `translate(${spot[0]} ${spot[1]}) scale(${unit.toFixed(4)})` },
      plate,
      ...rows.flatMap(({ nodes }) => nodes.map(({ g }) => g)),
    );
    layer.replaceChildren(group);
    return { rows, left: -size.width / 2 + EDGE + DIE / 2 };
  }

  /** @param {string} side @param {string|undefined} colour */
  function drawDie(side, colour) {
    const pips = s("g");
    const body = s("rect", { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 5 });
    const g = s("g", { class: `die ${side} d-${colour}` }, s("g", { class: "turn" }, body, pips));
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

  /** What the roll has come to. @param {MapRoll} roll @param {ReturnType<typeof draw>} drawn */
  function compare({ attack, defence, pairs }, { rows, left }) {
    for (const { nodes, side, y, dice } of rows) {
      for (const [i, die] of nodes.entries()) {
        show(die, dice[i] ?? 0);
        move(die.g, [left + i * (DIE + GAP), (y * (DIE + GAP)) / 2]);
        const winner = pairs[i]?.[2];
        const state = !winner ? "idle" : winner === side ? "won" : "lost";
        die.g.classList.add(state);
      }
    }
    layer.dataset.attack = attack.join(" ");
    layer.dataset.defence = defence.join(" ");
  }

  return {
    /** Whether dice are rolling. */
    rolling: () => finish !== null,
    /** Ends the roll at once, with what was rolled. */
    skip: () => finish?.(),
    clear,

    /**
     * Rolls dice; `done` is called once, when they lie still and are compared.
     * @param {MapRoll} roll
     * @param {number} pace 1 is the usual one, 0.5 twice as fast
     * @param {() => void} done
     */
    roll(roll, pace, done) {
      clear();
      const drawn = draw(roll);
      const all = drawn.rows.flatMap(({ nodes, dice, start, y }) => {
        // As they fall, and not yet as they are compared.
        const slots = shuffled(dice.length, random);
        return nodes.map((die, i) => ({
          die,
          face: dice[i] ?? 1,
          start,
          slot: /** @type {Point} */ ([
            drawn.left + (slots[i] ?? 0) * (DIE + GAP),
            (y * (DIE + GAP)) / 2,
          ]),
          sorted: /** @type {Point} */ ([drawn.left + i * (DIE + GAP), (y * (DIE + GAP)) / 2]),
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
        lying = roll.n;
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
            after(() => finish?.(), TIMES.compare * pace);
          }, TIMES.sort * pace);
        }, TIMES.settle * pace);
      }, TIMES.tumble * pace);
    },

    /**
     * The dice that lie on the map, if any; those that are rolling are left alone.
     * @param {MapRoll|null} roll
     */
    rest(roll) {
      if (finish) return;
      if (!roll) {
        if (layer.firstChild) clear();
      } else if (roll.n !== lying) {
        const drawn = draw(roll);
        compare(roll, drawn);
        lying = roll.n;
      }
    },
    /** The map has another size: dice that lie there are drawn for it. */
    redraw() {
      if (!finish) lying = -1;
    },
  };
}

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

/** 0 … n − 1 in any order. @param {number} n @param {() => number} random */
export function shuffled(n, random) {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? i, order[i] ?? j];
  }
  return order;
}

/** @param {number[]} flat @returns {Point[]} */
const pairsOf = (flat) =>
  flat.flatMap((x, i) => (i % 2 ? [] : [/** @type {Point} */ ([x, flat[i + 1] ?? 0])]));
