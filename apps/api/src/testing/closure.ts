import type { TouchedBooking } from "@retribusi/contract/features/closure/closure.endpoints";
import { dayFrom } from "./booking-steps.ts";
import type { Caller } from "./test-app.ts";

const entity = "mst_objectretribusi";

/** Closed from the morning of a day until the evening of another, so many days from today. */
export const closedFor = (from: number, until: number) => ({
  ...{ jenis: "sekali", mulai: dayFrom(from), jammulai: "08:00", sampai: dayFrom(until), jamakhir: "20:00" },
});

/** A closure as the form sends it: of the whole object, with nothing in the way, unless something else is said. */
export const closureWish = (waktu: object, more: object = {}) => ({
  ...{ kunci: crypto.randomUUID(), waktu, jumlahunit: null, alasan: "Pengecatan", umum: true, keputusan: [] },
  ...more,
});

/** The bookings that a closure would stand in the way of. */
export async function touchedBy(by: Caller, objectid: number, waktu: object, jumlahunit: number | null = null) {
  const { body } = await by.post(`${entity}/periksapenutupan/${objectid}`, { waktu, jumlahunit }).expect(200);
  const tersentuh: TouchedBooking[] = body.tersentuh;
  return tersentuh;
}
