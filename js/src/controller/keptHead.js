/**
 * The fields that the head of a kept game may have. Written by tools/page_data.py from `KeptHead`
 * in Python: do not edit.
 */
export const KEPT_HEAD = [
  "id",
  "begun",
  "saved",
  "round",
  "edition",
  "mode",
  "edition_title",
  "mode_title",
  "players",
  "exam",
];
