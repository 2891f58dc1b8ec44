/** Looking back: a moment that has passed, drawn as if it were the position. */

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Moment} Moment */

/**
 * A snapshot in which nothing can be done.
 * @param {Snapshot} snapshot the present one
 * @param {Moment} moment
 * @returns {Snapshot}
 */
export function pastSnapshot(snapshot, moment) {
  return {
    ...snapshot,
    ...moment,
    screen: "past",
    human: false,
    legal: {},
    rolling: null,
    over: null,
    handover: null,
    private: "none",
    hand: null,
    mission: null,
    last: [],
    undo: false,
    redo: false,
  };
}

/** What the moment's own move did, as the log tells it. @param {Pick<Moment, "recent"|"news">} moment */
export const newsOf = ({ recent, news }) =>
  news ? recent.slice(-news).map((line) => ({ ...line, text: line.latest ?? line.text })) : [];
