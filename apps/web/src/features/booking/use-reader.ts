import { useCurrentUser } from "../../lib/current-user.ts";
import type { BookingSummary } from "./booking-query.ts";

/** Who reads about a booking: the customer it is for, or the staff who look after it for somebody else. */
export type Reader = "owner" | "staff";

/** The one rule by which screens choose between the words for a customer and those for the staff. */
export const readerOf = ({ idpemesan }: Pick<BookingSummary, "idpemesan">, userid: number): Reader =>
  idpemesan === userid ? "owner" : "staff";

export function useReader(): (booking: Pick<BookingSummary, "idpemesan">) => Reader {
  const { user } = useCurrentUser();
  return (booking) => readerOf(booking, user.userid);
}
