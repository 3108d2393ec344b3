// Overbooking's summary of a round, put together from the log: over whole games it must agree with what was booked.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";

const PYTHON = process.env.BOARDINGHOUSE_PYTHON ?? "../.venv/bin/python";
const GAMES = 12;

/** Games between bots as the page is told them, with the catalog. */
function games() {
  const program = `
import json, sys
sys.path.insert(0, "scripts")
import fixtures, boardinghouse as bh
game = bh.load("overbooking")
print(json.dumps([fixtures.play(game, 2 + n % 3, {}, n, "random") for n in range(${GAMES})]))`;
  return JSON.parse(execFileSync(PYTHON, ["-c", program], { maxBuffer: 1 << 30 }).toString());
}

async function settled() {
  const source = readFileSync("src/games/overbooking/settled.ts", "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

const cards = (view) =>
  view.players.flatMap(({ booked, gone }, owner) => [
    ...booked.map((card) => `${owner} ${card} booked`),
    ...gone.map((card) => `${owner} ${card} gone`),
  ]);

/** What a summary says became of the cards, as the piles of the players would tell it. */
const told = (check) =>
  Object.values(check.hotels).flatMap(({ door, queue }) => [
    ...queue.map(({ owner, card, fate }) => `${owner} ${card} ${fate === "booked" ? "booked" : "gone"}`),
    ...door.map(({ owner, card }) => `${owner} ${card} gone`),
  ]);

test("the summary shows all bookings of its round at that round's hotels", { timeout: 1_800_000 }, async () => {
  const { bookings } = await settled();
  let rounds = 0;
  let interrupted = 0;
  for (const { game, components, steps } of games()) {
    const tables = Object.fromEntries(components.map((table) => [table.name, table]));
    const catalog = { ...game, tables };
    for (const eyes of ["0", "1"]) {
      const log = [];
      let before = new Set();
      let hotels = [];
      let asked = false;
      for (const [number, { did, eyes: seen }] of steps.entries()) {
        const { view, events, prompt } = seen[eyes];
        log.push({ number, seat: did.seat, events });
        const check = bookings(log, view, Number(eyes), catalog);
        const began = events.some(({ key }) => key === "round-began");
        if (began && view.round > 1) {
          rounds += 1;
          interrupted += asked ? 1 : 0;
          assert.equal(check.round, view.round - 1);
          assert.ok(check.over);
          assert.deepEqual(
            Object.values(check.hotels).map(({ hotel }) => hotel.side),
            hotels,
          );
          const lost = check && cards(view).filter((one) => !before.has(one));
          // a card that soldiers drove out is no longer in any queue
          const driven = log.flatMap((entry) => entry.events).filter(({ key }) => key === "replaced").length;
          const missing = lost.filter((one) => !told(check).includes(one));
          assert.ok(missing.length <= driven && missing.every((one) => one.endsWith("gone")), missing.join(", "));
          assert.deepEqual(
            told(check).filter((one) => !lost.includes(one)),
            [],
          );
          for (const { hotel, beds } of Object.values(check.hotels)) assert.equal(hotel.beds, beds);
        } else if (check) {
          assert.equal(check.round, check.over && view.checking.hotel < 0 ? view.round - 1 : view.round);
        }
        if (began || view.checking.hotel < 0) {
          before = new Set(cards(view));
          hotels = view.hotels.map(({ side }) => side);
          asked = false;
        }
        asked ||= view.checking.hotel >= 0 && prompt !== null;
      }
    }
  }
  assert.ok(rounds >= GAMES * 4 && interrupted > GAMES / 2, `${rounds} rounds, ${interrupted} interrupted`);
});

test("a log without the set-up gives no summary of a round whose hotels are gone", { timeout: 1_800_000 }, async () => {
  const { bookings } = await settled();
  let ended = 0;
  for (const { game, components, steps } of games()) {
    const catalog = { ...game, tables: Object.fromEntries(components.map((table) => [table.name, table])) };
    const log = steps.map(({ did, eyes }, number) => ({ number, seat: did.seat, events: eyes["0"].events }));
    const has = (wanted, from) =>
      log.findIndex(({ events }, at) => at >= from && events.some(({ key }) => key === wanted));
    const first = has("hotel-checked", 0);
    const next = has("round-began", first);
    if (first < 0 || next < 0) continue;
    assert.equal(bookings(log.slice(0, next + 1), steps[next].eyes["0"].view, null, catalog)?.round, 1);
    assert.equal(bookings(log.slice(first, next + 1), steps[next].eyes["0"].view, null, catalog), null);
    ended += 1;
  }
  assert.ok(ended > 0);
});

test(
  "a log that begins in the middle of a check gives no summary rather than a wrong one",
  { timeout: 1_800_000 },
  async () => {
    const { bookings } = await settled();
    let cut = 0;
    for (const { game, components, steps } of games()) {
      const catalog = { ...game, tables: Object.fromEntries(components.map((table) => [table.name, table])) };
      for (const [number, { eyes }] of steps.entries()) {
        if (eyes["0"].view.checking.hotel <= 0) continue;
        const later = steps.findIndex((step, at) => at > number && step.eyes["0"].view.checking.hotel < 0);
        if (later < 0) continue;
        const log = steps
          .slice(number + 1, later + 1)
          .map(({ did, eyes: seen }, at) => ({ number: at, seat: did.seat, events: seen["0"].events }));
        assert.equal(bookings(log, steps[later].eyes["0"].view, 0, catalog), null);
        cut += 1;
      }
    }
    assert.ok(cut > 0);
  },
);
