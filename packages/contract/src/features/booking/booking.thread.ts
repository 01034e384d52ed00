import { later } from "./booking.deadlines.ts";
import { type BookingState, cameToNothing } from "./booking.states.ts";

const day = 24 * 3_600_000;

/** Days for which messages can be written after the use has ended, or after it was clear that there will be none. */
export const threadDays = 30;

/** What came with a message, as `booking_dokumen.jenis` has it. */
export const attachmentKind = "percakapan";

/** Files that come with one message. */
export const mostAttachments = 4;

/** Characters of a message. */
export const longestMessage = 2000;

/** Messages of one person about one booking: within an hour, and in all. */
export const mostMessages = { hour: 30, ever: 500 } as const;

/** Messages that a reader gets at first, and with each look further back. */
export const threadPage = 50;

interface Ending {
  readonly state: BookingState;
  /** End of the booked time, exclusive. */
  readonly end: Date;
  /** When it came into its state. */
  readonly entered: Date;
}

/** When the thread closes, as things stand: what came to nothing is over at once, a use with its end or when it was given back, the later. */
export function threadCloses({ state, end, entered }: Ending): Date {
  const over = cameToNothing(state) ? entered : state === "finished" ? later(end, entered) : end;
  return new Date(over.getTime() + threadDays * day);
}
