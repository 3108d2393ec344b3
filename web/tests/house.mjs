// What the browser tests share: a server of their own on loopback, a browser, and pages that fail on any error.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "../scripts/browser.mjs";

const PYTHON = process.env.BOARDINGHOUSE_PYTHON ?? "../.venv/bin/python";

/** A server process with a database of its own. */
export class House {
  folder = mkdtempSync(join(tmpdir(), "boardinghouse-"));
  port = 0;
  process = null;

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async open() {
    const args = [
      "-m",
      "boardinghouse.cli",
      "serve",
      "--port",
      String(this.port),
      "--workers",
      "1",
      "--rate-factor",
      "1000",
    ];
    this.process = spawn(PYTHON, [...args, "--database", `sqlite:///${this.folder}/tables.db`], {
      stdio: ["ignore", "pipe", "inherit"],
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

/** A person with a browser of his own. Errors on the page are collected and must stay none. */
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
  page.setDefaultTimeout(20_000);
  await context.addInitScript(() => {
    if (!localStorage.getItem("boardinghouse"))
      localStorage.setItem("boardinghouse", JSON.stringify({ speed: "off", hints: false }));
  });
  return { context, page, errors, url: house.url };
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
    { timeout: 40_000 },
  );
  return (await page.locator(".decide .places").count()) > 0;
}

export { launch };
