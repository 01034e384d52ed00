import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findTariff, priceOf, priceWith, shownTariff, type Tariff } from "./booking.price.ts";

const tariff = (changed: Partial<Tariff>): Tariff => ({
  id: 1,
  kelompoktarif: "umum",
  sesi: null,
  khususlibur: false,
  tarif: 100,
  satuantarif: "kegiatan",
  berlakumulai: "2026-01-01",
  berlakusampai: null,
  dasarhukum: "Perda 9/2023",
  ...changed,
});

describe("the tariff that applies", () => {
  const tariffs = [
    tariff({ tarif: 1, berlakumulai: "2024-01-01", berlakusampai: "2026-06-30" }),
    tariff({ tarif: 2, berlakumulai: "2026-07-01" }),
    tariff({ tarif: 3, berlakumulai: "2027-01-01" }),
    tariff({ tarif: 4, kelompoktarif: "pelajar" }),
    tariff({ tarif: 5, sesi: "sore" }),
    tariff({ tarif: 6, satuantarif: "hari" }),
    tariff({ tarif: 7, kelompoktarif: "instansi", berlakusampai: "2026-06-30" }),
    tariff({ tarif: 8, khususlibur: true, berlakumulai: "2026-08-01", berlakusampai: "2026-12-31" }),
    tariff({ tarif: 9, khususlibur: true, sesi: "sore", kelompoktarif: "sosial" }),
  ];
  const wish = { satuan: "kegiatan", kelompok: "umum", sesi: "pagi", date: "2026-11-21", isDayOff: false } as const;

  test.each([
    ["of the day", {}, 2],
    ["on its last day", { date: "2026-06-30" }, 1],
    ["of the day after", { date: "2026-07-01" }, 2],
    ["decided for later", { date: "2027-01-01" }, 3],
    ["of the payer group", { kelompok: "pelajar" }, 4],
    ["of the general public when the group has none", { kelompok: "sosial" }, 2],
    ["of the general public when that of the group has ended", { kelompok: "instansi" }, 2],
    ["of the group on its last day", { kelompok: "instansi", date: "2026-06-30" }, 7],
    ["of the session before one for any", { sesi: "sore" }, 5],
    ["in the wanted unit", { satuan: "hari" }, 6],
    ["of days off on one", { isDayOff: true }, 8],
    ["of every day on a day off before there was another", { isDayOff: true, date: "2026-07-31" }, 2],
    ["of days off on its last day", { isDayOff: true, date: "2026-12-31" }, 8],
    ["of every day when that of days off has ended", { isDayOff: true, date: "2027-01-01" }, 3],
    ["of the payer group before that of days off for everybody", { isDayOff: true, kelompok: "pelajar" }, 4],
    ["of the session before that of days off for any", { isDayOff: true, sesi: "sore" }, 5],
    ["of days off, session and group", { isDayOff: true, sesi: "sore", kelompok: "sosial" }, 9],
    ["of every day in a session and group of days off", { sesi: "sore", kelompok: "sosial" }, 5],
    ["that doesn't exist", { satuan: "bulan" }, undefined],
    ["before the first one", { date: "2023-12-31" }, undefined],
  ] as const)("%s, in whatever order they are", (_name, changed, expected) => {
    for (const order of [tariffs, tariffs.toReversed()]) {
      expect(findTariff(order, { ...wish, ...changed })?.tarif).toBe(expected);
    }
  });
});

test("what an object is shown with is its tariff of every day, were that of days off cheaper or earlier", () => {
  const everyDay = tariff({ id: 1, tarif: 100, berlakumulai: "2027-01-01" });
  const daysOff = tariff({ id: 2, tarif: 50, khususlibur: true });
  expect(shownTariff([daysOff, everyDay], "kegiatan", "2026-11-21")?.id).toBe(1);
  expect(shownTariff([daysOff], "kegiatan", "2026-11-21")).toBeUndefined();
});

describe("the price", () => {
  test.each([
    [299_178, 3, 1, 0, 897_534],
    [150_000, 2, 3, 100_000, 800_000],
    [2_500_000, 1, 1, 2_500_000, 0],
    [2_500_000, 1, 1, 9_000_000, 0],
    [0, 4, 2, 0, 0],
  ])("%i × %i × %i − %i = %i", (tarif, lamapemakaian, jumlahunit, diskon, totalbiaya) => {
    const price = priceOf({ tarif, satuantarif: "hari", lamapemakaian, jumlahunit, diskon });
    expect(price.totalbiaya).toBe(totalbiaya);
    expect(price.subtotal).toBe(tarif * lamapemakaian * jumlahunit);
  });

  test("is never negative and always adds up", () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(31), fc.nat(50), fc.nat(10_000_000), (tarif, lama, unit, diskon) => {
        const price = priceOf({ tarif, satuantarif: "malam", lamapemakaian: lama, jumlahunit: unit, diskon });
        expect(price.totalbiaya).toBe(Math.max(0, tarif * lama * unit - diskon));
        expect(price.totalbiaya).toBe(price.subtotal - price.diskon);
      }),
    );
  });
});

test.each([
  [6, 100_000, 500_000],
  [5, 0, 500_000],
  [1, 0, 100_000],
  [7, 0, 700_000],
])("a discount approved for 600,000 takes off %i nights' price %i: %i", (lamapemakaian, diskon, totalbiaya) => {
  const parts = { tarif: 100_000, satuantarif: "malam", lamapemakaian, jumlahunit: 1 } as const;
  expect(priceWith(parts, { jumlah: 100_000, subtotal: 600_000 })).toMatchObject({ diskon, totalbiaya });
});

test("without an approved discount the price is that of its parts", () => {
  const parts = { tarif: 100_000, satuantarif: "malam", lamapemakaian: 6, jumlahunit: 1 } as const;
  expect(priceWith(parts, undefined)).toMatchObject({ diskon: 0, totalbiaya: 600_000 });
});
