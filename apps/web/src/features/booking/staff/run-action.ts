import { actionEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { PersonalAction } from "@retribusi/contract/features/booking/booking.verdict";
import { callEndpoint } from "../../../lib/api.ts";
import type { DiscountProposal } from "./discount-action.tsx";

type Unit = { nomorunit: number; hourmeter: number | null; kondisi: string | null };
type Target = Pick<BookingRecord, "id" | "jenisbooking" | "versi">;

/** The note of a step under the name that its body has for it. */
export function runNote(
  { id, jenisbooking, versi }: Target,
  action: PersonalAction,
  note: string,
): Promise<BookingRecord> {
  const params = { id };
  const catatan = note || null;
  if (action === "reject") {
    return callEndpoint(actionEndpoint(jenisbooking, "reject"), { params, body: { versi, alasan: note } });
  }
  if (action === "returnToCustomer") {
    return callEndpoint(actionEndpoint(jenisbooking, "returnToCustomer"), { params, body: { versi, catatan: note } });
  }
  if (action === "reinstate") {
    const body = { versi, setuju: true as const, catatan: note };
    return callEndpoint(actionEndpoint(jenisbooking, "reinstate"), { params, body });
  }
  if (action === "approveDiscount") {
    return callEndpoint(actionEndpoint(jenisbooking, "approveDiscount"), { params, body: { versi, catatan } });
  }
  if (action === "rejectDiscount") {
    return callEndpoint(actionEndpoint(jenisbooking, "rejectDiscount"), { params, body: { versi, catatan } });
  }
  return callEndpoint(actionEndpoint(jenisbooking, "noShow"), { params, body: { versi, catatan } });
}

export const runConfirm = ({ id, jenisbooking, versi }: Target): Promise<BookingRecord> =>
  callEndpoint(actionEndpoint(jenisbooking, "confirm"), { params: { id }, body: { versi } });

/** Hands the units over, or takes them back. */
export function runUnits(
  { id, jenisbooking, versi }: Target,
  action: PersonalAction,
  unit: Unit[],
): Promise<BookingRecord> {
  const body = { versi, ...(jenisbooking === "alat" ? { unit } : {}) };
  if (action === "checkIn") return callEndpoint(actionEndpoint(jenisbooking, "checkIn"), { params: { id }, body });
  return callEndpoint(actionEndpoint(jenisbooking, "finish"), { params: { id }, body });
}

export const runDiscount = ({ id, jenisbooking, versi }: Target, proposal: DiscountProposal): Promise<BookingRecord> =>
  callEndpoint(actionEndpoint(jenisbooking, "discount"), { params: { id }, body: { versi, ...proposal } });
