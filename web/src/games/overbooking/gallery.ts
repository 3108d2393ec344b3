/** All groups of guests and all hotels. */
import type { MakeGallery } from "../../lib/gallery.ts";
import { hotelOf } from "./settled.ts";
import { explainCard, explainHotel } from "./explain.ts";
import { TYPES } from "./view.ts";

export const gallery: MakeGallery = (words, catalog) => [
  {
    title: words.say("gallery-guests"),
    items: TYPES.map((_, type) => {
      const { facts = [], ...card } = explainCard(catalog, words, `${type + 1}-bird`);
      return { ...card, facts: facts.slice(0, 2) }; // every family has it
    }),
  },
  {
    title: words.say("gallery-hotels"),
    items: (catalog.names["side-of-hotel"] ?? []).map((_, side) => {
      const { lines = [], ...hotel } = explainHotel(words, hotelOf(side, catalog));
      return { ...hotel, lines: lines.slice(0, 1) };
    }),
  },
];
