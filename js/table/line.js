/**
 * The line between a guest's page and its table: a websocket that is opened again whenever it breaks.
 *
 * Items without an answer are sent again after each break; messages that arrive twice or late are ignored.
 */

/** @typedef {Record<string, any>} Message */
/** @typedef {ReturnType<typeof createLine>} Line */

/** Milliseconds without a message from the table after which the line counts as broken. */
const SILENCE = 15_000;
const PING = 6_000;
/** Milliseconds until each further attempt; the last value is repeated. */
const PAUSES = [300, 1000, 2500, 5000];
/** Milliseconds until an item without an answer is sent again. */
const REMIND = 4_000;

/** Reasons for which a page does not reconnect. */
const FINAL = /^(closed|seat|bot|left|again|full|sent-away)$/;

/** Milliseconds on a clock that nobody can set. */
const now = () => performance.now();

/**
 * @param {object} o
 * @param {() => WebSocket} o.open
 * @param {() => Message} o.introduce the first message: who this is
 * @param {(traits: Record<string, any>, first: boolean, secret: string|undefined) => void} o.show
 * @param {(status: string) => void} o.status "" while all is well, otherwise the end of a message's name
 */
export function createLine({ open, introduce, show, status }) {
  /** @type {WebSocket|null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let retry;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let reminder;
  let failed = 0;
  let heard = -1;
  let sent = 0;
  let spoken = 0;
  let welcome = false;
  let over = false;
  /** Whether the page still wants to be at the table. */
  let wanted = false;
  /** The items that wait for an answer. @type {any[]} */
  let outbox = [];

  const ticking = setInterval(check, PING);

  function connect() {
    clearTimeout(retry);
    if (over) return;
    wanted = true;
    const line = open();
    socket = line;
    spoken = now();
    line.onopen = () => line.send(JSON.stringify({ type: "join", ...introduce() }));
    line.onmessage = ({ data }) => line === socket && onMessage(JSON.parse(data));
    line.onclose = () => line === socket && lose();
  }

  /** @param {string} why */
  function lose(why = "cut-off") {
    socket = null;
    if (over) return;
    status(why);
    retry = setTimeout(connect, PAUSES[Math.min(failed, PAUSES.length - 1)]);
    failed += 1;
  }

  /** @param {Message} message */
  function onMessage({ type, n, traits, secret, why }) {
    spoken = now();
    if (type === "welcome") {
      failed = 0;
      const first = !welcome;
      welcome = true;
      status("");
      // A restarted kernel counts from the start. Older messages cannot arrive, since their
      // connection is closed.
      heard = n;
      show(traits, first, secret);
      if (outbox.length) send();
    } else if (type === "changed" && n > heard) {
      heard = n;
      show(traits, false, secret);
    } else if (type === "there") socket?.send('{"type":"ping"}');
    else if (type === "away") status("away");
    else if (type === "back") status("");
    else if (type === "bye") leave(why);
  }

  /** @param {string} why */
  function leave(why) {
    // After a restart, the server does not know its earlier guests for a moment.
    if (why === "refused" && welcome) return;
    // Too many pages tried to join at that moment; this page was not guessing codes.
    if (why === "busy") {
      lose(why);
      return;
    }
    if (FINAL.test(why)) stop();
    // The person may have another link or code, so the page asks.
    else {
      socket = null;
      wanted = false;
    }
    status(why);
  }

  function stop() {
    over = true;
    clearInterval(ticking);
    clearTimeout(retry);
    clearTimeout(reminder);
  }

  function send() {
    clearTimeout(reminder);
    if (!welcome || socket?.readyState !== 1) return;
    sent += 1;
    socket.send(JSON.stringify({ type: "items", said: { n: sent, outbox } }));
    if (outbox.length) reminder = setTimeout(send, REMIND);
  }

  /**
   * Reconnect a line that broke unnoticed, for example while the device was asleep; otherwise ping.
   */
  function check() {
    if (over || !socket) return;
    if (now() - spoken > SILENCE) {
      const old = socket;
      lose();
      old.close();
    } else if (socket.readyState === 1) socket.send('{"type":"ping"}');
  }

  return {
    connect,
    /** @param {any[]} items all that have no answer */
    send(items) {
      outbox = items;
      send();
    },
    /** Call when the page is visible again, or the network is back. */
    wake() {
      if (over || !wanted) return;
      if (!socket) connect();
      else check();
    },
    leave() {
      if (socket?.readyState === 1) socket.send('{"type":"leave"}');
    },
    stop,
  };
}
