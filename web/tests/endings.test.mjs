// How a game ends: winning feels different from losing, and nothing moves for those who want no motion.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { House, launch, myTurn, person, PYTHON } from "./house.mjs";

let house, browser, scene;
before(async () => {
  house = await new House().open();
  browser = await launch();
  scene = JSON.parse(execFileSync(PYTHON, ["scripts/scenes.py", "maui", "2"], { maxBuffer: 1 << 28 }).toString());
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** Sit down at the last decision of the winner or the loser of a game between bots, and decide as they did. */
async function end(moment, reducedMotion) {
  const { page, context, url, errors } = await person(browser, house, { reducedMotion });
  await context.addInitScript(() =>
    localStorage.setItem("boardinghouse", JSON.stringify({ speed: "fast", hints: false, forced: false })),
  );
  await page.goto(url);
  const { line, seat, action } = scene.moments[moment];
  const id = await page.evaluate(
    async (about) => {
      const headers = { "content-type": "application/json" };
      const post = async (path, data) =>
        (await fetch(path, { method: "POST", headers, body: JSON.stringify(data) })).json();
      await post("/api/guests", { name: "Nora" });
      return (await post("/api/records/branch", about)).id;
    },
    { text: scene.text, line, seat },
  );
  await page.goto(`${url}/table/${id}`);
  await myTurn(page);
  await page.evaluate(
    async ([seat, action]) => {
      const table = location.pathname.split("/").at(-1);
      const { number } = await (await fetch(`/api/tables/${table}/state?seat=${seat}`)).json();
      const command = { type: "play", table, key: crypto.randomUUID(), seat, expected: number, action };
      const headers = { "content-type": "application/json" };
      await fetch("/api/commands", { method: "POST", headers, body: JSON.stringify({ command }) });
    },
    [seat, action],
  );
  await page.waitForSelector(".finale:not(.counting)");
  return { page, context, errors };
}

/** What moves at the end, by the name of its animation. */
const moving = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect.target.closest(".finale"))
      .map(({ animationName }) => animationName),
  );

test("a game that is won rains keys, a game that is lost does not", { timeout: 1_800_000 }, async () => {
  const won = await end("won", "no-preference");
  await won.page.waitForSelector(".decide .prompt:text-is('You have won!')");
  await won.page.waitForSelector(".finale.won .cup");
  await won.page.waitForSelector(".finale .keys svg", { state: "attached" });
  assert.ok((await moving(won.page)).length > 0);
  const lost = await end("lost", "no-preference");
  await lost.page.waitForSelector(".decide .prompt:has-text('has won')");
  assert.equal(await lost.page.locator(".finale.won, .finale .cup, .finale .keys").count(), 0);
  assert.deepEqual([...won.errors, ...lost.errors], []);
  for (const { context } of [won, lost]) await context.close();
});

test("without motion a won game still has its cup, and nothing falls", { timeout: 1_800_000 }, async () => {
  const { page, context, errors } = await end("won", "reduce");
  await page.waitForSelector(".finale.won .cup");
  assert.equal(await page.locator(".finale .keys").count(), 0);
  assert.deepEqual(await moving(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});
