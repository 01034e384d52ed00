import type { OpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import { expect, test } from "vitest";
import { latestMonth, occupancyIn, occupancyOf, offeredObjects, regionsOf, revenueByYear } from "./open-figures.ts";

const west = "Jawa Barat";
const east = "Maluku";
const paid = (tahun: number, pemdaname: string, jenisbooking: "penginapan" | "gedung", penerimaan: number | null) => ({
  ...{ tahun, pemdaname, jenisbooking, penerimaan },
  pembayaran: penerimaan === null ? null : 9,
});
const taken = (bulan: string, pemdaname: string, okupansi: number | null) => ({
  ...{ bulan, pemdaname, okupansi },
  jenisbooking: "penginapan" as const,
});
const object = (objectid: number, pemdaname: string, objectname: string) => ({
  ...{ objectid, pemdaname, objectname, subobjectname: null, skpdname: "Dinas Pariwisata" },
  ...{ jenisbooking: "penginapan" as const, lokasikabkota: "Kota Ambon", jumlahobject: 4, satuanobject: "kamar" },
});
const tariff = (objectid: number, tarif: number) => ({
  ...{ objectid, objectname: "", subobjectname: null, kelompoktarif: "umum", sesi: null, tarif, satuantarif: "malam" },
  ...{ khususlibur: false, berlakumulai: "2026-01-01", berlakusampai: null, dasarhukum: "Perda", tautan: null },
});

const data: OpenData = {
  penerimaan: [
    paid(2025, west, "penginapan", 100),
    paid(2025, east, "penginapan", null),
    paid(2026, west, "gedung", null),
    paid(2026, west, "penginapan", 30),
    paid(2026, east, "penginapan", 12),
  ],
  okupansi: [
    taken("2026-11", west, 2),
    taken("2026-10", west, 60),
    taken("2026-10", east, null),
    taken("2026-09", west, 40),
  ],
  objek: [object(1, west, "Wisma Dago"), object(2, east, "Wisma Halong")],
  tarif: [tariff(2, 50_000), tariff(1, 90_000)],
  madeat: "2026-11-23T01:00:00.000Z",
  lisensi: "CC BY 4.0",
};

test("revenue is summed over what is shown, and says where a group is hidden in it", () => {
  expect(revenueByYear(data.penerimaan, undefined)).toEqual([
    {
      year: 2026,
      total: { rupiah: 42, isPartial: true },
      kinds: { gedung: { rupiah: null, isPartial: true }, penginapan: { rupiah: 42, isPartial: false } },
    },
    {
      year: 2025,
      total: { rupiah: 100, isPartial: true },
      kinds: { penginapan: { rupiah: 100, isPartial: true } },
    },
  ]);
});

test("a region's revenue is its own, and hidden where all of it is", () => {
  expect(revenueByYear(data.penerimaan, east).map(({ year, total }) => [year, total])).toEqual([
    [2026, { rupiah: 12, isPartial: false }],
    [2025, { rupiah: null, isPartial: true }],
  ]);
});

test("occupancy is a region's, month by month, or that of every region in the last month that is over", () => {
  expect(latestMonth(data.okupansi, data.madeat)).toBe("2026-10");
  expect(occupancyOf(data.okupansi, west).map(({ name, kinds }) => [name, kinds.penginapan])).toEqual([
    ["2026-11", 2],
    ["2026-10", 60],
    ["2026-09", 40],
  ]);
  expect(occupancyIn(data.okupansi, "2026-10").map(({ name, kinds }) => [name, kinds.penginapan])).toEqual([
    [west, 60],
    [east, null],
  ]);
});

test("objects are found by every word, within the region, and have their own tariffs", () => {
  const found = (region: string | undefined, wanted: string) =>
    offeredObjects(data, region, wanted).map((one) => [one.object.objectid, one.tariffs.map(({ tarif }) => tarif)]);
  expect(found(undefined, "")).toEqual([
    [1, [90_000]],
    [2, [50_000]],
  ]);
  expect(found(undefined, "ambon HALONG")).toEqual([[2, [50_000]]]);
  expect(found(west, "halong")).toEqual([]);
  expect(regionsOf(data)).toEqual([west, east]);
});
