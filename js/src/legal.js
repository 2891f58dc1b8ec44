/** What may be done, put together from the short form of `risk_widget/widget/legal.py`. */

/** @typedef {import("./types.js").Legal} Legal */
/** @typedef {import("./types.js").TradeOption} TradeOption */
/** @typedef {import("./types.js").HandCard} HandCard */
/** @typedef {Record<string, [most: number, ...targets: string[]]>} PackedMoves */

/**
 * @param {any} packed
 * @param {HandCard[]|null} hand
 * @returns {Legal}
 */
export function openLegal({ attack, fortify, trade, ...rest }, hand) {
  return {
    ...rest,
    ...(attack && { attack: moves(attack) }),
    ...(fortify && { fortify: moves(fortify) }),
    ...(trade && { trade: sets(trade, hand ?? []) }),
  };
}

/** @param {PackedMoves} packed */
const moves = (packed) =>
  Object.fromEntries(
    Object.entries(packed).map(([source, [most, ...targets]]) => [
      source,
      Object.fromEntries(targets.map((t) => [t, /** @type {[number, number]} */ ([1, most])])),
    ]),
  );

/**
 * @param {object} packed
 * @param {Record<string, number>} packed.sets initials of three symbols → armies
 * @param {Record<string, number>} packed.bonus card → bonus armies that it brings
 * @param {boolean} packed.choose of several such cards one is picked
 * @param {HandCard[]} hand
 * @returns {TradeOption[]}
 */
const sets = ({ sets: worth, bonus, choose }, hand) =>
  hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) =>
      hand.slice(i + j + 2).flatMap((c) => {
        const three = [a, b, c];
        const initials = three.map(({ symbol }) => symbol[0]).sort();
        const armies = worth[initials.join("")];
        if (armies === undefined) return [];
        const cards = three.map(({ card }) => card);
        const more = cards.filter((card) => card in bonus);
        return choose && more.length > 1
          ? [{ cards, armies, bonus: {}, choose_bonus: more, bonus_armies: bonus[more[0] ?? ""] }]
          : [{ cards, armies, bonus: Object.fromEntries(more.map((t) => [t, bonus[t] ?? 0])) }];
      }),
    ),
  );
