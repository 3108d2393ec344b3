// The study of a game: hints against bots, and after the game its analysis: graph, errors, the better line, playing on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, finish, House, launch, myTurn, overflow, person, playBots, settle, tabTo } from "./house.mjs";

const GRAPH = '.study figure svg[role="img"]';

let house, browser;
before(async () => {
  house = await new House("--study-seconds", "2", "--study-workers", "1").open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** Come back to the page in another language; the analysis is there already and shows by itself. */
async function inLanguage(page, language, address) {
  await page.evaluate(
    (wanted) =>
      localStorage.setItem(
        "boardinghouse",
        JSON.stringify({ ...JSON.parse(localStorage.getItem("boardinghouse")), language: wanted }),
      ),
    language,
  );
  await page.goto(address);
  await page.waitForSelector(`html[lang="${language}"] ${GRAPH}`);
}

test(
  "hints, then the analysis of the game, its errors, the better line, playing on",
  { timeout: 1_800_000 },
  async () => {
    const { page, context, errors, url } = await person(browser, house);
    await playBots(page, url, "maui");
    await myTurn(page);
    const table = new URL(page.url()).pathname.split("/").at(-1);

    // three hints by keyboard, each telling more; the last one is proposed on the board
    for (const [asked, told] of [
      ["Hint", /Look at the towel at place|Count the dollars in the zones|Nothing on offer/],
      ["Hint: what to do?", /Kind of action: (Take a towel|Take dollars|Spare towel)/],
      ["Hint: which move?", /Do this: .*Why: (more|less for) /],
    ]) {
      await tabTo(page, ".decide .hint-button");
      assert.equal((await page.textContent(".decide .hint-button")).trim(), asked);
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (text) => new RegExp(text).test(document.querySelector(".decide .told .newest")?.textContent ?? ""),
        told.source,
      );
    }
    assert.equal(await page.locator(".decide .hint-button").count(), 0, "all is told");
    assert.equal(await page.locator(".decide .btn.go").count(), 1, "the move is proposed");
    assert.ok(await page.evaluate(() => document.activeElement.matches(".told")), "the focus stays with the hint");
    assert.equal(await page.locator('.log li:has-text("gets a hint")').count(), 3);
    assert.deepEqual(await faults(page), []);

    // nothing is analysed before the end, neither offered nor done
    const refused = await page.evaluate(
      async (id) =>
        (
          await fetch(`/api/tables/${id}/study`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: "{}",
          })
        ).json(),
      table,
    );
    assert.equal(refused.reason, "not-over");
    await page.click(".decide .btn.go");
    await page.waitForSelector(".decide .told:not(.empty)", { state: "detached" });
    const step = await page.locator(".frame[data-step]").getAttribute("data-step");
    assert.ok(Number(step) > 0);

    await finish(page);
    const reports = [];
    page.on("response", (answer) => {
      if (/\/api\/(studies\/|tables\/.*\/study)/.test(answer.url()))
        void answer.json().then((state) => state.report && reports.push(state.report));
    });
    await page.click('.after a[href$="?study"]');
    await page.waitForSelector(GRAPH);
    await page.waitForSelector("main progress", { state: "detached", timeout: 1_200_000 });
    const sharpness = (report) => Math.min(...report.decisions.map((one) => one.rounds));
    // how many reports the page sees on the way, and whether the first has decisions, depends on the machine
    while (!reports.some(({ done, total }) => done === total)) await page.waitForTimeout(50);
    const judged = reports.filter(({ decisions }) => decisions.length).sort((one, other) => one.done - other.done);
    for (const [at, report] of judged.slice(1).entries())
      assert.ok(sharpness(judged[at]) <= sharpness(report), "it sharpens");

    // by keyboard from error to error: each says what was better
    const grades = new Set();
    for (let error = 0; error < 3; error += 1) {
      const before = await page.inputValue('input[type="range"]');
      await page.keyboard.press("e");
      await page.waitForFunction((at) => document.querySelector('input[type="range"]').value !== at, before);
      const verdict = page.locator(".verdict");
      grades.add(await verdict.getAttribute("data-grade"));
      assert.match(await verdict.locator(".better").textContent(), /^Better: /);
      assert.equal(await page.locator('.marks [aria-current="true"]').count(), 1);
      assert.equal(await page.locator('.study ol [aria-current="true"]').count(), 1);
    }
    assert.ok(!grades.has("good"));

    // the better line on the board, and back
    const at = await page.locator(".frame[data-step]").getAttribute("data-step");
    await page.click('.verdict button:has-text("Show it on the board")');
    await page.waitForSelector('.frame[data-step^="-"]');
    await page.click('.line button:has-text("Back to the game")');
    await page.waitForSelector(`.frame[data-step="${at}"]`);

    // the hints stand where they were given
    await page.keyboard.press("Home");
    for (let moves = 0; moves < 4 && (await page.locator(".decide .hinted").count()) === 0; moves += 1)
      await page.keyboard.press("ArrowRight");
    assert.match(await page.textContent(".decide .hinted"), /With a hint: the move/);
    assert.match(await page.textContent(".log"), /gets a hint: what matters now/);

    const address = page.url();
    for (const language of ["en", "ru", "uk"]) {
      await inLanguage(page, language, address);
      await page.keyboard.press("e");
      await page.waitForSelector(".verdict .better");
      await page.click(".study summary");
      assert.ok(!(await page.textContent("body")).includes("⟦"), `a key without a text in ${language}`);
      for (const width of [360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        assert.deepEqual(await overflow(page), [], `${width} px in ${language}`);
        const boxes = await page
          .locator(".marks button")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        const over = boxes.filter((one, place) =>
          boxes.some(
            (other, later) => later > place && Math.abs(one.x - other.x) < 27 && Math.abs(one.y - other.y) < 27,
          ),
        );
        assert.deepEqual(over, [], `marks over each other at ${width} px`);
        if ((width === 390 || width === 1280) && language !== "uk")
          assert.deepEqual(await faults(page), [], `${width} px in ${language}`);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.locator(".verdict .do .btn").last().click();
    await page.waitForURL(/\/table\//);
    assert.notEqual(new URL(page.url()).pathname.split("/").at(-1), table);
    assert.equal(await myTurn(page), false, "it is mine to decide again");
    await page.waitForSelector(".decide .hint-button");
    assert.deepEqual(
      errors.filter((text) => !/status of 4/.test(text)),
      [],
    );
    await context.close();
  },
);

test("on a phone a hint is in reach and stands beside the question", { timeout: 1_800_000 }, async () => {
  const { page, context, errors, url } = await person(browser, house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "uk",
  });
  await page.goto(url);
  await page.tap('.game[data-game="overbooking"] button.go');
  await myTurn(page);
  for (const told of [/Погляньте|Подумайте|Ніщо не вирізняється/, /Вид дії/, /Зробіть так/]) {
    await page.tap(".decide .hint-button");
    await page.waitForFunction(
      (text) => new RegExp(text).test(document.querySelector(".decide .told .newest")?.textContent ?? ""),
      told.source,
    );
    const box = await page.locator(".decide .told").boundingBox();
    assert.ok(box.y > 0 && box.y + box.height <= 844 && box.width <= 390, JSON.stringify(box));
    assert.deepEqual(await overflow(page), []);
  }
  await page.tap(".decide .btn.go");
  await page.waitForSelector(".decide .told:not(.empty)", { state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test(
  "where people play together there are no hints and a running game has no study",
  { timeout: 1_800_000 },
  async () => {
    const { page, context, errors, url } = await person(browser, house);
    await page.goto(`${url}/new/maui`);
    const made = await page.evaluate(async () => {
      const post = async (path, body) =>
        (
          await fetch(path, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json();
      await post("/api/guests", { name: "Anna" });
      const seats = [{ kind: "me" }, { kind: "local", name: "Borys" }];
      const { id } = await post("/api/tables", { game: "maui", seats });
      await post("/api/commands", { command: { type: "start", table: id, key: crypto.randomUUID() } });
      const hint = await post(`/api/tables/${id}/hint`, { seat: 0, strength: "area" });
      return { id, reason: hint.reason };
    });
    assert.equal(made.reason, "only-against-bots");
    await page.goto(`${url}/table/${made.id}`);
    await page.click('button:has-text("I am")');
    await myTurn(page);
    assert.equal(await page.locator(".hint-button").count(), 0);
    await page.goto(`${url}/replay/${made.id}`);
    await page.waitForSelector(".controls, .closed a");
    assert.equal(await page.locator(".study").count(), 0);
    assert.deepEqual(
      errors.filter((text) => !/status of 4/.test(text)),
      [],
    );
    await context.close();
  },
);
