/** The final table of a game as a picture, drawn here: nothing leaves the browser. */
export interface Standing {
  place: number;
  name: string;
  score: number;
  colour: string;
  parts: { name: string; value: number }[];
}

const WIDTH = 1200;
const EDGE = 64;
const HEAD = 190;
const ROW = 104;
const FOOT = 60;
const SHARES = [
  "#1f4d3f",
  "#b08a3e",
  "#2462a8",
  "#a63d2f",
  "#7a4b9b",
  "#2f7d4f",
  "#57534e",
  "#c98f22",
  "#3f7d8c",
  "#8d6238",
];

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Places, scores and where the points came from, as an SVG text. */
export function drawn(
  title: string,
  when: string,
  standings: Standing[],
): { svg: string; width: number; height: number } {
  const sources = standings[0]?.parts.map(({ name }) => name) ?? [];
  const colour = (at: number): string => SHARES[at % SHARES.length] ?? "";
  const most = Math.max(
    1,
    ...standings.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)),
  );
  const height = HEAD + ROW * standings.length + FOOT + 34 * Math.ceil(sources.length / 4);
  const rows = standings.map(({ place, name, score, colour: seat, parts }, at) => {
    const y = HEAD + at * ROW;
    let x = 330;
    const bars = parts.map(({ value }, source) => {
      const wide = (560 * Math.max(0, value)) / most;
      const bar = `<rect x="${x}" y="${y + 18}" width="${wide}" height="36" fill="${colour(source)}"/>`;
      x += wide;
      return bar;
    });
    return (
      `<rect x="${EDGE - 20}" y="${y - 14}" width="${WIDTH - 2 * EDGE + 40}" height="${ROW - 12}" rx="14" ` +
      `fill="${place === 1 ? "#f9e3ad" : "#fffaf0"}"/>` +
      `<circle cx="${EDGE + 22}" cy="${y + 32}" r="26" fill="${seat}"/>` +
      `<text x="${EDGE + 22}" y="${y + 42}" text-anchor="middle" font-size="28" font-weight="700" fill="#fff">${place}</text>` +
      `<text x="${EDGE + 64}" y="${y + 43}" font-size="30" font-weight="700" fill="#2b2620">${safe(name)}</text>` +
      `${bars.join("")}<text x="${WIDTH - EDGE}" y="${y + 48}" text-anchor="end" font-size="48" font-weight="700" ` +
      `fill="#2b2620">${score}</text>`
    );
  });
  const key = sources.map((name, at) => {
    const x = EDGE + (at % 4) * 270;
    const y = HEAD + ROW * standings.length + 18 + 34 * Math.floor(at / 4);
    return (
      `<rect x="${x}" y="${y}" width="18" height="18" rx="4" fill="${colour(at)}"/>` +
      `<text x="${x + 26}" y="${y + 16}" font-size="19" fill="#645a4d">${safe(name)}</text>`
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="Georgia, 'Times New Roman', serif"><rect width="100%" height="100%" fill="#f7f1e3"/>` +
    `<rect width="100%" height="14" fill="#1f4d3f"/>` +
    `<text x="${EDGE}" y="92" font-size="56" font-weight="700" fill="#2b2620">${safe(title)}</text>` +
    `<text x="${EDGE}" y="134" font-size="24" fill="#7d5f26">Boardinghouse · ${safe(when)}</text>` +
    `${rows.join("")}${key.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

/** Hand the picture over as a file: to what the phone shares with, or as a download. */
export async function handOver(picture: ReturnType<typeof drawn>, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) return;
  const file = new File([blob], `${name}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // thought better of it
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
