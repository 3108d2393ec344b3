// How the tables look and how much clicking they ask for: a person against bots of the first level, in every game.
//   node scripts/survey.mjs [game ...]               pictures of my turn, the others' turn and the end, in web/shots/survey/
//   node scripts/survey.mjs --clicks 3 [game ...]    three whole games of each by clicks alone, and how many they took
// Starts a server of its own. --theme light,dark  --width 1280,390  --lang ru  choose among the pictures.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { finish, House, launch, myTurn, person, playBots, settle } from "../tests/house.mjs";
import { pick } from "./sensible.mjs";

const FOLDER = "shots/survey";
const HEIGHTS = { 1280: 800, 1440: 900, 820: 1180, 390: 844 };
/** Answers after which a game is in full swing. */
const MIDDLE = { samoa: 26, amsterdam: 16, overbooking: 9, maui: 6, austria: 40 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clicks: { type: "string", default: "0" },
    theme: { type: "string", default: "light" },
    width: { type: "string", default: Object.keys(HEIGHTS).join(",") },
    lang: { type: "string", default: "en" },
  },
});
const games = positionals.length ? positionals : Object.keys(MIDDLE);

/** What the server has for my seat. */
async function asked(page) {
  return page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    return (await fetch(`/api/tables/${id}/state?seat=0`)).json();
  });
}

/** Answer past the page, and wait until the page shows it. */
async function answer(page, game, number) {
  const before = await page.locator(".frame[data-step]").getAttribute("data-step");
  const { now, number: at } = await asked(page);
  if (now.actions.length === 0) return;
  const action = pick(game, now.actions, number);
  await page.evaluate(
    async ([id, expected]) => {
      const table = location.pathname.split("/").at(-1);
      const command = { type: "play", table, key: crypto.randomUUID(), seat: 0, expected, action: id };
      const headers = { "content-type": "application/json" };
      await fetch("/api/commands", { method: "POST", headers, body: JSON.stringify({ command }) });
    },
    [action.id, at],
  );
  await page.waitForFunction((step) => document.querySelector(".frame[data-step]").dataset.step !== step, before);
}

/** Messages that show the others at work wait here until they are let through. */
async function gate(page) {
  const held = { on: false, messages: [], release: () => undefined };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      if (held.on && held.messages.length) held.messages.push(text);
      else {
        socket.send(text);
        const { type, now } = JSON.parse(text);
        if (held.on && ["step", "patch"].includes(type) && now.acting && !now.acting.includes(0))
          held.messages.push("");
      }
    });
    held.release = () => {
      held.on = false;
      for (const text of held.messages.splice(0)) if (text) socket.send(text);
    };
  });
  return held;
}

/** What can be counted of a page: how much of the screen the question takes, and texts too small to read, the smallest first. */
function figures() {
  const sizes = new Map();
  for (const one of document.querySelectorAll("main *")) {
    const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!written || one.closest(".vh, title, defs, symbol") || !one.getClientRects().length) continue;
    const scale = one instanceof SVGGraphicsElement ? Math.abs(one.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    const where = `${one.closest("[class]")?.getAttribute("class")?.split(" ")[0]}: ${one.textContent.trim().slice(0, 12)}`;
    if (size < 10.95 && (sizes.get(where) ?? 99) > size) sizes.set(where, size);
  }
  const sheet = document.querySelector(".decide")?.getBoundingClientRect();
  return {
    question: sheet ? Math.round((100 * sheet.height) / innerHeight) : 0,
    small: [...sizes]
      .sort((a, b) => a[1] - b[1])
      .slice(0, 8)
      .map(([where, size]) => `${size.toFixed(1)} ${where}`),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}

async function shoot(page, name) {
  for (const theme of values.theme.split(",")) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of values.width.split(",").map(Number)) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(0, 0);
      await settle(page);
      if (theme === values.theme.split(",")[0]) console.log(name, width, JSON.stringify(await page.evaluate(figures)));
      await page.screenshot({ path: `${FOLDER}/${name}-${width}${theme === "dark" ? "-dark" : ""}.png` });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function pictures(browser, house, game) {
  const { page, context, url } = await person(browser, house, { locale: values.lang });
  const held = await gate(page);
  await playBots(page, url, game);
  for (let number = 0; number < MIDDLE[game] && !(await myTurn(page)); number += 1) await answer(page, game, number);
  await myTurn(page);
  await shoot(page, `${game}-mine`);
  held.on = true;
  for (let number = 0; number < 60; number += 1) {
    await answer(page, game, number);
    if (held.messages.length || (await page.locator(".decide.mine").count()) === 0) break;
  }
  await shoot(page, `${game}-others`);
  held.release();
  await finish(page);
  await shoot(page, `${game}-end`);
  await context.close();
}

/** Clicks that one answer takes: the shortest way the page offers at this moment. */
async function click(page, action) {
  const target = `[data-action="${action.id}"]:visible`;
  let clicks = 0;
  const direct = async () => {
    const found = page.locator(`.board ${target}, .column ${target}`).first();
    if ((await found.count()) === 0) return false;
    await found.click({ force: true });
    clicks += 1;
    return true;
  };
  if (!(await direct())) {
    if (await page.locator(".decide .handle:visible[aria-expanded=false]").count()) {
      await page.locator(".decide .handle").click();
      clicks += 1;
    }
    if (!(await direct())) {
      const [first] = Object.values(action.args);
      await page.locator(`.decide .chip[data-value="${first}"]`).click();
      clicks += 1;
      if (!(await direct())) throw new Error(`no way to ${action.text}`);
    }
  }
  return clicks;
}

/** What the script answers alike several times over. */
const LIKE_CHAINS = new Set(["gain", "advance", "prepare"]);

async function play(browser, house, game, round) {
  const { page, context, url } = await person(browser, house);
  await context.addInitScript(() =>
    localStorage.setItem("boardinghouse", JSON.stringify({ speed: "off", hints: false })),
  );
  await playBots(page, url, game);
  let clicks = 0;
  let answers = 0;
  const verbs = {};
  let before = -1;
  while (!(await myTurn(page))) {
    await page.waitForTimeout(40); // what is answered without a click is on its way
    const { now, number } = await asked(page);
    const shown = Number(await page.locator(".frame[data-step]").getAttribute("data-step"));
    if (now.actions.length === 0 || shown !== number || number === before) {
      await page.waitForTimeout(15);
      continue;
    }
    if (await page.locator(".decide .propose .soon").count()) {
      await page.waitForTimeout(200);
      continue;
    }
    const action = pick(game, now.actions, answers + 31 * round);
    const chain = page.locator(".decide [data-chain]:visible").first();
    const taken =
      (await chain.count()) && LIKE_CHAINS.has(action.verb)
        ? await chain.click().then(() => 1)
        : await click(page, action);
    before = number;
    clicks += taken;
    answers += 1;
    verbs[action.verb] = (verbs[action.verb] ?? 0) + taken;
    await page.waitForFunction((step) => document.querySelector(".frame").dataset.step !== step, String(shown));
  }
  const { number } = await asked(page);
  await context.close();
  return { clicks, answers, steps: number, verbs };
}

mkdirSync(FOLDER, { recursive: true });
const house = await new House().open();
const browser = await launch();
try {
  for (const game of games) {
    if (values.clicks === "0") await pictures(browser, house, game);
    else {
      const found = [];
      for (let round = 0; round < Number(values.clicks); round += 1)
        found.push(await play(browser, house, game, round));
      const mean = (key) => (found.reduce((sum, one) => sum + one[key], 0) / found.length).toFixed(1);
      console.log(
        `${game}: ${mean("clicks")} clicks for ${mean("answers")} answers`,
        JSON.stringify(found.map((f) => f.verbs)),
      );
    }
  }
} finally {
  await browser.close();
  await house.close();
}
