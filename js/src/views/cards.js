/**
 * What only the seat in front of the screen may see: its hand, with the set that is traded of it, its
 * mission and its capital.
 */

import { primaryCommand } from "../store/barButtons.js";
import { bestSets, chosenSet, tradeAction } from "../store/selection.js";
import { isPerson, isSetUp } from "../store/selectors.js";
import { block, button, fold, link, segments } from "./controls.js";
import { h } from "./dom.js";
import { icon, sign } from "./symbols.js";

/** @import { HandCard, TradeOption } from "../types.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { Words } from "../words/index.js" */

/** Sets that are listed without being asked for. */
const MOST_OFFERS = 3;
/** More cards than this go without a picture where there is little room. */
const MOST_PICTURES = 7;

/** Cards can be traded now, or could before in this part of the turn: they are a part of the decision.
 * @param {Ctx} ctx */
export const trading = ({ snapshot, ui }) =>
  Boolean(snapshot.legal.trade?.length || (ui.cardsOut && snapshot.phase === "reinforce")) &&
  snapshot.private === "shown";

/** @param {Ctx} ctx */
export function handBlock(ctx) {
  const { snapshot, ui, say } = ctx;
  const hand = snapshot.hand ?? [];
  const due = snapshot.cards.must_trade_at;
  // While a bot reinforces, they are no part of a decision either.
  const part = snapshot.phase === "reinforce" && snapshot.human ? "cards" : "kept";
  const trade = hand.length >= due ? "now" : hand.length ? "later" : "no";
  return block(
    "cards",
    [
      fold(ctx, part, say("page-cards")),
      h("span.rw-meta", say("page-cards-held", { cards: hand.length, trade, due })),
    ],
    ui.unfolded[part] && [
      hand.length > 0 &&
        h(
          "div.rw-hand",
          { key: "hand", class: hand.length > MOST_PICTURES ? "rw-many-cards" : "" },
          hand.map((card) => cardView(ctx, card)),
        ),
      hand.length === 0 && h("p.rw-meta", { key: "none" }, say("page-cards-none")),
      tradeView(ctx, hand),
      h("p.rw-meta.rw-worth", { key: "worth" }, worth(ctx)),
    ],
  );
}

/** @param {Ctx} ctx */
function worth({ snapshot: { cards }, say }) {
  if (cards.next_value !== null) return say("page-cards-next-set", { armies: cards.next_value });
  const names = Object.entries(cards.values ?? {});
  return names.length
    ? say("page-cards-set-values", {
        values: names.map(([kind, armies]) => say("page-cards-set-value", { kind, armies })),
      })
    : "";
}

/** @param {Ctx} ctx @param {HandCard} card */
function cardView(
  { snapshot, ui, hint, board, say, name, dispatch },
  { card, symbol, territory, owned },
) {
  const chosen = ui.cards.includes(card);
  const active = Boolean(snapshot.legal.trade);
  const hinted = ui.hint?.level === "plan" && hint?.action.cards?.includes(card);
  const path = territory && board.shapes?.paths[territory];
  const box = territory ? board.shapes?.bbox[territory] : undefined;
  const cont = board.continents.find((c) => c.territories.includes(territory ?? ""))?.id;
  const title = territory ? name(territory) : say("page-card-wild");
  const [x0, y0, x1, y1] = box ?? [0, 0, 1, 1];
  return h(
    active ? "button.rw-card" : "div.rw-card",
    {
      key: card,
      "data-card": card,
      class: `${chosen ? "rw-chosen" : ""} ${hinted ? "rw-hint-card" : ""}`,
      style: cont ? `--cont:var(--rw-c-${cont},var(--rw-ink-2))` : null,
      ...(active && {
        "aria-pressed": chosen,
        on: { click: () => dispatch({ type: "card", card }) },
      }),
    },
    path && box
      ? h(
          "svg.rw-silhouette",
          { viewBox: `${x0 - 6} ${y0 - 6} ${x1 - x0 + 12} ${y1 - y0 + 12}`, "aria-hidden": "true" },
          h("path", { d: path }),
        )
      : h("span.rw-silhouette"),
    sign(symbol),
    h("b", title),
    h(
      "small",
      { class: owned ? "rw-owned" : "" },
      owned
        ? say("page-card-yours")
        : symbol === "wild"
          ? say("page-card-wild.symbol")
          : say("page-symbol", { symbol }),
    ),
  );
}

/** What the chosen cards bring, or which sets there are.
 * @param {Ctx} ctx @param {HandCard[]} hand */
function tradeView(ctx, hand) {
  const { snapshot, ui, say, name, dispatch, send, uid } = ctx;
  const offers = snapshot.legal.trade;
  if (!offers?.length) {
    const text =
      hand.length < 3 || !snapshot.human
        ? ""
        : snapshot.phase === "reinforce"
          ? say("page-cards-no-set")
          : say("page-cards-when");
    return text && h("p.rw-meta", { key: "when" }, text);
  }
  const set = chosenSet(snapshot, ui);
  if (!set) {
    // In a lesson, which set is the best may be what is asked.
    const best = snapshot.lesson ? [] : bestSets(offers).slice(0, MOST_OFFERS);
    return h(
      "div.rw-stack.rw-offers",
      { key: "offers" },
      ui.cards.length === 3 && h("p", { key: "no" }, say("page-cards-wrong-set")),
      h(
        "small",
        snapshot.lesson
          ? say("page-cards-choose-set")
          : offers.length > best.length
            ? say("page-cards-sets-such-as", { sets: offers.length })
            : say("page-cards-sets"),
      ),
      best.map((offer) =>
        h(
          "button.rw-link",
          {
            key: offer.cards.join(),
            "data-offer": offer.cards.join(" "),
            on: { click: () => dispatch({ type: "cards", cards: offer.cards }) },
          },
          say("page-cards-offer", {
            set: kind(say, hand, offer),
            armies: offer.armies,
            extra: extra(say, offer),
          }),
          h(
            "small",
            say("page-all-of", {
              items: offer.cards.map((card) =>
                /^wild/.test(card) ? say("page-card-wild.listed") : name(card),
              ),
            }),
          ),
        ),
      ),
    );
  }
  const action = tradeAction(set, ui);
  const fits = set.choose_bonus ?? [];
  const bonus = Object.entries(set.bonus ?? {});
  return h(
    "div.rw-row.rw-trade",
    { key: "trade" },
    h(
      "span",
      h("b", say("page-cards-offer", { set: kind(say, hand, set), armies: set.armies, extra: "" })),
      h(
        "small",
        fits.length > 1
          ? say("page-cards-bonus-for")
          : bonus.length > 0 && say("page-cards-bonus", { bonus: more(say, bonus) }),
      ),
      fits.length > 1 &&
        segments({
          label: say("page-cards-bonus-for"),
          name: `${uid}-bonus`,
          choices: fits.map((t) => ({ value: t, label: name(t) })),
          value: ui.bonus ?? "",
          change: (territory) => dispatch({ type: "bonus", territory }),
        }),
    ),
    // Shown even where the filled button trades, which is far away by keyboard.
    button(
      primaryCommand(snapshot, ui)?.name === "trade" ? "trade_here" : "trade",
      say("page-cards-trade"),
      () => action && send(action),
      { key: "go", disabled: !action },
    ),
  );
}

/** "2 more on Peru", "2 more on each of Peru and Brazil".
 * @param {Words} say @param {Array<[territory: string, armies: number]>} bonus */
function more(say, bonus) {
  const [first] = bonus;
  const same = bonus.length > 1 && bonus.every(([, n]) => n === first?.[1]);
  if (same) {
    const territories = bonus.map(([territory]) => territory);
    return say("page-cards-bonus-on-each", { armies: first?.[1], territories });
  }
  const items = bonus.map(([territory, armies]) =>
    say("page-cards-bonus-on", { armies, territory }),
  );
  return say("page-all-of", { items });
}

/** @param {Words} say @param {TradeOption} set */
function extra(say, { bonus = {}, choose_bonus: fits = [] }) {
  const territories = fits.length ? fits : Object.keys(bonus);
  if (!territories.length) return "";
  return say("page-cards-extra", { territories, choice: fits.length > 1 });
}

/**
 * "One of each", "Three cavalry", "A set with a wild card".
 * @param {Words} say
 * @param {HandCard[]} hand
 * @param {TradeOption} set
 */
function kind(say, hand, { cards }) {
  const symbols = cards.map((id) => hand.find(({ card }) => card === id)?.symbol);
  if (symbols.includes("wild")) return say("page-cards-set-wild");
  return new Set(symbols).size === 1
    ? say("page-cards-set-three", { symbol: symbols[0] })
    : say("page-cards-set-each");
}

/** Territories that are named one by one; of more the map tells. */
const MOST_NAMED = 6;

/** What only this seat may see; the hand only where it is not a part of the decision. @param {Ctx} ctx */
export function privateBlocks(ctx) {
  const { snapshot, say, send } = ctx;
  if (snapshot.private === "covered" || snapshot.handover) {
    const seat = snapshot.viewer ?? snapshot.handover?.to;
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
          snapshot.screen === "play" &&
            button("reveal", say("page-covered-show"), () => send({ type: "reveal" })),
        ),
      ),
    ];
  }
  if (snapshot.private === "none") return [];
  const early = isSetUp(snapshot);
  const hand = early || trading(ctx) ? null : handBlock(ctx);
  return [hand, missionBlock(ctx), capitalBlock(ctx)];
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
    mission.progress && h("p.rw-meta", mission.progress),
    mission.to_take.length > 0 &&
      mission.to_take.length <= MOST_NAMED &&
      h("p.rw-meta", say("page-mission-to-take", { territories: mission.to_take })),
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
