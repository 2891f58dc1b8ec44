import { Scorm12API } from "scorm-again/scorm12";
import { Scorm2004API } from "scorm-again/scorm2004";
import { beforeEach, describe, expect, it } from "vitest";
import { findApis, openPlatform } from "../../play/platform.js";

const KEPT = '{"v":1,"lesson":"04-combat","at":"tie","steps":{}}';
const REPORT = { kept: KEPT, step: "tie", score: 0.456, progress: 0.5, done: false };
const SILENT = { autocommit: false, logLevel: 5 };

/** Put a page in a frame of the platform's window. */
function framed(name, api) {
  const top = { opener: null, [name]: api };
  top.parent = top;
  top.top = top;
  return { parent: { parent: top, top }, top };
}

const OBJECTS = {
  1.2: {
    begin: "LMSInitialize",
    get: "LMSGetValue",
    set: "LMSSetValue",
    save: "LMSCommit",
    end: "LMSFinish",
    error: "LMSGetLastError",
    status: "cmi.core.lesson_status",
  },
  2004: {
    begin: "Initialize",
    get: "GetValue",
    set: "SetValue",
    save: "Commit",
    end: "Terminate",
    error: "GetLastError",
    status: "cmi.completion_status",
  },
};

function bad() {
  throw new Error("gone");
}

/** Make a window that is its own parent. */
function around(view) {
  return Object.assign(view, { parent: view, top: view });
}

/** Make a platform that stores anything. */
function fake(edition, elements) {
  const { begin, get, set, save, end } = OBJECTS[edition];
  return {
    [begin]: () => "true",
    [get]: (name) => elements[name] ?? "",
    [set]: (name, value) => {
      elements[name] = value;
      return "true";
    },
    [save]: () => "true",
    [end]: () => "true",
  };
}

/** Record the values that are set in a runtime from now on. */
function spy(api, edition) {
  const sent = [];
  const { set } = OBJECTS[edition];
  const original = api[set];
  api[set] = (...given) => {
    sent.push(given);
    return original.apply(api, given);
  };
  return sent;
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

  it("has no saved state at first", () => {
    const platform = open();
    expect(platform.goesOn).toBe(false);
    expect(JSON.parse(platform.given).kept).toBe("");
  });

  it("receives score, completion and the learner's place", () => {
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

  it("resumes at the learner's place, and keeps the completion", () => {
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

  it("ends the session once, with the time", () => {
    const platform = open();
    platform.report(REPORT);
    const sent = spy(api, edition);
    clock = 3_723_000;
    platform.end();
    platform.end();
    platform.report(REPORT);
    expect(sent.map(([, value]) => value)).toEqual([names.time, "suspend"]);
    expect(errors()).toBe(0);
  });

  it("is not completed by a visit without actions", () => {
    open().end();
    const { core, completion_status } = api.cmi;
    expect(core?.lesson_status ?? completion_status).toMatch(/^(incomplete|unknown)$/);
    expect(api.cmi.suspend_data).toBe("");
  });

  it("loses no points, and measures its own time if clocks are set back", () => {
    const elements = { [names.score]: "67" };
    const platform = openPlatform(edition, framed(name, fake(edition, elements)), () => clock);
    platform.report(REPORT);
    expect(elements[names.score]).toBe("67");
    clock = -3_600_000;
    platform.end();
    const [time] = Object.keys(elements).filter((element) => element.endsWith("session_time"));
    expect(elements[time]).toBe(edition === "1.2" ? "0000:00:00" : "PT0H0M0S");
  });

  it.each([
    ["66,6", "67"],
    ["67 %", "67"],
    ["6.7e1", "67"],
    ["none", "50"],
    ["-3", "50"],
    ["670", "50"],
  ])("reads points in the platform's form %s", (written, least) => {
    const elements = { [names.score]: written };
    const platform = openPlatform(edition, framed(name, fake(edition, elements)));
    platform.report({ ...REPORT, score: 0.5 });
    expect(elements[names.score]).toBe(least);
  });

  it.each(["failed", "Failed", "f"])("does not take %s for an end", (status) => {
    const kind = OBJECTS[edition];
    const elements = { [kind.status]: status };
    const platform = openPlatform(edition, framed(name, fake(edition, elements)));
    platform.report({ ...REPORT, score: 1, done: true });
    expect(elements[kind.status]).toBe("completed");
  });

  it.each(["completed", "Passed", "c", "P"])("leaves %s unchanged", (status) => {
    const kind = OBJECTS[edition];
    const elements = { [kind.status]: status };
    openPlatform(edition, framed(name, fake(edition, elements))).report(REPORT);
    expect(elements[kind.status]).toBe(status);
  });

  it("ignores other objects with its name everywhere", () => {
    const { begin, get, set, save, end } = OBJECTS[edition];
    const others = [
      ...[{ other: 1 }, "text", 7, true, [], () => 0, { [begin]: "true" }, { [begin]: null }],
      new Proxy({}, { get: () => bad() }),
      { [begin]: () => "true" },
      ...[begin, get, set, save, end].map((call) => ({ ...fake(edition, {}), [call]: undefined })),
    ];
    for (const other of others) {
      const found = fake(edition, {});
      const root = { [name]: found };
      root.parent = root;
      const between = { [name]: other, parent: root };
      const ways = [
        { [name]: other, parent: between },
        { parent: { [name]: other, parent: between }, top: root },
        around({ [name]: other, opener: between }),
        { parent: around({ [name]: other, opener: between }) },
        around({ [name]: other, opener: around({ [name]: other, opener: root }) }),
        { [name]: other, parent: around({}), top: root },
      ];
      for (const view of ways) expect(findApis(view, name)).toEqual([found]);
      expect(findApis(around({ [name]: other }), name)).toEqual([]);
    }
  });

  it.each(["true", "True", " TRUE ", "1", 1, true])("begins if it answers %j", (answer) => {
    const api = { ...fake(edition, {}), [OBJECTS[edition].begin]: () => answer };
    const platform = openPlatform(edition, framed(name, api));
    expect(platform?.report(REPORT)).toBe(true);
  });

  it.each(["false", "", 0, false, null, undefined, "0", "no"])(
    "does not begin if it answers %j",
    (no) => {
      const { begin, error } = OBJECTS[edition];
      const late = edition === "1.2" ? "301" : "122";
      const api = { ...fake(edition, {}), [begin]: () => no, [error]: () => late };
      expect(openPlatform(edition, framed(name, api))).toBeNull();
    },
  );

  it("continues a session begun elsewhere", () => {
    const first = open();
    first.report(REPORT);
    const second = open();
    expect(second.goesOn).toBe(true);
    expect(second.report({ ...REPORT, step: "pairs" })).toBe(true);
    expect(get(api, names.step)).toBe("pairs");
  });

  it.each(["set", "save"])("reports if it does not record: %s", (what) => {
    const bads = [() => "false", () => false, () => 0, bad, () => null, () => "", undefined];
    for (const answer of bads) {
      const { [what]: call, error } = OBJECTS[edition];
      const api = { ...fake(edition, {}), [error]: () => "101" };
      const platform = openPlatform(edition, framed(name, api));
      api[call] = answer;
      expect(platform.report(REPORT)).toBe(false);
      api[call] = () => "true";
      expect(platform.report(REPORT)).toBe(true);
    }
  });

  it("distinguishes unreadable from missing data", () => {
    const { get: call, error } = OBJECTS[edition];
    const platforms = [{ [call]: bad }, { [error]: () => "101", [call]: () => "" }];
    for (const odd of platforms) {
      const api = { ...fake(edition, {}), ...odd };
      expect(openPlatform(edition, framed(name, api)).lost).toBe(true);
    }
    for (const none of ["", "null", "undefined", "false", false]) {
      const api = { ...fake(edition, {}), [call]: () => none, [error]: () => "403" };
      const platform = openPlatform(edition, framed(name, api));
      expect([platform.lost, platform.goesOn]).toEqual([false, false]);
      expect(JSON.parse(platform.given)).toEqual({ kept: "", learner: "" });
      api[error] = () => "101";
      expect(openPlatform(edition, framed(name, api)).lost).toBe(true);
    }
  });

  it("tries every object in turn until one records", () => {
    const { begin, set, error } = OBJECTS[edition];
    const apis = Array.from({ length: 4 }, () => fake(edition, {}));
    let view = around({ [name]: apis[3] });
    for (const api of apis.slice(0, 3).reverse()) view = { [name]: api, parent: view };
    apis[0][begin] = () => "false";
    apis[0][error] = () => "301";
    apis[1][set] = () => "false";
    const first = openPlatform(edition, view);
    expect([first.api, first.report(REPORT)]).toEqual([apis[1], false]);
    const next = (old) => openPlatform(edition, view, undefined, old);
    const second = next(first.api);
    expect([second.api, second.report(REPORT)]).toEqual([apis[2], true]);
    expect(next(apis[2]).api).toBe(apis[3]);
    expect(next(apis[3]).api, "from the first again").toBe(apis[1]);
    expect(next({ another: 1 }).api).toBe(apis[1]);
  });
});

describe("saved data", () => {
  it("fits into the smallest platform limit", () => {
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

  it("skips foreign windows and circular parents", () => {
    const foreign = {
      get API() {
        throw new Error("another origin");
      },
    };
    foreign.parent = foreign;
    expect(findApis({ parent: foreign, top: foreign }, "API")).toEqual([]);
    const one = {};
    const two = { parent: one };
    one.parent = two;
    one.top = { opener: null };
    expect(findApis(one, "API")).toEqual([]);
  });

  it("finds the platform of its opener", () => {
    const api = fake("1.2", {});
    const opener = { API: api };
    opener.parent = opener;
    const own = { opener };
    own.parent = own;
    own.top = own;
    expect(findApis(own, "API")).toEqual([api]);
  });

  it("keeps working if the platform fails", () => {
    const broken = { ...fake("1.2", {}), LMSGetValue: bad, LMSSetValue: bad, LMSFinish: bad };
    const platform = openPlatform("1.2", framed("API", broken));
    platform.report(REPORT);
    platform.end();
    expect(JSON.parse(platform.given)).toEqual({ kept: "", learner: "" });
    broken.LMSInitialize = () => "false";
    expect(openPlatform("1.2", framed("API", broken))).toBeNull();
  });

  it("changes nothing in review mode", () => {
    const set = [];
    const api = {
      ...fake("1.2", {}),
      LMSGetValue: (name) => (name === "cmi.core.lesson_mode" ? "review" : ""),
      LMSSetValue: (...given) => set.push(given),
    };
    const platform = openPlatform("1.2", framed("API", api));
    platform.report(REPORT);
    platform.end();
    expect(set).toEqual([]);
  });
});
