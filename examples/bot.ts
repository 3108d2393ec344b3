// A bot for a server, in TypeScript: it plays one game of Maui against a bot of the server. See docs/bots.md.
import { Client, type Turn } from "boardinghouse-client";

function choose({ actions }: Turn): number {
  return actions[Math.floor(Math.random() * actions.length)]!.id;
}

const [url = "", token = ""] = process.argv.slice(2);
const client = new Client(url, token);
const table = await client.makeTable({ game: "maui", seats: [{ kind: "me" }, { kind: "bot", bot: "level:2" }] });
await client.command("start", table);
console.log(JSON.stringify(await client.play(table, 0, choose)));
client.close();
