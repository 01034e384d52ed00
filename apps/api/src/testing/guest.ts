import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { bring, type Cast, orderOf, stay } from "./booking-steps.ts";
import type { Caller, TestApp } from "./test-app.ts";

/**
 * The paid booking of a guest whose use began an hour ago and ends at noon of the day after tomorrow, or so many days later. It was ordered for
 * tomorrow: in the evening nobody can order today any more.
 */
export async function guestAt(app: TestApp, cast: Cast, objectid: number, days = 0): Promise<BookingRecord> {
  const { record } = await bring(app, cast, 50, orderOf(objectid, stay(1, 1 + days)));
  await app.deps.db.prisma.booking.update({
    where: { id: record.id },
    data: { tglmulaipemakaian: new Date(Date.now() - 3_600_000) },
  });
  return record;
}

/** What hands a unit over to a guest, by its id where it has a name. */
export const handing = ({ id, versi }: BookingRecord, unitid?: number) =>
  [`trx_penginapan/checkin/${id}`, { versi, unit: [{ nomorunit: 1, unitid }] }] as const;

export const handOver = (by: Caller, guest: BookingRecord, unitid?: number) => by.post(...handing(guest, unitid));
