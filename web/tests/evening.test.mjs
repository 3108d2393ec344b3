// An evening: two at desks, one with a phone, one who watches, three languages, Hotel Samoa with a clock. Lines go dead,
// the server dies, somebody leaves and comes back, a move is taken back, and they play again. All the while what
// every page says is held against what the table is. `make soak` plays the game to its end.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch } from "./house.mjs";
import { guest, Line, sitDown } from "./friends.mjs";

const LONG = process.env.BOARDINGHOUSE_EVENING === "long";
const EVERY = 500;
const OFTEN = 20; // times in a row that a page may differ from a table that stands still: it may be about to learn
let house, browser, line;
before(async () => {
  house = await new House().open();
  line = await new Line(house).open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  line?.close();
  await house?.close();
});

/** A request in this person's name that does not take the line, which may be dead. */
async function api({ context }, path, data) {
  const address = `${house.url}/api${path}`;
  const headers = { origin: house.url };
  const options = { headers, timeout: 60_000, ...(data ? { data } : {}) };
  const response = await (data ? context.request.post(address, options) : context.request.get(address, options));
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}
function command(who, table, type, fields) {
  const key = `key-${Math.random().toString(36).slice(2)}-${Date.now()}`;
  return api(who, "/commands", { command: { type, table, key, ...fields } });
}
async function answer(who, table, seat) {
  const { number, now } = await api(who, `/tables/${table}/state?seat=${seat}`);
  await command(who, table, "play", { seat, expected: number, action: now.actions[0].id });
}

/** What the page says, and what it should say of this table to this person. */
async function compare({ page, id: me }, lobby) {
  const says = await page.evaluate(() => ({
    notes: [...document.querySelectorAll(".note[data-says]")].map((note) => note.dataset.says).sort(),
    off: document.querySelector(".lost") !== null || document.querySelector(".frame") === null,
  }));
  if (says.off) return ""; // it says that it is not connected, and nothing can be clicked
  const mine = lobby.seats.findIndex((seat) => seat.person === me);
  const away = (seat) => (seat.left || seat.late) && !seat.stand_in && !seat.lost;
  const due = [];
  if (lobby.status === "playing") {
    const own = lobby.seats[mine];
    if (own && (own.left || own.late || own.stand_in || own.lost)) due.push("own");
    if (mine >= 0) for (const seat of lobby.seats) if (seat.person !== me && away(seat)) due.push("absent");
    if (mine >= 0 && lobby.undo) due.push("undo");
    if (lobby.undo_refused?.seat === mine) due.push("refused");
  }
  const said = says.notes.filter((note) => note !== "behind");
  return said.join() === due.sort().join() ? "" : `${said.join()} instead of ${due.join()}`;
}

test("an evening among friends", { timeout: 1_200_000 }, async () => {
  const ann = await guest(browser, house, "Ann");
  const bob = await guest(browser, line, "Богдан", { locale: "ru" });
  const vira = await guest(browser, line, "Віра", { locale: "uk", viewport: { width: 390, height: 844 } });
  const eve = await guest(browser, house, "Eve");
  const people = [ann, bob, vira];
  const clock = { kind: "live", seconds: 3000, increment: 10, out: "bot" };
  let id = await sitDown(people, { game: "samoa", clock, watchable: true, chat: "all" });
  await eve.page.goto(`${house.url}/table/${id}`);
  await eve.page.waitForSelector(".frame");

  const stale = [];
  let watching = true;
  const counts = new Map();
  const watch = (async () => {
    let before = -1;
    while (watching && browser.isConnected()) {
      const lobby = await api(ann, `/tables/${id}`).catch(() => null);
      if (lobby && lobby.version !== before) counts.clear();
      before = lobby?.version ?? -1;
      for (const who of lobby ? [...people, eve] : []) {
        const wrong = await compare(who, lobby).catch(() => "");
        const times = wrong ? (counts.get(who) ?? 0) + 1 : 0;
        counts.set(who, times);
        if (times === OFTEN) stale.push(`${who.name}: ${wrong}`);
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  })();

  const play = async (moves) => {
    for (let number = 0; number < moves; number += 1) {
      const { acting } = await api(ann, `/tables/${id}`);
      if (acting.length === 0) return false;
      await answer(people[acting[0]], id, acting[0]);
    }
    return true;
  };
  const caughtUp = async () => {
    const { version } = await api(ann, `/tables/${id}`);
    for (const { page } of [...people, eve])
      await page.waitForFunction((step) => Number(document.querySelector(".frame")?.dataset.step) >= step, version);
  };

  await play(6);
  line.cut(); // a network that goes away without a word
  await play(1);
  await caughtUp();

  const { number } = await api(ann, `/tables/${id}/state?seat=0`);
  await command(ann, id, "ask-undo", { seat: 0, expected: number });
  for (const { page } of people) await page.waitForSelector('.note[data-says="undo"]');
  for (const [who, seat] of [
    [bob, 1],
    [vira, 2],
  ]) {
    const { version } = await api(who, `/tables/${id}`);
    await command(who, id, "answer-undo", { seat, expected: version, agree: true });
  }
  for (const { page } of people) await page.waitForSelector('.note[data-says="undo"]', { state: "detached" });

  line.cut(); // and a machine that slept
  await bob.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await play(2);
  await caughtUp();

  await house.end();
  await ann.page.waitForSelector(".lost");
  await house.open();
  for (const { page } of people) await page.waitForSelector(".lost", { state: "detached" });
  await play(3);
  await caughtUp();

  await command(vira, id, "leave", { seat: 2 });
  for (const { page } of [ann, bob]) await page.waitForSelector('.note[data-says="absent"]');
  await command(vira, id, "return", { seat: 2 });
  for (const { page } of [ann, bob]) await page.waitForSelector('.note[data-says="absent"]', { state: "detached" });

  if (LONG) while (await play(10));
  else {
    await command(bob, id, "resign", { seat: 1 });
    await bob.page.waitForSelector('.note[data-says="own"]');
    await command(vira, id, "resign", { seat: 2 });
  }
  for (const { page } of [...people, eve]) await page.waitForSelector(".decide .places");
  await ann.page.click(".after button.go");
  for (const { page } of [bob, vira]) await page.waitForSelector(".offer");
  await bob.page.click(".offer .go");
  await vira.page.click(".offer .go");
  const old = id;
  for (const { page } of people)
    await page.waitForURL((url) => url.href.includes("/table/") && !url.href.includes(old));
  watching = false;
  await watch;
  id = new URL(ann.page.url()).pathname.split("/").at(-1);
  assert.equal((await api(ann, `/tables/${id}`)).status, "playing");
  assert.deepEqual(stale, []);
});
