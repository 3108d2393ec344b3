// An evening: two at desks, one with a phone, one who watches, one who is sent away, three languages, Hotel Samoa with a
// clock. Lines go dead, the server dies, somebody leaves and comes back, a move is taken back, and they play again. Twice
// a second what every page says is held against what the table was at the very step that the page shows. `make soak`
// plays the game to its end.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch, PATIENCE } from "./house.mjs";
import { guest, Line, makeTable } from "./friends.mjs";
import { away, read, Recorder, wrong } from "./truth.mjs";

const LONG = process.env.BOARDINGHOUSE_EVENING === "long";
const EVERY = 500;
// how long a page may not know of a step, or of who is connected: until a dead line is noticed, at either end
const GRACE = 12; // looks, at least six seconds of the pages' own time
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
  // a connection that lay idle may be closed by the server as it is used again: a key makes a second try harmless
  const options = { headers, timeout: PATIENCE, maxRetries: 9, ...(data ? { data } : {}) };
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

/** Looks at every page twice a second, and keeps what was wrong. */
class Witness {
  wrong = [];
  looks = 0;
  compared = 0;
  pages = [];
  behind = new Map();
  differs = new Map();
  watching = true;

  constructor(recorder) {
    this.recorder = recorder;
    this.done = this.watch();
  }

  async watch() {
    while (this.watching && browser.isConnected()) {
      this.looks += 1;
      for (const who of this.pages) await this.look(who).catch((fault) => this.failed(who, fault));
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  }

  /** A page that is just being loaded cannot be read. Whatever else goes wrong here is a fault of this test. */
  failed(who, fault) {
    if (!/context was destroyed|navigat|has been closed/.test(fault.message)) this.note(who, [fault.message]);
  }

  note({ name }, faults) {
    this.wrong.push(...faults.map((fault) => `look ${this.looks}, ${name}: ${fault}`));
  }

  /** Nothing is to stay different for longer than it takes to learn of it. */
  bounded(counts, who, same, fault) {
    counts.set(who, same ? 0 : (counts.get(who) ?? 0) + 1);
    if (counts.get(who) === GRACE) this.note(who, [fault]);
  }

  async look(who) {
    const newest = await this.recorder.newest(new URL(who.page.url()).pathname.split("/").at(-1));
    const says = await read(who.page);
    if (says.lost || says.version === null) return; // it says that it is not connected, or is being loaded
    this.bounded(this.behind, who, says.version >= newest, `shows step ${says.version}, the table is at ${newest}`);
    const step = await this.recorder.at(says.table, says.version);
    this.compared += 1;
    this.note(who, wrong(says, step, who));
    const present = await this.recorder.presence();
    if (step.lobby.status !== "playing" || present?.table !== says.table) return;
    const shown = away(says, step).join();
    const due = Object.keys(present.away).filter((seat) => says.others.some((other) => other.seat === Number(seat)));
    const plain = due.filter((seat) => !["left", "late", "lost"].some((why) => step.lobby.seats[seat][why])).join();
    this.bounded(this.differs, who, shown === plain, `shows ${shown} as away instead of ${plain}`);
  }

  async end() {
    this.watching = false;
    await this.done;
  }
}

test("an evening among friends", { timeout: 2_400_000 }, async (context) => {
  const ann = { ...(await guest(browser, house, "Ann")), language: "en" };
  const bob = { ...(await guest(browser, line, "Богдан", { locale: "ru" })), language: "ru" };
  const phone = { locale: "uk", viewport: { width: 390, height: 844 } };
  const vira = { ...(await guest(browser, line, "Віра", phone)), language: "uk" };
  const dan = { ...(await guest(browser, house, "Dan")), language: "en" };
  const eve = { ...(await guest(browser, house, "Eve")), language: "en" };
  const people = [ann, bob, vira];
  const clock = { kind: "live", seconds: 3000, increment: 10, out: "bot" };
  let id = await makeTable([...people, dan], { game: "samoa", clock, watchable: true, chat: "all" });
  const recorder = new Recorder((await guest(browser, house, "Recorder")).page);
  await recorder.follow(id);
  const witness = new Witness(recorder);
  for (const who of [...people, dan]) {
    await who.page.goto(`${who.url}/table/${id}`);
    await who.page.waitForSelector(".room .seats");
    witness.pages.push(who);
  }

  // one too many: the host sends somebody away and takes the seat away too
  await ann.page.locator(".seats > li").nth(3).locator("select").selectOption("reserved");
  await dan.page.waitForSelector('[data-says="removed"]');
  await ann.page.selectOption('select[name="seats"]', "3");
  await bob.page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 3);
  await dan.page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 3);
  witness.pages.pop();
  await dan.page.close();
  await ann.page.click(".head button.go");
  await eve.page.goto(`${house.url}/table/${id}`);
  for (const { page } of [...people, eve]) await page.waitForSelector(".frame");
  witness.pages.push(eve);

  const play = async (moves) => {
    for (let number = 0; number < moves; number += 1) {
      const { acting } = await api(ann, `/tables/${id}`);
      if (acting.length === 0) return false;
      const { seats } = await api(ann, `/tables/${id}`);
      await answer(
        people.find((who) => who.id === seats[acting[0]].person),
        id,
        acting[0],
      );
    }
    return true;
  };
  const caughtUp = async () => {
    const { version } = await api(ann, `/tables/${id}`);
    for (const { page } of [...people, eve])
      await page.waitForFunction((step) => Number(document.querySelector(".frame")?.dataset.step) >= step, version);
  };

  const tell = async (page, text) => {
    await page.click("[aria-controls=chat]");
    await page.fill(".chat input", text);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`.chat li:has-text("${text}")`);
    await page.keyboard.press("Escape");
  };
  /** That this line of the chat is to be read on the page. */
  const said = async (page, text) => {
    await page.click("[aria-controls=chat]");
    await page.waitForSelector(`.chat li:has-text("${text}")`);
    await page.keyboard.press("Escape");
  };

  await play(6);
  line.cut(); // a network that goes away without a word
  await play(1);
  await tell(ann.page, "Are you there?");
  await caughtUp();
  for (const { page } of people) await said(page, "Are you there?");

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
  const { version } = await api(ann, `/tables/${id}`);
  await recorder.at(id, version);
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
  await tell(bob.page, "Good game");
  await ann.page.click(".after button.go");
  for (const { page } of [bob, vira]) await page.waitForSelector(".offer");
  await bob.page.click(".offer .go");
  await vira.page.click(".offer .go");
  const old = id;
  for (const { page } of people)
    await page.waitForURL((url) => url.href.includes("/table/") && !url.href.includes(old));
  id = new URL(ann.page.url()).pathname.split("/").at(-1);
  for (const { page } of people) await page.waitForSelector(".frame");
  assert.equal((await api(ann, `/tables/${id}`)).status, "playing");
  await recorder.follow(id);
  await play(2);
  for (const { page } of people) await said(page, "Good game");
  await witness.end();
  context.diagnostic(`${witness.looks} looks, ${witness.compared} pages compared`);
  assert.deepEqual(witness.wrong, []);
});
