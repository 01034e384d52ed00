import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { statusCodes } from "../booking/booking.states.ts";
import { bookingKinds, tariffUnits } from "../catalog/catalog.kinds.ts";

const text = z.string();
/** ISO 8601, UTC. */
const instant = z.iso.datetime();

/** Fewer letters than these are looked for nowhere. */
export const fewestLetters = 2;
/** Records of a group that are shown. */
export const mostFound = 5;

const foundBooking = z.object({
  id: z.int(),
  jenisbooking: z.enum(bookingKinds),
  namapemesan: text,
  objectname: text,
  subobjectname: text.nullable(),
  tglmulaipemakaian: instant,
  tglakhirpemakaian: instant,
  satuantarif: z.enum(tariffUnits),
  /** IANA. */
  zona: text,
  statusbooking: z.literal(statusCodes),
  uraianstatus: text,
});
export type FoundBooking = z.output<typeof foundBooking>;

const foundObject = z.object({
  objectid: z.int(),
  objectname: text,
  subobjectname: text.nullable(),
  lokasikabkota: text,
  jenisbooking: z.enum(bookingKinds),
});
export type FoundObject = z.output<typeof foundObject>;

const foundUser = z.object({ userid: z.int(), fullname: text, username: text });
export type FoundUser = z.output<typeof foundUser>;

const group = <T extends z.ZodType>(record: T) => z.object({ records: z.array(record), hasMore: z.boolean() });

/**
 * Everything in one's scope that a text may mean. A number is the number of a booking, a billing id that it has or had, or a phone number,
 * each of them whole; other words begin the name of who ordered, or stand in names and places of objects or in names of users.
 */
export const searchEverything = defineEndpoint({
  method: "get",
  path: "search",
  summary: "Bookings, objects and users that a text may mean",
  access: "signed-in",
  query: z.strictObject({ q: z.string().trim().min(fewestLetters).max(100) }),
  answer: z.object({ pesanan: group(foundBooking), objek: group(foundObject), pengguna: group(foundUser) }),
});
export type SearchAnswer = z.output<typeof searchEverything.answer>;
