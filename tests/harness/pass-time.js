// A person looks before pressing anything, and reads: a test lets that time pass without waiting
// for it. What a page does by the time of its events sees `passTime`, and what it draws does not;
// what it does after a while, `runTimers` has it do at once.
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
      if (!due.has(id)) continue; // one of the others has called it off
      clear(id);
      run();
    }
  };
})();
