import type { ObjectPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { expect, test } from "vitest";
import { type PolicyValues, problemsIn, readValues, valuesOf } from "./policy-values.ts";

const day = { jambuka: "08:00", jamtutup: "17:00" };
const policy: ObjectPolicy = {
  ...{ objectid: 7, versi: 3, objectname: "Aula", subobjectname: null, jenisbooking: "gedung" },
  ...{ satuantarif: "jam", satuan: ["jam"] },
  ...{ jamcheckin: "14:00", jamcheckout: "12:00", batascheckin: "22:00" },
  jampekan: [day, day, day, day, day, day, null],
  ...{ jedamenit: 0, toleransimenit: null, minlama: null, makslama: null, minpesanjam: 0, makspesanhari: 366 },
  aturanbatal: null,
  persenpulangawal: 0,
  dokumenwajib: { umum: [], pelajar: [], instansi: [], sosial: [] },
  ...{ kapasitas: null, fasilitas: [], lintang: null, bujur: null },
};
const typed = (change: Partial<PolicyValues>, of = policy) => readValues({ ...valuesOf(of), ...change }, of);
const wrong = (change: Partial<PolicyValues>, of = policy) =>
  Object.keys(problemsIn({ ...valuesOf(of), ...change }, of, "en"));

test("what is shown is sent as it was, without the times that the object has no use for", () => {
  const { jamcheckin: _, jamcheckout: __, batascheckin: ___, jampekan, ...rest } = policy;
  const {
    objectid: _1,
    objectname: _2,
    subobjectname: _3,
    jenisbooking: _4,
    satuantarif: _5,
    satuan: _6,
    ...body
  } = rest;
  expect(typed({}).body).toEqual({ ...body, jampekan });
  const house = { ...policy, satuantarif: "malam", satuan: ["malam"] } as const;
  expect(typed({}, { ...house, satuan: ["malam"] }).body).toMatchObject({ jamcheckin: "14:00" });
  expect(typed({}, { ...house, satuan: ["malam"] }).body).not.toHaveProperty("jampekan");
});

test.each([
  ["8", "08:00"],
  ["8.30", "08:30"],
  ["0830", "08:30"],
  ["8:05", "08:05"],
  [" 18:00 ", "18:00"],
])("%s is the time %s", (jambuka, time) => {
  const jampekan = valuesOf(policy).jampekan.map((one) => ({ ...one, jambuka, jamtutup: "24:00" }));
  expect(typed({ jampekan }).body?.jampekan?.[0]).toEqual({ jambuka: time, jamtutup: "24:00" });
});

test.each(["pagi", "25:00", "8.3", "8.60", ""])("%j is no time, and is told at its day", (jambuka) => {
  const jampekan = valuesOf(policy).jampekan.map((one, at) => (at === 2 ? { ...one, jambuka } : one));
  expect(wrong({ jampekan })).toEqual(["jampekan.2.jambuka"]);
});

test("numbers that must be there, that are none, or that can't be meant are told at their inputs", () => {
  expect(wrong({ minpesanjam: "" })).toEqual(["minpesanjam"]);
  expect(wrong({ jedamenit: -5 })).toEqual(["jedamenit"]);
  expect(wrong({ minlama: 3, makslama: 2 })).toEqual(["makslama"]);
  expect(wrong({ isUsual: false, aturanbatal: [{ sampaijam: "", persen: 101 }] })).toEqual([
    "aturanbatal.0.sampaijam",
    "aturanbatal.0.persen",
  ]);
  expect(wrong({ aturanbatal: [{ sampaijam: "", persen: 101 }] }), "nobody is asked for what isn't shown").toEqual([]);
});

test("a day that is opened begins with the times of one that is open", () => {
  expect(valuesOf(policy).jampekan[6]).toEqual({ isOpen: false, ...day });
});
