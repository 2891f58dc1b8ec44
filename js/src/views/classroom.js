/**
 * A class around a lesson. On the host's page: the count of each answer, the link for pupils, and
 * what can be shown on all screens. On a pupil's page: the result of the pupil's own answer.
 */

import { isAnsweredSo } from "../store/lesson.js";
import { classQuery } from "../store/queries.js";
import { setLocal, showDialog } from "../store/uiEvents.js";
import {
  button,
  checkbox,
  select,
  tableBody,
  tableHead,
  unfolder,
  whenAnswered,
} from "./controls.js";
import { h } from "./dom.js";
import { wallButton } from "./header.js";
import { prose } from "./lessonReplies.js";
import { addressChoice, linkShown, openedOver, renameForm } from "./tableDialog.js";

/** @import { ClassAnswer, ClassPart, PupilPart } from "../types.js" */
/** @import { Ctx, LessonCtx } from "../calls.js" */
/** @import { Bar } from "./sentence.js" */

// ---- the host's page ----------------------------------------------------------------------------

/** Build the host's bar, which shows the answer and then leads to the next step.
 * @param {LessonCtx} ctx @param {ClassPart} room @returns {Bar} */
export function classBar(ctx, room) {
  const { snapshot, say, lesson, lessonActions } = ctx;
  const { can } = snapshot.lesson;
  const { answered, there, state } = room;
  if (state !== "open") {
    const opening = { text: say("page-class"), sub: say("page-class-state", { state }) };
    return { line: opening, filled: openCommand(ctx), beside: [] };
  }
  const text = say("page-class-answered", { answered, there: Math.max(there, answered) });
  const { following } = lesson.texts?.lesson ?? {};
  const next = can.next
    ? () => lessonActions.send({ do: "next" })
    : following && (() => lessonActions.send({ do: "open", step: following[0] }));
  /** @type {Bar["filled"]} */
  const onward = next ? { name: "next", label: ["page-class-next"], run: next } : null;
  if (room.shown)
    return { line: { text, sub: say("page-class-shown") }, filled: onward, beside: [] };
  const run = () => lessonActions.send({ do: "show_me" });
  const waits = say("page-class-waits", { there: Math.max(there, answered) });
  return {
    line: { text, sub: ctx.timeLeft() === false ? say("page-class-time-up") : waits },
    filled: { name: "show_answer", label: ["page-class-show"], run },
    beside: onward ? [onward] : [],
  };
}

/** @param {LessonCtx} ctx @returns {Bar["filled"]} */
const openCommand = ({ dispatch }) => ({
  name: "class_link",
  label: ["page-class-open"],
  run: () => dispatch(showDialog("class")),
});

/** Whether the host has folded the answers away. @param {LessonCtx} ctx */
export const areHidden = ({ ui }) => ui.local.classroom?.hidden === true;

/** Show the answers so far, and the host's actions. @param {LessonCtx} ctx @param {ClassPart} room */
export function classBlock(ctx, room) {
  const { say, send, dispatch } = ctx;
  const hidden = areHidden(ctx);
  const hide = () => dispatch(setLocal("classroom", { hidden: !hidden }));
  return h(
    "div.rw-stack",
    { key: "class", role: "group", "aria-label": say("page-class") },
    h(
      "div.rw-row",
      unfolder(say("page-class-answers"), !hidden, hide, { "data-action": "class_answers" }),
      h(
        "span.rw-meta",
        { "data-there": room.there },
        say("page-class-there", { there: room.there }),
      ),
      countdown(ctx),
    ),
    !hidden && answerBars(ctx, room),
    room.pupils && !hidden && h("p.rw-meta", { key: "names" }, pupilNames(ctx, room)),
    h(
      "div.rw-flow",
      { key: "do" },
      button("class_link", say("page-class-link"), () => openLink(ctx, room), {
        "aria-haspopup": "dialog",
        kind: "rw-button.rw-small",
      }),
      button("class_table", say("page-class-table"), () => openTable(ctx), {
        "aria-haspopup": "dialog",
        kind: "rw-button.rw-small",
      }),
      wallButton(ctx, "rw-button.rw-small"),
      h(
        "label.rw-inline.rw-check",
        { key: "who" },
        checkbox("class_who", room.pupils !== undefined, () => send({ type: "table", do: "who" })),
        say("page-class-who"),
      ),
    ),
    room.state === "open" && timeControls(ctx, room),
  );
}

/** Show the time left, which counts down by itself. @param {LessonCtx} ctx */
export const countdown = ({ say, timeLeft }) =>
  timeLeft() === null
    ? null
    : h(
        "span.rw-countdown",
        { key: "countdown", role: "timer", "aria-label": say("page-class-time-left") },
        h("span", { keep: true, "data-countdown": "" }),
      );

/** The choices of seconds for a question; 0: no limit. */
const TIMES = [0, 15, 30, 60, 120, 300];
/** The seconds that one press adds. */
const MORE = 15;

/** @param {LessonCtx} ctx @param {ClassPart} room */
function timeControls({ say, send, timeLeft }, { limit, shown }) {
  const left = timeLeft();
  const offered = TIMES.includes(limit) ? TIMES : [...TIMES, limit];
  const kind = "rw-button.rw-small";
  return h(
    "div.rw-flow",
    { key: "time" },
    h(
      "label.rw-inline",
      { key: "limit" },
      say("page-class-time"),
      select(
        offered.map((seconds) => [String(seconds), say("page-class-limit", { seconds })]),
        String(limit),
        (seconds) => send({ type: "table", do: "time", seconds: Number(seconds) }),
        { "data-action": "class_limit" },
      ),
    ),
    left !== null &&
      button(
        "more_time",
        say("page-class-more-time", { seconds: MORE }),
        () => send({ type: "table", do: "more_time", seconds: MORE }),
        { kind, key: "more" },
      ),
    !shown &&
      left !== false &&
      button(
        "end_time",
        say("page-class-end-time"),
        () => send({ type: "table", do: "end_time" }),
        {
          kind,
          key: "end",
        },
      ),
  );
}

/** @param {LessonCtx} ctx @param {ClassPart} room */
const pupilNames = ({ say }, { pupils = [] }) =>
  pupils.length ? say("page-class-pupils", { pupils }) : say("page-class-nobody");

/** Draw the answers, each with its count and a bar. @param {LessonCtx} ctx @param {ClassPart} room */
export function answerBars({ say }, room) {
  if (!room.bars.some(({ count }) => count) && !room.bars.length)
    return h("p.rw-meta", { key: "bars" }, say("page-class-no-answers"));
  const most = Math.max(1, ...room.bars.map(({ count }) => count));
  return h(
    "ul.rw-class-bars",
    { key: "bars" },
    room.bars.map(({ text, count, right, who }, i) =>
      h(
        "li",
        {
          key: i,
          class: right ? "rw-right" : "",
          "data-count": count,
          style: `--share:${(count / most).toFixed(3)}`,
        },
        h("span", right && h("b", { key: "sign" }, `✓ ${say("page-class-right")} `), text),
        h("b", { key: "count" }, count),
        h("i", { key: "bar", "aria-hidden": "true" }),
        who && who.length > 0 && h("small.rw-meta", { key: "who" }, say("page-class-by", { who })),
      ),
    ),
  );
}

/** @param {LessonCtx} ctx @param {ClassPart} room */
function openLink({ dispatch, send, origin }, room) {
  dispatch(showDialog("class"));
  if (room.state === "open") send({ type: "table", do: "links", origin });
}

/** @param {LessonCtx} ctx */
const openTable = ({ dispatch }) => dispatch(showDialog("class_table"));

/**
 * Offer the other steps that can be shown on all screens.
 * @param {LessonCtx} ctx @param {ClassPart} room
 */
export function classOffers({ say, lessonActions }, room) {
  /** @param {string} step @param {string} label */
  const put = (step, label) =>
    button(
      `put_${step.replace("-", "_")}`,
      say(label),
      () => lessonActions.send({ do: "open", step }),
      { kind: "rw-button.rw-small", key: step },
    );
  return h(
    "div.rw-flow",
    { key: "offers", role: "group", "aria-label": say("page-class-put") },
    h("span.rw-meta", { key: "label", "aria-hidden": "true" }, say("page-class-put")),
    put("puzzle", "page-class-puzzle"),
    put("warm-up", "page-class-warm-up"),
    room.position && put("position", "page-class-position"),
  );
}

/** Show the link for all pupils. @param {Ctx} ctx */
export function classDialog(ctx) {
  const { live, say, send, ui } = ctx;
  if (live.screen !== "class") return [];
  const { classroom: room } = live;
  const close = () => send({ type: "table", do: "close" });
  const link = Object.values(ui.local.table?.links ?? {})[0];
  return openedOver(ctx, room, {
    about: say("page-class-about"),
    open: say("page-class-open"),
    owner: say("page-class-owner"),
    content: [
      h("p.rw-meta", { key: "there" }, say("page-class-there", { there: room.there })),
      link && h("div.rw-table-link", { key: "link" }, linkShown(ctx, link)),
      addressChoice(ctx),
      h("p.rw-meta", { key: "new-link" }, say("page-class-new-link.about")),
      h(
        "div.rw-row.rw-right",
        { key: "close" },
        button("new_link", say("page-class-new-link"), () =>
          send({ type: "table", do: "new_link" }),
        ),
        button("close_table", say("page-class-close"), close),
      ),
    ],
  });
}

/** Show the table of the answers so far, to read and to copy. @param {Ctx} ctx */
export function classTable(ctx) {
  const { say, snapshot } = ctx;
  /** @param {ClassAnswer} table */
  const drawn = ({ questions, pupils, text }) => [
    renaming(ctx),
    h(
      "div.rw-scroll-across",
      { key: "scroll" },
      h(
        "table.rw-class-table",
        tableHead(
          say("page-class-column", { column: "pupil" }),
          ...questions,
          say("page-class-column", { column: "right" }),
        ),
        tableBody(
          pupils.map(({ name, answers }) => [
            [h("bdi", name), pupilButtons(ctx, name)],
            ...answers.map((given) => answerCell(ctx, given)),
            say("page-of", {
              some: answers.filter(([, , right]) => right).length,
              all: questions.length,
            }),
          ]),
        ),
      ),
    ),
    h("p.rw-meta", { key: "key" }, say("page-class-table.key")),
    h(
      "div.rw-row.rw-right",
      { key: "save" },
      button("save_class", say("page-class-save"), (event) =>
        ctx.download(/** @type {Element} */ (event.currentTarget).ownerDocument, {
          name: FILE,
          type: "text/csv",
          text,
        }),
      ),
    ),
  ];
  return whenAnswered(ctx, classQuery(snapshot), drawn);
}

/** @param {Ctx} ctx @param {ClassAnswer["pupils"][number]["answers"][number]} given */
const answerCell = ({ say }, [answer, tries, right]) =>
  tries > 0 && [
    h(`b.${right ? "rw-good-answer" : "rw-bad-answer"}`, { key: "sign" }, right ? "✓ " : "✗ "),
    h("bdi", { key: "answer" }, answer),
    tries > 1 && h("small.rw-meta", { key: "tries" }, ` ${say("page-class-tries", { tries })}`),
  ];

/** Draw the buttons for the host's actions on a pupil. @param {Ctx} ctx @param {string} name */
function pupilButtons({ say, send, dispatch }, name) {
  /** @param {string} id @param {string} text @param {() => void} click */
  const wish = (id, text, click) =>
    button(id, say(text), click, {
      key: id,
      kind: "rw-button.rw-small",
      "aria-label": say(`${text}.of`, { name }),
      "data-pupil-name": name,
    });
  const value = { renaming: name, newName: name };
  return h(
    "span.rw-table-buttons",
    { key: "do" },
    wish("rename_pupil", "page-class-rename", () => dispatch(setLocal("classroom", value))),
    wish("send_away", "page-class-send-away", () => send({ type: "table", do: "send_away", name })),
  );
}

/** Ask for a pupil's new name. @param {Ctx} ctx */
function renaming(ctx) {
  const { renaming: name } = ctx.ui.local.classroom ?? {};
  return (
    name &&
    renameForm(ctx, "classroom", name, (text) =>
      ctx.send({ type: "table", do: "rename", name, text }),
    )
  );
}

const FILE = "class.csv";

// ---- a pupil's page -----------------------------------------------------------------------------

/** @param {LessonCtx} ctx @param {PupilPart} pupil @param {Bar} asked the bar of a single learner
 * @returns {Bar} */
export function pupilBar(ctx, pupil, asked) {
  const { say, snapshot, lesson, ui } = ctx;
  const { shown, said, right, waits } = pupil;
  if (shown || snapshot.lesson.done) {
    const became = said === undefined ? "none" : right ? "right" : "wrong";
    const line = { text: say("page-pupil-became", { became }), sub: say("page-pupil-next") };
    return { line, filled: null, beside: [] };
  }
  if (ctx.timeLeft() === false) {
    const own =
      said === undefined ? say("page-pupil-time-up.sub") : say("page-pupil-said", { said });
    return { line: { text: say("page-pupil-time-up"), sub: own }, filled: null, beside: [] };
  }
  // A pupil who chooses a place on the map is answering again.
  if (!waits || said === undefined || ui.selection.kind !== "none") return asked;
  // An answer that has been handed in is not offered again.
  const same = isAnsweredSo(snapshot, ctx.kind.answer?.(snapshot.lesson, lesson.draft) ?? null);
  const line = { text: say("page-pupil-said", { said }), sub: say("page-pupil-change") };
  return { ...asked, line, filled: same ? null : asked.filled };
}

/** Show the result of the pupil's own answer. @param {LessonCtx} ctx @param {PupilPart} pupil */
export function pupilBlock({ say }, { name, shown, said, right, about }) {
  const became = said === undefined ? "none" : right ? "right" : "wrong";
  return h(
    "div.rw-stack",
    { key: "pupil", "data-pupil": shown ? became : said === undefined ? "asked" : "answered" },
    h("p.rw-meta", { key: "name" }, say("page-pupil-name", { name })),
    said &&
      h(
        "p",
        {
          key: "own",
          role: "status",
          class: !shown ? "" : right ? "rw-good-answer" : "rw-bad-answer",
        },
        shown ? `${right ? "✓" : "✗"} ` : "",
        say(shown ? "page-pupil-own" : "page-pupil-said", { said }),
      ),
    about && h("div.rw-stack.rw-prose", { key: "about" }, prose(about)),
  );
}
