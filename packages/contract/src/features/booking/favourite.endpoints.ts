import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { line } from "../../define/field.ts";
import { pattern } from "../../define/pattern.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { favouriteCalls } from "./booking.calls.ts";
import { mostFavourites } from "./booking.favourites.ts";
import { catalogueCard } from "./catalogue.endpoints.ts";

const id = z.int().positive().max(2_147_483_647);
const idList = pattern(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,99}$/, {
  en: `Write at most ${mostFavourites} numbers of objects, separated by commas.`,
  id: `Tulis paling banyak ${mostFavourites} nomor objek, dipisahkan koma.`,
});

/** What an object is found by once it isn't offered any more: name, kind and place as they were when it was kept. */
const favourite = z.strictObject({
  objectid: id,
  namaobject: line(330).min(1),
  jenisbooking: z.enum(bookingKinds),
  lokasikabkota: line(120),
});

/** One's own favourites, the latest first. */
const favourites = z.object({ records: z.array(favourite) });

export const listFavourites = defineEndpoint({
  ...favouriteCalls.list,
  summary: "One's own favourites, the latest first",
  access: "signed-in",
  answer: favourites,
});

/**
 * Keeps objects, the first of them as the latest. Those that are kept already stay as they are; of the others only so many as there is room
 * for, and `sisa` says how many found none.
 */
export const keepFavourites = defineEndpoint({
  ...favouriteCalls.keep,
  summary: "Keep objects as one's own favourites",
  access: "signed-in",
  body: z.strictObject({ records: z.array(favourite).min(1).max(mostFavourites) }),
  answer: favourites.extend({ sisa: z.int() }),
});
export type Favourite = z.output<typeof favourite>;

/** The same whether or not it was one. */
export const dropFavourite = defineEndpoint({
  ...favouriteCalls.drop,
  summary: "Take an object off one's own favourites",
  access: "signed-in",
  params: z.strictObject({ objectid: z.coerce.number().pipe(id) }),
  answer: favourites,
});

/** The ones of these objects that are offered, in no order; of an object that isn't, nothing is told. */
export const favouriteCards = defineEndpoint({
  ...favouriteCalls.cards,
  summary: "Cards of the asked objects that are offered",
  access: "public",
  query: z.strictObject({ objek: z.string().regex(idList) }),
  answer: z.object({
    records: z.array(
      catalogueCard.extend({
        /** Last day, local to the object, of the closure that holds all of its units at this moment; `null` without one. */
        tutupsampai: z.iso.date().nullable(),
      }),
    ),
  }),
});
