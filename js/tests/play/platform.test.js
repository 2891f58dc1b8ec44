import { Scorm12API } from "scorm-again/scorm12";
import { Scorm2004API } from "scorm-again/scorm2004";
import { beforeEach, describe, expect, it } from "vitest";
import { findApi, openPlatform } from "../../play/platform.js";

const KEPT = '{"v":1,"lesson":"04-combat","at":"tie","steps":{}}';
const REPORT = { kept: KEPT, step: "tie", score: 0.456, progress: 0.5, done: false };
const SILENT = { autocommit: false, logLevel: 5 };

/** A page in a frame of the platform's window. */
function framed(name, api) {
  const top = { opener: null, [name]: api };
  top.parent = top;
  top.top = top;
  return { parent: { parent: top, top }, top };
}

describe.each([
  {
    edition: "1.2",
    name: "API",
    make: () => new Scorm12API(SILENT),
    get: (api, element) => api.LMSGetValue(element),
    names: {
      learner: "cmi.core.student_name",
      step: "cmi.core.lesson_location",
      status: "cmi.core.lesson_status",
      score: "cmi.core.score.raw",
      time: "0001:02:03",
    },
  },
  {
    edition: "2004",
    name: "API_1484_11",
    make: () => new Scorm2004API(SILENT),
    get: (api, element) => api.GetValue(element),
    names: {
      learner: "cmi.learner_name",
      step: "cmi.location",
      status: "cmi.completion_status",
      score: "cmi.score.raw",
      time: "PT1H2M3S",
    },
  },
])("SCORM $edition, against a runtime", ({ edition, name, make, get, names }) => {
  let api;
  let clock = 0;
  const open = () => openPlatform(edition, framed(name, api), () => clock);
  const errors = () => Number(api.LMSGetLastError?.() ?? api.GetLastError?.());

  beforeEach(() => {
    api = make();
    clock = 0;
  });

  it("hands over nothing to go on with at first", () => {
    const platform = open();
    expect(platform.goesOn).toBe(false);
    expect(JSON.parse(platform.given).kept).toBe("");
  });

  it("is told the score, what is done, and where the learner is", () => {
    const platform = open();
    platform.report(REPORT);
    expect(errors()).toBe(0);
    expect(get(api, "cmi.suspend_data")).toBe(KEPT);
    expect(get(api, names.step)).toBe("tie");
    expect(get(api, names.score)).toBe("46");
    expect(get(api, names.status)).toBe("incomplete");
    platform.report({ ...REPORT, score: 1, progress: 1, done: true });
    expect(errors()).toBe(0);
    expect(get(api, names.score)).toBe("100");
    expect(get(api, names.status)).toBe("completed");
    if (edition === "2004") {
      expect(get(api, "cmi.score.scaled")).toBe("1");
      expect(get(api, "cmi.progress_measure")).toBe("1");
    }
  });

  it("goes on where the learner was, and keeps what was completed", () => {
    const data =
      edition === "1.2"
        ? { suspend_data: KEPT, core: { student_name: "Lovelace, Ada", lesson_status: "passed" } }
        : { suspend_data: KEPT, learner_name: "Lovelace, Ada", completion_status: "completed" };
    api.loadFromJSON(data, "cmi");
    const platform = open();
    expect(platform.goesOn).toBe(true);
    expect(JSON.parse(platform.given)).toEqual({ kept: KEPT, learner: "Lovelace, Ada" });
    platform.report(REPORT);
    expect(get(api, names.status)).toBe(edition === "1.2" ? "passed" : "completed");
  });

  it("says goodbye once, with the time", () => {
    const platform = open();
    const sent = [];
    const setter = edition === "1.2" ? "LMSSetValue" : "SetValue";
    const original = api[setter];
    api[setter] = (...given) => {
      sent.push(given);
      return original.apply(api, given);
    };
    clock = 3_723_000;
    platform.end();
    platform.end();
    platform.report(REPORT);
    expect(sent.map(([, value]) => value)).toEqual([names.time, "suspend"]);
    expect(errors()).toBe(0);
  });
});

describe("what is kept", () => {
  it("fits into the least that a platform keeps", () => {
    const api = new Scorm12API(SILENT);
    const platform = openPlatform("1.2", framed("API", api));
    platform.report({ ...REPORT, kept: "x".repeat(4096) });
    expect(api.LMSGetValue("cmi.suspend_data")).toHaveLength(4096);
  });
});

describe("a page without a platform", () => {
  it("finds none, and no error", () => {
    const alone = {};
    alone.parent = alone;
    alone.top = alone;
    expect(openPlatform("1.2", alone)).toBeNull();
    expect(openPlatform("2004", alone)).toBeNull();
  });

  it("does not look for one unless it is packed", () => {
    const view = {
      get API() {
        throw new Error("looked");
      },
    };
    expect(openPlatform(undefined, view)).toBeNull();
  });

  it("passes over windows of others, and circles of windows", () => {
    const foreign = {
      get API() {
        throw new Error("another origin");
      },
    };
    foreign.parent = foreign;
    expect(findApi({ parent: foreign, top: foreign }, "API")).toBeNull();
    const one = {};
    const two = { parent: one };
    one.parent = two;
    one.top = { opener: null };
    expect(findApi(one, "API")).toBeNull();
  });

  it("finds that of the window which has opened it", () => {
    const api = {};
    const opener = { API: api };
    opener.parent = opener;
    const own = { opener };
    own.parent = own;
    own.top = own;
    expect(findApi(own, "API")).toBe(api);
  });

  it("plays on where the platform fails", () => {
    const broken = {
      LMSInitialize: () => "true",
      LMSGetValue: () => {
        throw new Error("gone");
      },
    };
    const platform = openPlatform("1.2", framed("API", broken));
    platform.report(REPORT);
    platform.end();
    expect(JSON.parse(platform.given)).toEqual({ kept: "", learner: "" });
    expect(openPlatform("1.2", framed("API", { LMSInitialize: () => "false" }))).toBeNull();
  });

  it("changes nothing for somebody who looks back", () => {
    const set = [];
    const api = {
      LMSInitialize: () => "true",
      LMSGetValue: (name) => (name === "cmi.core.lesson_mode" ? "review" : ""),
      LMSSetValue: (...given) => set.push(given),
      LMSFinish: () => "true",
    };
    const platform = openPlatform("1.2", framed("API", api));
    platform.report(REPORT);
    platform.end();
    expect(set).toEqual([]);
  });
});
