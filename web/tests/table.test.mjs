// What a table does for a person: hints of a first game, why not, what happened meanwhile, calling them back, settings.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch, myTurn, person, playBots } from "./house.mjs";

const GAMES = ["samoa", "amsterdam", "overbooking", "maui", "austria"];

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** Take the first answer that the panel offers. */
async function answer(page) {
  const step = await page.locator(".frame[data-step]").getAttribute("data-step");
  if ((await page.locator(".decide [data-action]").count()) === 0) await page.locator(".decide .chip").first().click();
  await page.locator(".decide [data-action]").first().click();
  await page.waitForFunction((before) => document.querySelector(".frame[data-step]").dataset.step !== before, step);
}

test(
  "a newcomer is at the first decision of a game in two clicks, and hints lead on",
  { timeout: 1_800_000 },
  async () => {
    const { page, context, url, errors } = await person(browser, house);
    await context.addInitScript(() => localStorage.removeItem("boardinghouse"));
    await page.goto(url);
    await page.click('.game[data-game="maui"] button.go'); // one
    await page.waitForSelector(".decide.mine .hint");
    await page.locator(".board .lit").first().click(); // two
    await page.waitForSelector(".board .chosen, .frame:not([data-step='0'])");
    assert.deepEqual(errors, []);
    await context.close();
  },
);

for (const game of GAMES) {
  test(`a first game of ${game} with hints`, { timeout: 1_800_000 }, async () => {
    const { page, context, url, errors } = await person(browser, house);
    await context.addInitScript(() => localStorage.removeItem("boardinghouse"));
    await page.goto(url);
    await page.click(`.game[data-game="${game}"] button.go`);
    await page.waitForURL(/\/table\//);
    const hints = new Set();
    for (let answers = 0; answers < 40 && hints.size < 3; answers += 1) {
      if (await myTurn(page)) break;
      for (;;) {
        const hint = page.locator(".decide .hint");
        if ((await hint.count()) === 0) break;
        const text = await hint.locator("p").textContent();
        assert.ok(!hints.has(text), `the hint comes twice: ${text}`);
        hints.add(text);
        await hint.locator("button").first().click();
      }
      await answer(page);
    }
    assert.ok(hints.size >= 3, `only ${hints.size} hints`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test(
  "what cannot be done says why in one's language, with a link to its paragraph",
  { timeout: 1_800_000 },
  async () => {
    const { page, context, url, errors } = await person(browser, house);
    await playBots(page, url, "amsterdam");
    await myTurn(page);
    const crossing = page.locator('.crossing[data-crossing="6"]'); // at the fountain nobody builds
    for (const [language, word] of [
      ["en", /free crossing.*fountain/],
      ["ru", /свободный перекрёсток.*фонтана/],
      ["uk", /вільне перехрестя.*фонтана/],
    ]) {
      await page.click('.bar[aria-controls="menu"]');
      await page.locator(`.menu input[value="${language}"]`).check({ force: true });
      await page.keyboard.press("Escape");
      await page.mouse.move(0, 0);
      await crossing.hover();
      await page.waitForFunction(
        (source) => new RegExp(source).test(document.querySelector(".explain .why")?.textContent ?? ""),
        word.source,
      );
      await page.mouse.move(0, 0);
      await page.waitForSelector(".explain", { state: "detached" });
    }
    // a click keeps it; one tap further is the paragraph, and its link leads to the rules
    await crossing.click();
    const link = page.locator('.explain details a[href="/rules/amsterdam#AMS-22"]');
    assert.ok(!(await link.isVisible()));
    await page.click(".explain summary");
    const [rules] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await rules.waitForSelector("#AMS-22.here");
    await rules.close();
    // by keyboard: the focus goes in, and back
    await page.keyboard.press("Escape");
    await crossing.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches(".explain .close"));
    await page.keyboard.press("Escape");
    assert.ok(await crossing.evaluate((element) => element === document.activeElement));
    assert.deepEqual(errors, []);
    await context.close();
  },
);

test(
  "a question that is refused is answered with the reason, and nobody else hears of it",
  { timeout: 1_800_000 },
  async () => {
    const { page, context, url, errors } = await person(browser, house);
    let asked = 0;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const { type, key, table, seat } = JSON.parse(text);
        if (type !== "why") return server.send(text);
        asked += 1;
        socket.send(
          JSON.stringify({ type: "refused", key, request: type, table, seat, reason: "too-fast", rule: null }),
        );
      });
    });
    await playBots(page, url, "amsterdam");
    await myTurn(page);
    await page.mouse.move(0, 0);
    await page.locator('.crossing[data-crossing="6"]').hover();
    await page.waitForFunction(() => /That was too fast/.test(document.querySelector(".explain .why")?.textContent));
    assert.equal(asked, 1);
    assert.equal(await page.locator(".banner .note").count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  },
);

test("a long press explains without acting, and its link can be tapped", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(url);
  await page.tap('.game[data-game="amsterdam"] button.go');
  await myTurn(page);
  const box = await page.locator(".board .crossing.lit").first().boundingBox();
  const touch = await context.newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
  await page.waitForSelector(".explain.pressed");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(200);
  assert.equal(await page.locator(".explain.pressed").count(), 1, "it stays when the finger is lifted");
  assert.equal(await page.locator(".decide.mine").count(), 1, "nothing was done");
  await page.tap(".explain .close");
  await page.waitForSelector(".explain", { state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("what happened since my last turn is marked and can be seen again", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house);
  await playBots(page, url, "overbooking");
  await myTurn(page);
  await answer(page);
  await myTurn(page);
  await page.waitForSelector('.log .since:has-text("Since your last move")');
  const now = Number(await page.locator(".frame[data-step]").getAttribute("data-step"));
  await page.evaluate(() => (window.steps = new Set()));
  await page.evaluate(() =>
    new MutationObserver(() =>
      window.steps.add(Number(document.querySelector(".frame[data-step]").dataset.step)),
    ).observe(document.querySelector(".frame[data-step]"), { attributes: true }),
  );
  await page.click('.buttons .btn:has-text("What happened")');
  await page.waitForFunction((end) => window.steps.size >= 2 && window.steps.has(end), now);
  assert.ok(Math.min(...(await page.evaluate(() => [...window.steps]))) < now);
  await myTurn(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test(
  "my turn: the title always, the bell and the browser's notice when asked for",
  { timeout: 1_800_000 },
  async () => {
    const { page, context, url, errors } = await person(browser, house);
    await context.addInitScript(() => {
      window.calls = { bells: 0, notices: [] };
      window.AudioContext = class {
        constructor() {
          window.calls.bells += 1;
          throw new Error("no sound here");
        }
      };
      window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) {
          window.calls.notices.push(`${title} / ${body}`);
        }
      };
      Object.defineProperty(document, "hidden", { get: () => true });
    });
    await playBots(page, url, "overbooking");
    await myTurn(page);
    assert.equal(await page.title(), "● Your turn · Overbooking");
    await answer(page);
    await myTurn(page);
    assert.deepEqual(await page.evaluate(() => window.calls), { bells: 0, notices: [] }, "both are off at first");
    await page.click('.bar[aria-controls="menu"]');
    await page.getByLabel("Bell on my turn").check();
    await page.getByLabel("Browser notification on my turn").check();
    await page.keyboard.press("Escape");
    await page.evaluate(() => (window.calls = { bells: 0, notices: [] }));
    await answer(page);
    await myTurn(page);
    await page.waitForFunction(() => window.calls.notices.length > 0);
    const { bells, notices } = await page.evaluate(() => window.calls);
    assert.ok(bells >= 1);
    assert.equal(notices[0], "Your turn / Overbooking");
    assert.deepEqual(errors, []);
    await context.close();
  },
);

test("nothing moves where motion is off, here or in the system", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house, { reducedMotion: "no-preference" });
  await playBots(page, url, "samoa");
  await myTurn(page);
  const still = () => page.evaluate(() => "still" in document.documentElement.dataset);
  assert.equal(await still(), true, "it was set to off");
  await page.click('.bar[aria-controls="menu"]');
  await page.locator('.menu input[value="slow"]').check({ force: true });
  assert.equal(await still(), false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(() => "still" in document.documentElement.dataset);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the end of a turn that could be undone is asked for twice", { timeout: 1_800_000 }, async () => {
  const { page, context, url, errors } = await person(browser, house);
  await playBots(page, url, "austria");
  for (let answers = 0; answers < 40; answers += 1) {
    if (await myTurn(page)) assert.fail("the game is over");
    const end = page.locator(".board .leave.on");
    if ((await end.count()) && (await end.textContent()).includes("End the turn")) {
      await end.click();
      await page.waitForSelector('.decide .btn.go:has-text("End the turn")');
      assert.equal(await page.locator(".decide.mine").count(), 1, "it was sent at once");
      await page.click('.decide .btn.go:has-text("End the turn")');
      await page.waitForSelector('.decide .btn.go:has-text("End the turn")', { state: "detached" });
      assert.deepEqual(errors, []);
      await context.close();
      return;
    }
    await answer(page);
  }
  assert.fail("no turn to end");
});
