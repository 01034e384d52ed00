import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, toInstant, zoneOf, zones } from "../../define/dates.ts";
import {
  duration,
  type IntervalChoice,
  intervalChoice,
  latestArrival,
  noShowFrom,
  type ObjectHours,
  refuseInterval,
  toChoice,
  toInterval,
} from "./booking.interval.ts";

const hours: ObjectHours = {
  zone: "Asia/Jakarta",
  jamcheckin: "14:00",
  jamcheckout: "12:00",
  batascheckin: "22:00",
  jambuka: "08:00",
  jamtutup: "22:00",
  jamhari: null,
};
const policy = { satuantarif: "malam", minlama: null, makslama: null, minpesanjam: 0, makspesanhari: 366 } as const;
const customer = { isCounter: false };

const iso = (choice: IntervalChoice, at: ObjectHours = hours) => {
  const { start, end } = toInterval(choice, at);
  return [start.toISOString(), end.toISOString(), duration({ start, end }, choice.satuan, at.zone)];
};

describe("a choice becomes a half-open interval", () => {
  test.each<[IntervalChoice, string, string, number]>([
    [{ satuan: "malam", checkin: "2026-11-21", checkout: "2026-11-23" }, "2026-11-21T07:00", "2026-11-23T05:00", 2],
    [{ satuan: "malam", checkin: "2026-12-31", checkout: "2027-01-01" }, "2026-12-31T07:00", "2027-01-01T05:00", 1],
    [{ satuan: "hari", mulai: "2026-11-21", akhir: "2026-11-21" }, "2026-11-20T17:00", "2026-11-21T17:00", 1],
    [{ satuan: "hari", mulai: "2026-11-21", akhir: "2026-11-23" }, "2026-11-20T17:00", "2026-11-23T17:00", 3],
    [{ satuan: "bulan", mulai: "2026-01-31", bulan: 1 }, "2026-01-30T17:00", "2026-02-27T17:00", 1],
    [{ satuan: "bulan", mulai: "2026-11-15", bulan: 3 }, "2026-11-14T17:00", "2027-02-14T17:00", 3],
    [
      { satuan: "jam", tanggal: "2026-11-21", jammulai: "08:00", jamakhir: "12:30" },
      "2026-11-21T01:00",
      "2026-11-21T05:30",
      5,
    ],
    [{ satuan: "kegiatan", tanggal: "2026-11-21", sesi: "sore" }, "2026-11-21T09:00", "2026-11-21T15:00", 1],
    [{ satuan: "kegiatan", tanggal: "2026-11-21", sesi: null }, "2026-11-21T01:00", "2026-11-21T15:00", 1],
  ])("%o", (choice, start, end, units) => {
    expect(iso(choice)).toEqual([`${start}:00.000Z`, `${end}:00.000Z`, units]);
  });

  test("in the object's zone", () => {
    const choice: IntervalChoice = { satuan: "malam", checkin: "2026-11-21", checkout: "2026-11-22" };
    expect(iso(choice, { ...hours, zone: "Asia/Jayapura" })[0]).toBe("2026-11-21T05:00:00.000Z");
  });
});

const day = fc.integer({ min: 0, max: 900 }).map((count) => addDays("2026-01-01", count));
const choices: fc.Arbitrary<IntervalChoice> = fc.oneof(
  fc.tuple(day, fc.integer({ min: 1, max: 31 })).map(([checkin, nights]) => ({
    satuan: "malam" as const,
    checkin,
    checkout: addDays(checkin, nights),
  })),
  fc.tuple(day, fc.integer({ min: 0, max: 30 })).map(([mulai, more]) => ({
    satuan: "hari" as const,
    mulai,
    akhir: addDays(mulai, more),
  })),
  fc.record({ satuan: fc.constant("bulan" as const), mulai: day, bulan: fc.integer({ min: 1, max: 12 }) }),
  fc.tuple(day, fc.integer({ min: 8, max: 15 }), fc.integer({ min: 16, max: 24 })).map(([tanggal, from, to]) => ({
    satuan: "jam" as const,
    tanggal,
    jammulai: `${String(from).padStart(2, "0")}:00`,
    jamakhir: `${to}:00`,
  })),
  fc.record({
    satuan: fc.constant("kegiatan" as const),
    tanggal: day,
    sesi: fc.constantFrom("pagi" as const, "sore" as const),
  }),
);

test("the choice can be read back from the interval, in every zone", () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...Object.keys(zones).map(zoneOf)), (choice, zone) => {
      const interval = toInterval(choice, { ...hours, zone });
      expect(toChoice(interval, choice.satuan, "sesi" in choice ? choice.sesi : null, zone)).toEqual(choice);
    }),
  );
});

test("two nights that follow each other leave the room free between check-out and check-in", () => {
  const first = toInterval({ satuan: "malam", checkin: "2026-11-21", checkout: "2026-11-22" }, hours);
  const second = toInterval({ satuan: "malam", checkin: "2026-11-22", checkout: "2026-11-23" }, hours);
  expect(first.end < second.start).toBe(true);
});

describe("arrival", () => {
  const night = toInterval({ satuan: "malam", checkin: "2026-11-21", checkout: "2026-11-23" }, hours);
  test("ends with the check-in window of the first night, with the start of everything else", () => {
    expect(latestArrival(night, "malam", hours)).toEqual(toInstant("2026-11-21", "22:00", "Asia/Jakarta"));
    expect(latestArrival(night, "hari", hours)).toEqual(night.start);
  });
  test("a missing customer is a no-show after the tolerance, two hours, or the first day", () => {
    expect(noShowFrom(night, "malam", hours.zone, null)).toEqual(toInstant("2026-11-22", "00:00", "Asia/Jakarta"));
    expect(noShowFrom(night, "jam", hours.zone, null)).toEqual(toInstant("2026-11-21", "16:00", "Asia/Jakarta"));
    expect(noShowFrom(night, "jam", hours.zone, 30)).toEqual(toInstant("2026-11-21", "14:30", "Asia/Jakarta"));
  });
});

test.each<[IntervalChoice, string, string | undefined]>([
  [{ satuan: "malam", checkin: "2026-11-21", checkout: "2026-11-22" }, "21:59", undefined],
  [{ satuan: "malam", checkin: "2026-11-21", checkout: "2026-11-22" }, "22:00", "IN_THE_PAST"],
  [{ satuan: "malam", checkin: "2026-11-22", checkout: "2026-11-22" }, "09:00", "EMPTY_INTERVAL"],
  [{ satuan: "malam", checkin: "2026-11-23", checkout: "2026-11-22" }, "09:00", "EMPTY_INTERVAL"],
  [{ satuan: "malam", checkin: "2026-11-22", checkout: "2026-12-24" }, "09:00", "TOO_LONG"],
  [{ satuan: "malam", checkin: "2027-12-22", checkout: "2027-12-24" }, "09:00", "TOO_FAR"],
  [{ satuan: "malam", checkin: "2027-11-22", checkout: "2027-11-24" }, "13:59", "TOO_FAR"],
  [{ satuan: "malam", checkin: "2027-11-22", checkout: "2027-11-24" }, "14:00", undefined],
  [{ satuan: "hari", mulai: "2026-11-21", akhir: "2026-11-21" }, "09:00", "IN_THE_PAST"],
  [{ satuan: "jam", tanggal: "2026-11-21", jammulai: "10:00", jamakhir: "12:00" }, "09:59", undefined],
  [{ satuan: "jam", tanggal: "2026-11-21", jammulai: "10:00", jamakhir: "12:00" }, "10:00", "IN_THE_PAST"],
  [{ satuan: "jam", tanggal: "2026-11-22", jammulai: "07:00", jamakhir: "12:00" }, "09:00", "OUTSIDE_HOURS"],
  [{ satuan: "jam", tanggal: "2026-11-22", jammulai: "12:00", jamakhir: "22:01" }, "09:00", "OUTSIDE_HOURS"],
  [{ satuan: "jam", tanggal: "2026-11-22", jammulai: "08:00", jamakhir: "22:00" }, "09:00", undefined],
  [{ satuan: "jam", tanggal: "2026-11-22", jammulai: "12:00", jamakhir: "12:00" }, "09:00", "EMPTY_INTERVAL"],
])("%o ordered at %s: %s", (choice, time, reason) => {
  expect(refuseInterval(choice, { ...hours, ...policy }, toInstant("2026-11-21", time, "Asia/Jakarta"), customer)).toBe(
    reason,
  );
});

describe("what an object says about orders", () => {
  const now = toInstant("2026-11-21", "09:00", "Asia/Jakarta");
  const nights = (checkin: string, checkout: string) => ({ satuan: "malam", checkin, checkout }) as const;
  const refuse = (choice: IntervalChoice, change: object, isCounter = false) =>
    refuseInterval(choice, { ...hours, ...policy, ...change }, now, { isCounter });

  test("lengths count in its own unit only", () => {
    const stay = nights("2026-11-23", "2026-11-25");
    expect(refuse(stay, { minlama: 3 })).toBe("TOO_SHORT");
    expect(refuse(stay, { minlama: 2, makslama: 2 })).toBeUndefined();
    expect(refuse(stay, { makslama: 1 })).toBe("TOO_LONG");
    expect(refuse(stay, { minlama: 3, satuantarif: "jam" })).toBeUndefined();
  });

  test("the time before the beginning binds customers to the hour, and the counter not at all", () => {
    const stay = nights("2026-11-22", "2026-11-23");
    expect(refuse(stay, { minpesanjam: 29 })).toBeUndefined();
    expect(refuse(stay, { minpesanjam: 30 })).toBe("TOO_SOON");
    expect(refuse(stay, { minpesanjam: 30 }, true)).toBeUndefined();
    expect(refuse(nights("2026-11-20", "2026-11-21"), { minpesanjam: 30 }, true)).toBe("IN_THE_PAST");
  });

  test("without such a time tonight can be had until the latest arrival", () => {
    const late = toInstant("2026-11-21", "21:00", "Asia/Jakarta");
    expect(refuseInterval(nights("2026-11-21", "2026-11-22"), { ...hours, ...policy }, late, customer)).toBeUndefined();
  });

  test("a closed day has no session, is no first and no last day, and lies between them", () => {
    const closed = { jamhari: "7=" };
    const days = (mulai: string, akhir: string) => ({ satuan: "hari", mulai, akhir }) as const;
    expect(refuse({ satuan: "kegiatan", tanggal: "2026-11-29", sesi: "pagi" }, closed)).toBe("CLOSED_DAY");
    expect(refuse({ satuan: "kegiatan", tanggal: "2026-11-29", sesi: null }, closed)).toBe("CLOSED_DAY");
    expect(refuse({ satuan: "kegiatan", tanggal: "2026-11-28", sesi: null }, closed)).toBeUndefined();
    expect(refuse(days("2026-11-28", "2026-11-29"), closed)).toBe("CLOSED_DAY");
    expect(refuse(days("2026-11-29", "2026-11-30"), closed)).toBe("CLOSED_DAY");
    expect(refuse(days("2026-11-28", "2026-11-30"), closed)).toBeUndefined();
    expect(refuse(nights("2026-11-29", "2026-11-30"), closed)).toBeUndefined();
  });

  test("hours that end on the next day are those of a night; elsewhere they end before they begin", () => {
    const late = { satuan: "jam", tanggal: "2026-11-27", jammulai: "22:00", jamakhir: "02:00" } as const;
    expect(refuse(late, { jamhari: "5=18:00-02:00" })).toBeUndefined();
    expect(refuse(late, {})).toBe("EMPTY_INTERVAL");
    expect(toInterval(late, hours)).toEqual({
      start: toInstant("2026-11-27", "22:00", "Asia/Jakarta"),
      end: toInstant("2026-11-28", "02:00", "Asia/Jakarta"),
    });
  });
});

test("an event at an object that closes when it opens lasts no time", () => {
  const closed = { ...hours, ...policy, jambuka: "08:00", jamtutup: "08:00" };
  const now = toInstant("2026-11-21", "09:00", "Asia/Jakarta");
  const event = { satuan: "kegiatan", tanggal: "2026-11-22", sesi: null } as const;
  expect(refuseInterval(event, closed, now, customer)).toBe("EMPTY_INTERVAL");
  expect(refuseInterval(event, { ...closed, jamtutup: "08:01" }, now, customer)).toBeUndefined();
});

test("a night ends on a later day, also where check-out comes after check-in on the clock", () => {
  const now = toInstant("2026-11-21", "07:00", "Asia/Jakarta");
  const early = { ...hours, ...policy, jamcheckin: "08:00" };
  const night = (checkout: string) => ({ satuan: "malam", checkin: "2026-11-22", checkout }) as const;
  expect(refuseInterval(night("2026-11-22"), early, now, customer)).toBe("EMPTY_INTERVAL");
  expect(refuseInterval(night("2026-11-23"), early, now, customer)).toBeUndefined();
});

test("months are rounded up by the calendar, to the day", () => {
  const until = (date: string) => ({ ...january, end: toInstant(date, "00:00", "Asia/Jakarta") });
  const january = toInterval({ satuan: "bulan", mulai: "2026-01-01", bulan: 1 }, hours);
  const months = ["2026-01-02", "2026-02-01", "2026-02-02", "2026-03-01", "2026-03-02"];
  expect(months.map((date) => duration(until(date), "bulan", hours.zone))).toEqual([1, 1, 2, 2, 3]);
});

test("a use that ends with the day is chosen until 24:00", () => {
  const choice = { satuan: "jam", tanggal: "2026-11-22", jammulai: "20:00", jamakhir: "24:00" } as const;
  expect(toChoice(toInterval(choice, hours), "jam", null, hours.zone)).toEqual(choice);
});

describe("what may be chosen", () => {
  const accepts = (choice: object) => intervalChoice.safeParse(choice).success;
  const day = "2026-11-22";
  const good: readonly IntervalChoice[] = [
    { satuan: "malam", checkin: day, checkout: day },
    { satuan: "hari", mulai: day, akhir: day },
    { satuan: "bulan", mulai: day, bulan: 1 },
    { satuan: "bulan", mulai: day, bulan: 12 },
    { satuan: "jam", tanggal: day, jammulai: "08:00", jamakhir: "24:00" },
    { satuan: "kegiatan", tanggal: day, sesi: "sore" },
    { satuan: "kegiatan", tanggal: day, sesi: null },
  ];
  test.each(good)("%o", (choice) => {
    expect(accepts(choice)).toBe(true);
    expect(accepts({ ...choice, satuan: "minggu" })).toBe(false);
    expect(accepts({ ...choice, warna: "merah" })).toBe(false);
  });

  test.each([0, 13, 1.5])("but not %d months", (bulan) => {
    expect(accepts({ satuan: "bulan", mulai: day, bulan })).toBe(false);
  });

  const at = (jammulai: string) => accepts({ satuan: "jam", tanggal: day, jammulai, jamakhir: "24:00" });
  test.each(["00:00", "09:59", "13:05", "19:30", "20:00", "23:59", "24:00"])("%s is a time", (time) => {
    expect(at(time)).toBe(true);
  });
  test.each([..."8:00 24:01 25:00 30:00 1a:00 12:60 12:7a 12:5 0800 12:00x x12:00 24:00x x24:00".split(" "), ""])(
    "%j is none",
    (time) => {
      expect(at(time)).toBe(false);
    },
  );
});
