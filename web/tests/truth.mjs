// What the page of a person has to say, by what its table was at the step that the page has been sent.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { PYTHON } from "./house.mjs";

const texts = Object.fromEntries(
  ["en", "ru", "uk"].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of ["page", "shell"]) {
      const file = new URL(`../../src/boardinghouse/locales/${language}/${part}.ftl`, import.meta.url);
      bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    }
    return [language, bundle];
  }),
);
const plain = (text) => text.replace(/\s+/g, "");

/** By table and number: what every table of the house was at each of its steps, read from its log. */
export function steps(house) {
  const known = new Map();
  const read = execFileSync(PYTHON, ["scripts/steps.py", `sqlite:///${house.folder}/tables.db`], {
    maxBuffer: 1 << 30,
  });
  for (const line of read.toString().trim().split("\n")) {
    const step = JSON.parse(line);
    known.set(`${step.table} ${step.number}`, step);
  }
  return known;
}

/** Everything that a page says of its table and everything it has been sent, read in one go. */
export function read({ page, language }) {
  return page.evaluate(async (language) => {
    // what is due on the page comes first, such as the next second, or a look at its connection
    for (const wait of [0, 5]) await new Promise((done) => setTimeout(done, wait));
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const text = (selector, within = document) => within.querySelector(selector)?.textContent.trim() ?? "";
    const main = document.querySelector("main[data-version]");
    const table = location.pathname.split("/").at(-1);
    const { versions, presences, ...wire } = window.wire;
    const presence = presences[table] ?? null;
    const clock = (since) =>
      new Date(since * 1000).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
    return {
      table,
      sent: { ...wire, version: versions[table] ?? null, presence },
      since: Object.fromEntries(Object.entries(presence?.away ?? {}).map(([seat, since]) => [seat, clock(since)])),
      now: Date.now(),
      version: main?.dataset.version ? Number(main.dataset.version) : null,
      shown: Number(document.querySelector(".frame")?.dataset.step ?? NaN),
      lost: document.querySelector(".lost") !== null,
      room: document.querySelector("main > .room") !== null,
      title: document.title,
      notes: all(".note").map((note) => note.textContent),
      mine: document.querySelector(".decide.mine") !== null,
      open: all(".board .lit, .decide [data-action]").length,
      prompt: text(".decide .prompt"),
      places: all(".decide .places li b").map((name) => name.textContent),
      lostBy: all(".lost-by").map((line) => line.textContent),
      offer: text(".offer"),
      next: all(".after .go").map((button) => button.textContent),
      clock: text(".decide .clock"),
      watchers: text(".watchers"),
      others: all(".other").map((other) => ({
        seat: Number(other.dataset.seat),
        says: text(".name", other),
        clock: text(".clock", other),
      })),
      head: all(".room .head h2, .room .head h2 + p").map((line) => line.textContent),
      timing: text(".room .opts li:last-child"),
      removed: document.querySelector('[data-says="removed"]') !== null,
      seats: all(".seats > li").map((seat) => ({
        says: text("b", seat),
        chosen: seat.querySelector(".does select")?.value ?? null,
      })),
      start: document.querySelector(".room .head .go")?.disabled ?? null,
      wish: Object.fromEntries(all("[name=seats], [name=out]").map((select) => [select.name, select.value])),
    };
  }, language);
}

// ---- the connection: by the page's own time, as it was when it last looked ------------------------------------------

const ANSWER = 2500; // milliseconds without an answer after which the server is not there
const ASKED = 1500; // how often it is asked

/** Whether the page says how its connection is. */
export function connected({ sent, lost, version }) {
  if (version === null) return []; // it says that it is being loaded
  const found = [];
  const looked = Math.min(...Object.values(sent.ticks).map(({ at }) => at));
  if (lost !== sent.lost) found.push(`says that the connection ${lost ? "is lost" : "holds"}, which is wrong`);
  if (sent.lost) return found;
  if (sent.pinged > sent.heard && looked - sent.pinged > ANSWER)
    found.push(`no word of ${looked - sent.pinged} ms without an answer`);
  if (sent.pinged <= sent.heard && sent.heard <= looked && looked - Math.max(sent.pinged, sent.greeted) > ASKED)
    found.push(`has not asked for ${looked - sent.pinged} ms`);
  return found;
}

// ---- the words -------------------------------------------------------------------------------------------------------

/** Wrong words of a page, by the step that it has been sent. */
export function wrong(page, step, { id: me, language }) {
  const say = (key, params = {}) => texts[language].formatPattern(texts[language].getMessage(key).value, params);
  const list = (names) => new Intl.ListFormat(language).format(names);
  const found = [];
  const expect = (what, said, due) => {
    const [is, ought] = [said, due].map((one) => plain(Array.isArray(one) ? one.join(" | ") : String(one)));
    if (is !== ought) found.push(`${what}: "${said}" instead of "${due}"`);
  };
  expect("version", page.version, page.sent.version);
  const { lobby, acting, clocks, left } = step;
  const game = say(`game-${lobby.game}`);
  const owner = lobby.owner === me;
  const mine = lobby.seats.findIndex((seat) => seat.person === me);
  const free = lobby.seats.filter(({ kind }) => kind === "open" || kind === "reserved").length;
  expect("the waiting room", page.room, lobby.status === "open");
  expect("watchers", page.watchers, watched());
  if (lobby.status === "open") {
    expect("title", page.title, game);
    room();
    return found;
  }
  const names = lobby.seats.map(({ name }) => name);
  const playing = lobby.status === "playing";
  const own = lobby.seats[mine];
  const asked = playing && acting.includes(mine) && !own.stand_in && !own.left;
  const offered =
    own && !lobby.rematch && !(me in lobby.wanted) && Object.values(lobby.wanted).some((agrees) => agrees);

  expect("step", page.shown, page.version);
  expect(
    "title",
    page.title,
    `${asked ? `● ${say("your-turn")} · ` : offered ? `● ${say("rematch-offered-short")} · ` : ""}${game}`,
  );
  expect("notes", page.notes, playing && own ? notes() : []);
  expect("my turn", page.mine, Boolean(asked));
  if (page.open && (!page.mine || page.lost)) found.push(`${page.open} answers are open`);
  const waits = acting.length ? say("table-waits-for", { names: list(acting.map((seat) => names[seat])) }) : "";
  if (playing && !page.mine) expect("prompt", page.prompt, waits);
  if (playing && page.mine && (!page.prompt || page.prompt === waits)) found.push(`my turn, and "${page.prompt}"`);
  for (const { seat, says } of page.others) expect(`of ${names[seat]}`, says, about(seat));
  expect("others", page.others.length, lobby.seats.length - (own && !own.left ? 1 : 0));
  time();
  end();
  return found;

  function watched() {
    const { watchers = 0 } = page.sent.presence ?? {};
    return watchers ? `${watchers}${say("watchers-short", { count: watchers })}` : "";
  }

  function room() {
    const status = free
      ? say("waiting-free", { count: free })
      : mine < 0 && !owner
        ? say("table-full")
        : say(owner ? "waiting-ready" : "waiting-owner");
    expect("head", page.head, [say(free ? "waits-for-players" : "waiting-title"), status]);
    const { kind = "none", seconds, increment = 0, out = "vote" } = lobby.clock;
    const timing = kind === "none" ? say("clock-none") : say("clock-live", { minutes: seconds / 60, increment });
    expect("clock", page.timing, kind === "none" ? timing : `${timing}${say("time-out")}: ${say(`time-out-${out}`)}`);
    const away = page.sent.presence?.away ?? {};
    const sits = ({ kind, name, person }, seat) =>
      kind !== "person"
        ? say(kind === "open" ? "seat-open" : "seat-reserved")
        : name + (person === me ? say("you") : seat in away ? say("seat-away") : "");
    expect("seats", page.seats.map(({ says }) => says), lobby.seats.map(sits)); // prettier-ignore
    const chosen = ({ kind, person }) => (owner && person !== me ? kind : null);
    expect("choices", page.seats.map(({ chosen }) => chosen), lobby.seats.map(chosen)); // prettier-ignore
    expect("removed", page.removed, lobby.removed.includes(me));
    expect("start", page.start, owner ? free > 0 : null);
    if (owner)
      expect("set-up", [page.wish.seats, page.wish.out], [lobby.seats.length, kind === "none" ? undefined : out]);
  }

  function notes() {
    const due = [];
    if (own.lost) due.push(say("you-lost", { why: own.lost }));
    else if (own.left) due.push(say("you-are-away") + say("come-back"));
    else if (own.stand_in) due.push(say("bot-plays-for-you", { late: own.late ? "yes" : "no" }));
    else if (own.late) due.push(`late: ${own.name}`); // nobody's time runs out on such an evening
    lobby.seats.forEach((seat, place) => {
      if (!(seat.left || seat.late) || seat.stand_in || seat.lost || seat.person === me) return;
      const votes = say("votes-needed", { count: lobby.needed[place] });
      const choices = ["wait", "bot", "end"].map((choice) => {
        const voters = Object.entries(lobby.ballots[place] ?? {}).filter(([, wish]) => wish === choice);
        return say(`vote-${choice}`) + (voters.length ? `(${list(voters.map(([who]) => called(who)))})` : "");
      });
      due.push(say(seat.left ? "has-left" : "is-late", { name: seat.name }) + votes + choices.join(""));
    });
    if (lobby.undo?.agreed.includes(me))
      due.push(say("undo-asked", { agreed: lobby.undo.agreed.length, all: lobby.undo.asked.length }));
    else if (lobby.undo && !own.left)
      due.push(say("asks-undo", { name: names[lobby.undo.seat] }) + say("agree") + say("refuse"));
    if (lobby.undo_refused?.seat === mine)
      due.push(say("undo-refused", { name: names[lobby.undo_refused.by] }) + say("close"));
    return due;
  }

  /** What the line of another player says of them. */
  function about(place) {
    const seat = lobby.seats[place];
    const since = page.since[place];
    const away = !playing
      ? ""
      : seat.lost
        ? say("seat-lost", { why: seat.lost })
        : seat.left
          ? say("seat-left")
          : seat.late
            ? say("seat-late")
            : since
              ? say("seat-gone", { at: since })
              : "";
    return (
      seat.name +
      (playing && seat.stand_in ? say("seat-bot") : "") +
      (away || (acting.includes(place) ? say("seat-thinks") : ""))
    );
  }

  /** Clocks go on by themselves: they show what was left when the page last looked. */
  function time() {
    const ticks = Object.values(page.sent.ticks).map(({ clock }) => clock);
    const seconds = (text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    const all = page.others.map(({ seat, clock }) => [seat, clock]);
    if (own && !own.left && playing) all.push([mine, page.clock]);
    else expect("my clock", page.clock, "");
    for (const [seat, clock] of all) {
      const due = ticks.map(([from, to]) =>
        seat in clocks ? [clocks[seat] - to, clocks[seat] - from] : [left[seat], left[seat]],
      );
      const [shown, is] = [seconds(clock), (rest) => Math.max(0, Math.floor(rest))];
      if (!due.some(([least, most]) => is(least) <= shown && shown <= is(most)))
        found.push(
          `clock of ${names[seat]}: ${clock}, with ${due.map((rest) => rest.join(" to ")).join(" or ")} s left`,
        );
    }
  }

  function end() {
    const over = lobby.status === "over";
    const order = over ? lobby.places.map((place, seat) => [place, seat]).sort(([a], [b]) => a - b) : [];
    expect("places", page.places, order.map(([, seat]) => (seat === mine ? say("seat-you") : names[seat]))); // prettier-ignore
    const won = order.filter(([place]) => place === 1).map(([, seat]) => seat);
    if (over)
      expect(
        "result",
        page.prompt,
        won.length === 1 && won[0] === mine
          ? say("table-you-won")
          : say("table-won", { names: list(won.map((seat) => names[seat])), count: won.length }),
      );
    const forfeits = lobby.seats.filter(({ lost }) => lost && !playing);
    expect("lost by", page.lostBy, forfeits.map(({ name, lost }) => say("lost-by", { name, why: lost }))); // prettier-ignore
    const wanted = Object.entries(lobby.wanted);
    const willing = wanted.filter(([, agrees]) => agrees).map(([who]) => called(who));
    const still = lobby.seats.filter((seat) => !seat.left && !(seat.person in lobby.wanted)).map(({ name }) => name);
    const said = lobby.wanted[me];
    let offer = "";
    if (own && !lobby.rematch && wanted.length)
      if (said === undefined && willing.length)
        offer =
          say("rematch-offered", { names: list(willing), count: willing.length }) +
          say("rematch-accept") +
          say("rematch-decline");
      else if (said)
        offer =
          say("rematch-waits", { names: list(still), count: still.length }) +
          say("rematch-now") +
          say("rematch-withdraw");
      else offer = say("rematch-declined");
    expect("offer", page.offer, offer);
    const next = lobby.rematch ? [say("to-rematch")] : own && willing.length === 0 ? [say("rematch")] : [];
    expect("next", page.next, playing ? [] : next);
  }

  function called(who) {
    return lobby.seats.find(({ person }) => person === who)?.name ?? "";
  }
}
