import fc from "fast-check";
import { expect, test } from "vitest";
import { statusbooking } from "../features/booking/statusbooking.entity.ts";
import { reportTrxAll } from "../features/report/trx-all.entity.ts";
import { addDays } from "./dates.ts";
import { readDays, readWanted, severalOf, writeDays } from "./filter.ts";

const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays("2026-11-23", days));

test("days that were written are read again, and end before the day after the last", () => {
  fc.assert(
    fc.property(day, day, (first, last) => {
      expect(readDays(writeDays({ first, last }))).toEqual({ first, last });
      expect(readDays(writeDays({ first }))).toEqual({ first });
      expect(readDays(writeDays({ last }))).toEqual({ last });
      const wanted = readWanted(reportTrxAll, "tglpesan", writeDays({ first, last }));
      expect(wanted).toEqual({ from: first, until: addDays(last, 1) });
    }),
  );
});

test("a single day is a range of one", () => {
  expect(readDays("2026-02-28")).toEqual({ first: "2026-02-28", last: "2026-02-28" });
  expect(readWanted(reportTrxAll, "tglpesan", "2026-02-28")).toEqual({ from: "2026-02-28", until: "2026-03-01" });
});

test.each(["", "..", "2026-02-30", "2026-02-30..", "..2026-13-01", "2026-01-01..2026-01-02..", "yesterday"])(
  "“%s” is no day",
  (value) => {
    expect(readDays(value)).toBeUndefined();
    expect(readWanted(reportTrxAll, "tglpesan", value)).toBeUndefined();
  },
);

test("several values are separated by commas; a text that isn't chosen from a list keeps its own", () => {
  expect(severalOf("")).toEqual([]);
  expect(readWanted(reportTrxAll, "objectid", "3,8")).toEqual({ oneOf: [3, 8] });
  expect(readWanted(reportTrxAll, "objectid", "3,x")).toBeUndefined();
  expect(readWanted(statusbooking, "uraianstatus", "Batal, lunas")).toEqual({ oneOf: ["Batal, lunas"] });
});
