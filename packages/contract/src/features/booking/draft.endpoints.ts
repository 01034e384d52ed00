import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { whole } from "../../define/pattern.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { documents } from "./action/complete.ts";
import { bookingEntity, pagesFor } from "./booking.rights.ts";

/** Characters: more than any of the fields takes, because a text that is too long is told so and not lost. */
const mostTyped = 2000;
const typed = z.string().max(mostTyped).regex(whole);

/** What was typed into the details of a booking so far, as it stands there; never the identity number. */
export const detailsDraft = z.strictObject({
  alamatpemesan: typed,
  notelp: typed,
  nokontak: typed,
  namapengguna: typed,
  keperluan: typed,
  dokumen: documents,
});
export type DetailsDraft = z.output<typeof detailsDraft>;

const params = z.strictObject({ id: z.coerce.number().int().positive() });

/** How often it was saved, 0 before the first time, and when (UTC). */
const saved = { revisi: z.int().min(0), disimpan: z.iso.datetime().nullable() };

/**
 * One's own draft of a booking's details; `null` where there is none. Files that are there no longer are left out. NOT_FOUND out of the
 * caller's scope.
 */
export const readDraft = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/draf/:id`,
    summary: "Details as typed so far",
    access: { pages: pagesFor(kind, "complete") },
    params,
    answer: z.object({
      ...saved,
      draf: detailsDraft.extend({ dokumen: z.array(documents.element.extend({ namaasli: z.string() })) }).nullable(),
    }),
  });

/**
 * Saves it over the one of revision `revisi`. CONFLICT when another window saved a later one, ACTION_REFUSED when the details can't be filled
 * in (any more), NOT_FOUND out of the caller's scope.
 */
export const saveDraft = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/simpandraf/:id`,
    summary: "Save details as typed so far",
    access: { pages: pagesFor(kind, "complete") },
    params,
    body: detailsDraft.extend({ revisi: z.int().min(0) }),
    answer: z.object(saved),
  });
