import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Session } from "../../lib/current-user.ts";

/** For whom an order would be: oneself, or somebody at the counter; a visitor signs in first, others can't order. */
export type OrderMode = "customer" | "counter" | "visitor" | "none";

export function orderModeOf(session: Session, kind: BookingKind, isCounter: boolean): OrderMode {
  if (session.status !== "signed-in") return "visitor";
  const holds = (page: string) => session.current.pages.includes(`${bookingEntity[kind]}/${page}`);
  const isOwn = holds("pesan_nsb") && (session.role === "nasabah" || !holds("pesan"));
  if (isOwn && !isCounter) return "customer";
  return holds("pesan") ? "counter" : "none";
}
