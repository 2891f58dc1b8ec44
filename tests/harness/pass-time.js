// Lets a test pass the time in which a person would look and read, without waiting. `passTime`
// moves the clock by which events are timed, but not the animations; `runTimers` runs at once all
// timers that are due within some time.
(() => {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  let passed = 0;
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() {
      return get.call(this) + passed;
    },
  });
  window.passTime = (ms) => {
    passed += ms;
  };

  const { setTimeout: set, clearTimeout: clear } = window;
  const due = new Map();
  window.setTimeout = (task, ms = 0, ...values) => {
    const run = () => {
      due.delete(id);
      task(...values);
    };
    const id = set(run, ms);
    due.set(id, { time: performance.now() + Number(ms), run });
    return id;
  };
  window.clearTimeout = (id) => {
    due.delete(id);
    clear(id);
  };
  window.runTimers = (ms) => {
    const end = performance.now() + ms;
    const soon = [...due].filter(([, { time }]) => time <= end);
    for (const [id, { run }] of soon.sort(([, one], [, other]) => one.time - other.time)) {
      if (!due.has(id)) continue; // another timer has cancelled it
      clear(id);
      run();
    }
  };
})();
