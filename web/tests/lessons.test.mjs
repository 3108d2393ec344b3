// Every lesson to its end, by following its rings: in three languages, at a desk and on a phone, and by keyboard alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { faults, House, launch, overflow, person, settle, tabTo } from "./house.mjs";

const LANGUAGES = ["en", "ru", "uk"];
const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
let house, browser, games;
before(async () => {
  house = await new House().open();
  browser = await launch();
  games = (await (await fetch(`${house.url}/api/games`)).json()).filter(({ chapters }) => chapters > 0);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

async function enter(options, language) {
  const visitor = await person(browser, house, options);
  await visitor.context.addInitScript(
    (chosen) =>
      localStorage.setItem(
        "boardinghouse",
        JSON.stringify({
          confirm: "never",
          ...JSON.parse(localStorage.getItem("boardinghouse") ?? "{}"),
          speed: "off",
          hints: false,
          language: chosen,
        }),
      ),
    language,
  );
  return visitor;
}

/** What the steps of a chapter point at. */
const looks = (game, chapter) =>
  JSON.parse(readFileSync(`../src/boardinghouse/games/${game}/lesson.json`, "utf8"))[chapter - 1].steps.map(
    ({ look = [] }) => look,
  );

const where = (page) => page.locator("progress").evaluate((bar) => bar.value);

/** The first lit piece within what the step points at; a ring follows its piece within a moment. */
async function mark(page, tried) {
  return page.waitForFunction((tried) => {
    for (const old of document.querySelectorAll("[data-tried]")) if (!old.matches(".lit")) delete old.dataset.tried;
    if (!document.querySelector(".lesson-card[data-wanted]")) return "gone";
    for (const ring of document.querySelectorAll(".ring")) {
      for (const found of document.querySelectorAll(`.frame ${ring.dataset.for}`)) {
        const piece = found.matches(".lit, .quiet") ? found : found.querySelector(".lit, .quiet");
        if (piece && piece.getBoundingClientRect().width > 0 && !tried.includes(ring.dataset.for)) {
          for (const old of document.querySelectorAll("[data-next]")) delete old.dataset.next;
          piece.dataset.next = "";
          return ring.dataset.for;
        }
      }
    }
    return null;
  }, tried);
}

/** Where a piece can be pressed: in its middle, or where it shows, as cards in a hand that lie over each other. */
function onTop(piece) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const shares = [0.5, 0.1, 0.3, 0.7, 0.9];
  const places = shares.flatMap((across) => shares.map((down) => ({ x: width * across, y: height * down })));
  return places.find(({ x, y }) => piece.contains(document.elementFromPoint(left + x, top + y))) ?? places[0];
}

/** Go through the chapter on the screen. `press` clicks an element, or presses a key on it. */
async function learn(page, press, look = async () => {}) {
  const seen = new Set();
  let tried = [];
  for (let turn = 0; turn < 120; turn += 1) {
    await page.waitForFunction(() => !document.querySelector(".lesson-card .row button:only-of-type:not(.back)"));
    const card = page.locator(".lesson-card");
    const step = await card.getAttribute("data-step");
    if (!seen.has(step)) {
      seen.add(step);
      tried = [];
      assert.doesNotMatch(await page.locator(".lesson-card .told").innerText(), /[⟦⟧⟪⟫]/);
      assert.ok((await page.locator(".lesson-card .told").innerText()).length > 20);
      await look(Number(step));
    }
    const at = await where(page);
    if (at === Number(await page.locator("progress").getAttribute("max"))) return seen.size;
    if ((await card.getAttribute("data-wanted")) !== null) {
      const found = await (await mark(page, tried)).jsonValue();
      if (found === "gone") continue;
      tried.push(found);
      await press("[data-next]");
      await page.waitForFunction(
        (before) =>
          document.querySelector("progress").value !== before ||
          !document.querySelector("[data-next].lit, [data-next].quiet"),
        at,
      );
      assert.equal(
        await page.locator(".lesson-card .other").count(),
        0,
        await page.locator(".lesson-card").innerText(),
      );
      if ((await where(page)) !== at) tried = [];
    } else {
      await press(".lesson-card .go, .lesson-card .row button:not(.back)");
      await page.waitForFunction((before) => document.querySelector("progress")?.value !== before, at);
    }
  }
  assert.fail("the lesson does not end");
}

// every game once, in turn in each language and width; the long form has everything everywhere
const LONG = Number(process.env.BOARDINGHOUSE_PAGE_GAMES ?? 1) > 1;
const GAMES = ["samoa", "amsterdam", "overbooking", "maui", "austria"];
const WAYS = GAMES.flatMap((game, place) =>
  LONG
    ? WIDTHS.flatMap((viewport) => LANGUAGES.map((language) => ({ game, viewport, language })))
    : [{ game, viewport: WIDTHS[place % WIDTHS.length], language: LANGUAGES[place % LANGUAGES.length] }],
);

test("every game with a lesson is gone through", () => {
  assert.deepEqual(games.map(({ id }) => id).sort(), [...GAMES].sort());
});

for (const { game, viewport, language } of WAYS) {
  test(`the lesson of ${game} in ${language} at ${viewport.width} px`, { timeout: 1_800_000 }, async () => {
    const { chapters } = games.find(({ id }) => id === game);
    const { page, context, errors, url } = await enter({ viewport }, language);
    const click = async (selector) => {
      const piece = page.locator(selector).first();
      await piece.scrollIntoViewIfNeeded();
      await piece.click({ position: await piece.evaluate(onTop) });
    };
    for (let chapter = 1; chapter <= chapters; chapter += 1) {
      await page.goto(`${url}/learn/${game}/${chapter}`);
      await page.waitForSelector(".lesson-card");
      await settle(page);
      const steps = await learn(page, click, async (step) => {
        if (looks(game, chapter)[step].length > 0) await page.waitForSelector(".ring");
        if (step % 4 !== 1) return;
        assert.deepEqual(await overflow(page), [], `chapter ${chapter}, step ${step + 1}`);
        assert.deepEqual(await faults(page), [], `chapter ${chapter}, step ${step + 1}`);
      });
      assert.ok(steps >= 6, `${steps} steps`);
    }
    await page.click(".lesson-card .go"); // the game goes on
    await page.waitForURL(/\/table\//);
    await page.waitForSelector(".decide");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

for (const game of LONG ? GAMES : ["maui"]) {
  test(`the lesson of ${game} by keyboard alone, from the lobby`, { timeout: 1_800_000 }, async () => {
    const { chapters } = games.find(({ id }) => id === game);
    const { page, context, errors, url } = await enter({}, "en");
    const press = async (selector) => {
      await tabTo(page, selector.split(",").at(-1).trim());
      await page.keyboard.press("Enter");
    };
    await page.goto(url);
    await page.waitForSelector(".game .learn");
    await press(`.game[data-game="${game}"] .learn`);
    await page.waitForURL(new RegExp(`/learn/${game}`));
    for (let chapter = 1; chapter <= chapters; chapter += 1) {
      await page.waitForSelector(".lesson-card");
      await learn(page, press);
      if (chapter === chapters) break;
      await press(".lesson-card a.go");
      await page.waitForURL(new RegExp(`/learn/${game}/${chapter + 1}`));
      await page.waitForFunction(() => document.querySelector(".lesson-card")?.dataset.step === "0");
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("another move gets a friendly sentence; back, leave and come back", { timeout: 1_800_000 }, async () => {
  const { page, context, errors, url } = await enter({}, "en");
  await page.goto(`${url}/learn/maui`);
  await page.waitForSelector(".lesson-card");
  await page.click(".lesson-card .go");
  await page.click(".lesson-card .go");
  await page.waitForSelector(".lesson-card[data-wanted]");
  const at = await where(page);
  await page.locator(".stall .zone.lit").first().click();
  await page.waitForSelector(".lesson-card .other");
  assert.equal(await where(page), at);
  await page.click(".lesson-card .show"); // done for me
  await page.waitForFunction((before) => document.querySelector("progress").value > before, at);
  await page.click(".lesson-card .back");
  await page.waitForFunction((before) => document.querySelector("progress").value === before, at);
  await page.goto(url);
  await page.waitForSelector(".game .learn");
  await page.goto(`${url}/learn/maui`);
  await page.waitForSelector(".lesson-card[data-wanted]");
  assert.equal(await where(page), at);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the bookings that a lesson looks back at are at the hotels of their round", { timeout: 1_800_000 }, async () => {
  const { page, context, errors, url } = await enter({}, "en");
  await page.goto(`${url}/learn/overbooking`);
  await page.waitForSelector(".lesson-card");
  const names = () => page.locator(".street h2").allInnerTexts();
  const before = await names();
  while (!(await page.locator(".after").isVisible())) {
    const at = await where(page);
    assert.notEqual(at, Number(await page.locator("progress").getAttribute("max")), "no summary");
    await page.locator(".lesson-card button:is(.go, .show)").click();
    await page.waitForFunction((before) => document.querySelector("progress").value !== before, at);
    await page.waitForSelector(".lesson-card button:is(.go, .show)"); // moves of the others come by themselves
  }
  assert.deepEqual(await names(), before);
  assert.deepEqual(errors, []);
  await context.close();
});
