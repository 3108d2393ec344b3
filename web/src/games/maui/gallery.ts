/** All patterns, umbrellas and towels. */
import type { MakeGallery } from "../../lib/gallery.ts";
import { patterns, patternsOf, umbrellaPatterns, type Pattern } from "./view.ts";

export const gallery: MakeGallery = (words, catalog) => {
  const motifs = (shown: Pattern[]): string => shown.map((pattern) => words.say(`motif-${pattern}`)).join(", ");
  const [, one = 0, two = 0, three = 0] = catalog.tables.pearl_points?.values ?? [];
  return [
    {
      title: words.say("gallery-patterns"),
      items: patterns(catalog).map((pattern) => ({
        title: words.say("beach-track", { motif: words.say(`motif-${pattern}`) }),
        lines: [words.say("explain-track")],
        rule: "MAU-37",
      })),
    },
    {
      title: words.say("gallery-umbrellas"),
      items: (catalog.names.umbrella ?? []).map((kind) => {
        const pair = umbrellaPatterns(catalog, kind);
        return pair.length
          ? {
              title: words.say("beach-umbrella"),
              facts: [[words.say("beach-shows"), motifs(pair)]],
              lines: [words.say("explain-umbrella-patterns")],
              rule: "MAU-30",
            }
          : {
              title: words.say(`beach-${kind}`),
              lines: [words.say("explain-umbrella-pearl"), words.say("explain-pearl-scale", { one, two, three })],
              rule: "MAU-49",
            };
      }),
    },
    {
      title: words.say("gallery-towels"),
      items: (catalog.names.towel ?? []).map((towel) => ({
        title: String(words.thing("towel", towel)),
        facts: [[words.say("beach-from-top"), motifs(patternsOf(catalog, towel, false))]],
      })),
    },
  ];
};
