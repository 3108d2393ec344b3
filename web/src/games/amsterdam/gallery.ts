/** All sights of the tiles, and the figures. */
import type { MakeGallery } from "../../lib/gallery.ts";
import { FIGURES } from "./view.ts";

export const gallery: MakeGallery = (words, catalog) => {
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  const sights = (["day", "night"] as const).flatMap((side) =>
    (catalog.names[side] ?? []).map((kind) => ({ side, title: capital(words.say(`kind-${kind}`)) })),
  );
  return [
    {
      title: words.say("gallery-figures"),
      items: FIGURES.map((figure) => ({
        title: words.say(`figure-${figure}`),
        lines: [words.say(`gallery-figure-${figure}`)],
        rule: "AMS-30",
      })),
    },
    {
      title: words.say("gallery-kinds"),
      items: sights.map(({ side, title }) => ({
        title,
        facts: [[words.say("city-shows"), words.say(`board-${side}`)]],
        lines: [words.say("gallery-kind")],
        rule: "AMS-31",
      })),
    },
  ];
};
