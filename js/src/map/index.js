/**
 * The map: who holds what, what can be chosen, and the choice under way. The map knows no rules: it
 * shows the given view and reports which territory was picked.
 */

import { keyMeant } from "../keyMeant.js";
import { createChoice, createHintMarks } from "./choice.js";
import { createDice, keyOf } from "./dice.js";
import { createEffects } from "./effects.js";
import { createDragLine, watchPresses } from "./gestures.js";
import { createLabelPlacement } from "./labelPlacement.js";
import { createLegend, hasFreeCorner, territoryLabel } from "./labels.js";
import { createMoments } from "./momentEffect.js";
import { RANKS } from "./names.js";
import { applyContinentColors, buildScene, drawTag, moveChip, TIRED } from "./scene.js";
import { createSteering, cycle, navOverEdges, stepsOf } from "./steering.js";
import { setAttr, territoryOf } from "./svg.js";
import { createZoom } from "./zoom.js";

/** @import { Board, MapHandle, MapOptions, MapRoll, MapView, Pointing } from "../pageTypes.js" */
/** @import { GameEvent, Owner, Territory } from "../types.js" */

/**
 * @param {HTMLElement} host element that the map fills in width
 * @param {Board} board
 * @param {MapOptions} options
 * @returns {MapHandle}
 */
export function createMap(host, board, options) {
  const { root, say, language, faceOf, onPick, onDrag, onPaint, onKey, reducedMotion } = options;
  const doc = host.ownerDocument;
  const { shapes } = board;
  const scene = buildScene(doc, board, say);
  const { svg, territories } = scene;
  const legend = createLegend(doc, say);
  const finder = doc.createElement("div");
  finder.className = "find";
  finder.setAttribute("aria-hidden", "true");
  finder.hidden = true;
  const element = doc.createElement("div");
  element.className = `rw-map${hasFreeCorner(shapes) ? "" : " below"}`;
  element.append(svg, legend.element, finder);
  host.append(element);
  if (root instanceof HTMLElement) applyContinentColors(root, board);

  const order = board.continents.flatMap((c) => c.territories);
  const choice = createChoice(scene, shapes);
  const hintMarks = createHintMarks(scene, shapes);

  /** @type {MapView|null} */
  let view = null;
  /** @type {Map<Territory, Owner|null>} owners replaced since the last `flash` */
  const before = new Map();
  /** The roll whose losses the tags already show. @type {MapRoll|null} */
  let broken = null;
  /**
   * @type {Map<Territory, string>} the state in which each territory was last drawn, so that
   *   unchanged ones are left alone
   */
  const drawn = new Map();
  /** @type {Territory|null} the one territory in the tab order */
  let current = null;
  /**
   * Whether the pointer was used last; then no ring shows the focus. Browsers disagree on whether
   * focus that a script moves after a click is `:focus-visible`.
   */
  let pointing = false;
  /**
   * Whether the map has been entered; until then, Tab leads to the first territory that can be
   * picked.
   */
  let visited = false;
  /** @type {Record<"hover"|"focus", Territory|null>} */
  const lit = { hover: null, focus: null };

  const placement = createLabelPlacement(scene, board, say, () => {
    drawn.clear();
    if (!view) return;
    moments.end();
    dice.redraw();
    draw(view);
    clearLegend();
  });

  const effects = createEffects(scene, shapes, placement);
  const moments = createMoments(scene, board, placement);
  const dragLine = createDragLine(svg);
  const dice = createDice({
    svg,
    placement,
    territories: order,
    next,
    paths: shapes.paths,
    size: shapes,
    faceOf,
  });

  /** List the territories that the attacker can attack from either territory of a battle.
   * @param {Territory} source @param {Territory} target */
  function next(source, target) {
    const ownerOf = (/** @type {Territory} */ t) => view?.territories[t]?.[0];
    return order.filter(
      (t) =>
        ownerOf(t) !== ownerOf(source) &&
        board.borders.some(
          ({ between }) =>
            between.includes(t) && (between.includes(source) || between.includes(target)),
        ),
    );
  }

  /** @param {MapView} next */
  function draw(next) {
    const { tier, tagScale, bare } = placement.now();
    /** @type {Array<() => void>} */
    const chips = [];
    for (const [t, nodes] of territories) {
      const holding = next.territories[t] ?? [null, 0];
      const [owner, armies] = holding;
      const state = choice.stateOf(next.choice, t);
      const marks = {
        placed: next.plus[t] ?? 0,
        proposed: next.proposed?.[t] ?? 0,
        // One army has to stay anyway, so a single tired army needs no mark.
        tired: armies > 1 ? (next.tired[t] ?? 0) : 0,
        capital: next.capitals[t],
        was: next.changed[t],
        goal: next.goal?.to_take.includes(t) ?? false,
      };
      const can = !next.disabled && next.pickable.has(t);
      const details = { extra: next.labels[t], third: next.third, ...marks };
      const label = territoryLabel(say, t, holding, details);
      // All other details are in the label.
      const draws = next.sources.has(t) && !next.disabled;
      const now = `${owner} ${armies} ${state} ${can} ${draws} ${label}`;
      if (drawn.get(t) === now) continue;
      drawn.set(t, now);

      const seat = `seat-${owner ?? "free"}`;
      const side = placement.place(t)?.p ?? "b";
      const ringed = choice.isRinged(state);
      drawTag(nodes.tag, { tier, bare, scale: tagScale, owner, armies, side, ringed, ...marks });
      placement.noChip(t);
      if (marks.placed || marks.proposed) {
        const o = { right: true, only: Boolean(marks.tired || marks.capital) };
        chips.push(() => moveChip(nodes.tag.plus, 0, (w) => placement.chipSpot(t, armies, w, o)));
      }
      if (marks.tired) {
        const o = { right: false, only: true };
        chips.push(() =>
          moveChip(nodes.tag.tired, TIRED, (w) => placement.chipSpot(t, armies, w, o)),
        );
      }
      const { g } = nodes.tag;
      setAttr(g, "class", `seat ${seat}`);
      setAttr(g, "aria-label", label);
      setAttr(g, "aria-disabled", can ? null : "true");
      setAttr(g, "aria-pressed", state === "source" || state === "target" ? "true" : null);
      setAttr(g, "data-source", draws && "");
      setAttr(g, "data-focus", t === lit.focus && "");
      setAttr(g, "data-owner", owner ?? "");
      nodes.tag.body.classList.toggle("fallen", owner !== null && !armies);
      setAttr(g, "data-armies", armies);
      setAttr(nodes.land, "class", `seat ${seat}${can ? " selectable" : ""}`);
      choice.mark(t, state);
      const rings = Number(ringed) + Number(t === lit.focus);
      const about = state === "source" || state === "target" || t === lit.focus;
      const choosable = state === "possible" || state === "open";
      const rank = about ? RANKS.about : choosable ? RANKS.choosable : RANKS.other;
      placement.name(t, armies, rings, rank);
    }
    for (const [id, nodes] of scene.continents) {
      placement.holder(nodes, next.held[id] ?? null);
      setAttr(nodes.g, "data-goal", next.goal?.continents.includes(id) ? "" : null);
    }
    const drawing = placement.drawing((t) => next.territories[t]?.[1] ?? 0);
    const between = choice.arrow(next.choice, { ...drawing, reducedMotion: reducedMotion() });
    svg.classList.toggle("start", !next.choice?.source && !next.choice?.target);
    placement.settle(between);
    drawLegend(next);
    dice.rest(next.dice);
    placement.cover(dice.room());
    for (const move of chips) move();
    hintMarks.draw(next.hint, next.choice, drawing);
  }

  function drawLegend(next = /** @type {MapView} */ (view)) {
    const resting = Object.entries(next.tired).some(
      ([t, n]) => n > 0 && (next.territories[t]?.[1] ?? 0) > 1,
    );
    const { bare } = placement.now();
    const changed = legend.update(next.choice, {
      capitals: Object.values(next.capitals),
      tired: resting,
      changed: Object.keys(next.changed).length > 0,
      goal: Boolean(next.goal?.continents.length || next.goal?.to_take.length),
      hint: next.hint,
      named: (t) => !placement.room(t)?.name,
      pointed: bare ? (lit.hover ?? focused()) : null,
    });
    if (changed) clearLegend();
  }

  /** Move a continent's name above the legend if the legend is long enough to reach it. */
  function clearLegend() {
    const names = [...scene.continents.values()].map(({ g }) => g);
    for (const g of names) g.style.translate = "";
    const over = legend.element.getBoundingClientRect();
    const unit = svg.getScreenCTM?.()?.d;
    const boxes = names.map((g) => g.getBoundingClientRect());
    for (const [i, { left, right, top, bottom }] of boxes.entries()) {
      const meets =
        left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      const g = names[i];
      if (g && meets && unit) g.style.translate = `0 ${(over.top - bottom - 2) / unit}px`;
    }
  }

  /** @param {Territory} t */
  function setCurrent(t) {
    if (t === current) return;
    if (current) territories.get(current)?.tag.g.setAttribute("tabindex", "-1");
    territories.get(t)?.tag.g.setAttribute("tabindex", "0");
    current = t;
  }

  /**
   * Light up the land under the pointer or the keyboard's focus; with null, light up nothing.
   * @param {"hover"|"focus"} by @param {Territory|null} t
   */
  function light(by, t) {
    const was = lit[by];
    if (t === was) return;
    lit[by] = t;
    for (const id of [was, t]) {
      const nodes = id && territories.get(id);
      if (!nodes) continue;
      const on = id === lit.focus || (id === lit.hover && !nodes.tag.g.ariaDisabled);
      setAttr(nodes.land, "data-lit", on && "");
      drawn.delete(id);
    }
    dice.giveWay([lit.hover, lit.focus]);
    if (by === "focus" && view) draw(view);
    else if (view) drawLegend(view);
  }

  /** @param {Territory|null|undefined} t */
  function focusOn(t) {
    const nodes = t ? territories.get(t) : undefined;
    if (!t || !nodes) return;
    setCurrent(t);
    nodes.tag.g.focus({ preventScroll: true });
  }

  function focused() {
    const within = /** @type {Document|ShadowRoot} */ (root.getRootNode()).activeElement;
    return within && svg.contains(within) ? territoryOf(within) : null;
  }

  /** Find the territory meant by a click: if targets are close together, the one with the nearest tag.
   * @param {Pointing} event */
  function pointed({ target, clientX = 0, clientY = 0 }) {
    const t = territoryOf(target);
    const on = /** @type {Element} */ (target).closest?.("[data-territory]");
    const matrix = on && clientX ? svg.getScreenCTM?.() : null;
    if (!t || !matrix) return t;
    /** @param {Territory} id */
    const away = (id) => {
      const [x, y] = placement.place(id)?.b ?? [0, 0];
      return Math.hypot(matrix.a * x + matrix.e - clientX, matrix.d * y + matrix.f - clientY);
    };
    return order.reduce((best, id) => (away(id) < away(best) ? id : best), t);
  }

  /** @param {Territory|null} t @param {{ask: boolean}} [how] */
  function pick(t, how) {
    if (t && view && !view.disabled) onPick(t, how);
  }

  const steering = createSteering({
    board,
    language,
    nav: navOverEdges(shapes),
    current: () => current,
    printed: (t) => placement.place(t)?.t.join(" ") ?? "",
    stops: () => stepsOf(view, order),
    focusOn(t) {
      focusOn(t);
      // Keys work anywhere in the widget, so the map may be out of sight.
      territories.get(current ?? "")?.tag.g.scrollIntoView?.({ block: "nearest" });
    },
    pick,
    onKey,
    onSearch: (words) => {
      finder.hidden = words === null;
      finder.textContent = words === null ? "" : say("page-map-find", { words });
    },
  });

  // Listen on the frame, not on the drawing: Chromium puts an svg that listens for focus into the tab order.
  element.addEventListener("keydown", (event) => {
    if (pointing) {
      pointing = false;
      light("focus", focused());
    }
    steering.keydown(event);
  });
  // Listen on the root: a clicked button may pass the focus on to the map.
  const point = () => {
    pointing = true;
  };
  root.addEventListener("pointerdown", point, true);
  watchPresses(element, {
    pointed,
    canDrag: (t) => Boolean(view && !view.disabled && view.sources.has(t)),
    paints: () => Boolean(view?.paints),
    paint: (t, first) => view && !view.disabled && onPaint(t, first),
    pick(t, how) {
      focusOn(t);
      pick(t, how);
    },
    drag(source, target) {
      if (!view || view.disabled) return;
      // As after two clicks, Enter presses the filled button.
      focusOn(target);
      onDrag(source, target);
    },
    show: (source, event) => dragLine(source === null ? null : placement.place(source)?.b, event),
  });
  element.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") light("hover", territoryOf(event.target));
  });
  element.addEventListener("pointerleave", () => light("hover", null));
  element.addEventListener("focusin", (event) => {
    const t = territoryOf(event.target);
    if (!t) return;
    visited = true;
    setCurrent(t);
    light("focus", pointing ? null : t);
    if (view) drawLegend(view);
  });
  element.addEventListener("focusout", (event) => {
    light("focus", null);
    if (view) drawLegend();
    const next = /** @type {Node|null} */ (event.relatedTarget);
    if (!svg.contains(next)) steering.end();
  });

  const zoom = createZoom(element, svg, {
    say,
    size: shapes,
    show: ({ scale }) => placement.zoom(scale),
    middle() {
      const spot = view?.choice?.source ?? view?.choice?.target ?? lit.focus;
      const [x, y] = placement.place(spot ?? "")?.b ?? [shapes.w / 2, shapes.h / 2];
      const { x: left, y: top, width, height } = svg.viewBox.baseVal;
      return [(x - left) / (width || 1), (y - top) / (height || 1)];
    },
    at: pointed,
    // A choice can be made again, but a placed army stays.
    acts(t) {
      if (!t || !view || view.disabled || !view.pickable.has(t)) return false;
      return !/^(attack|move|point)$/.test(view.choice?.kind ?? "");
    },
  });

  /** Bring both territories of a fight into sight. @param {{source?: Territory, target?: Territory}} roll */
  const reveal = ({ source, target }) =>
    zoom.reveal([source, target].map((t) => placement.place(t ?? "")?.b));

  /** Take the armies that a roll costs off their tags, before anything else shows the losses. @param {MapRoll} roll */
  function lose(roll) {
    if (!view || !roll.pairs.length) return;
    const { source, target, pairs } = roll;
    const won = (/** @type {string} */ side) =>
      pairs.filter(([, , winner]) => winner === side).length;
    const [attacker_losses, defender_losses] = [won("defence"), won("attack")];
    const territories = { ...view.territories };
    for (const [t, lost] of /** @type {const} */ ([
      [source, attacker_losses],
      [target, defender_losses],
    ])) {
      const [owner, armies] = territories[t] ?? [null, 0];
      territories[t] = [owner, Math.max(0, armies - lost)];
    }
    view = { ...view, territories };
    draw(view);
    effects.show(
      [{ type: "rolled", seat: null, source, target, attacker_losses, defender_losses }],
      before,
    );
    broken = roll;
  }

  /** Whether an attack has just begun that must be answered before any dice fall.
   * @param {MapView|null} was @param {MapView} now */
  const isNewFight = (was, { choice: now }) =>
    now?.kind === "battle" &&
    (was?.choice?.kind !== "battle" ||
      was.choice.source !== now.source ||
      was.choice.target !== now.target);

  /** List the things that the buttons over the map should not cover. @param {MapView} next */
  function needed({ choice, pickable, disabled }) {
    const { source, target, candidates = [] } = choice ?? {};
    const chosen = [source, target, ...candidates].filter((t) => t !== undefined);
    const all = chosen.length || disabled ? chosen : [...pickable];
    return all.map((t) => placement.place(t)?.b).filter((point) => !!point);
  }

  if (order[0]) setCurrent(order[0]);

  return {
    element,
    update(next) {
      svg.classList.toggle("still", reducedMotion());
      if (view) {
        for (const t of territories.keys()) {
          const was = view.territories[t]?.[0] ?? null;
          const changed = was !== (next.territories[t]?.[0] ?? null);
          if (changed && !before.has(t)) before.set(t, was);
        }
      }
      const { dice: roll } = next;
      const isNews = roll && keyOf(roll) !== (view?.dice && keyOf(view.dice));
      const fights = isNewFight(view, next);
      view = next;
      if (isNews) reveal(roll);
      else if (fights && next.choice) reveal(next.choice);
      zoom.giveWay(needed(next));
      draw(next);
      const start = visited ? null : cycle(order, next.pickable, null, 1);
      if (start) setCurrent(start);
    },
    focus: (t) => focusOn(t ?? current),
    focused,
    at: pointed,
    steer(event) {
      // If nothing can be picked, the focus stays where it is.
      if (/^[np]$/i.test(keyMeant(event)) && !stepsOf(view, order).members.size) return;
      pointing = false;
      focusOn(current);
      steering.keydown(event);
    },
    flash(events) {
      const told = broken;
      broken = null;
      const news = events.filter(
        ({ type, source, target }) =>
          type !== "rolled" || source !== told?.source || target !== told?.target,
      );
      if (!reducedMotion()) effects.show(news, before);
      before.clear();
    },
    tell(moment, still) {
      if (moment) moments.show(moment, view?.territories ?? {}, still);
      else moments.end();
    },
    whole: zoom.whole,
    roll(roll, times, done) {
      // The battle must be in sight before the dice are placed, because they avoid it. They lie next to the legend,
      // which describes the roll as long as they lie there.
      reveal(roll);
      const { source, target } = roll;
      if (view)
        drawLegend({ ...view, choice: { kind: "battle", source, target, candidates: [], on: [] } });
      broken = null;
      dice.roll(roll, times, { landed: () => lose(roll), done });
      placement.cover(dice.room());
    },
    legible: placement.legible,
    skip: dice.skip,
    destroy() {
      dice.clear();
      zoom.destroy();
      placement.destroy();
      moments.end();
      root.removeEventListener("pointerdown", point, true);
      element.remove();
    },
  };
}
