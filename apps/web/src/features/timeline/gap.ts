import { addDays, daysBetween, type LocalDate } from "@retribusi/contract/define/dates";
import { sessions } from "@retribusi/contract/features/booking/booking.interval";
import type { TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { walkInPath } from "../order/counter/walk-in-path.ts";
import type { OrderWish } from "../order/order-wish.ts";

/** What was chosen on a row: days, both included, or hours of one day. */
export interface Gap {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Full hours, local to the object. */
  readonly hours?: { readonly from: string; readonly until: string } | undefined;
}

/** The session in which an hour lies. */
const sessionAt = (time: string) => (time < sessions.sore.from ? ("pagi" as const) : ("sore" as const));

function wishFor({ satuantarif: by }: Pick<TimelineObject, "satuantarif">, { first, last, hours }: Gap): OrderWish {
  const wish: OrderWish = { by, from: first, months: 1, units: 1, payer: "umum" };
  switch (by) {
    case "malam":
      return { ...wish, to: addDays(last, 1) };
    case "hari":
      return { ...wish, to: last };
    case "bulan":
      return { ...wish, months: Math.min(12, Math.max(1, Math.round(daysBetween(first, last) / 30))) };
    case "jam":
      return hours ? { ...wish, start: hours.from, end: hours.until } : wish;
    case "kegiatan":
      return hours ? { ...wish, session: sessionAt(hours.from) } : wish;
  }
}

/** The form for a guest at the counter, with object and time filled in. */
export const orderPath = (
  object: Pick<TimelineObject, "objectid" | "jenisbooking" | "satuantarif">,
  gap: Gap,
): string => walkInPath(object, wishFor(object, gap));

/** Whether something of an object is free all over some days. */
export const isFreeOver = ({ hari }: Pick<TimelineObject, "hari">, { first, last }: Gap): boolean =>
  hari.filter(({ tanggal }) => tanggal >= first && tanggal <= last).every(({ bebas }) => bebas > 0);
