/** All tourists, building tiles and price cards. */
import type { MakeGallery } from "../../lib/gallery.ts";
import { Printed } from "./explain.ts";

export const gallery: MakeGallery = (words, catalog) => {
  const printed = new Printed(words, catalog);
  return [
    { title: words.say("gallery-kinds"), items: (catalog.names.kind ?? []).map((kind) => printed.sort(kind)) },
    { title: words.say("gallery-tiles"), items: (catalog.names.tile ?? []).map((tile) => printed.tile(tile)) },
  ];
};
