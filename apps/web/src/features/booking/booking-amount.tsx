import { useDuration } from "../../lib/use-duration.ts";
import type { BookingSummary } from "./booking-query.ts";

/** “2 nights · 3 kamar”: how much the total is for. */
export function BookingAmount({
  booking: { harga, objek },
}: {
  readonly booking: Pick<BookingSummary, "harga" | "objek">;
}) {
  const duration = useDuration();
  return (
    <>
      {duration(harga.satuantarif, harga.lamapemakaian)} · {harga.jumlahunit}{" "}
      <span lang="id">{objek.satuanobject}</span>
    </>
  );
}
