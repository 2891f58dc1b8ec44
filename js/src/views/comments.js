/** Writing comments while looking back: text, marks on the map, and whether the reader is asked first. */

import { isGuest, storyOf } from "../store/screens.js";
import { setLocal } from "../store/uiEvents.js";
import { block, button, checkbox, link, typed } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "../calls.js" */

/** The sign of a comment that asks the reader first. */
const ASKS = "?";

/** Show the comment on the past moment in view, or the form to write one. @param {Ctx} ctx */
export function commentBlock(ctx) {
  const { snapshot, ui, say, dispatch } = ctx;
  if (snapshot.screen !== "past" || storyOf(snapshot)) return null;
  const { at, comment } = snapshot;
  const own = !isGuest(snapshot) && at > 0;
  const { open = false } = ui.local.comment ?? {};
  const writes = own && open && ui.local.comment.at === at;
  const write = () =>
    dispatch(
      setLocal("comment", {
        at,
        open: true,
        draft: comment?.written ?? "",
        marking: false,
        refused: "",
      }),
    );
  if (!writes && !comment) {
    return (
      own &&
      h("p.rw-block", { key: "comment" }, link("write_comment", say("page-comment-write"), write))
    );
  }
  return block(
    "comment",
    [
      say("page-story-note"),
      own && !writes && link("write_comment", say("page-comment-change"), write, { key: "change" }),
    ],
    writes ? form(ctx, at) : h("p", { key: "text" }, comment?.text || say("page-story-move")),
  );
}

/** @param {Ctx} ctx @param {number} at */
function form({ ui, say, dispatch, writeComment }, at) {
  const { draft, marking, refused } = ui.local.comment;
  /** @param {object} value */
  const set = (value) => dispatch(setLocal("comment", value));
  const asks = draft.startsWith(ASKS);
  return [
    h("textarea.rw-field.rw-text-field", {
      key: "text",
      rows: 2,
      maxlength: 2000,
      "aria-label": say("page-story-note"),
      "data-action": "comment_text",
      value: draft,
      on: typed((text) => set({ draft: text })),
    }),
    h(
      "label.rw-check",
      { key: "asks" },
      checkbox("comment_asks", asks, (value) =>
        set({ draft: value ? `${ASKS} ${draft}` : draft.replace(/^\?\s*/, "") }),
      ),
      say("page-comment-ask"),
    ),
    h(
      "div.rw-row.rw-left",
      { key: "ways" },
      button("comment_mark", say("page-comment-mark"), () => set({ marking: !marking }), {
        kind: "rw-button.rw-small",
        "aria-pressed": marking,
      }),
      button("comment_keep", say("page-comment-keep"), () => writeComment(at, draft), {
        kind: "rw-button.rw-small.rw-primary",
      }),
    ),
    h("p.rw-meta", { key: "where" }, say("page-comment-where")),
    refused && h("p.rw-refusal", { key: "refused", role: "alert" }, refused),
  ];
}
