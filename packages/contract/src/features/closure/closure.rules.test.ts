import { describe, expect, test } from "vitest";
import { type ClosureTime, closureIntervals, refuseClosure } from "./closure.rules.ts";

const zone = "Asia/Jakarta";
const now = new Date("2026-11-27T03:00:00Z");
const object = { jumlahobject: 24, zone } as const;
const days = { mulai: "2026-12-01", sampai: "2026-12-03" };
const once = (more: Partial<typeof days & { jamakhir: string }> = {}): ClosureTime => ({
  ...{ jenis: "sekali", jammulai: "08:00", jamakhir: "17:00", ...days, ...more },
});
interface Weekly {
  readonly hari: number[];
  readonly mulai: string;
  readonly sampai: string;
  readonly jammulai: string;
  readonly jamakhir: string;
}
const midday = { hari: [5], mulai: "2026-12-01", jammulai: "11:00", sampai: "2026-12-31", jamakhir: "13:00" };
const fridays = (more: Partial<Weekly> = {}): ClosureTime => ({ jenis: "mingguan", ...midday, ...more });

describe("what a closure takes", () => {
  test("once is one interval, in the object's zone", () => {
    expect(closureIntervals(once(), zone)).toEqual([
      { start: new Date("2026-12-01T01:00:00Z"), end: new Date("2026-12-03T10:00:00Z") },
    ]);
    expect(closureIntervals(once(), "Asia/Jayapura")[0]?.start).toEqual(new Date("2026-11-30T23:00:00Z"));
  });

  test("weekly is one interval for each of its weekdays, the first and the last day included", () => {
    const starts = (time: ClosureTime) => closureIntervals(time, zone).map(({ start }) => start.toISOString());
    expect(starts(fridays())).toEqual(["04", "11", "18", "25"].map((day) => `2026-12-${day}T04:00:00.000Z`));
    expect(starts(fridays({ mulai: "2026-12-04", sampai: "2026-12-11" }))).toHaveLength(2);
    expect(starts(fridays({ hari: [5, 6] }))).toHaveLength(8);
  });
});

describe("a closure", () => {
  const fieldOf = (waktu: ClosureTime, jumlahunit: number | null = null) =>
    refuseClosure({ waktu, jumlahunit }, object, now)?.field;

  test.each([
    ["once", once(), undefined],
    ["every Friday", fridays(), undefined],
    ["from now on, begun already", once({ mulai: "2026-11-01" }), undefined],
    ["whose last day is before the first", once({ sampai: "2026-11-30" }), "sampai"],
    ["that ends before it begins", once({ sampai: "2026-12-01", jamakhir: "07:00" }), "jamakhir"],
    ["that ends when it begins", once({ sampai: "2026-12-01", jamakhir: "08:00" }), "jamakhir"],
    ["that is over", once({ mulai: "2026-11-01", sampai: "2026-11-26" }), "sampai"],
    ["weekly over midnight", fridays({ jammulai: "22:00", jamakhir: "02:00" }), "jamakhir"],
    ["weekly until midnight", fridays({ jammulai: "22:00", jamakhir: "24:00" }), undefined],
    ["weekly for a year", fridays({ sampai: "2027-12-01" }), undefined],
    ["weekly for more than a year", fridays({ sampai: "2027-12-02" }), "sampai"],
    ["on a weekday that doesn't come", fridays({ sampai: "2026-12-03" }), "hari"],
  ])("%s", (_, waktu, field) => {
    expect(fieldOf(waktu)).toBe(field);
  });

  test("takes no more units than there are", () => {
    expect([fieldOf(once(), 24), fieldOf(once(), 25)]).toEqual([undefined, "jumlahunit"]);
  });
});
