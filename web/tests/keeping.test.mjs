// What the house in a browser keeps: a full disk is reported, two tabs share one log, a new version waits.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { clickBoard, clickPanel } from "./clicks.mjs";
import { launch, myTurn } from "./house.mjs";
import { kept, question, sitDown, step, tab, visit } from "./pocket.mjs";
import { SITE, StaticHost } from "./static.mjs";

// a disk that is full when the test says so: a browser looks at the room there is only now and then
const FULL = `
  let none = false;
  const room = new BroadcastChannel("room");
  room.onmessage = ({ data }) => {
    none = data;
    room.postMessage("noted");
  };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) {
    if (!none) return add.apply(this, given);
    Object.defineProperty(this.transaction, "error", { value: new DOMException("no room", "QuotaExceededError") });
    this.transaction.abort();
  };
`;

let browser, host;
before(async () => {
  browser = await launch();
  host = await new StaticHost().open();
  const worker = `assets/${readdirSync(join(SITE, "assets")).find((name) => /^house\.worker-.*\.js$/.test(name))}`;
  host.instead[worker] = FULL + readFileSync(join(SITE, worker), "utf8");
});
after(async () => {
  await browser?.close();
  await host?.close();
});

/** Let there be no room from now on, or let there be. */
function full(page, none) {
  return page.evaluate(
    (none) =>
      new Promise((noted) => {
        const room = new BroadcastChannel("room");
        room.onmessage = () => noted(room.close());
        room.postMessage(none);
      }),
    none,
  );
}

/** Answer on the board or in the panel until the table is at another step, or until something else is there. */
async function answerOn(page, other) {
  const asked = await step(page);
  for (let number = 0; (await step(page)) === asked && !(await other?.count()); number += 1) {
    await page.evaluate(number % 4 < 3 ? clickBoard : clickPanel, number);
    await page.waitForTimeout(30);
  }
}

test("a full disk is reported, and nothing is lost", { timeout: 1_800_000 }, async (context) => {
  const visitor = await visit(browser, host);
  const { page } = visitor;
  context.after(() => visitor.context.close());
  await sitDown(page, "amsterdam", 1);
  const alert = page.locator(".full[role=alert]");
  assert.equal(await alert.count(), 0);
  const asked = await question(page);
  await full(page, true);
  await answerOn(page, alert);
  assert.match(await alert.textContent(), /no room left/);
  assert.deepEqual(await question(page), asked);
  await page.reload();
  await myTurn(page);
  assert.deepEqual(await question(page), asked);
  await full(page, true);
  await answerOn(page, alert);
  await full(page, false);
  await answerOn(page);
  await alert.waitFor({ state: "detached" });
});

test("two tabs at one table: each sees the other, and one answer counts", { timeout: 1_800_000 }, async (context) => {
  const visitor = await visit(browser, host);
  context.after(() => visitor.context.close());
  await sitDown(visitor.page, "maui", 1);
  const tabs = [visitor.page, await tab(visitor, visitor.page.url())];
  const alike = async () => {
    await Promise.all(tabs.map(myTurn));
    for (;;) {
      // each tab has its own list of answers open or shut
      const [one, two] = await Promise.all(
        tabs.map(async (page) => ({ step: await step(page), asked: await page.textContent(".decide .prompt") })),
      );
      if (one.step === two.step) return [one, two];
      await tabs[0].waitForTimeout(20);
    }
  };
  for (let round = 0; round < 6; round += 1) {
    const [one, two] = await alike();
    assert.deepEqual(one, two);
    if (round % 2) {
      // at once, and not the same: each clicks until the table has moved on
      await Promise.all(tabs.map((page) => answerOn(page)));
    } else await answerOn(tabs[round % 4 ? 1 : 0]);
    for (const page of tabs)
      await page.waitForFunction((before) => Number(document.querySelector(".frame").dataset.step) > before, +one.step);
  }
  const steps = await visitor.page.evaluate(
    () =>
      new Promise((done) => {
        const opened = indexedDB.open("boardinghouse");
        opened.onsuccess = () => {
          const all = opened.result.transaction("steps").objectStore("steps").getAll();
          all.onsuccess = () => done(all.result.map(({ number }) => number));
        };
      }),
  );
  assert.deepEqual(
    steps,
    steps.map((_, at) => at + 1),
    "one log without gaps",
  );
  assert.deepEqual(visitor.errors, []);
});

test("a new version is offered, waits, and is taken when you say so", { timeout: 1_800_000 }, async (context) => {
  const visitor = await visit(browser, host);
  const { page } = visitor;
  context.after(async () => {
    delete host.instead["sw.js"];
    await visitor.context.close();
  });
  await page.reload(); // the first one of all has taken its place by now
  await page.locator(".game").first().waitFor();
  await kept(page);
  await sitDown(page, "maui", 1);
  await page.evaluate(() => (window.before = true));
  const script = readFileSync(join(SITE, "sw.js"), "utf8");
  host.instead["sw.js"] = script.replace(/VERSION = "[^"]*"/, 'VERSION = "another"');
  assert.notEqual(host.instead["sw.js"], script);
  const look = () =>
    page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((found) => found.update())
        .then(() => undefined),
    );
  await look();
  const [now, later] = [page.getByRole("button", { name: "Restart now" }), page.getByRole("button", { name: "Later" })];
  await now.waitFor();
  await answerOn(page);
  await myTurn(page);
  assert.ok(await page.evaluate(() => window.before), "nobody was sent away from the table");
  assert.ok(
    !(await page.evaluate(() => caches.keys())).every((name) => name.endsWith("another")),
    "the old one is here",
  );
  await later.click();
  await now.waitFor({ state: "detached" });
  const asked = await question(page);
  await page.reload();
  await myTurn(page);
  assert.deepEqual(await question(page), asked);
  await now.click();
  await page.waitForFunction(() => !window.before && document.querySelector(".decide.mine"));
  await myTurn(page);
  assert.deepEqual(await question(page), asked);
  assert.deepEqual(await page.evaluate(() => caches.keys()), ["boardinghouse-another"]);
  assert.deepEqual(visitor.errors, []);
});
