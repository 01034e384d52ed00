import { addDays, addMonths, toInstant } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLodging, dayFrom } from "../../testing/booking-steps.ts";
import { createHall } from "../../testing/policy.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { listCatalogue } from "./catalogue.query.ts";
import type { Query } from "./search.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const list = async (query: Query) => (await listCatalogue(testApp.deps.db, query)).records;

/** Its general tariff in another unit beside the one that it is shown with. */
async function alsoBy(objectid: number, satuantarif: "malam" | "hari", berlakusampai: string | null = null) {
  const { prisma } = testApp.deps.db;
  const { id: _, ...like } = await prisma.tarif_object.findFirstOrThrow({ where: { objectid } });
  const until = berlakusampai === null ? null : new Date(`${berlakusampai}T00:00:00Z`);
  await prisma.tarif_object.create({ data: { ...like, satuantarif, tarif: 80_000n, berlakusampai: until } });
}

describe("a flat that is let by the month", () => {
  const from = dayFrom(5);
  const month = addMonths(from, 1);
  const objectname = "Rusun Bulanan";
  let flat: number;
  beforeAll(async () => {
    flat = await createLodging(testApp, testApp.world.home, 2, {
      objectname,
      satuantarif: "bulan",
      makspesanhari: 900,
    });
  });
  const shown = async (days: Query) => (await list({ cari: objectname, ...days })).map(({ objectid }) => objectid);

  test.each([
    ["a night", undefined],
    ["two nights", addDays(from, 2)],
    ["a day short of a month", addDays(month, -2)],
  ])("doesn't answer who looks for %s", async (_, akhir) => {
    expect(await shown({ mulai: from, akhir })).toEqual([]);
    expect(await shown({ mulai: from, akhir, bebas: "1" })).toEqual([]);
  });

  test.each([
    ["a month with its last day", addDays(month, -1), 1],
    ["a month", month, 1],
    ["a month and a night", addDays(month, 1), 2],
    ["three months", addMonths(from, 3), 3],
  ])("answers who looks for %s, with the price of so many months", async (_, akhir, months) => {
    expect(await list({ cari: objectname, mulai: from, akhir })).toMatchObject([
      { objectid: flat, bebas: 2, totalbiaya: months * 150_000 },
    ]);
  });

  test("is found without days", async () => {
    expect(await shown({})).toEqual([flat]);
  });

  test("with a tariff by the night, too, answers nights at their price, while that is in force", async () => {
    const nightly = await createLodging(testApp, testApp.world.home, 2, {
      ...{ objectname: "Rusun Harian", satuantarif: "bulan" },
    });
    await alsoBy(nightly, "malam", dayFrom(20));
    const nights = (ahead: number) => ({ mulai: dayFrom(ahead), akhir: dayFrom(ahead + 2) });
    expect(await list({ cari: "rusun harian", ...nights(5) })).toMatchObject([{ bebas: 2, totalbiaya: 160_000 }]);
    expect(await list({ cari: "rusun harian", ...nights(21) })).toEqual([]);
    expect(await list({ cari: "rusun harian", mulai: from, akhir: month })).toMatchObject([{ totalbiaya: 150_000 }]);
  });

  test("of another kind is used on its last day", async () => {
    const { prisma } = testApp.deps.db;
    const { kategoriid } = await prisma.mst_objectretribusi.findUniqueOrThrow({
      where: { objectid: testApp.world.home.objects.gedung },
    });
    const more = { objectname: "Kios Pasar", satuantarif: "bulan", kategoriid };
    await createLodging(testApp, testApp.world.home, 1, more);
    const until = addDays(month, -1);
    expect(await list({ cari: "kios pasar", mulai: from, akhir: until })).toMatchObject([{ totalbiaya: 150_000 }]);
    expect(await list({ cari: "kios pasar", mulai: from, akhir: addDays(until, 1) })).toMatchObject([
      { totalbiaya: 300_000 },
    ]);
  });
});

describe("hours of a day", () => {
  const day = dayFrom(6);
  const at = (jammulai: string, jamakhir: string): Query => ({ mulai: day, jammulai, jamakhir });
  let byHour: number;
  let bySession: number;

  beforeAll(async () => {
    const opens = { jambuka: "08:00", jamtutup: "22:00", jamhari: null, jedamenit: 0 };
    byHour = await createHall(testApp, testApp.world.home);
    bySession = await createHall(testApp, testApp.world.home);
    const { prisma } = testApp.deps.db;
    await prisma.mst_objectretribusi.update({
      where: { objectid: byHour },
      data: { ...opens, objectname: "Aula Jam", satuantarif: "jam", jumlahobject: 1 },
    });
    await prisma.mst_objectretribusi.update({
      where: { objectid: bySession },
      data: { ...opens, objectname: "Aula Sesi", satuantarif: "kegiatan", jumlahobject: 1 },
    });
    await prisma.tarif_object.deleteMany({ where: { objectid: { in: [byHour, bySession] } } });
    const lawful = { kelompoktarif: "umum", berlakumulai: new Date("2024-01-01"), dasarhukum: "Perda 1/2024" } as const;
    await prisma.tarif_object.createMany({
      data: [
        { ...lawful, objectid: byHour, satuantarif: "jam", tarif: 50_000n },
        { ...lawful, objectid: bySession, satuantarif: "kegiatan", sesi: "pagi", tarif: 300_000n },
        { ...lawful, objectid: bySession, satuantarif: "kegiatan", sesi: "sore", tarif: 400_000n },
      ],
    });
    // Both are taken from 10 to 12.
    await prisma.penutupan_object.createMany({
      data: [byHour, bySession].map((objectid) => ({
        ...{ objectid, alasan: "Rapat" },
        tglmulai: toInstant(day, "10:00", "Asia/Jakarta"),
        tglakhir: toInstant(day, "12:00", "Asia/Jakarta"),
      })),
    });
  });

  const offer = async (cari: string, query: Query) => {
    const [card] = await list({ cari, ...query });
    return [card?.bebas, card?.totalbiaya];
  };

  test.each([
    ["free before it", "08:00", "10:00", [1, 100_000]],
    ["taken where an hour of it is", "09:00", "11:00", [0, 100_000]],
    ["taken all of it", "10:00", "12:00", [0, 100_000]],
    ["free after it", "12:00", "15:00", [1, 150_000]],
    ["closed for a part of it", "20:00", "23:00", [0, null]],
  ])("a hall by the hour is free for just the asked ones: %s", async (_, from, until, expected) => {
    expect(await offer("aula jam", at(from, until))).toEqual(expected);
  });

  test.each([
    ["its session is taken, at another hour too", "13:00", "15:00", [0, 300_000]],
    ["the session that holds them", "17:00", "21:00", [1, 400_000]],
    ["no session holds them", "15:00", "18:00", [0, null]],
  ])("a hall by the session is free where the session of the hours is: %s", async (_, from, until, expected) => {
    expect(await offer("aula sesi", at(from, until))).toEqual(expected);
  });

  test("without hours, or with one of them alone, the best hour and session counts", async () => {
    for (const query of [{ mulai: day }, { mulai: day, jammulai: "10:00" }]) {
      expect(await offer("aula jam", query)).toEqual([1, 50_000]);
      expect(await offer("aula sesi", query)).toEqual([1, 400_000]);
    }
  });

  test("are nothing to what is let by days", async () => {
    await createLodging(testApp, testApp.world.home, 2, { objectname: "Lapangan Harian", satuantarif: "hari" });
    expect(await offer("lapangan harian", at("10:00", "12:00"))).toEqual([2, 150_000]);
  });
});

describe("order and price", () => {
  const prices = [90_000, 50_000, 50_000, 50_000, 120_000, 50_000, 70_000];
  const people = [4, null, 2, 2, 10, 2, null];
  let rows: { readonly objectid: number; readonly tarif: number; readonly kapasitas: number | null }[];

  beforeAll(async () => {
    rows = [];
    for (const [at, tarif] of prices.entries()) {
      // Two of the equal ones have the same name, too.
      const more = { objectname: `Urutan ${at === 3 ? 2 : at}`, tarif: BigInt(tarif), kapasitas: people[at] ?? null };
      const objectid = await createLodging(testApp, testApp.world.home, 1, more);
      rows.push({ objectid, tarif, kapasitas: more.kapasitas });
    }
    const during = { tglmulai: new Date(`${dayFrom(8)}T00:00:00Z`), tglakhir: new Date(`${dayFrom(9)}T23:00:00Z`) };
    const taken = [1, 2, 6].map((at) => ({ ...during, objectid: rows[at]?.objectid ?? 0, alasan: "Perbaikan" }));
    await testApp.deps.db.prisma.penutupan_object.createMany({ data: taken });
  });

  async function readAll(query: Query): Promise<number[]> {
    const ids: number[] = [];
    for (let lanjut: string | undefined; ; ) {
      const page = await listCatalogue(testApp.deps.db, { cari: "urutan", ...query, ...(lanjut ? { lanjut } : {}) });
      ids.push(...page.records.map(({ objectid }) => objectid));
      if (page.lanjut === null) return ids;
      lanjut = page.lanjut;
    }
  }

  const ordered = (urut: Query["urut"]) => {
    const rank = ({ tarif, kapasitas }: (typeof rows)[number]) =>
      urut === "harga" ? tarif : urut === "kapasitas" ? -(kapasitas ?? 0) : 0;
    // Sorting keeps equal ones in the order of their names, in which they were made.
    return rows.toSorted((one, other) => rank(one) - rank(other)).map(({ objectid }) => objectid);
  };

  test.each([
    ["nama", 1],
    ["nama", 3],
    ["harga", 1],
    ["harga", 2],
    ["harga", 12],
    ["kapasitas", 1],
    ["kapasitas", 3],
  ] as const)("by %s each object comes once, equal ones by name, %i at a time", async (urut, limit) => {
    expect(await readAll({ urut, limit })).toEqual(ordered(urut));
    const taken = [1, 2, 6].map((at) => rows[at]?.objectid);
    const days = { mulai: dayFrom(8), akhir: dayFrom(9) };
    const [free, rest] = [false, true].map((is) => ordered(urut).filter((id) => taken.includes(id) === is));
    expect(await readAll({ urut, limit, ...days })).toEqual([...(free ?? []), ...(rest ?? [])]);
    expect(await readAll({ urut, limit, ...days, bebas: "1" })).toEqual(free);
  });

  test("the highest price leaves out what is dearer, and not what costs just that", async () => {
    const found = async (hargamaks: number) => (await list({ cari: "urutan", hargamaks })).map(({ tarif }) => tarif);
    expect((await found(70_000)).sort()).toEqual([50_000, 50_000, 50_000, 50_000, 70_000]);
    expect(await found(69_999)).toHaveLength(4);
    expect(await found(49_999)).toEqual([]);
  });
});
