import { z } from "zod";
import { pattern } from "./pattern.ts";

/** A local time at which something begins, `HH:mm`. */
export const startClock = z.string().regex(
  pattern(/^([01]\d|2[0-3]):[0-5]\d$/, {
    en: "Write a time like 14:00.",
    id: "Tulis waktu seperti 14:00.",
  }),
);

/**
 * A local time of the day, `24:00` its end: who arrives until `24:00` arrives on the day of check-in, until `00:00` before it began.
 */
export const clock = z.string().regex(
  pattern(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    en: "Write a time like 14:00, up to 24:00.",
    id: "Tulis waktu seperti 14:00, paling lambat 24:00.",
  }),
);
