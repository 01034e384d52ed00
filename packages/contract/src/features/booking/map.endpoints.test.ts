import { expect, test } from "vitest";
import { mostOnMap } from "./booking.map.ts";
import { catalogueMap } from "./map.endpoints.ts";

const place = {
  ...{ objectid: 1, jenisbooking: "penginapan", kategoriname: "Wisma", objectname: "Wisma 1", subobjectname: null },
  ...{ lokasikabkota: "Kota Cimahi", fotoobjectutama: null, jumlahobject: 3, satuanobject: "kamar" },
  ...{ tarif: 150_000, satuantarif: "malam", bebas: null, totalbiaya: null, lintang: -6.85, bujur: 107.55 },
};
const answer = (records: readonly object[]) => ({ records, more: false, tanpatempat: 0, ejaan: [] });
const isAnswer = (records: readonly object[]) => catalogueMap.answer.safeParse(answer(records)).success;

test("a map is asked as the catalogue is searched, and has no pages", () => {
  const asked = { jenis: "gedung", cari: "aula", mulai: "2030-01-02", kapasitas: "20", urut: "harga", unit: "2" };
  expect(catalogueMap.query.parse(asked)).toEqual({ ...asked, kapasitas: 20, unit: 2 });
  for (const page of [{ limit: "12" }, { lanjut: "x" }, { bebas: "1" }, { peta: "1" }])
    expect(catalogueMap.query.safeParse({ ...asked, ...page }).success).toBe(false);
});

test("every object of its answer has a place in the country, and there are no more than are told", () => {
  expect(isAnswer([place])).toBe(true);
  for (const wrong of [{ lintang: null }, { bujur: undefined }, { lintang: 52.5, bujur: 13.4 }])
    expect(isAnswer([{ ...place, ...wrong }])).toBe(false);
  const as = (count: number) => Array.from({ length: count }, () => place);
  expect(isAnswer(as(mostOnMap))).toBe(true);
  expect(isAnswer(as(mostOnMap + 1))).toBe(false);
});

test("what an object's own page tells stays there", () => {
  const { records } = catalogueMap.answer.parse(answer([{ ...place, lokasialamat: "Jl. Contoh 1", deskripsi: "" }]));
  expect(records).toEqual([place]);
});
