// What the browser tests share: a server of their own on loopback, a browser, and pages that fail on any error.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "../scripts/browser.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const PYTHON = process.env.BOARDINGHOUSE_PYTHON ?? "../.venv/bin/python";
/** For anything to appear: how busy the machine is decides no test. */
const PATIENCE = 300_000;
const ATTACHED = "../tests/server/attached.py";

/** A server process with a database of its own. */
export class House {
  constructor(...options) {
    this.options = options;
  }

  folder = mkdtempSync(join(tmpdir(), "boardinghouse-"));
  port = 0;
  process = null;
  /** What Python runs, and its first arguments. */
  program = [ATTACHED];

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async open() {
    const args = [
      ...this.program,
      "serve",
      "--port",
      String(this.port),
      "--workers",
      "1",
      "--rate-factor",
      "1000",
      "--hint-seconds",
      "600",
      ...this.options,
    ];
    this.process = spawn(PYTHON, [...args, "--database", `sqlite:///${this.folder}/tables.db`], {
      stdio: ["pipe", "pipe", "inherit"], // its input closes when this process ends, and the server ends with it
    });
    this.port = await new Promise((resolve, reject) => {
      let said = "";
      this.process.stdout.on("data", (data) => {
        said += data;
        const found = /127\.0\.0\.1:(\d+)/.exec(said);
        if (found) resolve(Number(found[1]));
      });
      this.process.on("exit", () => reject(new Error(`the server did not start: ${said}`)));
    });
    return this;
  }

  /** The file of a whole game between random bots. */
  record(game) {
    const path = join(this.folder, `${game}.txt`);
    const program =
      "import sys, boardinghouse as bh; from boardinghouse.bots import find; game = bh.load(sys.argv[1]);" +
      "bh.play(game, [find('random') for _ in range(game.seats[0])], seed=7).dump(sys.argv[2])";
    execFileSync(PYTHON, ["-c", program, game, path]);
    return path;
  }

  /** End it, as a power cut would or (signal SIGTERM) as an operator. */
  async end(signal = "SIGKILL") {
    const process = this.process;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.on("exit", resolve));
    process.kill(signal);
    await gone;
  }

  async close() {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A person with their own browser. Errors on the page are collected and must stay none. */
export async function person(browser, house, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() => {
    if (!localStorage.getItem("boardinghouse"))
      localStorage.setItem("boardinghouse", JSON.stringify({ speed: "off", hints: false, forced: false }));
  });
  return { context, page, errors, url: house.url };
}

/** Say what the others are to call me, where the page asks for it. */
export async function introduce(page, name) {
  await page.waitForSelector("form ol select");
  if (await page.locator("#call-me").count()) await page.fill("#call-me", name);
}

export async function playBots(page, url, game, level = 1) {
  await page.goto(url);
  const card = page.locator(`.game[data-game="${game}"]`);
  await card.locator(`input[value="${level}"]`).check({ force: true });
  await card.locator("button.go").click();
  await page.waitForURL(/\/table\//);
}

/** Wait until it is my turn or the game is over; whether it is over. */
export async function myTurn(page) {
  await page.waitForFunction(
    () =>
      document.querySelector(".decide.mine [data-action], .decide.mine .chip") ||
      document.querySelector(".decide .places"),
    null,
    { timeout: PATIENCE },
  );
  return (await page.locator(".decide .places").count()) > 0;
}

/** Press Tab until an element that matches has the focus. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never reaches ${selector}`);
}

/** Serious and critical findings, as text. */
export async function faults(page, within = "html") {
  // the page's content policy lets no foreign script in, so the checker is evaluated rather than added
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(readFileSync(AXE, "utf8"));
  }
  const { violations } = await page.evaluate(
    (within) => window.axe.run(document.querySelector(within), { resultTypes: ["violations"] }),
    within,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** What sticks out at the right of the page or is cut off inside a button. */
export async function overflow(page) {
  return page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`page ${document.documentElement.scrollWidth} > ${innerWidth}`);
    for (const element of document.querySelectorAll("button, .btn, h1, h2, h3")) {
      if (element.closest(".vh") || element.offsetParent === null) continue;
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === "hidden")
        found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  });
}

export async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}

/** Play the game of the table on the screen to its end, past the page: the first legal answer each time. */
export async function finish(page) {
  await page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    for (let answers = 0; answers < 2000;) {
      const { lobby, number, now } = await (await fetch(`/api/tables/${id}/state?seat=0`)).json();
      if (lobby.status === "over") return;
      if (now.actions.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      else {
        answers += 1;
        const key = crypto.randomUUID();
        const command = { type: "play", table: id, key, seat: 0, expected: number, action: now.actions[0].id };
        const headers = { "content-type": "application/json" };
        await fetch("/api/commands", { method: "POST", headers, body: JSON.stringify({ command }) });
      }
    }
    throw new Error("the game does not end");
  });
  await page.waitForSelector(".decide .places");
}

export { launch, PATIENCE, PYTHON };
