// What goes over a page's connection, noted in the page beside it: what the page has been sent, and what it must know by now.

/** Before any script of the page: `window.wire` keeps what its newest socket was sent. */
export function tap() {
  const wire = (window.wire = {
    versions: {}, // by table: the step it has been brought to
    presences: {}, // by table: who is connected, as it was told last
    lost: false, // whether what it has may be old
    skew: [0, 0], // seconds by which the server's clock is ahead, at least and at most
    asked: 0, // pings sent
    answered: 0, // the newest of them that was answered
    // when it last looked at its clock and at its connection, which it does twice a second: in milliseconds of its own,
    // and in seconds of the server's, at least and at most
    ticks: {},
    greeted: 0, // when its connection was made
    pinged: 0,
    heard: 0,
  });
  const every = window.setInterval;
  window.setInterval = (call, wait, ...more) => {
    if (wait !== 500) return every(call, wait, ...more);
    const tick = (look) => {
      const at = Date.now();
      look();
      wire.ticks[id] = { at, clock: [at / 1000 + wire.skew[0], Date.now() / 1000 + wire.skew[1]] };
    };
    const id = every(() => tick(call), wait);
    tick(() => undefined);
    return id;
  };
  const cease = window.clearInterval;
  window.clearInterval = (id) => {
    delete wire.ticks[id];
    cease(id);
  };
  let current = null;
  let joins = new Set();
  const pings = new Map();
  const moved = (table, number) => (wire.versions[table] = Math.max(number, wire.versions[table] ?? 0));
  const takes = {
    hello: ({ now }) => {
      wire.greeted = Date.now();
      wire.skew[1] = now - wire.greeted / 1000;
    },
    sync: ({ table, number }) => moved(table, number),
    // what does not follow on what it has is not taken: the page asks for the whole
    step: ({ table, number }) => number === wire.versions[table] + 1 && moved(table, number),
    patch: ({ table, number }) => number === wire.versions[table] + 1 && moved(table, number),
    presence: ({ table, away, watchers }) => (wire.presences[table] = { away, watchers }),
    pong: ({ key }) => (wire.answered = Math.max(wire.answered, pings.get(key) ?? 0)),
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      current = this;
      joins = new Set();
      this.addEventListener("close", () => current === this && (wire.lost = true));
      this.addEventListener("message", ({ data }) => {
        if (current !== this) return;
        const message = JSON.parse(data);
        wire.heard = Date.now();
        takes[message.type]?.(message);
        if (joins.delete(message.key) && joins.size === 0) wire.lost = false;
      });
      // after the page itself has heard it
      queueMicrotask(() =>
        this.addEventListener("message", ({ data }) => {
          const { type, now } = JSON.parse(data);
          if (type === "hello" && current === this) wire.skew[0] = now - Date.now() / 1000;
        }),
      );
    }
    send(data) {
      const { type, key, table } = JSON.parse(data);
      if (type === "join") joins.add(key);
      if (type === "part") wire.versions[table] = wire.presences[table] = null; // other eyes, which know nothing yet
      if (type === "ping") {
        pings.set(key, ++wire.asked);
        wire.pinged = Date.now();
      }
      super.send(data);
    }
    close() {
      if (current === this) wire.lost = true;
      super.close();
    }
  };
}

/** Somebody who watches, on a connection of their own: how far the tables are, and who is connected. */
export class Recorder {
  constructor(page) {
    this.page = page;
  }

  /** Follow this table too, from now on. The socket comes back by itself. */
  follow(table) {
    return this.page.evaluate((table) => {
      const tables = (window.tables ??= {});
      tables[table] = { version: 0, presence: null };
      const connect = () => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => socket.readyState === 1 && socket.send(JSON.stringify(message));
        socket.onopen = () => send({ type: "join", table, seat: null });
        const beat = setInterval(() => send({ type: "ping" }), 1000);
        socket.onclose = () => {
          clearInterval(beat);
          tables[table].presence = null; // it may be another by now
          setTimeout(connect, 100);
        };
        socket.onmessage = ({ data }) => {
          const { type, number, away, watchers } = JSON.parse(data);
          if (type === "presence") tables[table].presence = { away, watchers };
          if (type === "step" || type === "sync") tables[table].version = number;
        };
      };
      connect();
    }, table);
  }

  /** What is known of a table. */
  of(table) {
    return this.page.evaluate((table) => window.tables[table] ?? null, table);
  }
}
