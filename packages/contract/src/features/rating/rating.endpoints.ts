import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { visible, words } from "../../define/pattern.ts";
import { bookingEntity, pagesFor } from "../booking/booking.rights.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { ratingsCall } from "./rating.calls.ts";
import { longestSentence, mostStars } from "./rating.rules.ts";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const params = z.strictObject({ id });
const stars = z.int().min(1).max(mostStars);
const moment = z.iso.datetime();

const ratingBody = z.strictObject({
  bintang: stars,
  /** Plain text; empty where nothing is to be said. */
  isi: z
    .string()
    .trim()
    .max(longestSentence)
    .refine(
      (text) => text === "" || visible.test(text),
      words({
        en: "This contains characters that can't be shown. Please type it again.",
        id: "Ada karakter yang tidak dapat ditampilkan. Silakan ketik ulang.",
      }),
    ),
});
export type RatingBody = z.output<typeof ratingBody>;

const ownRating = z
  .object({
    /** What was given; `null` before. */
    penilaian: z.object({ bintang: stars, isi: z.string(), tampil: z.boolean(), diubah: moment }).nullable(),
    /** Until when the customer may give or change it; `null` where they may not. */
    sampai: moment.nullable(),
  })
  .meta({ id: "OwnRating" });
export type OwnRating = z.output<typeof ownRating>;

/** How a booking was rated. NOT_FOUND out of the caller's scope. */
export const readRating = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/penilaian/:id`,
    summary: "How the customer of a booking rated it",
    access: { pages: pagesFor(kind, "view") },
    params,
    answer: ownRating,
  });

/** Rates one's own booking, or changes that. NOT_FOUND for anybody but its customer; ACTION_REFUSED before the use has ended and once the time is over. */
export const giveRating = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/penilaian/:id`,
    summary: "Rate one's own booking",
    access: { pages: pagesFor(kind, "view") },
    params,
    body: ratingBody,
    answer: ownRating,
  });

/** How a guest without an account has rated, by the booking's link. NOT_FOUND for a link that isn't good. */
export const readGuestRating = defineEndpoint({
  method: "post",
  path: "tautan/penilaian",
  summary: "How a booking was rated, by a link and without signing in",
  access: "public",
  body: z.strictObject({ tanda: z.string().max(200) }),
  answer: ownRating,
});

/** Rates the booking of a link. NOT_FOUND for a link that isn't good; ACTION_REFUSED as for customers with an account. */
export const giveGuestRating = defineEndpoint({
  method: "post",
  path: "tautan/nilai",
  summary: "Rate a booking, by a link and without signing in",
  access: "public",
  body: ratingBody.extend({ tanda: z.string().max(200) }),
  answer: ownRating,
});

const average = {
  jumlah: z.int(),
  /** Of all ratings, to one decimal. */
  rata: z.number().nullable(),
};

/** Ratings of an object for those who look after it, the newest first. NOT_FOUND out of the caller's scope. */
export const listRatings = defineEndpoint({
  method: "get",
  path: "mst_objectretribusi/penilaian/:id",
  summary: "How an object was rated",
  access: { pages: ["mst_objectretribusi/view"] },
  params,
  answer: z.object({
    ...average,
    records: z.array(
      z.object({
        bookingid: z.int(),
        bintang: stars,
        isi: z.string(),
        tampil: z.boolean(),
        namapemesan: z.string(),
        /** Month of the stay, `YYYY-MM`, where the object is. */
        bulan: z.string(),
        diubah: moment,
      }),
    ),
  }),
});
export type RatingList = z.output<typeof listRatings.answer>;

/** Shows a sentence to everybody, or takes it back. NOT_FOUND where nobody has rated; ACTION_REFUSED without a sentence, or where it was changed meanwhile. */
export const publishRating = defineEndpoint({
  method: "post",
  path: "penilaian/tampil/:id",
  summary: "Publish what a customer wrote about an object, or take it back",
  access: { pages: ["system/pengaturan"], whole: "system" },
  params,
  body: z.strictObject({
    tampil: z.boolean(),
    /** Of the sentence that was read: another one is not published. */
    diubah: moment,
  }),
  answer: z.object({ tampil: z.boolean() }),
});

/** What everybody may read of an object's ratings: the average from five of them on, and the published sentences. */
export const publishedRatings = defineEndpoint({
  ...ratingsCall,
  summary: "Published ratings of an object",
  access: "public",
  params: z.strictObject({ objectid: id }),
  answer: z.object({
    ...average,
    records: z.array(
      z.object({
        bintang: stars,
        isi: z.string(),
        /** The first letter of who wrote it; `null` where nobody is to be told of. */
        inisial: z.string().nullable(),
        bulan: z.string(),
      }),
    ),
  }),
});
