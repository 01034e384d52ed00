import { describe, expect, test } from "vitest";
import { earliestStart, percentChange, refuseTariff, type TariffVersion } from "./tariff.rules.ts";

const today = "2026-11-27";
const version = (changed: Partial<TariffVersion> = {}): TariffVersion => ({
  kelompoktarif: "umum",
  sesi: null,
  satuantarif: "malam",
  khususlibur: false,
  berlakumulai: "2027-01-01",
  berlakusampai: null,
  statustarif: "diajukan",
  ...changed,
});
const general = version({ berlakumulai: "2024-01-05", statustarif: "disetujui" });
const student = version({ kelompoktarif: "pelajar" });

const fieldOf = (wanted: TariffVersion, others: readonly TariffVersion[] = [general]) =>
  refuseTariff(wanted, others, today)?.field;

describe("a version of a tariff", () => {
  test.each([
    ["from the next year on", version(), undefined],
    ["from tomorrow on", version({ berlakumulai: "2026-11-28" }), undefined],
    ["from today on", version({ berlakumulai: today }), "berlakumulai"],
    ["in the past", version({ berlakumulai: "2026-01-01" }), "berlakumulai"],
    ["that leaves a gap", version({ berlakusampai: "2027-06-30" }), "berlakusampai"],
    ["for students, with an end", version({ ...student, berlakusampai: "2027-06-30" }), undefined],
    ["for students, of one day", version({ ...student, berlakusampai: "2027-01-01" }), undefined],
    ["that ends before it begins", version({ ...student, berlakusampai: "2026-12-31" }), "berlakusampai"],
    ["for students by the hour, without a general one", version({ ...student, satuantarif: "jam" }), "kelompoktarif"],
    ["for students before the general one", version({ ...student, berlakumulai: "2026-12-01" }), undefined],
    ["by session", version({ satuantarif: "kegiatan", sesi: "pagi" }), undefined],
    ["by session and night", version({ sesi: "pagi" }), "sesi"],
  ])("%s", (_, wanted, field) => {
    expect(fieldOf(wanted)).toBe(field);
  });

  test("of an object without any begins today at the earliest", () => {
    expect(fieldOf(version({ berlakumulai: today }), [])).toBeUndefined();
    expect(fieldOf(version({ berlakumulai: "2026-11-26" }), [])).toBe("berlakumulai");
    // What was only proposed takes nobody's place.
    expect(earliestStart(version(), [version({ berlakumulai: "2026-12-01" })], today)).toBe(today);
    expect(earliestStart(version(), [general], today)).toBe("2026-11-28");
    expect(earliestStart(version(), [version({ ...general, satuantarif: "hari" })], today)).toBe(today);
  });

  test("doesn't begin on the day of another one of its series, approved or proposed", () => {
    expect(fieldOf(version(), [general, version({ statustarif: "disetujui" })])).toBe("berlakumulai");
    expect(fieldOf(version(), [general, version()])).toBe("berlakumulai");
    for (const statustarif of ["ditolak", "ditarik"] as const) {
      expect(fieldOf(version(), [general, version({ statustarif })])).toBeUndefined();
    }
    expect(fieldOf(version(), [general, student])).toBeUndefined();
  });

  test("with an end doesn't reach into the next one", () => {
    const next = version({ ...student, berlakumulai: "2027-07-01", statustarif: "disetujui" });
    const until = (berlakusampai: string) => fieldOf(version({ ...student, berlakusampai }), [general, next]);
    expect([until("2027-06-30"), until("2027-07-01"), until("2027-12-31")]).toEqual([
      undefined,
      "berlakusampai",
      "berlakusampai",
    ]);
    // Without an end the next one ends it.
    expect(fieldOf(student, [general, next])).toBeUndefined();
  });

  test("of a group needs a general one in force on its first day", () => {
    const ended = version({ ...general, berlakusampai: "2026-12-31" });
    expect(fieldOf(student, [ended])).toBe("kelompoktarif");
    expect(fieldOf(student, [version({ ...general, statustarif: "diajukan" })])).toBe("kelompoktarif");
    expect(fieldOf(student, [version({ ...general, berlakusampai: "2027-01-01" })])).toBeUndefined();
  });
});

describe("a tariff of weekends and holidays", () => {
  const hour = version({ ...general, satuantarif: "jam" });
  const daysOff = version({ satuantarif: "jam", khususlibur: true });
  const morning = version({ ...general, satuantarif: "kegiatan", sesi: "pagi" });

  test.each([
    ["beside that of every day", daysOff, [hour], undefined],
    ["with an end", { ...daysOff, berlakusampai: "2027-06-30" }, [hour], undefined],
    ["for students", { ...daysOff, kelompoktarif: "pelajar" }, [hour], undefined],
    ["from today on, beside that of every day", { ...daysOff, berlakumulai: today }, [hour], undefined],
    ["by the night", { ...daysOff, satuantarif: "malam" }, [general], "khususlibur"],
    ["without that of every day", daysOff, [], "khususlibur"],
    ["in another unit than that of every day", daysOff, [general], "khususlibur"],
    ["beside another one of days off alone", daysOff, [version({ ...hour, khususlibur: true })], "khususlibur"],
    ["of the same session", { ...daysOff, satuantarif: "kegiatan", sesi: "pagi" }, [morning], undefined],
    ["of any session beside that of one", { ...daysOff, satuantarif: "kegiatan" }, [morning], "sesi"],
    ["of another session", { ...daysOff, satuantarif: "kegiatan", sesi: "sore" }, [morning], "sesi"],
  ] as const)("%s", (_, wanted, others, field) => {
    expect(fieldOf(wanted, others)).toBe(field);
  });

  test("gives nobody else a general tariff", () => {
    const sameDay = version({ ...daysOff, berlakumulai: "2024-01-05", statustarif: "disetujui" });
    expect(fieldOf(version({ ...student, satuantarif: "jam" }), [sameDay])).toBe("kelompoktarif");
  });

  test("and that of every day follow each other each for themselves", () => {
    const proposed = version({ satuantarif: "jam" });
    expect(fieldOf(daysOff, [hour, proposed])).toBeUndefined();
    expect(fieldOf(daysOff, [hour, daysOff])).toBe("berlakumulai");
  });
});

test("the change in percent has one decimal and needs something to compare with", () => {
  expect([percentChange(150_000, 165_000), percentChange(150_000, 140_000), percentChange(3, 4)]).toEqual([
    10, -6.7, 33.3,
  ]);
  expect([percentChange(null, 5), percentChange(0, 5), percentChange(5, 0)]).toEqual([null, null, -100]);
});
