/**
 * The fields that the head of a kept game may have, and whether it must have them. Written by
 * tools/page_data.py from `KeptHead` in Python: do not edit.
 * @type {Record<string, boolean>}
 */
export const KEPT_HEAD = {
  id: true,
  begun: true,
  saved: true,
  round: true,
  edition: false,
  mode: false,
  edition_title: true,
  mode_title: true,
  players: true,
  exam: false,
};
