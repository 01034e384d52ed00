import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { pattern, words } from "../../define/pattern.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { approveDiscount } from "./action/approve-discount.ts";
import { queuePage } from "./booking.queue.ts";
import { pagesFor } from "./booking.rights.ts";
import type { BookingState } from "./booking.states.ts";

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

/** Orders of which the facts are told at once. */
export const mostOrders = 100;
/** Months in which a customer's no-shows count. */
export const noShowMonths = 12;

/** The states in which a proposed discount can be decided on. */
export const proposalStates: readonly BookingState[] = approveDiscount.from;

const wrongIds = {
  en: `Write at most ${mostOrders} booking numbers, separated by commas.`,
  id: `Tulis paling banyak ${mostOrders} nomor pesanan, dipisahkan koma.`,
};
const isFew = (list: string) => list.split(",").length <= mostOrders;
const ids = z
  .string()
  .regex(pattern(/^\d{1,9}(,\d{1,9})*$/, wrongIds))
  .refine(isFew, words(wrongIds))
  .transform((list) => list.split(",").map(Number));

const decisionFacts = z
  .object({
    id: z.int(),
    /** When it came into the state that it is in. */
    sejak: instant,
    /** Units that are free beside it over the whole of its time, and how many the object has. */
    bebas: z.int(),
    jumlahobject: z.int(),
    /** How often its customer didn't come in the last twelve months; `null` where nobody with an account ordered it. */
    takhadir: z.int().nullable(),
    /** Rupiah of the discount that is proposed and not decided on. */
    usulan: z.int().nullable(),
    /** Who was mailed because it waits too long, by name; nobody before its limit. */
    disurati: z.array(z.string()),
  })
  .meta({ id: "DecisionFacts" });
export type DecisionFacts = z.output<typeof decisionFacts>;

const decidingPages = [queuePage, ...bookingKinds.flatMap((kind) => pagesFor(kind, "confirm"))];

/** What a decision on some orders of one's scope needs to know. No-shows are those of bookings in one's scope; what is free is so for everybody. */
export const readDecisionFacts = defineEndpoint({
  method: "get",
  path: "booking/pertimbangan",
  summary: "What a decision on orders needs to know",
  access: { pages: decidingPages },
  query: z.strictObject({ id: ids }),
  answer: z.object({ records: z.array(decisionFacts) }),
});

/** What waits for a decision in one's scope, over all kinds: orders, since when the oldest of them, proposed discounts, and requests for other dates. */
export const readQueue = defineEndpoint({
  method: "get",
  path: queuePage,
  summary: "How much waits for a decision",
  access: { pages: [queuePage] },
  answer: z.object({ num: z.int(), tertua: instant.nullable(), usulan: z.int(), jadwal: z.int() }),
});
