import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { act, type Cast, details, orderOf, payment } from "./booking-steps.ts";

/** Brings the order of somebody without an account to a state, by the steps of those who serve them. */
export async function bringWalkIn(
  { manager, bank }: Pick<Cast, "manager" | "bank">,
  objectid: number,
  to: 10 | 40 | 50,
  more: object = {},
): Promise<BookingRecord> {
  const order = { ...orderOf(objectid), namapemesan: "Ibu Loket", ...more };
  let record: BookingRecord = (await manager.post("trx_penginapan/pesan", order).expect(200)).body;
  const { id } = record;
  if (to >= 40) {
    record = await act(manager, "isi_kelengkapan", id, { versi: record.versi, ...details });
    const agreed = { versi: record.versi, totalbiaya: record.harga.totalbiaya, setuju: true };
    record = await act(manager, "konfirmasipesanan_nasabah", id, agreed);
    record = await act(manager, "konfirmasipesanan", id, { versi: record.versi });
  }
  if (to >= 50) {
    await bank.post("billing/terima", payment(record)).expect(200);
    record = (await manager.get(`trx_penginapan/view/${id}`)).body;
  }
  return record;
}
