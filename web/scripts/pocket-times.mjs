// How long our bots think in a browser, and compiled: the table of docs/pocket.md.
//
//     make pocket && cd web && PYTHONPATH=../build/compiled node scripts/pocket-times.mjs [LEVELS [GAMES]]
//
// Processor time, so that it matters little what else the machine does: in Node, whose V8 is Chromium's.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const SITE = "../src/boardinghouse/pocket/site";
const PYTHON = process.env.BOARDINGHOUSE_PYTHON ?? "../.venv/bin/python";
const LEVELS = (process.argv[2] ?? "1,2,3").split(",");

// one game of greedy bots each; every fourth question is also put to the level, and timed
const program = `
import sys
if sys.platform == "emscripten":
    sys.path.insert(0, "/house")
    from js import cpuSeconds as clock
    from boardinghouse.pocket import standins
    standins.install()
    from boardinghouse.pocket.house import SETTINGS
    budget = SETTINGS.bot_budget
else:
    from time import process_time as clock
    budget = 0.0
import boardinghouse as bh
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng

def times(id, level):
    game = bh.load(id)
    guide, bot = bh.find("level:2"), bh.find(f"level:{level}")
    state, luck, taken, asked = game.new(game.seats[0]), Luck("times"), [], 0
    luck.prepare(state)
    while state.acting():
        if state.actor() == bh.CHANCE:
            state.apply(bh.CHANCE, luck.draw(state))
            continue
        seat = state.acting()[0]
        world = state.determinize(seat, Rng(f"{asked}"))
        asked += 1
        if asked % 4 == 0 and len(taken) < 30 and len(state.legal(seat)) > 1:
            began = clock()
            bot.choose(world.clone(), seat, budget, asked)
            taken.append(clock() - began)
        state.apply(seat, guide.choose(world, seat, 0.0, asked))
    taken.sort()
    return f"{id} {level} {len(taken)} {taken[len(taken) // 2]:.3f} {taken[int(len(taken) * 0.95)]:.3f} {taken[-1]:.3f}"
`;

globalThis.cpuSeconds = () => process.cpuUsage().user / 1e6;
const python = await loadPyodide();
for (const [name, kind, options] of [
  ["msgspec", "wheel", {}],
  ["house", "gztar", { extractDir: "/house" }],
]) {
  const file = readdirSync(SITE).find((one) => one.startsWith(`${name}-`));
  python.unpackArchive(new Uint8Array(readFileSync(join(SITE, file))), kind, options);
}
python.runPython(program);
console.log("game level questions median p95 longest (seconds; then the same, compiled)");
for (const game of process.argv[3]?.split(",") ?? python.runPython("list(bh.games())").toJs())
  for (const level of LEVELS) {
    const compiled = execFileSync(PYTHON, ["-c", `${program}\nprint(times("${game}", ${level}))`], {
      encoding: "utf8",
    });
    console.log(python.runPython(`times("${game}", ${level})`), "|", compiled.trim().split(" ").slice(3).join(" "));
  }
