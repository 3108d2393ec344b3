/** The lines of a RULES.md as blocks to show: headings, numbered paragraphs, text, and tables out of lines with bars. */
import type { Paragraph } from "./api.ts";

export interface Block {
  kind: "title" | "heading" | "rule" | "text" | "table";
  /** Stays the same while one searches. */
  key: string;
  rule: string;
  text: string;
  /** For contributors: the file of a rule, its reason, and whether the text is meant for them alone. */
  file: string;
  why: string;
  note: boolean;
  level: number;
  head: string[];
  rows: string[][];
}

const PLAIN = { rule: "", text: "", file: "", why: "", note: false, level: 0, head: [], rows: [] };

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(paragraphs: Paragraph[]): Block[] {
  const found: Block[] = [];
  for (const [place, { level, rule, text, file, why, note }] of paragraphs.entries()) {
    const last = found.at(-1);
    if (level === 0 && text.startsWith("|")) {
      if (last?.kind !== "table")
        found.push({ ...PLAIN, kind: "table", key: `t${place}`, head: cells(text), rows: [] });
      else if (!text.startsWith("|-")) last.rows.push(cells(text));
      continue;
    }
    const kind = level === 1 ? "title" : level > 1 ? "heading" : rule ? "rule" : "text";
    found.push({ ...PLAIN, kind, key: rule || `p${place}`, rule, text, file, why, note, level });
  }
  return found;
}

/** What is left of them when only what holds these words is wanted: of tables the rows. */
export function sift(all: Block[], needle: string): Block[] {
  if (!needle) return all;
  const holds = (text: string): boolean => text.toLocaleLowerCase().includes(needle);
  return all.flatMap((block) => {
    if (block.kind === "table") {
      const rows = block.rows.filter((row) => holds(row.join(" ")));
      return rows.length ? [{ ...block, rows }] : [];
    }
    return (block.kind === "rule" || block.kind === "text") && holds(`${block.rule} ${block.text} ${block.why}`)
      ? [block]
      : [];
  });
}
