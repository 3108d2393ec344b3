/** All actions, guests, staff, politics cards and emperor tiles. */
import type { MakeGallery } from "../../lib/gallery.ts";
import { Printed } from "./explain.ts";

export const gallery: MakeGallery = (words, catalog) => {
  const printed = new Printed(words, catalog);
  const each = (kind: string): string[] => catalog.names[kind] ?? [];
  return [
    {
      title: words.say("gallery-spaces"),
      items: [1, 2, 3, 4, 5, 6].map((face) => ({
        title: words.say("hotel-space", { face }),
        lines: [words.say(`hotel-space-${face}`)],
      })),
    },
    { title: words.say("gallery-guests"), items: each("guest").map((guest) => printed.guestCard(guest)) },
    { title: words.say("gallery-staff"), items: each("staff").map((staff) => printed.staffCard(staff)) },
    {
      title: words.say("gallery-politics"),
      items: each("politics").map((card) => ({
        title: printed.capital(String(words.thing("politics", card))),
        rule: "AUS-55",
      })),
    },
    {
      title: words.say("gallery-emperor"),
      items: each("tile").map((tile) => printed.tileCard(tile)),
    },
  ];
};
