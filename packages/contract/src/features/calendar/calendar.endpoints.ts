import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { pattern } from "../../define/pattern.ts";
import { minePage } from "../booking/booking.mine.ts";
import { timelinePage } from "../timeline/timeline.pages.ts";
import { calendarKinds } from "./calendar.rules.ts";

const id = z.int().positive().max(2_147_483_647);
const moment = z.iso.datetime();

/** What a calendar shows, these pages show: whoever holds one of them may have an address for it. */
export const calendarPages = { orang: minePage, object: timelinePage, kelompok: timelinePage } as const;

const address = z
  .object({
    id: z.int(),
    jenis: z.enum(calendarKinds),
    objectid: z.int().nullable(),
    pengelolaid: z.int().nullable(),
    /** Of the object or the group; null for the owner's own bookings. */
    nama: z.string().nullable(),
    date_created: moment,
    /** Latest read by a calendar program; null while there was none. */
    terakhir: moment.nullable(),
  })
  .meta({ id: "CalendarAddress" });
export type CalendarAddress = z.output<typeof address>;

/** One's own addresses that are good, and for which groups one may have more. */
export const listCalendars = defineEndpoint({
  method: "get",
  path: "account/kalender",
  summary: "One's own calendar addresses, and the manager groups that one may have another for",
  access: "signed-in",
  answer: z.object({
    records: z.array(address),
    /** Whether one may have an address for one's own bookings. */
    sendiri: z.boolean(),
    /** Manager groups in one's scope, by name; none for who sees no timeline. */
    kelompok: z.array(z.object({ pengelolaid: z.int(), pengelolaname: z.string() })),
  }),
});
export type CalendarList = z.output<typeof listCalendars.answer>;

/**
 * Makes a new address; the one before of the same bookings ends. Its secret part is told this once. Throws FORBIDDEN without the page that
 * shows the same, NOT_FOUND for an object or group out of scope, VALIDATION where there are too many.
 */
export const makeCalendar = defineEndpoint({
  method: "post",
  path: "account/kalender",
  summary: "Make a secret address for calendar programs",
  access: { pages: [minePage, timelinePage] },
  body: z.discriminatedUnion("jenis", [
    z.strictObject({ jenis: z.literal("orang") }),
    z.strictObject({ jenis: z.literal("object"), objectid: id }),
    z.strictObject({ jenis: z.literal("kelompok"), pengelolaid: id }),
  ]),
  answer: z.object({ record: address, alamat: z.url() }),
});
export type CalendarWish = z.output<typeof makeCalendar.body>;

/** The address is worth nothing from now on; the same whether or not it was good. */
export const revokeCalendar = defineEndpoint({
  method: "delete",
  path: "account/kalender/:id",
  summary: "Take back one of one's own calendar addresses",
  access: "signed-in",
  params: z.strictObject({ id: z.coerce.number().pipe(id) }),
  answer: z.object({ dicabut: z.literal(true) }),
});

/** Begins each secret, so that it is known by its looks wherever it turns up. */
export const calendarSecret = /^kal_[\w-]{43}$/;

const feedName = pattern(/^kal_[\w-]{43}\.ics$/, {
  en: "This is no calendar address. Please copy the whole of it.",
  id: "Ini bukan alamat kalender. Salin alamatnya secara lengkap.",
});

/**
 * What calendar programs read, without signing in. NOT_FOUND for an address that was never made, was taken back, or whose owner may not see
 * the bookings any more. 304 while nothing has changed.
 */
export const readCalendar = defineEndpoint({
  method: "get",
  path: "calendar/:name",
  summary: "Bookings for a calendar program, by a secret address",
  access: "public",
  params: z.strictObject({ name: z.string().regex(feedName) }),
  answer: z.file().mime("text/calendar"),
  kept: true,
});
