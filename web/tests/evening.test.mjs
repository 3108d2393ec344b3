// An evening: two at desks, one with a phone, one who watches, one who is sent away, three languages, Hotel Samoa with a
// clock. Lines go dead, a machine sleeps, the server dies, somebody leaves and comes back, moves are taken back, and they
// play again. Twice a second everything that every page says is written down together with the step that its connection
// was brought to, and afterwards compared with what the log says the table was at that very step. `make soak` plays the
// game to its end.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { clickPanel } from "./clicks.mjs";
import { House, launch, PATIENCE } from "./house.mjs";
import { guest, Line, makeTable } from "./friends.mjs";
import { connected, read, steps, wrong } from "./truth.mjs";
import { Recorder, tap } from "./wire.mjs";

const LONG = process.env.BOARDINGHOUSE_EVENING === "long";
const EVERY = 500;
const ASLEEP = 7000; // longer than a page takes for a break
let house, browser;
const lines = [];
before(async () => {
  house = await new House().open();
  for (let count = 0; count < 2; count += 1) lines.push(await new Line(house).open());
  browser = await launch();
});
after(async () => {
  await browser?.close();
  for (const line of lines) line.close();
  await house?.close();
});

/** A request in this person's name that does not take the line, which may be dead. */
async function api({ context }, path, data, method = data ? "POST" : "GET") {
  // a connection that lay idle may be closed by the server as it is used again: a key makes a second try harmless
  const options = {
    method,
    headers: { origin: house.url },
    timeout: PATIENCE,
    maxRetries: 9,
    ...(data ? { data } : {}),
  };
  const response = await context.request.fetch(`${house.url}/api${path}`, options);
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}
function command(who, table, type, fields) {
  const key = `key-${Math.random().toString(36).slice(2)}-${Date.now()}`;
  return api(who, "/commands", { command: { type, table, key, ...fields } });
}

/** Looks at every page twice a second, and keeps what it says and what it was sent. */
class Witness {
  samples = [];
  faults = [];
  looks = 0;
  pages = [];
  owed = new Map(); // by page: what it has to know once it was answered so often
  watching = true;

  constructor(recorder) {
    this.recorder = recorder;
    this.began = Date.now();
    this.done = this.watch();
  }

  async watch() {
    while (this.watching && browser.isConnected()) {
      this.looks += 1;
      await Promise.all(this.pages.map((who) => this.look(who).catch((fault) => this.failed(who, fault))));
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    this.seconds = Math.round((Date.now() - this.began) / 1000);
  }

  /** A page that is just being loaded cannot be read. Whatever else goes wrong here is a fault of this test. */
  failed({ name }, fault) {
    if (!/context was destroyed|navigat|has been closed/.test(fault.message))
      this.faults.push(`${name}: ${fault.stack}`);
  }

  async look(who) {
    if (who.asleep) return; // nobody looks at a machine that sleeps
    const known = await this.recorder.of(new URL(who.page.url()).pathname.split("/").at(-1));
    const says = await read(who);
    if (who.asleep) return;
    this.samples.push({ look: this.looks, who, says });
    this.learn(who, says, known);
  }

  /** What was known before a page asked twice and was answered, it knows too: it cannot be connected and behind. */
  learn(who, { table, sent }, known) {
    if (known === null || sent.version === null || sent.lost) return;
    const now = JSON.stringify([table, known]);
    const owed = (this.owed.get(who) ?? []).filter((one) => one.table === table);
    const due = owed.filter(({ after }) => after <= sent.answered);
    for (const { version } of due)
      if (sent.version < version)
        this.faults.push(
          `look ${this.looks}, ${who.name}: connected, at step ${sent.version} while the table is at ${version}`,
        );
    if (
      known.presence &&
      due.some((one) => one.now === now) &&
      JSON.stringify(sent.presence) !== JSON.stringify(known.presence)
    )
      this.faults.push(
        `look ${this.looks}, ${who.name}: was told ${JSON.stringify(sent.presence)}, not ${JSON.stringify(known.presence)}`,
      );
    const rest = owed.filter((one) => one.after > sent.answered || one.now === now);
    if (!rest.some((one) => one.now === now)) rest.push({ table, now, version: known.version, after: sent.asked + 2 });
    this.owed.set(who, rest);
  }

  async end() {
    this.watching = false;
    await this.done;
  }

  /** Every word of every page, by the log. */
  judge() {
    const truth = steps(house);
    const found = [...this.faults];
    const counts = { compared: 0, lost: 0, loading: 0 };
    for (const { look, who, says } of this.samples) {
      const note = (faults) => found.push(...faults.map((fault) => `look ${look}, ${who.name}: ${fault}`));
      if (says.version === null) {
        counts.loading += 1;
        if (says.room || says.others.length || says.notes.length) note(["loading, and says something all the same"]);
        continue;
      }
      const step = truth.get(`${says.table} ${says.sent.version}`);
      note(connected(says));
      note(step ? wrong(says, step, who) : [`knows of step ${says.sent.version}, which was never`]);
      counts.compared += 1;
      if (says.lost) counts.lost += 1;
    }
    return { found, counts };
  }
}

/** Somebody who comes to spend the evening. */
async function friend(door, name, language, more = {}) {
  const who = await guest(browser, door, name, { locale: language, ...more });
  await who.context.addInitScript(tap);
  return { ...who, language };
}

test("an evening among friends", { timeout: 2_400_000 }, async (context) => {
  const ann = await friend(house, "Ann", "en");
  const bob = await friend(lines[0], "Богдан", "ru");
  const vira = await friend(lines[1], "Віра", "uk", { viewport: { width: 390, height: 844 } });
  const dan = await friend(house, "Dan", "en");
  const eve = await friend(house, "Eve", "en");
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
  for (const { page } of [bob, dan])
    await page.waitForFunction(() => document.querySelectorAll(".seats > li").length === 3);
  await pause(2);
  witness.pages.pop();
  await dan.page.close();
  await ann.page.click(".head button.go");
  await eve.page.goto(`${house.url}/table/${id}`);
  for (const { page } of [...people, eve]) await page.waitForSelector(".frame");
  witness.pages.push(eve);

  /** Until the pages have been looked at so often again. */
  async function pause(looks) {
    for (const end = witness.looks + looks; witness.looks < end;) await new Promise((done) => setTimeout(done, 100));
  }
  const table = () => api(ann, `/tables/${id}`);
  const owner = ({ seats }, seat) => people.find((who) => who.id === seats[seat].person);
  /** So many answers, of those who can; by clicks, or past the page. Whether the game goes on. */
  async function play(moves, { clicks = true } = {}) {
    for (let number = 0; number < moves; number += 1) {
      const now = await table();
      const seat = now.acting.find((one) => !owner(now, one).asleep);
      if (seat === undefined) return now.acting.length > 0;
      const who = owner(now, seat);
      if (!clicks || number % 2) {
        const state = await api(who, `/tables/${id}/state?seat=${seat}`);
        await command(who, id, "play", { seat, expected: state.number, action: state.now.actions[0].id });
        continue;
      }
      for (let click = 0; (await table()).version === now.version; click += 1) {
        await who.page.waitForSelector(".decide.mine, .decide .waiting, .lost, .decide .places");
        await who.page.evaluate(clickPanel, click);
        await who.page.waitForTimeout(50);
      }
    }
    return true;
  }
  async function caughtUp() {
    const { version } = await table();
    for (const { page } of [...people, eve])
      await page.waitForFunction((step) => Number(document.querySelector(".frame")?.dataset.step) >= step, version);
  }
  async function tell(page, text) {
    await page.click("[aria-controls=chat]");
    await page.fill(".chat input", text);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`.chat li:has-text("${text}")`);
    await page.keyboard.press("Escape");
  }
  /** That this line of the chat is to be read on the page. */
  async function said(page, text) {
    await page.click("[aria-controls=chat]");
    await page.waitForSelector(`.chat li:has-text("${text}")`);
    await page.keyboard.press("Escape");
  }
  async function askBack(agree) {
    const now = await table();
    await command(ann, id, "ask-undo", { seat: 0, expected: now.version });
    for (const { page } of people) await page.waitForSelector('.note[data-says="undo"]');
    await pause(2);
    for (const [who, seat] of [
      [bob, 1],
      [vira, 2],
    ]) {
      const { version, undo } = await table();
      if (undo) await command(who, id, "answer-undo", { seat, expected: version, agree });
      await pause(1);
    }
    for (const { page } of people) await page.waitForSelector('.note[data-says="undo"]', { state: "detached" });
  }

  await play(8);
  for (const line of lines) {
    line.cut(); // a network that goes away without a word
    await play(1, { clicks: false });
    await tell(ann.page, `Are you there, ${lines.indexOf(line)}?`);
    await caughtUp();
    for (const { page } of people) await said(page, `Are you there, ${lines.indexOf(line)}?`);
  }

  await askBack(false);
  await pause(2);
  await play(2);
  await askBack(true);

  // a machine sleeps, its line is gone; meanwhile the others play on, and one of them is called otherwise
  const cdp = await bob.context.newCDPSession(bob.page);
  bob.asleep = true;
  await cdp.send("Page.setWebLifecycleState", { state: "frozen" });
  lines[0].cut();
  await play(2);
  await api(vira, "/name", { name: "Віра М." }, "PUT");
  await new Promise((done) => setTimeout(done, ASLEEP));
  await cdp.send("Page.setWebLifecycleState", { state: "active" });
  bob.asleep = false;
  await caughtUp();
  await play(4);

  await house.end();
  await ann.page.waitForSelector(".lost");
  await pause(4);
  await house.open();
  for (const { page } of people) await page.waitForSelector(".lost", { state: "detached" });
  await play(3);
  await caughtUp();

  // one goes away and comes back; one closes the page
  await command(vira, id, "leave", { seat: 2 });
  for (const { page } of [ann, bob]) await page.waitForSelector('.note[data-says="absent"]');
  await ann.page.click('.note[data-says="absent"] button');
  await pause(3);
  await command(vira, id, "return", { seat: 2 });
  for (const { page } of [ann, bob]) await page.waitForSelector('.note[data-says="absent"]', { state: "detached" });
  witness.pages.splice(witness.pages.indexOf(bob), 1);
  await bob.page.goto("about:blank");
  await ann.page.waitForSelector(".other .away");
  await pause(3);
  await bob.page.goto(`${bob.url}/table/${id}`);
  await bob.page.waitForSelector(".frame");
  witness.pages.push(bob);
  await ann.page.waitForSelector(".other .away", { state: "detached" });

  if (LONG) while (await play(10));
  else {
    await command(bob, id, "resign", { seat: 1 });
    await bob.page.waitForSelector('.note[data-says="own"]');
    await pause(3);
    await command(vira, id, "resign", { seat: 2 });
  }
  for (const { page } of [...people, eve]) await page.waitForSelector(".decide .places");
  await tell(bob.page, "Good game");
  await pause(2);
  await ann.page.click(".after button.go");
  for (const { page } of [bob, vira]) await page.waitForSelector(".offer");
  await pause(2);
  await bob.page.click(".offer .go");
  await pause(2);
  await vira.page.click(".offer .go");
  const old = id;
  for (const { page } of people)
    await page.waitForURL((url) => url.href.includes("/table/") && !url.href.includes(old));
  id = new URL(ann.page.url()).pathname.split("/").at(-1);
  await recorder.follow(id);
  for (const { page } of people) await page.waitForSelector(".frame");
  assert.equal((await table()).status, "playing");
  await play(4);
  for (const { page } of people) await said(page, "Good game");
  await pause(2);
  await witness.end();

  await house.end("SIGTERM");
  const { found, counts } = witness.judge();
  context.diagnostic(
    `${witness.seconds} s, ${witness.looks} looks, ${counts.compared} pages compared, ${counts.lost} of them without a ` +
      `connection, ${counts.loading} being loaded`,
  );
  assert.deepEqual(found, []);
});
