// The pictures of docs/images: lobby, a table of each game in mid-play, replay, study, hint and rules, at 1280 and 390 px.
//   node scripts/pictures.mjs [name ...]      all of them, or those whose name begins so
// Starts a server of its own; bots play the other seats.
import { mkdirSync } from "node:fs";
import { finish, House, launch, myTurn, person, playBots } from "../tests/house.mjs";

const FOLDER = "../docs/images";
const GAMES = { samoa: 26, amsterdam: 16, overbooking: 9, maui: 6, austria: 40 };
/** What a sensible player would rather do, by verb and words, the best first; what is not named is drawn. */
const RATHER = {
  samoa: [
    /^Buy a tile: (?!.*(swap|take|send))/,
    /^Choose a tourist/,
    /^Choose a room/,
    /^Lay a price card: .*(12|14|8|10),/,
  ],
  maui: [/^Take a towel: (?!.*(ocean|trees))/, /^Take dollars/],
  austria: [
    /^(Move in|Fill|Claim|Occupy)/,
    /^Put a dish: .*table/,
    /^Carry/,
    /^Prepare a room/,
    /^Put a dish/,
    /^Take a guest: [345]/,
    /^Play a staff card/,
    /^Advance: .*emperor/i,
    /^Take a die: .*[1-3]/,
    /^End/,
  ],
};
const wanted = process.argv.slice(2);
const wants = (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

mkdirSync(FOLDER, { recursive: true });
const house = await new House("--study-seconds", "8").open();
const browser = await launch();

/** One answer, the same one each time this script runs from the same position. */
async function answer(page, number, game) {
  await page.evaluate(
    ([seed, rather]) => {
      const says = (button) => `${button.closest(".group").ariaLabel}: ${button.textContent.trim()}`;
      const pick = (list) => {
        for (const wish of rather) {
          const liked = list.filter((button) => new RegExp(wish).test(says(button)));
          if (liked.length) return liked[seed % liked.length];
        }
        return list[seed % list.length];
      };
      const actions = () => [...document.querySelectorAll(".decide [data-action]")];
      if (actions().length === 0) pick([...document.querySelectorAll(".decide .chip")])?.click();
      setTimeout(() => pick(actions())?.click(), 30);
    },
    [number, (RATHER[game] ?? []).map((wish) => wish.source)],
  );
  await page.waitForTimeout(120);
}

/** The person of the pictures. */
async function arrive(page, url, name) {
  await page.goto(url);
  await page.evaluate(
    (wanted) =>
      fetch("/api/guests", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: wanted }),
      }),
    name,
  );
}

async function shoot(page, name, height = 800) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : height });
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png` });
    console.log(`${name}-${width}.png`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

try {
  const { page, url } = await person(browser, house);
  await arrive(page, url, "Anna");
  for (const [game, answers] of Object.entries(GAMES)) {
    if (!wants(game) && !wants("lobby")) continue;
    await playBots(page, url, game, 2);
    for (let move = 0; move < answers && !(await myTurn(page)); move += 1) await answer(page, move * 7 + 3, game);
    await myTurn(page);
    if (wants(game)) await shoot(page, game);
  }
  if (wants("lobby")) {
    await page.goto(url);
    await page.waitForSelector(".key");
    await shoot(page, "lobby");
    await page.click(".theme");
    await shoot(page, "lobby-dark");
    await page.click(".theme");
  }
  if (wants("rules")) {
    await page.goto(`${url}/rules/overbooking#OVB-12`);
    await page.waitForSelector("article .rule");
    await shoot(page, "rules");
  }
  if (wants("replay")) {
    await playBots(page, url, "maui", 2);
    for (let move = 0; !(await myTurn(page)); move += 1) await answer(page, move * 5 + 1, "maui");
    await page.click('.after a[href^="/replay/"]');
    await page.waitForSelector(".controls");
    await page.waitForFunction(() => Number(document.querySelector('input[type="range"]')?.max) > 10);
    for (let step = 0; step < 22; step += 1) await page.keyboard.press("ArrowRight");
    await shoot(page, "replay");
  }
  if (wants("hint")) {
    await playBots(page, url, "maui", 2);
    for (let move = 0; move < 3 && !(await myTurn(page)); move += 1) await answer(page, move * 7 + 3, "maui");
    await myTurn(page);
    for (const told of [1, 2]) {
      await page.click(".decide .hint-button");
      await page.waitForSelector(`.decide .told li:nth-child(${told})`);
    }
    await shoot(page, "hint");
  }
  if (wants("study")) {
    await playBots(page, url, "maui", 2);
    for (let move = 0; move < 5 && !(await myTurn(page)); move += 1) await answer(page, move * 5 + 1, "maui");
    await myTurn(page);
    await finish(page);
    await page.click('.after a[href$="?study"]');
    await page.waitForSelector(".study figure", { timeout: 60_000 });
    await page.waitForSelector("main progress", { state: "detached", timeout: 300_000 });
    for (let error = 0; error < 5; error += 1) await page.keyboard.press("e");
    await page.waitForSelector(".verdict .better");
    await page.setViewportSize({ width: 1280, height: 1640 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${FOLDER}/study-1280.png` });
    console.log("study-1280.png");
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, part] of [
      ["study", ".verdict"],
      ["study-graph", ".study figure"],
    ]) {
      await page.locator(part).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 70));
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${FOLDER}/${name}-390.png` });
      console.log(`${name}-390.png`);
    }
  }
} finally {
  await browser.close();
  await house.close();
}
