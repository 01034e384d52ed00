import { viewBookingEndpoint, walkInOrderEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { callEndpoint } from "../../../lib/api.ts";
import type { BookingRecord } from "../../booking/booking-query.ts";
import { bodyOf } from "../../booking/form/completeness-values.ts";
import { callAction } from "../../booking/use-send-action.ts";
import { type Order, orderBody, orNull } from "../use-order.ts";
import type { WalkInValues } from "./walk-in-values.ts";

/** Places the order of somebody at the counter; the same key again answers the first booking. */
export const placeWalkIn = (kind: BookingKind, objectid: number, order: Order, values: WalkInValues) =>
  callEndpoint(walkInOrderEndpoint(kind), {
    body: {
      ...orderBody(objectid, order),
      tandapemesan: values.nasabah?.tandapemesan ?? null,
      namapemesan: values.namapemesan,
      notelp: orNull(values.notelp),
      emailpemesan: orNull(values.emailpemesan),
    },
  });

export const readBooking = ({ jenisbooking, id }: Pick<BookingRecord, "jenisbooking" | "id">) =>
  callEndpoint(viewBookingEndpoint(jenisbooking), { params: { id } });

/** Who uses it is whoever orders, where nobody else is named. */
const withUser = (values: WalkInValues): WalkInValues => ({
  ...values,
  namapengguna: values.namapengguna.trim() || values.namapemesan,
});

/**
 * Takes a walk-in from wherever it stands to its bill, as the manager would by hand: details, the customer's word on the price, approval.
 * @param agreed the total that the customer has agreed to, in rupiah
 * @param onStep hears of each step that has been taken, so that what is left can be tried again
 */
export async function takeToBill(
  start: BookingRecord,
  values: WalkInValues,
  agreed: number,
  onStep: (booking: BookingRecord) => void,
): Promise<BookingRecord> {
  let booking = start;
  const taken = (after: BookingRecord) => {
    booking = after;
    onStep(after);
  };
  const state = stateOf(start.statusbooking);
  if (state === "ordered" || state === "complete") {
    taken(await callAction(booking, "complete", bodyOf(withUser(values), booking.versi)));
    const word = { versi: booking.versi, totalbiaya: agreed, setuju: true } as const;
    taken(await callAction(booking, "customerConfirm", word));
  }
  if (stateOf(booking.statusbooking) === "submitted") {
    taken(await callAction(booking, "confirm", { versi: booking.versi }));
  }
  return booking;
}
