import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { bring, type Cast, createCast, createLodging, orderOf, stay } from "./booking-steps.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

const trx = "trx_penginapan";
export type At = Pick<BookingRecord, "id" | "versi">;

/** The open supplementary bill of a booking. */
export function supplement({ tagihan }: BookingRecord) {
  const bill = tagihan.find(
    ({ jenistagihan, statustagihan }) => jenistagihan === "tambahan" && statustagihan === "terbit",
  );
  if (!bill) throw new Error("There is no supplementary bill.");
  return bill;
}

/** What a desk does with bookings that last longer than was paid. */
const deskOf = (app: TestApp, cast: Cast) => {
  const manage = (path: string, { id, versi }: At, body: object = {}) =>
    cast.manager.post(`${trx}/${path}/${id}`, { versi, ...body });
  const extend = (record: At, tambahan = 1) => manage("perpanjang", record, { tambahan, setuju: true });
  return {
    app,
    cast,
    manage,
    extend,
    extended: async (record: At, tambahan = 1): Promise<BookingRecord> =>
      (await extend(record, tambahan).expect(200)).body,
    lodging: (units = 2, more: object = {}) => createLodging(app, app.world.home, units, more),
    paid: async (objectid: number, waktu = stay(3)) => (await bring(app, cast, 50, orderOf(objectid, waktu))).record,
    view: async ({ id }: At): Promise<BookingRecord> => (await cast.manager.get(`${trx}/view/${id}`).expect(200)).body,
    payBill: ({ idbilling, jumlah }: { idbilling: string; jumlah: number }, more: object = {}) =>
      cast.bank.post("billing/terima", {
        ...{ idbilling, jumlah, waktutransaksi: new Date().toISOString(), referensi: `REF-${crypto.randomUUID()}` },
        ...more,
      }),
    /** The end of the supplementary bill was so many minutes ago. */
    runOut: (record: At, minutes: number) =>
      app.deps.db.prisma.tagihan.updateMany({
        where: { bookingid: record.id, jenistagihan: "tambahan", statustagihan: "terbit" },
        data: { tglterbit: new Date(Date.now() - 90_000_000), tglexpired: new Date(Date.now() - minutes * 60_000) },
      }),
  };
};
export type LongerDesk = ReturnType<typeof deskOf>;

export async function openLongerDesk(): Promise<LongerDesk> {
  const app = await createTestApp();
  return deskOf(app, await createCast(app));
}
