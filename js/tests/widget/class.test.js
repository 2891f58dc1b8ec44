import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

const TEXTS = (key) => ({
  key,
  lesson: {
    id: "04-combat",
    title: "Combat",
    summary: "",
    minutes: 1,
    able: [],
    advice: "",
    following: null,
    steps: ["A tie"],
  },
  step: {
    id: "tie",
    title: "A tie",
    blocks: [{ kind: "p", runs: [{ text: "The dice are thrown." }] }],
    question: "Who loses?",
    choices: [
      { value: "a", text: "I do" },
      { value: "b", text: "Blue does" },
    ],
    editions: [],
    moves: [],
    clauses: [],
  },
});

/** Build the lesson's question as a class sees it. */
function lessonScene() {
  const scene = scenes.lesson_question();
  return { ...scene, lesson: { ...scene.lesson, kind: "predict", input: "choice" } };
}

const pupil = (part = {}) => ({
  ...lessonScene(),
  screen: "pupil",
  pupil: { name: "Ada", waits: true, shown: false, ...part },
});
const host = (part = {}) => ({
  ...lessonScene(),
  screen: "class",
  classroom: {
    state: "open",
    there: 2,
    answered: 1,
    n: 3,
    bars: [],
    shown: false,
    position: false,
    limit: 0,
    ...part,
  },
});

/** Open a page, and give it the texts of its step. */
async function open(snapshot) {
  const model = createModel(snapshot);
  const view = show("", model);
  await view.settled();
  const acks = model.data.outbox.map(({ id, action }) => ({
    id,
    ok: true,
    ...(action.what === "lesson" && { data: TEXTS(snapshot.lesson.key) }),
  }));
  model.publish({ ...snapshot, acks });
  await view.settled();
  return view;
}

const time = ({ find }) => find("[data-countdown]")?.textContent ?? null;

describe("the time for a question", () => {
  it("is counted by the page, and is over without a message", async () => {
    const view = await open(pupil({ left: 65 }));
    expect(time(view)).toBe("1:05");
    vi.advanceTimersByTime(5000);
    expect(time(view)).toBe("1:00");
    vi.advanceTimersByTime(59_000);
    expect(time(view)).toBe("0:01");
    expect(view.find('input[type="radio"]')).not.toBe(null);
    vi.advanceTimersByTime(1000);
    expect(time(view)).toBe("0:00");
    expect(view.message()).toContain("Time is up");
    expect(view.find('input[type="radio"], [data-action="check"]')).toBe(null);
    expect(view.model.data.outbox).toEqual([]);
  });

  it("follows the kernel if it extends, ends or lifts the limit", async () => {
    const view = await open(pupil({ left: 10 }));
    vi.advanceTimersByTime(10_000);
    expect(view.message()).toContain("Time is up");
    view.model.publish(pupil({ left: 30 }));
    expect(time(view)).toBe("0:30");
    expect(view.message()).not.toContain("Time is up");
    view.model.publish(pupil({ left: 0 }));
    expect(view.message()).toContain("Time is up");
    view.model.publish(pupil());
    expect(time(view)).toBe(null);
    expect(view.message()).not.toContain("Time is up");
  });

  it("does not jump if a message is delayed", async () => {
    const view = await open(pupil({ left: 30 }));
    vi.advanceTimersByTime(1100);
    expect(time(view)).toBe("0:29");
    view.model.publish(pupil({ left: 29.4 }));
    vi.advanceTimersByTime(0);
    expect(time(view)).toBe("0:29");
  });

  it("keeps a pupil's answer visible when it is over", async () => {
    const view = await open(pupil({ left: 0, said: "I do", answer: "a" }));
    expect(view.message()).toContain("Your answer: I do");
    expect(time(view)).toBe("0:00");
  });

  it("is the host's to set, to lengthen and to end", async () => {
    const view = await open(host());
    expect(view.find('[data-action="more_time"]')).toBe(null);
    const limit = view.find('[data-action="class_limit"]');
    limit.value = "30";
    limit.dispatchEvent(new Event("change", { bubbles: true }));
    view.model.publish(host({ limit: 30, left: 30 }));
    expect(time(view)).toBe("0:30");
    view.click('[data-action="more_time"]');
    view.click('[data-action="end_time"]');
    expect(view.model.sent().slice(-3)).toEqual([
      { type: "table", do: "time", seconds: 30 },
      { type: "table", do: "more_time", seconds: 15 },
      { type: "table", do: "end_time" },
    ]);
    view.model.publish(host({ limit: 30, left: 0 }));
    expect(view.find('[data-action="end_time"]')).toBe(null);
    expect(view.message()).toContain("Time is up");
    view.model.publish(host({ limit: 45, shown: true }));
    expect(view.find('[data-action="class_limit"]').value).toBe("45");
    expect(view.find('[data-action="more_time"], [data-action="end_time"]')).toBe(null);
  });
});

describe("the table of a class", () => {
  it("has a row for each pupil and a column for each question", async () => {
    const view = await open(host());
    view.click('[data-action="class_table"]');
    const data = {
      questions: ["1. A tie", "2. Pairs"],
      pupils: [
        {
          name: "Ada",
          answers: [
            ["I do", 1, true],
            ["", 0, null],
          ],
        },
        {
          name: "Bo",
          answers: [
            ["Blue does", 3, false],
            ["", 2, true],
          ],
        },
      ],
      text: "Pupil,1. A tie",
    };
    await view.settled();
    view.model.answer({}, { ok: true, data });
    await view.settled();
    const rows = [...view.el.querySelectorAll(".rw-class-table tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows[0]).toEqual(["Pupil", "1. A tie", "2. Pairs", "Right"]);
    expect(rows[1].slice(1)).toEqual(["✓ I do", "", "1 of 2"]);
    expect(rows[2].slice(1)).toEqual(["✗ Blue does 3 tries", "✓  2 tries", "1 of 2"]);
    view.click('[data-action="send_away"][data-pupil-name="Bo"]');
    expect(view.model.sent().at(-1)).toEqual({ type: "table", do: "send_away", name: "Bo" });
  });
});
