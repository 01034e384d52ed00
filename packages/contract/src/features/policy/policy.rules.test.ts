import { describe, expect, test } from "vitest";
import type { DayHours } from "./policy.hours.ts";
import { lengthsOf, refusePolicy, sectionsOf } from "./policy.rules.ts";

const usual: DayHours = { jambuka: "08:00", jamtutup: "17:00" };
const week = (others: Readonly<Record<number, DayHours | null>> = {}) =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => (at in others ? (others[at] ?? null) : usual));
const policy = {
  satuan: ["malam", "jam"],
  satuantarif: "malam",
  ...{ jamcheckin: "14:00", jamcheckout: "12:00", batascheckin: "22:00" },
  jampekan: week(),
  ...{ minlama: null, makslama: null, minpesanjam: 0, makspesanhari: 366 },
  aturanbatal: null,
  ...{ lintang: null, bujur: null },
} as const;
const wrong = (change: object) => Object.keys(refusePolicy({ ...policy, ...change }));

test("nights have an arrival; hours, days and sessions an opening; months neither", () => {
  expect(sectionsOf(["malam"])).toEqual({ arrival: true, opening: false });
  for (const unit of ["jam", "hari", "kegiatan"] as const) {
    expect(sectionsOf([unit])).toEqual({ arrival: false, opening: true });
  }
  expect(sectionsOf(["bulan"])).toEqual({ arrival: false, opening: false });
  expect(sectionsOf(["bulan", "malam"]).arrival).toBe(true);
});

test("lengths are those of its own unit; another one has the usual", () => {
  const own = { ...policy, minlama: 2, makslama: 5 };
  expect(lengthsOf(own, "malam")).toEqual({ min: 2, max: 5 });
  expect(lengthsOf(own, "jam")).toEqual({ min: 1, max: 24 });
  expect(lengthsOf(policy, "malam")).toEqual({ min: 1, max: 31 });
});

describe("a policy", () => {
  test.each([
    ["as it comes", {}, []],
    ["with the end of the day as latest arrival", { batascheckin: "24:00" }, []],
    ["with a check-out at check-in", { jamcheckout: "14:00" }, []],
    ["with a check-out a minute later", { jamcheckout: "14:01" }, ["jamcheckout"]],
    ["with a latest arrival at check-in", { batascheckin: "14:00" }, ["batascheckin"]],
    [
      "over midnight on Friday, closed on Saturday",
      { jampekan: week({ 4: { jambuka: "20:00", jamtutup: "04:00" }, 5: null }) },
      [],
    ],
    ["over midnight until the next day opens", { jampekan: week({ 4: { jambuka: "20:00", jamtutup: "08:00" } }) }, []],
    [
      "over midnight a minute into the next day",
      { jampekan: week({ 4: { jambuka: "20:00", jamtutup: "08:01" } }) },
      ["jampekan.4.jamtutup"],
    ],
    [
      "over midnight from Sunday into Monday",
      { jampekan: week({ 6: { jambuka: "20:00", jamtutup: "08:01" } }) },
      ["jampekan.6.jamtutup"],
    ],
    ["over midnight for 18 hours", { jampekan: week({ 4: { jambuka: "10:00", jamtutup: "04:00" } }) }, []],
    [
      "over midnight for a minute more",
      { jampekan: week({ 4: { jambuka: "10:00", jamtutup: "04:01" } }) },
      ["jampekan.4.jamtutup"],
    ],
    [
      "that opens and closes at once",
      { jampekan: week({ 0: { jambuka: "10:00", jamtutup: "10:00" } }) },
      ["jampekan.0.jamtutup"],
    ],
    ["that never opens", { jampekan: [null, null, null, null, null, null, null] }, ["jampekan"]],
    ["of 31 nights", { minlama: 31, makslama: 31 }, []],
    ["of 32 nights", { makslama: 32 }, ["makslama"]],
    ["that can be ordered for an hour", { minpesanjam: 47, makspesanhari: 2 }, []],
    ["that can't be ordered", { minpesanjam: 48, makspesanhari: 2 }, ["minpesanjam"]],
    [
      "that gives as much back later",
      {
        aturanbatal: [
          { sampaijam: 48, persen: 50 },
          { sampaijam: 0, persen: 50 },
        ],
      },
      [],
    ],
    [
      "that gives more back later",
      {
        aturanbatal: [
          { sampaijam: 0, persen: 51 },
          { sampaijam: 48, persen: 50 },
        ],
      },
      ["aturanbatal.0.persen"],
    ],
    ["in Sabang and Merauke", { lintang: 5.9, bujur: 140.4 }, []],
    ["in Singapore by a slip", { lintang: 6.4, bujur: 94 }, ["lintang", "bujur"]],
    ["with half a place", { bujur: 107 }, ["lintang"]],
  ])("%s", (_, change, fields) => {
    expect(wrong(change)).toEqual(fields);
  });

  test("isn't asked about times that it has no use for", () => {
    const never = { jampekan: [null, null, null, null, null, null, null] };
    expect(wrong({ ...never, satuan: ["malam"] })).toEqual([]);
    expect(wrong({ jamcheckout: "15:00", satuan: ["jam"] })).toEqual([]);
  });
});
