/** The few marks that a paragraph of RULES.md uses, as parts: **strong**, *em*, `code`, and numbers of other paragraphs. */
export interface MarkedPart {
  kind: "text" | "strong" | "em" | "code" | "rule";
  text: string;
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3}-\d+)\b/g;

export function marked(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    const [, strong, em, code, rule] = match;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "rule", text: rule ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
