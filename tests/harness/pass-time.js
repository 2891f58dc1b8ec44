// A person looks before pressing anything: a test lets that time pass without waiting for it. What a
// page does by the time of its events sees it; what it draws, and what it waits for, does not.
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
})();
