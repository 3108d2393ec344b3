// Explanations open when the mouse asks, where nothing that can be done is hidden; and nothing moves the board.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch, myTurn, person, playBots } from "./house.mjs";

const GAMES = ["samoa", "amsterdam", "overbooking", "maui", "austria"];
const LOOKED_AT = 10; // pieces per game
const LONGER_THAN_HOVER = 900;

let house, browser;
before(async () => {
  house = await new House().open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** The middles of pieces on the board that are in sight and lie on top there: half of them all over it, half next to what
 *  can be done. */
function spots(page, count) {
  return page.evaluate((most) => {
    const found = [];
    for (const piece of document.querySelectorAll(".board [tabindex]")) {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (y < 60 || y > innerHeight - 10 || x > innerWidth) continue;
      if (document.elementFromPoint(x, y)?.closest("[tabindex]") !== piece) continue;
      const away = [...document.querySelectorAll(".board .lit")]
        .filter((goal) => goal !== piece)
        .map((goal) => goal.getBoundingClientRect())
        .map((goal) => Math.hypot(goal.left + goal.width / 2 - x, goal.top + goal.height / 2 - y));
      found.push({ x, y, away: Math.min(...away) });
    }
    const step = Math.max(1, Math.floor((2 * found.length) / most));
    const allOver = found.filter((_, at) => at % step === 0).slice(0, Math.ceil(most / 2));
    const near = found.filter((one) => !allOver.includes(one)).sort((one, other) => one.away - other.away);
    return [...allOver, ...near].slice(0, most);
  }, count);
}

/** Move the mouse there until something is explained: a board that changes meanwhile wants to be asked again. */
async function ask(page, { x, y }) {
  for (let times = 0; times < 20; times += 1) {
    await page.mouse.move(x + (times % 2), y);
    await page.waitForTimeout(LONGER_THAN_HOVER / 2);
    if (await page.locator(".explain").count()) return;
  }
  assert.fail(`nothing is explained at ${x}, ${y}`);
}

/** What the explanation in sight hides, in square pixels; null if there is none. */
function hides(page) {
  return page.evaluate(() => {
    const card = document.querySelector(".explain:not(.away)");
    if (!card) return null;
    const one = card.getBoundingClientRect();
    const area = (element) => {
      const other = element.getBoundingClientRect();
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 0 && height > 0 ? width * height : 0;
    };
    const goals = [...document.querySelectorAll(".board .lit")].filter((goal) => area(goal) > 0);
    const outside = one.left < 0 || one.top < 0 || one.right > innerWidth || one.bottom > innerHeight;
    return {
      goals: goals.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      board: area(document.querySelector(".board")),
      outside,
    };
  });
}

for (const game of GAMES) {
  test(`${game}: explanations wait for the mouse to move, and lie on no goal`, { timeout: 1_800_000 }, async () => {
    const { page, errors, context } = await person(browser, house);
    await playBots(page, house.url, game);
    await myTurn(page);
    const [first] = await spots(page, 1);
    await ask(page, first);

    // another table comes to lie under a mouse that rests
    await page.goto(house.url);
    await page.mouse.move(first.x, first.y);
    await page.locator(`.game[data-game="${game}"] button.go`).press("Enter");
    await page.waitForURL(/\/table\//);
    await myTurn(page);
    await page.waitForTimeout(LONGER_THAN_HOVER);
    assert.equal(await page.locator(".explain").count(), 0, "nobody asked");

    let seen = 0;
    let beside = 0;
    for (const { x, y } of await spots(page, LOOKED_AT)) {
      await page.mouse.move(2, 2);
      await page.waitForSelector(".explain", { state: "detached" });
      await ask(page, { x, y });
      await page.waitForFunction(() => (document.querySelector(".explain")?.clientHeight ?? 0) > 0);
      const hidden = await hides(page);
      if (!hidden) continue;
      seen += 1;
      beside += hidden.board === 0 ? 1 : 0;
      assert.deepEqual(hidden.goals, [], `${game} at ${x}, ${y}`);
      assert.ok(!hidden.outside);
    }
    assert.ok(seen > 0, "some explanation is in sight");
    if (game === "amsterdam") assert.ok(beside > 0, "there is room beside the board");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("a banner lies over the page and moves no board", async () => {
  const { page, errors, context } = await person(browser, house);
  await playBots(page, house.url, "amsterdam");
  await myTurn(page);
  const top = () => page.evaluate(() => document.querySelector(".board").getBoundingClientRect().top);
  const free = await top();
  const left = await page.evaluate(async () => {
    const table = location.pathname.split("/").at(-1);
    const headers = { "content-type": "application/json" };
    const command = { type: "leave", table, key: crypto.randomUUID(), seat: 0 };
    return (await fetch("/api/commands", { method: "POST", headers, body: JSON.stringify({ command }) })).status;
  });
  assert.ok(left < 300, `leaving was answered with ${left}`);
  const note = page.locator('.banner .note[data-says="own"]');
  await note.waitFor();
  assert.ok((await note.boundingBox()).height > 20, "the banner is in sight");
  assert.equal(await top(), free);
  assert.deepEqual(errors, []);
  await context.close();
});
