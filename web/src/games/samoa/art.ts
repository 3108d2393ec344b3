/** How a guest looks: shirts by nation, faces of all sorts everywhere. */
import type { Nation } from "./view.ts";

const SHIRTS: Record<Nation, string> = { japan: "#d8505f", norway: "#2b4f8f", germany: "#c9922b", britain: "#6d4a94" };
const SKINS = ["#f3c9a4", "#e2ab7f", "#c98d5f", "#f7d7bb"];
const HAIRS = ["#23201f", "#b9873c", "#6e4423", "#3a2618"];
const NATIONS: Nation[] = ["japan", "norway", "germany", "britain"];
export const CODES: Record<Nation, string> = { japan: "JP", norway: "NO", germany: "DE", britain: "GB" };

/** The drawing and the colours of a guest; the second of two lovers looks different. */
export function looks(
  nation: Nation,
  kind: string,
  second: boolean,
): { drawing: string; style: string; number: string } {
  const at = NATIONS.indexOf(nation);
  const swims = kind.startsWith("swimmer-");
  const drawing = swims ? "swimmer" : kind === "lover" && second ? "lover-b" : kind;
  const face = (at + drawing.length + (swims ? Number(kind.at(-1)) : 0)) % SKINS.length;
  const hair = at === 0 && !second ? 0 : (at + (second ? 0 : 2)) % HAIRS.length;
  return {
    drawing,
    style: `--shirt:${SHIRTS[nation]};--skin:${SKINS[face]};--hair:${HAIRS[hair]}`,
    number: swims ? (kind.at(-1) ?? "") : "",
  };
}
