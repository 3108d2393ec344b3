// How soon the page learns that its connection is gone, counted on a clock that this test moves: every moment at which a
// line can go dead, a machine that slept, a network that is back.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import ts from "typescript";

const NOTICED = 5000; // milliseconds within which a dead line is noticed
const STEP = 50;
const folder = mkdtempSync(join(tmpdir(), "boardinghouse-"));
let Connection;
before(async () => {
  const client = new URL("../src/client/", import.meta.url);
  for (const name of readdirSync(client)) {
    const source = readFileSync(new URL(name, client), "utf8");
    const { outputText } = ts.transpileModule(source, { compilerOptions: { target: "es2022", module: "esnext" } });
    writeFileSync(join(folder, name.replace(".ts", ".mjs")), outputText.replaceAll('.ts"', '.mjs"'));
  }
  globalThis.WebSocket ??= { CONNECTING: 0, OPEN: 1 };
  ({ Connection } = await import(pathToFileURL(join(folder, "connection.mjs")).href));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** A page's connection on a clock of its own. What is sent over a socket that is dead comes to nothing, unsaid. */
class Bench {
  at = 0;
  timers = new Map();
  sockets = [];
  status = null;
  synced = 0;
  reachable = true;

  constructor(context) {
    const set = (every) => (call, wait) => {
      const id = Symbol();
      this.timers.set(id, { call, due: this.at + wait, every: every ? wait : 0 });
      return id;
    };
    const forget = (id) => this.timers.delete(id);
    for (const [name, does] of Object.entries({
      setTimeout: set(false),
      setInterval: set(true),
      clearTimeout: forget,
      clearInterval: forget,
    }))
      context.mock.method(globalThis, name, does);
    context.mock.method(Date, "now", () => 1e12 + this.at);
    this.connection = new Connection(
      () => this.dial(),
      (status) => (this.status = { ...status }),
    );
    this.connection.listen({ table: "a", seat: 0, newest: () => 1, sync: () => (this.synced += 1) });
    this.pass(1000);
    assert.equal(this.status.lost, false);
  }

  dial() {
    const socket = { readyState: 0, dead: !this.reachable };
    const tell = (message) => {
      if (!socket.dead && this.reachable) socket.onmessage({ data: JSON.stringify(message) });
    };
    socket.send = (data) => {
      const { type, key } = JSON.parse(data);
      if (type === "ping") setTimeout(() => tell({ type: "pong", key, now: 0, gone: [] }), 20);
      if (type === "join")
        setTimeout(
          () => tell({ type: "sync", key, table: "a", seat: 0, number: 1, now: { actions: [], view: null } }),
          20,
        );
    };
    socket.close = () => (socket.readyState = 2); // who waits for the other side's goodbye waits for long
    this.sockets.push(socket);
    setTimeout(() => {
      if (socket.dead) return;
      socket.readyState = 1;
      socket.onopen?.();
      tell({ type: "hello", now: (1e12 + this.at) / 1000 });
    }, 20);
    return socket;
  }

  cut() {
    for (const socket of this.sockets) socket.dead = true;
  }

  /** Let time pass; asleep, nothing runs meanwhile. */
  pass(milliseconds, { asleep = false } = {}) {
    const end = this.at + milliseconds;
    if (asleep) this.at = end;
    while (this.at < end) {
      this.at += 10;
      for (const [id, timer] of [...this.timers]) {
        if (timer.due > this.at || !this.timers.has(id)) continue;
        if (timer.every) timer.due = this.at + timer.every;
        else this.timers.delete(id);
        timer.call();
      }
    }
  }

  /** Milliseconds until this is so. */
  until(so, most) {
    const from = this.at;
    while (!so()) {
      if (this.at - from > most) return Infinity;
      this.pass(10);
    }
    return this.at - from;
  }
}

test("a line that goes dead at any moment is noticed and replaced within five seconds", (context) => {
  let slowest = 0;
  for (let moment = 0; moment < 3000; moment += STEP) {
    const bench = new Bench(context);
    bench.pass(moment);
    bench.cut();
    slowest = Math.max(
      slowest,
      bench.until(() => bench.status.lost, NOTICED),
    );
    assert.equal(bench.sockets.length, 2, "a new socket at once, whatever becomes of the old one");
    assert.ok(bench.until(() => !bench.status.lost, 100) <= 100, "back as soon as the table is read again");
    bench.connection.close();
  }
  context.diagnostic(`noticed within ${slowest} ms`);
  assert.ok(slowest <= NOTICED, `${slowest} ms`);
});

test("after a sleep nothing is trusted, whether the page is told that it is looked at or not", (context) => {
  for (const told of [false, true]) {
    const bench = new Bench(context);
    bench.cut();
    bench.pass(40_000, { asleep: true });
    if (told) bench.connection.lookAgain();
    assert.ok(bench.until(() => bench.status.lost, 500) <= (told ? 0 : 500));
    assert.ok(bench.until(() => !bench.status.lost, 100) <= 100);
    bench.connection.close();
  }
});

test("when the network is back nobody waits for the next try", (context) => {
  const bench = new Bench(context);
  bench.cut();
  bench.reachable = false;
  bench.pass(120_000);
  assert.equal(bench.status.lost, true);
  bench.reachable = true;
  bench.connection.replace(); // what the browser's `online` does
  assert.ok(bench.until(() => !bench.status.lost, 100) <= 100);
  bench.connection.close();
});

test("a step is not believed twice: what was asked on a dead line is asked again", async (context) => {
  const bench = new Bench(context);
  const sent = [];
  const dial = bench.dial.bind(bench);
  bench.dial = () => {
    const socket = dial();
    const send = socket.send;
    socket.send = (data) => {
      const message = JSON.parse(data);
      if (message.type !== "say") return send(data);
      sent.push(message.key);
      if (!socket.dead) socket.onmessage({ data: JSON.stringify({ type: "done", key: message.key, number: 0 }) });
    };
    return socket;
  };
  bench.connection.replace();
  bench.pass(200);
  bench.cut();
  let done = null;
  void bench.connection.send("say", "a", { text: "Hello" }).then((answer) => (done = answer));
  bench.pass(NOTICED + 200);
  await Promise.resolve();
  assert.equal(sent.length, 2);
  assert.equal(sent[0], sent[1], "with the same key, so that it counts once");
  assert.equal(done?.key, sent[0]);
  bench.connection.close();
});
