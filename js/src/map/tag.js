/**
 * The army tag: the seat's glyph on its colour, the number on paper. All in CSS pixels around the
 * centre of the tag.
 */
import { SEAT_GLYPHS } from "../glyphs.js";
import { hitSize, RING, SIZES, tagSize } from "./sizes.js";
import { setAttr, setText } from "./svg.js";

/** @import { Capital, Place, Point, Tier } from "../pageTypes.js" */
/** @import { ChipNodes, TagNodes } from "./scene.js" */

/** Side of the tag of a territory that nobody holds yet. */
const FREE = 12;

/**
 * @param {SVGRectElement} rect
 * @param {{width: number, height: number}} size
 * @param {number} grow on every side
 */
function centred(rect, { width, height }, grow) {
  setAttr(rect, "x", -width / 2 - grow);
  setAttr(rect, "y", -height / 2 - grow);
  setAttr(rect, "width", width + grow * 2);
  setAttr(rect, "height", height + grow * 2);
}

/** @param {string} words */
const chipWidth = (words) => 8 + words.length * 6.5;

/**
 * Moves the chip of placed armies where there is room for it, when all tags are drawn.
 * @param {TagNodes} nodes
 * @param {(width: number) => Point} spot for a chip so wide
 */
export function movePlus({ plus: { g, text } }, spot) {
  const [x, y] = spot(chipWidth(text.textContent ?? ""));
  setAttr(g, "transform", `translate(${x} ${y})`);
}

/**
 * @param {ChipNodes} chip
 * @param {string} words nothing hides the chip
 * @param {number} sign room for a sign before the words
 * @param {number} x centre
 * @param {number} y centre
 */
function drawChip(chip, words, sign, x, y) {
  setAttr(chip.g, "display", words ? null : "none");
  if (!words) return;
  const width = chipWidth(words) + sign;
  setAttr(chip.g, "transform", `translate(${x} ${y})`);
  setAttr(chip.plate, "x", -width / 2);
  setAttr(chip.plate, "width", width);
  setAttr(chip.text, "x", sign / 2);
  setText(chip.text, words);
}

/**
 * @param {TagNodes} nodes
 * @param {{
 *   tier: Tier,
 *   bare: boolean,
 *   scale: number,
 *   owner: import("../types.js").Owner|null,
 *   armies: number,
 *   placed: number,
 *   proposed: number,
 *   tired: number,
 *   was: import("../types.js").Owner|undefined,
 *   goal: boolean,
 *   side: Place["p"],
 *   ringed: boolean,
 *   capital: Capital|undefined,
 * }} shown `bare`: only its number; the land alone tells whose it is. `side`: where the name stands; small chips keep away from it. `ringed`: a ring of the
 *   choice stands around the tag, and the focus ring around that. `was`: who held it before; `goal`: a mission needs it
 */
export function drawTag(nodes, shown) {
  const {
    tier,
    bare,
    scale,
    owner,
    armies,
    placed,
    proposed,
    tired,
    was,
    goal,
    side,
    ringed,
    capital,
  } = shown;
  const size = owner ? tagSize(tier, armies, bare) : { width: FREE, height: FREE };
  const { width: w, height: h } = size;
  centred(nodes.plate, size, 0);
  const [hit, ...rings] = nodes.back;
  if (hit) centred(hit, hitSize(size, scale), 0);
  for (const [i, ring] of rings.entries())
    centred(ring, size, i === 1 && ringed ? RING * 2 + 1 : RING);

  const glyph = owner && owner !== "third" && !bare ? SEAT_GLYPHS[owner] : "";
  setAttr(nodes.glyph, "d", glyph);
  if (glyph) {
    const field = h - 2;
    const left = -w / 2 + 4.5;
    const top = -h / 2 + 0.5;
    setAttr(
      nodes.swatch,
      "d",
      `M${left} ${top}h${field - 4}v${h - 1}h${4 - field}a4 4 0 0 1-4-4v${9 - h}a4 4 0 0 1 4-4z`,
    );
    const side = h * 0.5;
    const x = -w / 2 + (field - side) / 2 + 0.5;
    setAttr(nodes.glyph, "transform", `translate(${x} ${-side / 2}) scale(${side / 10})`);
    setAttr(nodes.number, "x", field / 2 - 0.3);
  } else {
    setAttr(nodes.swatch, "d", "");
    setAttr(nodes.number, "x", 0);
  }
  setAttr(nodes.number, "y", SIZES[tier].digits * 0.355);
  setText(nodes.number, owner ? String(armies) : "");

  // within the tag: around it there are names, rings and other tags
  setAttr(nodes.goal, "display", goal ? null : "none");
  setAttr(nodes.goal, "x", -w / 2);
  setAttr(nodes.goal, "y", h / 2 - 2.2);
  setAttr(nodes.goal, "width", w);

  // clear of the name, and of the glyph
  const edge = side === "t" ? h / 2 + 5 : -h / 2 - 5;
  const more = proposed || placed;
  drawChip(nodes.plus, more ? `+${more}` : "", 0, w / 2 - 4, edge);
  setAttr(nodes.plus.g, "class", proposed ? "proposed" : "plus");
  setAttr(nodes.was, "display", was ? null : "none");
  setAttr(nodes.was, "class", `was seat s-${was}`);
  setAttr(nodes.was, "cx", w / 2 - 1);
  setAttr(nodes.was, "cy", edge / 1.4);
  drawChip(nodes.tired, tired ? String(tired) : "", 8, -w / 2, edge);
  drawCapital(nodes.capital, capital, tired ? 0 : -w / 2 + 4, edge);
}

/**
 * A crown, hollow while only its owner sees it; turned up, with the glyph of the seat whose first
 * capital it is.
 * @param {TagNodes["capital"]} nodes
 * @param {Capital|undefined} capital
 * @param {number} x
 * @param {number} y
 */
function drawCapital({ g, plate, crown, glyph }, capital, x, y) {
  setAttr(g, "display", capital ? null : "none");
  if (!capital) return;
  const { seat, secret } = capital;
  const width = secret ? 17 : 28;
  setAttr(g, "class", `seat s-${seat} capital${secret ? " secret" : ""}`);
  setAttr(g, "transform", `translate(${x} ${y})`);
  setAttr(plate, "x", -width / 2);
  setAttr(plate, "y", -7.5);
  setAttr(plate, "width", width);
  setAttr(plate, "height", 15);
  setAttr(plate, "rx", 4);
  setAttr(crown, "transform", secret ? null : "translate(-5.5 0)");
  setAttr(glyph, "d", secret ? "" : SEAT_GLYPHS[seat]);
  setAttr(glyph, "transform", "translate(3 -4.5) scale(.9)");
}
