import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { liveCall, liveType } from "./live.calls.ts";

/**
 * Goes on until one of both ends it, as events of `text/event-stream`: `booking` (`newsOfBooking`), `inbox` when one's own messages have
 * changed, and `replaced` before the end of a stream that made way for a newer one of the same person. A line without an event comes at
 * least every 25 seconds. Nothing is promised of what happened while nobody was connected: whoever connects again reads anew.
 */
export const readLive = defineEndpoint({
  ...liveCall,
  summary: "What changes among what one may see, as it happens: a stream of events",
  access: "signed-in",
  answer: z.file().mime(liveType),
});

/** A booking that one may see has changed; what has changed in it is asked by its own call. */
export const newsOfBooking = z.object({
  /** Grows with time. */
  id: z.int(),
  jenis: z.enum(bookingKinds),
  bookingid: z.int(),
});
export type NewsOfBooking = z.output<typeof newsOfBooking>;
