// The house in a browser, served by a plain static host: whole games by clicks, without a network, killed and reopened.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { clickBoard, clickPanel } from "./clicks.mjs";
import { faults, launch, myTurn, overflow, PYTHON, settle } from "./house.mjs";
import { kill, question, sitDown, step, visit } from "./pocket.mjs";
import { SITE, StaticHost } from "./static.mjs";

const LONG = process.env.BOARDINGHOUSE_POCKET === "long"; // `make soak`: all games, fifty kills, languages and widths
const LEVEL = 2;
const KILLS = LONG ? 10 : 1; // of each game
const PATIENCE = 4;
const MOMENT = 600; // milliseconds: an answer, what it sets off, the bots' answers
const LANGUAGES = ["en", "ru", "uk"];
const GAMES = LONG ? ["samoa", "amsterdam", "overbooking", "maui", "austria"] : ["overbooking"];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Kill the tab: at a question, which has to come back as it was, or at some moment of what an answer sets off. */
async function killAt(visitor, asked, number) {
  const crash = LONG && number % 2 === 1;
  if (number % 4 < 2) {
    await kill(visitor, crash);
    await myTurn(visitor.page);
    const { step: now, actions } = await question(visitor.page);
    assert.deepEqual(actions, asked.actions, "the same question");
    assert.ok(Number(now) >= Number(asked.step), "others may have answered in secret meanwhile");
    return;
  }
  await visitor.page.evaluate(clickPanel, number >> 8);
  await visitor.page.waitForTimeout((number >> 8) % MOMENT);
  const shown = await step(visitor.page);
  await kill(visitor, crash);
  await myTurn(visitor.page);
  assert.ok((await step(visitor.page)) >= shown, "nothing that was shown is lost");
}

/** Answer until the game is over; at some of the turns the tab is killed, before an answer or in the middle of it. */
async function playOut(visitor, seed) {
  let number = seed;
  let [answers, tries, kills] = [0, 0, 0];
  while (!(await myTurn(visitor.page))) {
    number = (number * 1103515245 + 12345) % 2147483648;
    const asked = await question(visitor.page);
    if (tries === 0 && kills < KILLS && answers >= 1 + kills / 2) {
      kills += 1;
      await killAt(visitor, asked, number >> 4);
      continue;
    }
    const { page } = visitor;
    const clicked = tries < PATIENCE && (await page.evaluate(clickBoard, number >> 8));
    if (!clicked) await page.evaluate(clickPanel, number >> 8);
    tries += 1;
    await page.waitForTimeout(20);
    if ((await page.evaluate(() => document.querySelector(".frame")?.dataset.step)) !== asked.step) {
      answers += 1;
      tries = 0;
    }
    assert.ok(answers < 700 && tries < 600, `stuck after ${answers} answers`);
  }
  return { answers, kills };
}

/** What the record of the finished game on the screen says, checked line by line by the engine that plays on servers. */
async function checkRecord({ page }) {
  await page.locator('.after a[href*="/replay/"]').first().click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("a[download]").first().click()]);
  const path = await file.path();
  const program =
    "import sys, boardinghouse as bh; from pathlib import Path; from boardinghouse.core.record import parse;" +
    "record = parse(Path(sys.argv[1]).read_bytes(), bh.load); assert not record.verify().acting(); print(record.game.id)";
  return execFileSync(PYTHON, ["-c", program, path], { encoding: "utf8" }).trim();
}

for (const [place, game] of GAMES.entries()) {
  test(`a whole game of ${game} in the browser, without a network`, { timeout: 1_800_000 }, async (context) => {
    const host = await new StaticHost().open();
    const viewport = place % 2 ? { width: 390, height: 844 } : { width: 1280, height: 800 };
    const visitor = await visit(browser, host, { locale: LANGUAGES[place % 3], viewport });
    context.after(() => visitor.context.close());
    await host.close();
    await visitor.page.reload();
    await visitor.page.locator(".game").first().waitFor();
    await sitDown(visitor.page, game, LEVEL);
    const { answers, kills } = await playOut(visitor, 7 + place);
    assert.ok(answers > 8);
    assert.equal(kills, KILLS);
    assert.deepEqual(await faults(visitor.page), []);
    assert.equal(await checkRecord(visitor), game);
    assert.deepEqual(visitor.errors, []);
    context.diagnostic(`${answers} answers, killed ${kills} times`);
  });
}

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const LOOKS = LONG ? LANGUAGES.flatMap((language) => WIDTHS.map((width) => [language, width])) : [["uk", WIDTHS[1]]];

for (const [locale, viewport] of LOOKS)
  test(`nothing is cut off or hard to reach: ${locale}, ${viewport.width}`, { timeout: 1_800_000 }, async (context) => {
    const host = await new StaticHost().open();
    const visitor = await visit(browser, host, { locale, viewport });
    context.after(async () => {
      await visitor.context.close();
      await host.close();
    });
    const { page } = visitor;
    const look = async (where) => {
      await settle(page);
      assert.deepEqual(await faults(page), [], where);
      assert.deepEqual(await overflow(page), [], where);
    };
    await look("the lobby");
    for (const address of ["settings", "replay", "rules/maui", "learn/maui/1", "new/samoa"]) {
      await page.goto(`${host.url}#/${address}`);
      await page.locator("main").waitFor();
      await look(address);
    }
    for (const game of LONG ? GAMES : ["maui"]) {
      await page.goto(`${host.url}#/`);
      await page.locator(".game").first().waitFor();
      await sitDown(page, game, LEVEL);
      await look(game);
    }
    assert.deepEqual(visitor.errors, []);
  });

test("same seeds, same games as on a server", { timeout: 1_800_000 }, async () => {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  for (const [name, kind, options] of [
    ["msgspec", "wheel", {}],
    ["house", "gztar", { extractDir: "/house" }],
  ]) {
    const file = readdirSync(SITE).find((one) => one.startsWith(`${name}-`));
    python.unpackArchive(new Uint8Array(readFileSync(join(SITE, file))), kind, options);
  }
  const program = `
import hashlib, sys
sys.path[:0] = ["/house"] if sys.platform == "emscripten" else []
import boardinghouse as bh
said = []
for id in bh.games():
    game = bh.load(id)
    for seed in range(20):
        record = bh.play(game, ["random"] * game.seats[seed % 2], seed)
        said.append(f"{id} {seed} {hashlib.sha256(record.text().encode()).hexdigest()}")
text = "\\n".join(said)
`;
  const here = python.runPython(`${program}\ntext`);
  const there = execFileSync(PYTHON, ["-c", `${program}\nprint(text)`], { encoding: "utf8" }).trim();
  assert.equal(here.split("\n").length, 100);
  assert.equal(here, there);
});
