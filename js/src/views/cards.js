/**
 * Secrets of the seat at the screen: its hand, with the set to trade, its
 * mission and its capital.
 */

import { primaryCommand } from "../store/barButtons.js";
import { isOn } from "../store/screens.js";
import { bonusPlace, liftedCards, liftedSet, tradeAction, tradeLabel } from "../store/selection.js";
import { isPerson, isSetUp } from "../store/selectors.js";
import { block, button, link, select } from "./controls.js";
import { h } from "./dom.js";
import { chip, icon, sign } from "./symbols.js";

/** @import { HandCard } from "../types.js" */
/** @import { Ctx } from "../calls.js" */

/** Clauses that forbid ending a phase before cards are traded. */
const TRADE_FIRST = ["cards.must-trade", "capture.cards"];

/**
 * Whether cards are part of the decision: they can be traded now, or could be traded earlier in
 * this part of the turn.
 * @param {Ctx} ctx
 */
export const trading = ({ snapshot, ui }) =>
  Boolean(snapshot.legal.trade?.length || (ui.cardsOut && snapshot.phase === "reinforce")) &&
  snapshot.private === "shown";

/** Whether the hand is shown: the person at the screen may see it, and the set-up is over.
 * @param {Ctx} ctx */
export const handShown = ({ snapshot }) =>
  snapshot.private === "shown" &&
  snapshot.screen !== "handover" &&
  snapshot.hand !== null &&
  snapshot.hand !== undefined &&
  !isSetUp(snapshot);

/** Draw the hand as cards, with the possible trades below. @param {Ctx} ctx */
export function handBlock(ctx) {
  const { snapshot, ui, say } = ctx;
  const hand = snapshot.hand ?? [];
  const due = snapshot.cards.must_trade_at;
  // However many cards a player holds, a trade is demanded only in a part of the turn that cannot
  // end without one.
  const now = TRADE_FIRST.includes(snapshot.legal.end_refused?.rule ?? "");
  const next = hand.length >= due && snapshot.screen !== "over";
  const trade = now ? "now" : next ? "next" : hand.length && hand.length < due ? "later" : "no";
  const lifted = liftedCards(snapshot, ui);
  const coming = snapshot.turn === snapshot.viewer && snapshot.cards.earned;
  const none = hand.length === 0 && !coming;
  return block(
    "cards",
    bonusChoice(ctx) ?? [
      say("page-cards"),
      h("span.rw-meta", say("page-cards-held", { cards: hand.length, trade, due })),
    ],
    h(
      "div.rw-hand",
      { key: "hand" },
      hand.map((card) =>
        h("span.rw-card-slot", { key: card.card }, cardView(ctx, card, lifted.includes(card.card))),
      ),
      (none || coming) &&
        h("span.rw-no-card", { key: "none", "aria-hidden": "true" }, coming && "+1"),
      none && h("p.rw-meta", { key: "how" }, say("page-cards-none")),
      !ctx.reducedMotion() && ui.traded.map((card, i) => tradedCard(ctx, card, i)),
    ),
    coming && !snapshot.legal.trade?.length
      ? h(
          "p.rw-meta.rw-worth",
          { key: "when", role: "status" },
          say("page-cards-earned", { drawn: coming }),
        )
      : tradeView(ctx, hand),
  );
}

/** Show the values of sets. @param {Ctx} ctx */
function worth({ snapshot: { cards }, say }) {
  if ((cards.next_value ?? null) !== null)
    return say("page-cards-next-set", { armies: cards.next_value });
  const names = Object.entries(cards.values ?? {});
  return names.length
    ? say("page-cards-set-values", {
        values: names.map(([kind, armies]) => say("page-cards-set-value", { kind, armies })),
      })
    : "";
}

/** Draw a card on its way out of the hand. @param {Ctx} ctx @param {HandCard} card @param {number} i */
const tradedCard = (ctx, card, i) =>
  h(
    "div.rw-card.rw-traded",
    { key: `traded-${card.card}`, "aria-hidden": "true", style: `--i:${i}` },
    cardFace(ctx, card),
  );

/** @param {Ctx} ctx @param {HandCard} hold @param {boolean} lifted */
function cardView(ctx, hold, lifted) {
  const { snapshot, ui, hint, dispatch } = ctx;
  const { card, symbol } = hold;
  const active = Boolean(snapshot.legal.trade);
  const hinted = ui.hint?.level === "plan" && hint?.action.cards?.includes(card);
  const state = [
    lifted && "rw-chosen",
    hinted && "rw-hint-card",
    symbol === "wild" && "rw-wild-card",
    ui.drawn === card && !ctx.reducedMotion() && "rw-drawn",
  ];
  return h(
    active ? "button.rw-card" : "div.rw-card",
    {
      "data-card": card,
      class: state.filter(Boolean).join(" "),
      ...(active && {
        "aria-pressed": lifted,
        on: { click: () => dispatch({ type: "card", card }) },
      }),
    },
    cardFace(ctx, hold),
  );
}

/**
 * Show, for a moment, the card that the person at the screen has just drawn: if the hand is out of
 * sight, the style sheet shows the card over the map. The sentence names it, too.
 * @param {Ctx} ctx
 */
export function cardNews(ctx) {
  const { snapshot, ui, rolling, dispatch } = ctx;
  const card =
    !rolling &&
    snapshot.private === "shown" &&
    snapshot.hand?.find((each) => each.card === ui.cardOnMap);
  return card
    ? h(
        "div.rw-card.rw-card-news",
        {
          key: `news-${card.card}`,
          class: ctx.reducedMotion() ? "" : "rw-lands",
          "aria-hidden": "true",
          on: { click: () => dispatch({ type: "card_seen" }) },
        },
        cardFace(ctx, card),
      )
    : null;
}

/** Draw the picture of a card. @param {Ctx} ctx @param {HandCard} card */
const cardFace = (ctx, { symbol, territory, owned }) => {
  const { snapshot, say, name } = ctx;
  const title = territory ? name(territory) : say("page-card-wild");
  const letters = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  return [
    h(
      "span.rw-card-corner",
      sign(symbol),
      owned && [chip(snapshot.viewer), h("span.rw-visually-hidden", say("page-card-yours"))],
    ),
    territory ? silhouette(ctx, territory) : allSigns(),
    h("b", { style: `--letters: ${letters}` }, title),
    h(
      "span.rw-visually-hidden",
      symbol === "wild" ? say("page-card-wild.symbol") : say("page-symbol", { symbol }),
    ),
  ];
};

/** Draw the territory of a card, in the colour of its continent. @param {Ctx} ctx @param {string} territory */
function silhouette({ board }, territory) {
  const [x0, y0, x1, y1] = board.shapes?.bbox[territory] ?? [0, 0, 1, 1];
  const continent = board.continents.find((c) => c.territories.includes(territory))?.id;
  return h(
    "svg.rw-silhouette",
    {
      viewBox: `${x0 - 6} ${y0 - 6} ${x1 - x0 + 12} ${y1 - y0 + 12}`,
      style: `--cont:var(--rw-c-${continent},var(--rw-ink-2))`,
      "aria-hidden": "true",
    },
    h("path", { d: board.shapes?.paths[territory] ?? "" }),
  );
}

/** Draw all symbols, for a wild card. */
const allSigns = () => h("span.rw-silhouette", ["infantry", "cavalry", "artillery"].map(sign));

/**
 * Draw the button that trades the lifted set, or say when a trade will be possible.
 * @param {Ctx} ctx @param {HandCard[]} hand
 */
function tradeView(ctx, hand) {
  const { snapshot, ui, say } = ctx;
  const offers = snapshot.legal.trade;
  if (!offers?.length) {
    const none = hand.length >= 3 && snapshot.human && snapshot.phase === "reinforce";
    const text = none ? say("page-cards-no-set") : worth(ctx);
    return text && h("p.rw-meta.rw-worth", { key: "when" }, text);
  }
  const set = liftedSet(snapshot, ui);
  if (!set) {
    const id = ui.cards.length === 3 ? "page-cards-wrong-set" : "page-cards-choose-set";
    return h("p.rw-meta.rw-offers", { key: "offers" }, say(id));
  }
  return tradeRow(ctx, set, offers.length > 1);
}

/**
 * @param {Ctx} ctx
 * @param {import("../types.js").TradeOption} set
 * @param {boolean} more whether there are other sets
 */
function tradeRow({ snapshot, ui, say, send }, set, more) {
  const action = tradeAction(snapshot, set, ui);
  // Only one button is filled: the bar's, if it has one.
  const filled = primaryCommand(snapshot, ui);
  return h(
    "div.rw-trade",
    { key: "trade" },
    button(
      filled?.name === "trade" ? "trade_here" : "trade",
      say(...tradeLabel(snapshot, set, ui)),
      () => action && send(action),
      { key: "go", kind: filled ? "rw-button" : "rw-button.rw-primary", disabled: !action },
    ),
    more && h("small", { key: "more" }, say("page-cards-others")),
  );
}

/**
 * Draw the choice of the territory that gets the bonus of the lifted set, if there is one. It is in
 * the heading, since the cards and the button that trades them fill the place below.
 * @param {Ctx} ctx
 */
function bonusChoice({ snapshot, ui, say, name, dispatch }) {
  const set = snapshot.legal.trade?.length ? liftedSet(snapshot, ui) : null;
  const fits = set?.choose_bonus ?? [];
  if (!set || fits.length < 2) return null;
  const label = say("page-cards-bonus-for");
  return [
    label,
    select(
      fits.map((t) => [t, name(t)]),
      bonusPlace(snapshot, set, ui) ?? "",
      (territory) => dispatch({ type: "bonus", territory }),
      { key: "bonus", "data-action": "bonus", "aria-label": label },
    ),
  ];
}

/** Show the secrets of this seat other than its hand. @param {Ctx} ctx */
export function privateBlocks(ctx) {
  const { snapshot, say, send } = ctx;
  const next = snapshot.screen === "handover" ? snapshot.handover : null;
  if (snapshot.private === "covered" || next) {
    const seat = snapshot.viewer ?? next?.to;
    const cards = snapshot.seats.find((s) => s.seat === seat)?.cards ?? 0;
    const hidden = [
      ...(cards > 0 ? [say("page-covered-cards", { cards })] : []),
      ...(snapshot.mode === "missions" ? [say("page-covered-mission")] : []),
    ];
    if (!hidden.length) return [];
    return [
      block(
        "covered",
        say("page-covered"),
        h(
          "div.rw-covered",
          icon("lock"),
          h("b", say("page-covered-title")),
          h("span", say("page-covered-about", { hidden })),
          isOn(snapshot) &&
            button("reveal", say("page-covered-show"), () => send({ type: "reveal" })),
        ),
      ),
    ];
  }
  if (snapshot.private === "none") return [];
  return [missionBlock(ctx), capitalBlock(ctx)].filter(Boolean);
}

/**
 * Say what the person at the screen plays for: a mission, a capital, or the goal that everybody has
 * in this game.
 * @param {Ctx} ctx
 */
export function aimBlocks(ctx) {
  const own = privateBlocks(ctx);
  return own.length
    ? own
    : [block("goal", ctx.say("page-goal"), h("p.rw-meta", ctx.snapshot.goal))];
}

/** @param {Ctx} ctx */
function missionBlock({ snapshot: { mission, seats }, say, send }) {
  if (!mission) return null;
  const shared = seats.filter(isPerson).length > 1;
  return block(
    "mission",
    [
      say("page-mission"),
      shared && link("conceal", say("page-mission-cover"), () => send({ type: "conceal" })),
    ],
    h("p", { "data-mission": mission.id }, h("b", mission.text)),
    mission.near
      ? h("p.rw-near", { key: "near" }, mission.near)
      : mission.progress && h("p.rw-meta", { key: "progress" }, mission.progress),
  );
}

/** @param {Ctx} ctx */
function capitalBlock({ snapshot, say, name }) {
  if (!snapshot.capital) return null;
  const shown = Object.entries(snapshot.capitals_shown);
  return block(
    "capital",
    say("page-capital-own"),
    h("p", h("b", name(snapshot.capital))),
    shown.length > 0 &&
      h(
        "p.rw-meta",
        say("page-capitals-shown", {
          items: shown.map(([seat, territory]) => say("page-capital-of", { seat, territory })),
        }),
      ),
  );
}
