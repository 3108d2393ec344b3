// A program on the TypeScript client: it sits down where it is asked to, plays any legal answer, and says how each game
// ended, a line each. `node player.mjs CLIENT URL TOKEN`; it ends with its input.
const [folder, url, token] = process.argv.slice(2);
const { Client, Refused } = await import(`${folder}/client/index.js`);
const client = new Client(url, token);
const playing = new Map();

client.calls(async ({ call, table, seat }) => {
  if (call === "asked")
    await client.command("sit", table, { seat }).catch((fault) => {
      if (!(fault instanceof Refused)) throw fault; // called twice, it sits there already
    });
  if (call !== "turn" || playing.has(table)) return;
  playing.set(table, true);
  const result = await client.play(
    table,
    seat,
    ({ actions }) => actions[Math.floor(Math.random() * actions.length)].id,
  );
  console.log(JSON.stringify({ table, result }));
});
process.stdin.resume();
process.stdin.on("end", () => process.exit());
