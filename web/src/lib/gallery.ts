/** Everything there is of a kind, as the tables of a game print it: for the legend at a table and for the rules. */
import type { Catalog } from "./contract.ts";
import type { Explanation } from "./piece.ts";
import type { Words } from "./words.svelte.ts";

export interface Section {
  title: string;
  items: Explanation[];
}

export type MakeGallery = (words: Words, catalog: Catalog) => Section[];

/** What a search finds in: all words of an explanation. */
function textOf({ title, lines, facts }: Explanation): string {
  return [title, ...(lines ?? []), ...(facts ?? []).flat()].join(" ").toLocaleLowerCase();
}

/** The sections with what holds these words; an empty one is left out. */
export function sought(sections: Section[], needle: string): Section[] {
  const wanted = needle.trim().toLocaleLowerCase();
  return sections
    .map(({ title, items }) => ({ title, items: items.filter((item) => textOf(item).includes(wanted)) }))
    .filter(({ items }) => items.length > 0);
}
