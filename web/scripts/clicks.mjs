// How much clicking a whole game asks for: a person against bots, by the shortest way the page offers at 1280 x 800.
//   node scripts/clicks.mjs [--games 3] [game ...]
// Games and answers are the same every time (seeded.py, sensible.mjs), so two versions of the page can be compared; the
// last column says whether the answers were the same.
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { House, launch, person } from "../tests/house.mjs";
import { chained, pick } from "./sensible.mjs";

const BOTS = 2;
/** What the page gives without a click is given by then. */
const BY_ITSELF = 300;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "3" } },
});
const games = positionals.length ? positionals : ["samoa", "amsterdam", "overbooking", "maui", "austria"];

/** The server's position for my seat, and which one the page shows. */
function look(page) {
  return page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    const { now, number, lobby } = await (await fetch(`/api/tables/${id}/state?seat=0`)).json();
    const frame = document.querySelector(".frame[data-step]");
    const ready = frame?.dataset.step === String(number) && !document.querySelector(".frame.waiting");
    const soon = document.querySelector(".decide .propose .soon") !== null;
    return { now, number, over: lobby.status === "over", ready, soon };
  });
}

/** The same number for the same offers. */
function drawn(actions) {
  return createHash("sha256")
    .update(actions.map(({ text }) => text).join())
    .digest()
    .readUInt32BE();
}

/** The button that gives this and the answers like it that follow; none on a page without such buttons. */
function chainOf({ verb, args }) {
  if (verb === "gain") return args.place.startsWith("table") ? "tables" : "kitchen";
  if (verb === "advance") return args.track;
  return verb === "prepare" ? "1-1,1-2,1-3" : "";
}

/** Give an answer by the panel; how many clicks that took. */
function give(page, action, chain) {
  return page.evaluate(
    async ([id, chain]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const several = document.querySelector(`.decide [data-chain="${chain}"]`);
      if (several) {
        several.click();
        return { clicks: 1, chained: true };
      }
      let clicks = 0;
      const direct = () => document.querySelector(`.decide [data-action="${id}"]`);
      if (!direct()) {
        document.querySelector(".decide .more").click(); // all actions in words
        clicks += 1;
        while (!direct()) await frame();
      }
      direct().click();
      clicks += 1;
      await frame();
      const sure = document.querySelector(".decide .propose .go:not(.soon)"); // what comes soon comes by itself
      if (sure) {
        sure.click();
        clicks += 1;
      }
      return { clicks, chained: false };
    },
    [action.id, chain],
  );
}

async function play(browser, game, round) {
  const house = new House();
  house.program = ["scripts/seeded.py", `${game} ${round}`];
  await house.open();
  const { page, context, url } = await person(browser, house);
  await context.addInitScript(() =>
    localStorage.setItem("boardinghouse", JSON.stringify({ speed: "off", hints: false })),
  );
  await page.goto(url);
  const table = await page.evaluate(
    async ([game, bots]) => {
      const headers = { "content-type": "application/json" };
      const post = async (path, data) =>
        (await fetch(path, { method: "POST", headers, body: JSON.stringify(data) })).json();
      await post("/api/guests", { name: "Anna" });
      const seats = [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "level:1" }))];
      const { id } = await post("/api/tables", { game, seats });
      await post("/api/commands", { command: { type: "start", table: id, key: crypto.randomUUID() } });
      return id;
    },
    [game, BOTS],
  );
  await page.goto(`${url}/table/${table}`);
  await page.waitForSelector(".frame[data-step]");
  let clicks = 0;
  let given = 0;
  let before = -1; // the step answered last
  let running = ""; // the question that a chain is at
  let begun = { asked: "", chain: "" };
  for (;;) {
    const at = await look(page);
    if (at.over) break;
    const { actions, prompt } = at.now;
    if (!at.ready || at.soon || actions.length === 0 || at.number === before) {
      await page.waitForTimeout(10);
      continue;
    }
    if (actions.length === 1 || running === prompt.key) {
      // perhaps the page answers by itself
      await page.waitForTimeout(BY_ITSELF);
      const then = await look(page);
      if (then.number !== at.number || then.soon) continue;
    }
    running = "";
    // what was begun is gone on with, on every page
    const more = begun.asked === prompt.key ? actions.filter((one) => chainOf(one) === begun.chain) : [];
    const action = more.length ? chained(more, at.now.view) : pick(game, actions, drawn(actions), at.now.view);
    const chain = chainOf(action);
    begun = { asked: chain && prompt.key, chain };
    const done = await give(page, action, chain);
    clicks += done.clicks;
    given += 1;
    before = at.number;
    if (done.chained) running = prompt.key;
  }
  const record = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).text(), table);
  const mine = record
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ seat, do: action }) => seat === 0 && action);
  await context.close();
  await house.close();
  return {
    clicks,
    given,
    answers: mine.length,
    same: createHash("sha256")
      .update(mine.map((one) => one.do).join("\n"))
      .digest("hex")
      .slice(0, 8),
  };
}

const browser = await launch();
try {
  for (const game of games) {
    const found = [];
    for (let round = 0; round < Number(values.games); round += 1) found.push(await play(browser, game, round));
    const mean = (key) => (found.reduce((sum, one) => sum + one[key], 0) / found.length).toFixed(1);
    const same = found.map((one) => one.same).join(" ");
    console.log(`${game}: ${mean("clicks")} clicks for ${mean("answers")} answers, ${mean("given")} by hand; ${same}`);
  }
} finally {
  await browser.close();
}
