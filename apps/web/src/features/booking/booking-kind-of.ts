import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useLocation, useParams } from "react-router-dom";

/** `/trx_gedung/view/3` → gedung. */
const kindOfPath = (pathname: string): BookingKind | undefined =>
  bookingKinds.find((kind) => pathname.split("/")[1] === bookingEntity[kind]);

/** The kind that the present address belongs to. Only for screens under `/trx_…`. */
export function useBookingKind(): BookingKind {
  const { pathname } = useLocation();
  const kind = kindOfPath(pathname);
  if (!kind) throw new Error(`${pathname} is no page of bookings`);
  return kind;
}

/** Kind and number of the booking in the address; a number that is none becomes 0, which no booking has. */
export function useBookingAddress(): { readonly kind: BookingKind; readonly id: number } {
  const kind = useBookingKind();
  const { id } = useParams();
  return { kind, id: Number(/^\d+$/.exec(id ?? "")?.[0] ?? 0) };
}
