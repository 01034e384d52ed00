import type { ConflictDetails } from "@retribusi/contract/define/conflict";
import { isRole } from "@retribusi/contract/define/roles";
import { viewBookingEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { callEndpoint } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";

type Present = Pick<BookingRecord, "versi" | "riwayat">;

/** Who acted last, as the booking's own history tells it. */
function lastChangeOf({ riwayat }: Present): ConflictDetails["changed"] {
  const last = riwayat.at(-1);
  if (!last) return null;
  const { waktu, nama, peran } = last;
  return { at: waktu, name: nama, role: nama !== null && isRole(peran) ? peran : null, own: false };
}

/** A CONFLICT with what the booking is now, as edits of records have it. */
export function withDetails({ status, message, requestId }: ApiError, now: Present): ApiError {
  const details: ConflictDetails = { record: { ...now }, versi: now.versi, fields: {}, changed: lastChangeOf(now) };
  return new ApiError({ code: "CONFLICT", status, message, requestId, details: { ...details } });
}

/**
 * The error with what the booking is now: an action's CONFLICT tells only that somebody else was first, and a state or a price that somebody
 * else has changed is refused before versions are compared. Any other error goes on as it is, and so does one about a booking that is still
 * as it was shown.
 */
export async function withPresentBooking(
  shown: Pick<BookingRecord, "id" | "jenisbooking" | "versi">,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409) return error;
  const { id, jenisbooking } = shown;
  const now = await callEndpoint(viewBookingEndpoint(jenisbooking), { params: { id } });
  return now.versi === shown.versi ? error : withDetails(error, now);
}
