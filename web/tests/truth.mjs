// What a table is at each of its steps, and what the page of a person has to say then.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const texts = Object.fromEntries(
  ["en", "ru", "uk"].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const file = new URL(`../../src/boardinghouse/locales/${language}/page.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    return [language, bundle];
  }),
);
function say(language, key, params = {}) {
  return texts[language].formatPattern(texts[language].getMessage(key).value, params);
}
const join = (list) => [...list].sort().join(" | ");

/** Somebody who watches and writes down what every step has made of the table. */
export class Recorder {
  constructor(page) {
    this.page = page;
  }

  /** Follow this table, from now on and beside those before. The socket comes back by itself. */
  async follow(table) {
    await this.page.evaluate((table) => {
      window.steps ??= {};
      const connect = () => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => socket.readyState === 1 && socket.send(JSON.stringify(message));
        socket.onopen = () => send({ type: "join", table, seat: null });
        const beat = setInterval(() => send({ type: "ping" }), 1000);
        socket.onclose = () => {
          clearInterval(beat);
          setTimeout(connect, 100);
        };
        let order = Promise.resolve();
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "presence") window.present = message;
          if (message.type !== "step" && message.type !== "sync") return;
          // the whole table, not what the message says has changed
          order = order.then(async () => {
            const answer = await fetch(`/api/tables/${table}`).catch(() => null);
            const lobby = answer?.ok ? await answer.json() : null;
            const { number, now } = message;
            const told =
              lobby?.version === number ? lobby : (message.lobby ?? window.steps[`${table} ${number - 1}`]?.lobby);
            if (told)
              window.steps[`${table} ${number}`] = {
                lobby: told,
                acting: now.acting,
                clocks: now.clocks,
                left: now.left,
              };
            window.newest[table] = Math.max(window.newest[table], number);
          });
        };
      };
      (window.newest ??= {})[table] = 0;
      connect();
    }, table);
    await this.page.waitForFunction((table) => Object.keys(window.steps).some((step) => step.startsWith(table)), table);
  }

  /** Step `version` of the table, as soon as it is known here too. */
  async at(table, version) {
    const name = `${table} ${version}`;
    await this.page.waitForFunction((name) => window.steps[name], name);
    return this.page.evaluate((name) => window.steps[name], name);
  }

  presence() {
    return this.page.evaluate(() => window.present ?? null);
  }

  newest(table) {
    return this.page.evaluate((table) => window.newest[table] ?? 0, table);
  }
}

/** Everything that a page says of its table, read in one go: of the same moment, and of the step that it names. */
export function read(page) {
  return page.evaluate(async () => {
    await new Promise((done) => setTimeout(done)); // what is due on the page comes first, such as the next second
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const text = (selector, within = document) => within.querySelector(selector)?.textContent.trim() ?? "";
    const main = document.querySelector("main[data-version]");
    return {
      table: location.pathname.split("/").at(-1),
      version: main ? Number(main.dataset.version) : null,
      lost: document.querySelector(".lost") !== null,
      room: document.querySelector("main > .room") !== null,
      closed: document.querySelector("main.closed") !== null,
      at: Date.now() / 1000,
      title: document.title,
      notes: all(".note").map((note) => [note.dataset.says ?? "bad", note.dataset.about ?? ""].join("")),
      mine: document.querySelector(".decide.mine") !== null,
      prompt: text(".decide .prompt"),
      places: all(".decide .places li b").map((name) => name.textContent.trim()),
      clock: text(".decide .clock"),
      others: all(".other").map((other) => ({
        seat: Number(other.dataset.seat),
        name: other.querySelector(".name")?.firstChild?.textContent.trim(),
        says: all(".name small", other).map((word) => word.textContent.trim()),
        away: text(".name .away", other),
        clock: text(".clock", other),
      })),
      offer: document.querySelector(".offer") !== null,
      removed: document.querySelector('[data-says="removed"]') !== null,
      seats: all(".seats > li > b").map((name) => name.firstChild.textContent.trim()),
    };
  });
}

const seconds = (text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
const SECOND = 1; // what a clock may differ by: it ticks

/** Wrong words of a page, by the step that it shows. What it says of presence is judged apart: that has no step. */
export function wrong(says, { lobby, acting, clocks, left }, { id: me, language }) {
  const found = [];
  const expect = (what, said, due) => said === due || found.push(`${what}: ${said} instead of ${due}`);
  const mine = lobby.seats.findIndex((seat) => seat.person === me);
  if (says.room !== (lobby.status === "open")) found.push(`the waiting room is ${says.room ? "still" : "not"} there`);
  if (says.room) {
    const named = (seat) =>
      seat.kind === "person" ? seat.name : `${say(language, seat.kind === "open" ? "seat-open" : "seat-reserved")}`;
    expect("seats", says.seats.join(" | "), lobby.seats.map(named).join(" | "));
    expect("removed", says.removed, lobby.removed.includes(me));
    return found;
  }
  const playing = lobby.status === "playing";
  const own = lobby.seats[mine];
  const gone = (seat) => (seat.left || seat.late) && !seat.stand_in && !seat.lost;

  const due = [];
  if (playing && own) {
    if (own.left || own.late || own.stand_in || own.lost) due.push("own");
    lobby.seats.forEach((seat, place) => seat.person !== me && gone(seat) && due.push(`absent${place}`));
    if (lobby.undo) due.push("undo");
    if (lobby.undo_refused?.seat === mine) due.push("refused");
  }
  expect("notes", join(says.notes.filter((note) => note !== "behind")), join(due));

  const asked = playing && acting.includes(mine) && !own.left && !own.stand_in;
  expect("my turn", says.mine, asked);
  const offered =
    own && !lobby.rematch && !(me in lobby.wanted) && Object.values(lobby.wanted).some((agrees) => agrees);
  expect("title", says.title.startsWith("●"), asked || Boolean(offered));
  expect("offer", says.offer, Boolean(own) && !lobby.rematch && Object.keys(lobby.wanted).length > 0);
  if (playing && !asked) {
    const names = acting.map((seat) => lobby.seats[seat].name);
    for (const name of names) if (!says.prompt.includes(name)) found.push(`prompt: ${says.prompt} without ${name}`);
    for (const { name } of lobby.seats)
      if (!names.includes(name) && says.prompt.includes(name)) found.push(`prompt: ${says.prompt} with ${name}`);
  }
  expect("places", says.places.length, lobby.status === "over" ? lobby.seats.length : 0);

  for (const other of says.others) {
    const seat = lobby.seats[other.seat];
    expect("name", other.name, seat.name);
    if (!playing) continue;
    const known = seat.lost
      ? say(language, "seat-lost", { why: seat.lost })
      : seat.left
        ? say(language, "seat-left")
        : seat.late
          ? say(language, "seat-late")
          : "";
    if (known) expect(`of ${seat.name}`, other.away, known);
    const thinks = other.says.includes(say(language, "seat-thinks"));
    expect(`thinks: ${seat.name}`, thinks, acting.includes(other.seat) && !other.away);
  }
  const clocked = [...says.others, ...(says.clock && mine >= 0 ? [{ seat: mine, clock: says.clock }] : [])];
  if (playing)
    for (const { seat, clock } of clocked) {
      const rest = Math.max(0, clocks[seat] === undefined ? left[seat] : clocks[seat] - says.at);
      if (Math.abs(seconds(clock) - Math.floor(rest)) > SECOND)
        found.push(`clock of ${seat}: ${clock}, ${rest} s left`);
    }
  return found;
}

/** Which seats a page shows as away for nothing but their connection. */
export function away(says, { lobby }) {
  return says.others
    .filter(({ seat, away }) => away && !lobby.seats[seat].lost && !lobby.seats[seat].left && !lobby.seats[seat].late)
    .map(({ seat }) => seat);
}
