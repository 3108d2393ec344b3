/** The ways that figures walked just now: they stay drawn until the next step. */
import type { Catalog, LogEntry } from "../../lib/contract.ts";
import { type AmsterdamView, diceSteps, type FigureName, FIGURES, route } from "./view.ts";

export function ways(log: LogEntry[], view: AmsterdamView, catalog: Catalog): string[][] {
  const crossing = (number: number | undefined): string => catalog.names.crossing?.[number ?? -1] ?? "";
  const latest = log.at(-1);
  if (!latest?.events.some(({ key }) => key === "walked")) return [];
  // where each figure was is known if we have seen it walk, or from the beginning on
  const whole = log[0]?.number === 0;
  const at = new Map<FigureName, string>(
    whole ? FIGURES.map((name) => [name, crossing(catalog.tables[name]?.values[0])]) : [],
  );
  const found: string[][] = [];
  for (const entry of log)
    for (const { key, params } of entry.events) {
      const name = catalog.names.figure?.[params.figure ?? -1] as FigureName | undefined;
      if (key !== "walked" || !name) continue;
      const [from, to] = [at.get(name), crossing(params.crossing)];
      at.set(name, to);
      if (entry === latest && from && to && from !== to) found.push(route(from, to, diceSteps(view, name)));
    }
  return found;
}
