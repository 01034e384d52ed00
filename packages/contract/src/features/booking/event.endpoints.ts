import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { bookingEntity, pagesFor } from "./booking.rights.ts";

/** A booking as an event for the calendar of a phone. NOT_FOUND out of the caller's scope. */
export const bookingEvent = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/kalender/:id`,
    summary: "A booking for one's calendar",
    access: { pages: pagesFor(kind, "view") },
    params: z.strictObject({ id: z.coerce.number().int().positive() }),
    answer: z.file().mime("text/calendar"),
  });
