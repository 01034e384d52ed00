import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import { writeDays } from "@retribusi/contract/define/filter";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { DeskFigures } from "@retribusi/contract/features/booking/desk.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { changeDesk } from "../booking/booking-links.ts";

/** What stands in the figures of a kind, without the kind. */
export type Figure = Exclude<keyof DeskFigures, "jenis" | "segera">;

/** The list of a kind with the bookings that a figure counts: those that come by the days on which they begin. */
function daysOf(figure: Figure, today: LocalDate): string | undefined {
  if (figure === "datang") return writeDays({ first: today, last: today });
  if (figure === "telat") return writeDays({ last: addDays(today, -1) });
  if (figure === "besokdatang") return writeDays({ first: addDays(today, 1), last: addDays(today, 1) });
  return undefined;
}

/** The desk of a kind with one state, where the one that ends or expires first is on top. */
const deskOf = (kind: BookingKind, state: BookingState): string =>
  `/${bookingEntity[kind]}/${changeDesk}?status=${codeOf(state)}`;

/**
 * Where a figure's bookings are dealt with: a list for those who come, filtered by their first day; the desk for those who are here or
 * haven't paid, in the order of their ends.
 * @param list the reader's list of the kind, where they have one
 */
export function figureAddress(figure: Figure, kind: BookingKind, today: LocalDate, list: string | undefined): string {
  const days = daysOf(figure, today);
  const state = figure === "tagihan" ? "awaitingPayment" : "inUse";
  if (days === undefined) return deskOf(kind, state);
  if (list === undefined) return deskOf(kind, "paid");
  const filters = { "filter[statusbooking]": String(codeOf("paid")), "filter[haripakai]": days };
  return `${list}?${new URLSearchParams(filters)}`;
}
