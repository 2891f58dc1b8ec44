/** A kind of step: point out places on the map. */

import { answerRadios } from "../views/answerRadios.js";
import { h } from "../views/dom.js";

/** @import { LessonCtx } from "../calls.js" */
/** @import { Draft } from "../store/lesson.js" */
/** @import { LessonPart } from "../types.js" */

/** @param {LessonPart} lesson @param {Draft} draft */
function answer({ input, picks }, { places }) {
  if (input !== "territories") return places[0] ?? null;
  return places.length > 0 && places.length === (picks ?? places.length) ? places : null;
}

/** @type {Record<string, string>} */
const QUESTIONS = {
  territory: "page-lesson-ask-territory",
  continent: "page-lesson-ask-continent",
  territories: "page-lesson-ask-territories",
};

/** @type {import("../calls.js").LessonKind} */
export const pointKind = {
  id: "point",
  answer,
  entered: (draft) => draft.places,
  asks({ snapshot: { lesson }, say, name, lesson: { draft } }) {
    const names = draft.places.map(name);
    const picked = names.length;
    const what = lesson.input === "territories" ? picked : names[0];
    return {
      question: QUESTIONS[lesson.input] ?? "",
      missing:
        lesson.picks && picked
          ? say("page-lesson-picked", { picked, picks: lesson.picks })
          : undefined,
      label: what === undefined ? undefined : ["page-lesson-check-what", { what }],
    };
  },
  form: (ctx) => (ctx.snapshot.lesson.input === "continent" ? continents(ctx) : places(ctx)),
  map({ lesson, board, draft }) {
    const { places } = draft;
    const inside = new Set(
      board.continents.find(({ id }) => id === places[0])?.territories ?? places,
    );
    const mine = Object.fromEntries([...inside].map((t) => [t, /** @type {const} */ ("target")]));
    return {
      choice: { kind: "point", marks: { ...lesson.outline, ...mine } },
      pickable: true,
      chosen: inside,
    };
  },
  mapAfter: "pointed",
  press({ lesson, board, draft: { places }, change, check }, t) {
    if (lesson.input === "territories") {
      change({ places: places.includes(t) ? places.filter((p) => p !== t) : [...places, t] });
    } else if (lesson.input === "continent") {
      const continent = board.continents.find(({ territories }) => territories.includes(t))?.id;
      if (continent) change({ places: [continent] });
    } else if (places[0] === t) check();
    else change({ places: [t] });
  },
  isReadyAt: (lesson, draft, at) =>
    Boolean(lesson.picks) && draft.places.at(-1) === at && answer(lesson, draft) !== null,
};

/** @param {LessonCtx} ctx */
function continents(ctx) {
  const options = ctx.board.continents.map(({ id }) => ({
    value: id,
    text: [
      h("i.rw-swatch", {
        style: `--cont:var(--rw-c-${id},var(--rw-ink-2))`,
        "aria-hidden": "true",
      }),
      ctx.name(id),
    ],
  }));
  return answerRadios(ctx, options, ctx.lesson.draft.places[0] ?? "", (id) =>
    ctx.lessonActions.change({ places: [id] }),
  );
}

/** @param {LessonCtx} ctx */
function places(ctx) {
  const { snapshot, say, name, lesson } = ctx;
  const { draft } = lesson;
  const several = snapshot.lesson.input === "territories";
  if (!draft.places.length) {
    return h("p.rw-asked", say(several ? "page-lesson-choose-several" : "page-lesson-choose-one"));
  }
  return h(
    "div.rw-flow.rw-picks",
    draft.places.map((t) =>
      h(
        "button.rw-pick",
        {
          key: t,
          "data-picked": t,
          "aria-label": say("page-lesson-remove", { territory: t }),
          on: {
            click: () => ctx.lessonActions.change({ places: draft.places.filter((p) => p !== t) }),
          },
        },
        name(t),
        h("span", { "aria-hidden": "true" }, " ×"),
      ),
    ),
  );
}
