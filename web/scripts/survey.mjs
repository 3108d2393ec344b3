// How the tables look: my turn, the others' turn, a game won and a game lost, of every game, on every screen.
//   node scripts/survey.mjs [game ...]      pictures in web/shots/survey/, and sheets of four in web/shots/sheets/
// Games are played by bots first (scenes.py), and I go on from there. Starts a server of its own.
// --theme light,dark  --width 1280,390  --lang ru  --state mine,won  choose among the pictures; --full takes whole pages.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { House, launch, myTurn, person, PYTHON, settle } from "../tests/house.mjs";

const FOLDER = "shots/survey";
const SHEETS = "shots/sheets";
const HEIGHTS = { 1280: 800, 1440: 900, 820: 1180, 390: 844 };
const TOUCH = 1000; // px: narrower screens are touched
const SEATS = { samoa: 4, amsterdam: 3, overbooking: 3, maui: 3, austria: 3 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: "string", default: "light,dark" },
    width: { type: "string", default: Object.keys(HEIGHTS).join(",") },
    state: { type: "string", default: "mine,others,won,lost" },
    lang: { type: "string", default: "en" },
    full: { type: "boolean", default: false },
  },
});
const games = positionals.length ? positionals : Object.keys(SEATS);
const [themes, widths, states] = [values.theme, values.width, values.state].map((list) => list.split(","));

/** Sit down in the middle of a game. */
async function sit(page, url, text, { line, seat }) {
  await page.goto(url);
  const id = await page.evaluate(
    async (about) => {
      const headers = { "content-type": "application/json" };
      const post = async (path, data) =>
        (await fetch(path, { method: "POST", headers, body: JSON.stringify(data) })).json();
      await post("/api/guests", { name: "Nora" });
      return (await post("/api/records/branch", about)).id;
    },
    { text, line, seat, bot: "level:2" },
  );
  await page.goto(`${url}/table/${id}`);
  await myTurn(page);
}

/** Answer past the page, as was answered there or the first that is legal, and wait until the page shows it; whether the
 *  game goes on. */
async function answer(page, { seat, action }) {
  const shown = await page.locator(".frame[data-step]").getAttribute("data-step");
  const over = await page.evaluate(
    async ([seat, wanted]) => {
      const table = location.pathname.split("/").at(-1);
      const { now, number, lobby } = await (await fetch(`/api/tables/${table}/state?seat=${seat}`)).json();
      if (lobby.status === "over") return true;
      if (now.actions.length === 0) return false;
      const key = crypto.randomUUID();
      const { id } = now.actions.find((one) => one.id === wanted) ?? now.actions[0];
      const command = { type: "play", table, key, seat, expected: number, action: id };
      const headers = { "content-type": "application/json" };
      await fetch("/api/commands", { method: "POST", headers, body: JSON.stringify({ command }) });
      return false;
    },
    [seat, action],
  );
  if (over) await page.waitForSelector(".decide .places");
  else await page.waitForFunction((step) => document.querySelector(".frame[data-step]").dataset.step !== step, shown);
  return !over;
}

/** Messages that show the others at work wait here until they are let through. */
async function gate(page, seat) {
  const held = { on: false, messages: [] };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const { now } = JSON.parse(text);
      if (now && held.on && held.messages.length) held.messages.push(text);
      else {
        socket.send(text);
        if (held.on && now?.acting && !now.acting.includes(seat)) held.messages.push("");
      }
    });
  });
  return held;
}

/** What can be counted of a page: the question's part of the screen, texts too small to read, words that are cut. */
function figures() {
  const sizes = new Map();
  const cut = [];
  for (const one of document.querySelectorAll("main *")) {
    const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!written || one.closest(".vh, title, defs, symbol") || !one.getClientRects().length) continue;
    const scale = one instanceof SVGGraphicsElement ? Math.abs(one.getScreenCTM()?.a ?? 1) : 1;
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize) * scale;
    const where = `${one.closest("[class]")?.getAttribute("class")?.split(" ")[0]}: ${one.textContent.trim().slice(0, 12)}`;
    if (size < 10.95 && (sizes.get(where) ?? 99) > size) sizes.set(where, size);
    if (style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) cut.push(where);
  }
  const sheet = document.querySelector(".decide")?.getBoundingClientRect();
  return {
    question: sheet ? Math.round((100 * sheet.height) / innerHeight) : 0,
    small: [...sizes]
      .sort((a, b) => a[1] - b[1])
      .slice(0, 8)
      .map(([where, size]) => `${size.toFixed(1)} ${where}`),
    cut: cut.slice(0, 8),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}

const taken = new Map(); // pictures by sheet

async function shoot(page, game, state) {
  const touch = await page.context().newCDPSession(page);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths.map(Number)) {
      await touch.send("Emulation.setTouchEmulationEnabled", { enabled: width < TOUCH });
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(0, 0);
      await settle(page);
      if (theme === themes[0]) console.log(`${game} ${state} ${width}`, JSON.stringify(await page.evaluate(figures)));
      const dark = theme === "dark" ? "-dark" : "";
      const path = `${FOLDER}/${game}-${state}-${width}${dark}.png`;
      await page.screenshot({ path, fullPage: values.full });
      const sheet = `${game}-${width}${dark}`;
      taken.set(sheet, [...(taken.get(sheet) ?? []), path]);
    }
  }
}

async function pictures(browser, house, game) {
  const { text, moments } = JSON.parse(
    execFileSync(PYTHON, ["scripts/scenes.py", game, String(SEATS[game])], { maxBuffer: 1 << 28 }).toString(),
  );
  for (const [moment, about] of Object.entries(moments)) {
    if (!states.includes(moment) && !(moment === "mine" && states.includes("others"))) continue;
    const { page, context, url } = await person(browser, house, { locale: values.lang });
    const held = await gate(page, about.seat);
    await sit(page, url, text, about);
    if (moment === "mine") {
      if (states.includes("mine")) await shoot(page, game, "mine");
      held.on = true;
      for (let number = 0; number < 60 && held.messages.length === 0; number += 1) {
        await answer(page, about);
        if ((await page.locator(".decide.mine").count()) === 0) break;
      }
      if (states.includes("others")) await shoot(page, game, "others");
    } else {
      while (await answer(page, about));
      await shoot(page, game, moment);
    }
    await context.close();
  }
}

/** Pictures side by side, to be looked at together. */
async function sheet(browser, name, paths) {
  const page = await browser.newPage();
  const images = paths.map((path) => `<img src="data:image/png;base64,${readFileSync(path, "base64")}">`).join("");
  const columns = name.includes("-390") ? paths.length : Math.min(2, paths.length);
  await page.setContent(
    `<body style="margin:0;background:#888;display:inline-grid;gap:8px;grid-template-columns:repeat(${columns},auto)">${images}`,
  );
  await page.locator("body").screenshot({ path: `${SHEETS}/${name}.png` });
  await page.close();
}

for (const folder of [FOLDER, SHEETS]) mkdirSync(folder, { recursive: true });
const house = await new House().open();
const browser = await launch();
try {
  for (const game of games) await pictures(browser, house, game);
  for (const [name, paths] of taken) await sheet(browser, name, paths);
} finally {
  await browser.close();
  await house.close();
}
