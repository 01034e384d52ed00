import { z } from "zod";
import { statusCodes } from "../booking/booking.states.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { isSettlementReason, settlementReasons } from "./settlement.reasons.ts";

export const instant = z.iso.datetime();
/** Whole rupiah. */
export const amount = z.int();

/** Somebody by name, as colleagues know each other. */
export const person = z.object({ userid: z.int(), nama: z.string() });

/** Whether something may be done now, or what stands against it. */
export const stepVerdict = z.discriminatedUnion("allowed", [
  z.object({ allowed: z.literal(true) }),
  z.object({
    allowed: z.literal(false),
    reason: z.enum(Object.keys(settlementReasons).filter(isSettlementReason)).meta({ id: "SettlementReason" }),
  }),
]);
export type StepVerdict = z.output<typeof stepVerdict>;

/** What is known of the booking that money came for, or goes back for. */
export const caseBooking = z.object({
  id: z.int(),
  jenisbooking: z.enum(bookingKinds),
  statusbooking: z.literal(statusCodes),
  namapemesan: z.string(),
  objectname: z.string(),
  /** Ordered at a counter for somebody without an account. */
  walkin: z.boolean(),
});

/** What was done with a case: when, by whom, with which note, file and colleague. */
export const storyEntry = z.object({
  aksi: z.string(),
  waktu: instant,
  /** `null` is the system. */
  nama: z.string().nullable(),
  peran: z.string().nullable(),
  catatan: z.string().nullable(),
  /** Whom it was assigned to. */
  kepada: z.string().nullable(),
  /** At an address that works for half an hour. */
  berkas: z.object({ namaasli: z.string(), path: z.string(), mime: z.string() }).nullable(),
});
export type StoryEntry = z.output<typeof storyEntry>;

/** How many open cases somebody sees, and of these how many are older than three and than seven days. */
export const caseCount = z.object({ num: z.int(), lebih3: z.int(), lebih7: z.int() });
export type CaseCount = z.output<typeof caseCount>;

/** Colleagues that a case can be given to: they see it, and hold its page. */
export const colleagues = z.object({ records: z.array(person.extend({ peran: z.string() })) });
