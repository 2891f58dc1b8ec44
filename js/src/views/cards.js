/** The hand, and the set that is traded of it. */

import { primaryCommand } from "../store/commands.js";
import { bestSets, chosenSet, tradeAction } from "../store/trade.js";
import { capitalize, count, list } from "../words/english.js";
import { block, button, fold, segments } from "./controls.js";
import { h } from "./dom.js";
import { sign } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../types.js").HandCard} HandCard */
/** @typedef {import("../types.js").TradeOption} TradeOption */

/** Sets that are listed without being asked for. */
const MOST_OFFERS = 3;
/** More cards than this go without a picture where there is little room. */
const MOST_PICTURES = 7;

/** Cards can be traded now: they are a part of the decision. @param {Ctx} ctx */
export const trading = ({ snapshot }) =>
  Boolean(snapshot.legal.trade?.length) && snapshot.private === "shown";

/** @param {Ctx} ctx */
export function handBlock(ctx) {
  const { snapshot, ui } = ctx;
  const hand = snapshot.hand ?? [];
  const due = snapshot.cards.must_trade_at;
  const part = snapshot.phase === "reinforce" ? "cards" : "kept";
  const about =
    hand.length >= due ? "a trade is due" : hand.length ? `at ${due} a trade is due` : "";
  return block(
    "cards",
    [
      fold(ctx, part, "Your cards"),
      h("span.rw-meta", null, `${count(hand.length, "card")}${about && `; ${about}`}`),
    ],
    ui.unfolded[part] && [
      hand.length > 0 &&
        h(
          "div.rw-hand",
          { key: "hand", class: hand.length > MOST_PICTURES ? "rw-many" : "" },
          hand.map((card) => cardView(ctx, card)),
        ),
      hand.length === 0 &&
        h("p.rw-meta", { key: "none" }, "You earn one by capturing a territory in your turn."),
      tradeView(ctx, hand),
      h("p.rw-meta.rw-worth", { key: "worth" }, worth(ctx)),
    ],
  );
}

/** @param {Ctx} ctx */
function worth({ snapshot: { cards } }) {
  if (cards.next_value !== null)
    return `The next set of the game brings ${cards.next_value} armies.`;
  const names = Object.entries(cards.values ?? {});
  return names.length
    ? `A set brings ${names.map(([kind, n]) => `${n} (${kind.replaceAll("_", " ")})`).join(", ")}.`
    : "";
}

/**
 * @param {Ctx} ctx
 * @param {HandCard} card
 */
function cardView({ snapshot, ui, board, name, dispatch }, { card, symbol, territory, owned }) {
  const chosen = ui.cards.includes(card);
  const active = Boolean(snapshot.legal.trade);
  const path = territory && board.shapes?.paths[territory];
  const box = territory ? board.shapes?.bbox[territory] : undefined;
  const cont = board.continents.find((c) => c.territories.includes(territory ?? ""))?.id;
  const title = territory ? name(territory) : "Wild";
  const [x0, y0, x1, y1] = box ?? [0, 0, 1, 1];
  return h(
    active ? "button.rw-card" : "div.rw-card",
    {
      key: card,
      "data-card": card,
      class: chosen ? "rw-on" : "",
      style: cont ? `--cont:var(--rw-c-${cont},var(--rw-ink-2))` : null,
      ...(active && {
        "aria-pressed": chosen,
        on: { click: () => dispatch({ type: "card", card }) },
      }),
    },
    path && box
      ? h(
          "svg.rw-sil",
          { viewBox: `${x0 - 6} ${y0 - 6} ${x1 - x0 + 12} ${y1 - y0 + 12}`, "aria-hidden": "true" },
          h("path", { d: path }),
        )
      : h("span.rw-sil"),
    sign(symbol),
    h("b", null, title),
    h(
      "small",
      { class: owned ? "rw-own" : "" },
      owned ? "yours" : symbol === "wild" ? "any symbol" : capitalize(symbol),
    ),
  );
}

/**
 * What the chosen cards bring, or which sets there are.
 * @param {Ctx} ctx
 * @param {HandCard[]} hand
 */
function tradeView(ctx, hand) {
  const { snapshot, ui, name, dispatch, send, uid } = ctx;
  const offers = snapshot.legal.trade;
  if (!offers?.length) {
    const text =
      hand.length < 3 || !snapshot.human
        ? ""
        : snapshot.phase === "reinforce"
          ? "No set yet."
          : "Sets are traded only while you reinforce.";
    return text && h("p.rw-meta", { key: "when" }, text);
  }
  const set = chosenSet(snapshot, ui);
  if (!set) {
    // In a lesson, which set is the best may be what is asked.
    const best = snapshot.lesson ? [] : bestSets(offers).slice(0, MOST_OFFERS);
    return h(
      "div.rw-offers",
      { key: "offers" },
      ui.cards.length === 3 && h("p", { key: "no" }, "These three are no set."),
      h(
        "small",
        null,
        snapshot.lesson
          ? "Choose three cards that make a set."
          : offers.length > best.length
            ? `${offers.length} sets are possible, such as:`
            : "Possible now:",
      ),
      best.map((offer) =>
        h(
          "button.rw-link",
          {
            key: offer.cards.join(),
            "data-offer": offer.cards.join(" "),
            on: { click: () => dispatch({ type: "cards", cards: offer.cards }) },
          },
          `${kind(hand, offer)}: ${count(offer.armies)}${extra(offer, name)}`,
          h(
            "small",
            null,
            list(offer.cards.map((card) => (/^wild/.test(card) ? "wild" : name(card)))),
          ),
        ),
      ),
    );
  }
  const action = tradeAction(set, ui);
  const fits = set.choose_bonus ?? [];
  const bonus = Object.entries(set.bonus ?? {});
  return h(
    "div.rw-trade",
    { key: "trade" },
    h(
      "span",
      null,
      h("b", null, `${kind(hand, set)}: ${count(set.armies)}`),
      h(
        "small",
        null,
        fits.length > 1
          ? "Bonus for:"
          : bonus.length > 0 && `and ${more(bonus, name)}, which you hold`,
      ),
      fits.length > 1 &&
        segments({
          label: "Bonus for:",
          name: `${uid}-bonus`,
          choices: fits.map((t) => ({ value: t, label: name(t) })),
          value: ui.bonus ?? "",
          change: (territory) => dispatch({ type: "bonus", territory }),
        }),
    ),
    // Beside the cards also where the filled button trades: by keyboard that one is far away.
    button(
      primaryCommand(snapshot, ui)?.hook === "trade" ? "trade_here" : "trade",
      "Trade set",
      () => action && send(action),
      { key: "go", disabled: !action },
    ),
  );
}

/**
 * "2 more on Peru", "2 more on each of Peru and Brazil".
 * @param {Array<[territory: string, armies: number]>} bonus
 * @param {(id: string) => string} name
 */
function more(bonus, name) {
  const [first] = bonus;
  const same = bonus.length > 1 && bonus.every(([, n]) => n === first?.[1]);
  if (same) return `${first?.[1]} more on each of ${list(bonus.map(([t]) => name(t)))}`;
  return list(bonus.map(([t, n]) => `${n} more on ${name(t)}`));
}

/** @param {TradeOption} set @param {(id: string) => string} name */
const extra = ({ bonus = {}, choose_bonus: fits = [] }, name) => {
  const on = fits.length ? fits : Object.keys(bonus);
  return on.length ? `, more on ${list(on.map(name), fits.length > 1 ? "or" : "and")}` : "";
};

/**
 * "One of each", "Three cavalry", "A set with a wild card".
 * @param {HandCard[]} hand
 * @param {TradeOption} set
 */
function kind(hand, { cards }) {
  const symbols = cards.map((id) => hand.find(({ card }) => card === id)?.symbol);
  if (symbols.includes("wild")) return "A set with a wild card";
  return new Set(symbols).size === 1 ? `Three ${symbols[0]}` : "One of each";
}
