import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Region } from "./world.ts";

const units = { penginapan: "malam", gedung: "kegiatan", alat: "hari" } as const;
let serial = 0;

/** A booking row as it stands in the database after an order: one unit for one day, next year. */
export function bookingOf(region: Region, kind: BookingKind, userid: number) {
  const { objects, ...place } = region;
  serial += 1;
  return {
    ...place,
    jenisbooking: kind,
    kategoriid: 1,
    objectid: objects[kind],
    namapemesan: `Pemesan ${serial}`,
    idpemesan: userid,
    user_created: userid,
    tarif: 150_000n,
    satuantarif: units[kind],
    lamapemakaian: 1,
    totalbiaya: 150_000n,
    tglmulaipemakaian: new Date("2027-03-01T07:00:00Z"),
    tglakhirpemakaian: new Date("2027-03-02T05:00:00Z"),
    tahun: 2027,
    selisihjam: 7,
    selisihkas: 7,
    statusbooking: 10,
    kuncipesanan: `test-${serial}`,
  };
}
