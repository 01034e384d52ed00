import { type BookingState, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { BookingRecord } from "../booking-query.ts";

export const progressSteps = ["order", "complete", "customerConfirm", "confirm", "pay", "finish"] as const;
export type ProgressStep = (typeof progressSteps)[number];

export interface Progress {
  readonly step: ProgressStep;
  /** `ended`: the booking was rejected, cancelled, expired or not used at this point. */
  readonly state: "done" | "current" | "ahead" | "ended";
  /** When it was done, ISO 8601. */
  readonly at: string | null;
}

/** The step that a live state waits for; a finished use waits for nothing any more. */
const waitingFor: Readonly<Partial<Record<BookingState, number>>> = {
  ordered: 1,
  complete: 2,
  submitted: 3,
  awaitingPayment: 4,
  paid: 5,
  inUse: 5,
  finished: 6,
};

type Facts = Pick<BookingRecord, "statusbooking" | "riwayat">;

/** Where the way has led to: of an ended booking, where it was when it ended. */
function reached({ statusbooking, riwayat }: Facts): number {
  const live = waitingFor[stateOf(statusbooking)];
  if (live !== undefined) return live;
  const ending = riwayat.findLast((entry) => entry.kestatus === statusbooking && entry.daristatus !== statusbooking);
  return waitingFor[ending?.daristatus ? stateOf(ending.daristatus) : "ordered"] ?? 1;
}

/**
 * The way of a booking from order to use. A step that had to be taken again, e.g. after new dates, is open again and
 * shows no time; a bill over nothing needs no payment and is passed over.
 */
export function progressOf(booking: Facts): Progress[] {
  const now = reached(booking);
  const isEnded = waitingFor[stateOf(booking.statusbooking)] === undefined;
  const isFree = now > 4 && !booking.riwayat.some((entry) => entry.aksi === "pay" || entry.aksi === "reinstate");
  return progressSteps.flatMap((step, index): Progress[] => {
    if (step === "pay" && isFree) return [];
    const at = booking.riwayat.findLast((entry) => entry.aksi === step)?.waktu ?? null;
    if (index < now) return [{ step, state: "done", at }];
    if (index > now) return isEnded ? [] : [{ step, state: "ahead", at: null }];
    return [{ step, state: isEnded ? "ended" : "current", at: null }];
  });
}
