// The pictures of docs/friends.md: waiting room, clocks, time-out, rematch and one screen, at both widths.
//   node scripts/friends.mjs [FOLDER]
// Starts a server of its own. With a folder, whole pictures of them go there, also in the dark, to be looked at.
import { mkdirSync } from "node:fs";
import { answer, api, command, guest, seatOf, sitDown, turns } from "../tests/friends.mjs";
import { House, launch, settle } from "../tests/house.mjs";
import { packing } from "./packing.mjs";

const FOLDER = "../docs/images/friends";
const WIDTHS = [
  [1280, 800, 700],
  [390, 844, 300],
];
const KEPT = ["room", "clocks", "time-out", "rematch", "screen"];
const LIVE = { kind: "live", seconds: 900, increment: 10 };
const [looked] = process.argv.slice(2);
if (looked) mkdirSync(looked, { recursive: true });

const house = await new House().open();
const browser = await launch();
const keep = await packing(browser, FOLDER);

for (const [width, height, widest] of WIDTHS) {
  for (const theme of looked ? ["light", "dark"] : ["light"]) {
    const options = { viewport: { width, height }, colorScheme: theme };
    const take = async (name, { page }) => {
      await settle(page);
      const png = await page.screenshot();
      if (looked) await page.screenshot({ path: `${looked}/${name}-${width}-${theme}.png`, fullPage: true });
      if (theme === "light" && KEPT.includes(name)) await keep(`${name}-${width}`, png, widest);
    };
    const people = [await guest(browser, house, "Anna", options), await guest(browser, house, "Bohdan", options)];
    const [anna, bohdan] = people;

    const host = { game: "samoa", clock: LIVE, chat: "all" };
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "reserved" }];
    let { id } = await api(anna.page, "/tables", { ...host, seats });
    await command(bohdan.page, id, "sit", { seat: 1 });
    await anna.page.goto(`${house.url}/table/${id}`);
    await bohdan.page.goto(`${house.url}/table/${id}`);
    await bohdan.page.waitForSelector(".room");
    await take("room-guest", bohdan);
    await anna.page.locator(".seats > li").nth(2).locator('button:has-text("Invite")').click();
    await anna.page.waitForSelector(".link svg");
    await take("room", anna);

    id = await sitDown(people, { clock: LIVE, chat: "all" });
    for (let moves = 0; moves < 4; moves += 1) {
      const [mover] = await turns(people);
      await answer(mover, id, await seatOf(mover, id));
      await mover.page.waitForSelector(".decide:not(.mine)");
    }
    await take("clocks", (await turns(people))[0]);

    await command(bohdan.page, id, "resign", { seat: await seatOf(bohdan, id) });
    for (const { page } of people) await page.waitForSelector(".decide .places");
    await anna.page.click('.after button:has-text("Rematch")');
    await bohdan.page.waitForSelector(".offer");
    await take("rematch", bohdan);
    await take("rematch-waits", anna);

    await sitDown(people, { clock: { kind: "live", seconds: 3 } });
    const [late, other] = await turns(people);
    await other.page.waitForSelector('.note[data-says="absent"]');
    await take("time-out", other);
    await take("late", late);

    const one = await sitDown([anna], { locals: ["Vira"], clock: LIVE });
    await anna.page.waitForSelector(".curtain");
    await anna.page.click(".curtain .go");
    await anna.page.waitForSelector(".decide.mine");
    await answer(anna, one, Number(await anna.page.getAttribute(".frame", "data-eyes")));
    await anna.page.waitForSelector(".curtain");
    await take("screen", anna);
    for (const { context } of people) await context.close();
  }
}
await browser.close();
await house.close();
