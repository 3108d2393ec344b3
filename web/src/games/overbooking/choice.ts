/** Cards as choices in the column. */
import type { Catalog, Choice, Drawing, Now } from "../../lib/contract.ts";
import { printed } from "./view.ts";

const GROUP = "-18 -38 36 40"; // the box around a guest

export function choice(_verb: string, args: Record<string, string>, now: Now<"overbooking">): Choice | undefined {
  const { card, hotel } = args;
  if (card === undefined || hotel !== undefined) return undefined;
  return { icons: [{ use: `#ovb-${printed(now.catalog, card).guest}`, box: GROUP }] };
}

export function drawing(kind: string, value: string, catalog: Catalog): Drawing[] {
  const family = kind === "card" ? printed(catalog, value).family : kind === "family" ? value : undefined;
  const crest = family ? [{ use: `#ovb-${family}`, box: "-22 -25 44 52" }] : [];
  return kind === "card" ? [{ use: `#ovb-${printed(catalog, value).guest}`, box: GROUP }, ...crest] : crest;
}
