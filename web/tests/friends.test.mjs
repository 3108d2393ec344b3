// Friends at one table: clocks, time-outs, votes, dead connections, who is here, resigning.
//
// What once went wrong among friends, and the tests that fail if it comes back:
//
// | fault                                                          | test                                                   |
// |----------------------------------------------------------------|--------------------------------------------------------|
// | your own clock is nowhere, at the table or in the lobby        | here: my own clock                                     |
// | out of time, and you read that you have left                   | here: out of time means                                |
// | coming back restores the whole time                            | tests/server/test_clocks.py, test_absence.py           |
// | a used link is offered again; a removed person is not told     | rooms: a freed seat                                    |
// | a removed person sits down again by the old link               | tests/server/test_waiting_room.py                      |
// | "has run out of time" after the move                           | here: out of time means                                |
// | questions about taking back outlive their answer               | here: questions about taking back; evening             |
// | a dead line goes unnoticed; waiting for the old socket         | connection                                             |
// | back online or back in the tab, and nothing happens            | here: what the browser says                            |
// | clicks on a stale position                                     | here: a dead connection; evening                       |
// | one screen: the last person's hand stays open                  | rooms: one screen                                      |
// | a rematch without asking, without a word, without the chat     | rooms: a rematch                                       |
// | the chat of the waiting room does nothing                      | rooms: the host changes                                |
// | the host can change nothing, or undoes their own change        | rooms: the host changes, two quick changes             |
// | the seat of a host who stands up is open to anybody            | tests/server/test_waiting_room.py                      |
// | the fourth at a full table is told nothing                     | rooms: a freed seat                                    |
// | one screen: no undo, all clocks at once                        | rooms: one screen; tests/server/test_clocks.py         |
// | copying does nothing over plain http                           | rooms: a freed seat                                    |
// | everybody is "Guest"; a new name reaches no running table      | rooms: the host changes; two; evening                  |
// | leaving at one tap; a resignation without result and analysis  | here: leaving is asked twice                           |
// | the lobby does not say that you left                           | two: who leaves                                        |
// | a refusal is in the log only; how many votes decide            | here: questions about taking back, out of time means   |
// | the curtain ends at 70 %, "You have won" at a shared screen    | rooms: one screen                                      |
// | the log puts one player's mark on another's line               | here: the log marks                                    |
// | names in the wrong case                                        | tests/locales/test_words.py                            |
// | "The table is set" with seats free                             | rooms: a freed seat; evening                           |
// | the last bookings are gone when the table is opened again      | rooms: one screen                                      |
// | the chat is below the fold, without focus                      | rooms: the host changes                                |
// | an absent friend "is thinking"                                 | here: nobody who is away; evening                      |
// | an invitation to 127.0.0.1 without a word                      | rooms: a freed seat                                    |
//
// `evening` compares every word with the log of the table, so that it sees most of this wherever else it may come back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, launch } from "./house.mjs";
import { answer, api, command, guest, Line, seatOf, sitDown, turns } from "./friends.mjs";
import { tap } from "./wire.mjs";

let house, browser, line;
before(async () => {
  house = await new House().open();
  line = await new Line(house).open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  line?.close();
  await house?.close();
});

const LIVE = { kind: "live", seconds: 600 };
async function two(more = {}) {
  const people = [await guest(browser, house, "Ann"), await guest(browser, house, "Bob")];
  return { people, id: await sitDown(people, more) };
}
const gone = { state: "detached" };

test("my own clock is in sight, at the table and in the lobby", { timeout: 1_800_000 }, async () => {
  const { people } = await two({ clock: LIVE });
  for (const { page } of people) assert.match(await page.textContent(".decide .clock"), /\d+:\d\d/);
  const [mover] = await turns(people);
  await mover.page.setViewportSize({ width: 390, height: 844 });
  const box = await mover.page.locator(".decide .clock").boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= 844, "the clock is on the screen of a phone");
  await mover.page.goto(house.url);
  assert.match(await mover.page.textContent(".key .clock"), /\d+:\d\d/);

  // far away it is a day and an hour, where each of them lives
  const zones = ["Asia/Tokyo", "America/New_York"];
  const far = await Promise.all(zones.map((timezoneId) => guest(browser, house, timezoneId, { timezoneId })));
  const id = await sitDown(far, { clock: { kind: "turn", seconds: 259_200 } });
  const [asked] = await turns(far);
  const [deadline] = Object.values((await api(asked.page, `/tables/${id}`)).deadlines);
  const when = { weekday: "short", hour: "2-digit", minute: "2-digit", timeZone: asked.name };
  const plain = (text) => text.replace(/\s+/g, " ").trim();
  assert.equal(
    plain(await asked.page.textContent(".decide .clock")),
    plain(new Date(deadline * 1000).toLocaleString("en", when)),
  );
});

test("out of time means what the table says, for everybody", { timeout: 1_800_000 }, async () => {
  const lost = await two({ clock: { kind: "live", seconds: 2, out: "loses" } });
  for (const { page } of lost.people) await page.waitForSelector(".decide .places");
  const { seats } = await api(lost.people[0].page, `/tables/${lost.id}`);
  const loser = lost.people[seats.findIndex((seat) => seat.lost === "time")];
  const winner = lost.people.find((who) => who !== loser);
  assert.match(await winner.page.textContent(".decide .prompt"), /You have won/);
  assert.match(await loser.page.textContent(".decide"), new RegExp(`${loser.name} lost on time`));
  assert.equal(await loser.page.locator('.note:has-text("left")').count(), 0);

  const replaced = await two({ clock: { kind: "live", seconds: 2, out: "bot" } });
  const late = await Promise.race(
    replaced.people.map(async (who) => {
      await who.page.waitForSelector('.note:has-text("a bot plays for you")');
      return who;
    }),
  );
  assert.equal(await late.page.locator(".note button").count(), 0); // no way back to time that is gone
  assert.equal(await late.page.locator(".decide.mine").count(), 0);
  // nor is anybody called to a turn that a bot takes for them
  await late.page.evaluate(() => {
    window.titles = [];
    new MutationObserver(() => window.titles.push(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
    });
  });
  const active = replaced.people.find((who) => who !== late);
  const seat = await seatOf(active, replaced.id);
  // a busy machine may let the other be late, too: then bots play on, perhaps to the end
  const own = '.note[data-says="own"], .decide .places';
  for (let answers = 0; answers < 2; answers += 1) {
    await active.page.waitForSelector(`.decide.mine, ${own}`);
    await answer(active, replaced.id, seat).catch(() => undefined);
    await active.page.waitForSelector(`.decide:not(.mine), ${own}`);
  }
  await active.page.waitForSelector(`.decide.mine, ${own}`);
  assert.ok(!(await late.page.evaluate(() => [...window.titles, document.title])).join().includes("●"));

  const voted = await two({ clock: { kind: "live", seconds: 2 } });
  const [slow, other] = await turns(voted.people);
  await slow.page.waitForSelector('.note:has-text("Your time is up")');
  assert.equal(await slow.page.locator(".note button").count(), 0);
  await other.page.waitForSelector('.note:has-text("1 vote decides")');
  await answer(slow, voted.id, await seatOf(slow, voted.id));
  await slow.page.waitForSelector('.note[data-says="own"]', gone);
  await other.page.waitForSelector(`.note[data-about="${await seatOf(slow, voted.id)}"]`, gone);
});

test("the log marks each line with the player it is about", { timeout: 1_800_000 }, async () => {
  const { people, id } = await two({ game: "amsterdam" });
  const seats = Object.fromEntries(await Promise.all(people.map(async (who) => [who.name, await seatOf(who, id)])));
  const marked = () =>
    people[0].page
      .locator(".log li[data-seat]")
      .evaluateAll((all) =>
        all.flatMap((one) =>
          [...one.querySelectorAll(".line")].map((line) => ({ seat: one.dataset.seat, text: line.textContent.trim() })),
        ),
      );
  let rolled = [];
  for (let answers = 0; answers < 60 && new Set(rolled.map(({ seat }) => seat)).size < 2; answers += 1) {
    const { acting, version } = await api(people[0].page, `/tables/${id}`);
    await answer(
      people.find(({ name }) => seats[name] === acting[0]),
      id,
      acting[0],
    );
    await people[0].page.waitForFunction((step) => document.querySelector(".frame").dataset.step > step, version);
    rolled = (await marked()).filter(({ text }) => /rolls/i.test(text));
  }
  assert.ok(rolled.length > 1);
  // a name is left out where it stands above: here everybody's would be another's
  for (const { text } of rolled) for (const { name } of people) assert.ok(!text.includes(name), text);
});

test("questions about taking back end with their answer", { timeout: 1_800_000 }, async () => {
  const { people, id } = await two();
  const [first, second] = await turns(people);
  await answer(first, id, await seatOf(first, id));
  await second.page.waitForSelector(".decide.mine");
  const ask = async () => {
    await first.page.click('.bar:has-text("Menu")');
    await first.page.click('button:has-text("Ask to take a move back")');
    await first.page.waitForSelector('.note:has-text("1 of 2 agree")');
    await second.page.waitForSelector('.note[data-says="undo"] button');
  };
  await ask();
  await second.page.click('.note button:has-text("No")');
  await first.page.waitForSelector('.note:has-text("Bob does not agree"), .note:has-text("Ann does not agree")');
  await second.page.waitForSelector('.note[data-says="undo"]', gone);
  await ask();
  await second.page.click('.note button:has-text("Agree")');
  await first.page.waitForSelector(".decide.mine");
  for (const { page } of people) await page.waitForSelector(".note", gone);
});

test("a dead connection is noticed and replaced", { timeout: 1_800_000 }, async () => {
  const ann = await guest(browser, line, "Ann");
  const bob = await guest(browser, house, "Bob");
  const id = await sitDown([ann, bob]);
  let state = await api(bob.page, `/tables/${id}`);
  for (const way of ["silence", "online", "tab"]) {
    line.cut();
    line.shut = way === "silence";
    if (state.acting[0] === 1) await answer(bob, id, 1);
    else await command(bob.page, id, "ask-undo", { seat: 1, expected: state.version }).catch(() => undefined);
    await command(bob.page, id, "leave", { seat: 1 });
    await command(bob.page, id, "return", { seat: 1 });
    state = await api(bob.page, `/tables/${id}`);
    if (way === "online") await ann.page.evaluate(() => window.dispatchEvent(new Event("online")));
    if (way === "tab") await ann.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    if (way === "silence") {
      await ann.page.waitForSelector(".lost");
      const open = ".board .lit, .decide [data-action]";
      assert.equal(await ann.page.locator(open).count(), 0, "nothing to click meanwhile");
      line.shut = false;
    }
    await ann.page.waitForFunction(
      (step) => Number(document.querySelector(".frame").dataset.step) >= step,
      state.version,
    );
    await ann.page.waitForSelector(".lost", gone);
  }
});

test("what the browser says of its network is heard at once", { timeout: 1_800_000 }, async () => {
  const ann = await guest(browser, house, "Ann");
  await ann.context.addInitScript(tap);
  await sitDown([ann, await guest(browser, house, "Bob")]);
  await ann.page.waitForSelector(".lost", gone);
  // in the very moment, so that nobody waits for the next look at the connection
  const [asked, lost] = await ann.page.evaluate(() => {
    const before = window.wire.asked;
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    const asked = window.wire.asked - before;
    window.dispatchEvent(new Event("online"));
    return [asked, window.wire.lost];
  });
  assert.deepEqual([asked, lost], [2, true]);
  await ann.page.waitForFunction(() => !window.wire.lost);
  await ann.page.waitForSelector(".lost", gone);
});

test("nobody who is away is thinking", { timeout: 1_800_000 }, async () => {
  const { people, id } = await two({ watchable: true });
  const [mover, other] = await turns(people);
  await other.page.waitForSelector('.other:has-text("thinking")');
  // who sat down from the list is no friend of the host, and sees no chat that would refuse every word
  for (const { page } of people) assert.equal(await page.locator("[aria-controls=chat]").count(), 0);
  await mover.page.goto("about:blank");
  await other.page.waitForSelector('.other:has-text("away since")');
  assert.equal(await other.page.locator('.other:has-text("thinking")').count(), 0);
  await mover.page.goto(`${house.url}/table/${id}`);
  await other.page.waitForSelector('.other:has-text("thinking")');
  const eve = await guest(browser, house, "Eve");
  await eve.page.goto(`${house.url}/table/${id}`);
  await other.page.waitForSelector('.watchers:has-text("1")');
  await eve.page.goto("about:blank");
  await other.page.waitForSelector(".watchers", gone);
});

test("leaving is asked twice, and resigning has a result and a study", { timeout: 1_800_000 }, async () => {
  const { people } = await two();
  const [ann, bob] = people;
  await ann.page.click('.bar:has-text("Menu")');
  await ann.page.click('button:has-text("Leave the game")');
  await ann.page.waitForSelector('.menu p:has-text("come back")');
  await ann.page.click('.menu button:has-text("Cancel")');
  await ann.page.click('button:has-text("Resign")');
  await ann.page.click('.menu button:has-text("Resign")');
  for (const { page } of people) {
    await page.waitForSelector(".decide .places");
    await page.waitForSelector('.decide:has-text("Ann resigned")');
    assert.equal(await page.locator('.after a[href*="study"]').count(), 1);
  }
  assert.match(await bob.page.textContent(".decide .prompt"), /You have won/);
  assert.match(await ann.page.textContent(".decide .places li:first-child"), /Bob/);
});
