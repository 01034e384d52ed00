import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging, dayFrom } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { giveTariffs } from "../../testing/world.ts";
import { listCatalogue } from "./catalogue.query.ts";
import type { Query } from "./search.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const days = { mulai: dayFrom(9), akhir: dayFrom(11) };
const list = (query: Query) => listCatalogue(testApp.deps.db, query);

/** Goes from page to page until there is no more; `empty` counts those that showed nothing. */
async function readAll(query: Query) {
  const ids: number[] = [];
  let pages = 0;
  let empty = 0;
  for (let lanjut: string | undefined; ; ) {
    const page = await list({ ...query, ...(lanjut === undefined ? {} : { lanjut }) });
    pages += 1;
    if (page.records.length === 0) empty += 1;
    ids.push(...page.records.map(({ objectid }) => objectid));
    if (page.lanjut === null) return { ids, pages, empty };
    lanjut = page.lanjut;
  }
}

/** Objects whose names are the same, differ by case or accents, or whose parts have none. */
async function createMany(count: number, first: string, more: object = {}): Promise<void> {
  const { prisma } = testApp.deps.db;
  const like = await prisma.mst_objectretribusi.findUniqueOrThrow({
    where: { objectid: await createLodging(testApp, testApp.world.home, 2, { statusobject: 0 }) },
    omit: { aturanbatal: true, dokumenwajib: true, jumlahfoto: true },
  });
  const { objectid: _, ...object } = like;
  const names = ["Wisma", "wisma", "Wísma", "Wisma Ágata", "Aula", "Wisma 2", "Žena"];
  const parts = [null, "Kamar", "kamar", "Kámar", "", "Lantai 1"];
  const data = Array.from({ length: count }, (_row, index) => ({
    ...object,
    statusobject: 1,
    objectname: `${first} ${names[(index * 5) % names.length]}`,
    subobjectname: parts[(index * 7) % parts.length] ?? null,
    ...more,
  }));
  await prisma.mst_objectretribusi.createMany({ data });
  await giveTariffs(prisma);
}

const inOrder = async (word: string): Promise<number[]> => {
  const rows = await testApp.deps.db.pool.query<{ objectid: number }[]>(
    "SELECT objectid FROM mst_objectretribusi WHERE statusobject = 1 AND objectname LIKE ? ORDER BY objectname, subobjectname, objectid",
    [`${word}%`],
  );
  return rows.map(({ objectid }) => objectid);
};

describe("paging through all", () => {
  let all: number[];
  let full: ReadonlySet<number>;
  beforeAll(async () => {
    await createMany(150, "Halaman");
    all = await inOrder("Halaman");
    const { userid } = await testApp.as("nasabah");
    full = new Set(all.filter((_, index) => index % 3 === 0 || (index > 40 && index < 110)));
    const during = {
      tglmulaipemakaian: new Date(`${dayFrom(8)}T07:00:00Z`),
      tglakhirpemakaian: new Date(`${dayFrom(12)}T05:00:00Z`),
    };
    await testApp.deps.db.prisma.booking.createMany({
      data: [...full].map((objectid) => ({
        ...bookingOf(testApp.world.home, "penginapan", userid),
        ...during,
        objectid,
        jumlahunit: 2,
        totalbiaya: 300_000n,
        statusbooking: 50,
      })),
    });
  });

  test.each([1, 7, 12, 24, 60])("shows each object once and in order, %i at a time", async (limit) => {
    expect((await readAll({ cari: "halaman", limit })).ids).toEqual(all);
    const free = all.filter((id) => !full.has(id));
    const rest = all.filter((id) => full.has(id));
    expect((await readAll({ cari: "halaman", limit, ...days })).ids).toEqual([...free, ...rest]);
    expect((await readAll({ cari: "halaman", limit, ...days, bebas: "1" })).ids).toEqual(free);
  });

  test("goes on behind an object that is gone", async () => {
    const first = await list({ cari: "halaman", limit: 30 });
    const last = first.records.at(-1)?.objectid ?? 0;
    await testApp.deps.db.prisma.mst_objectretribusi.update({
      where: { objectid: last },
      data: { statusobject: 0 },
    });
    const next = await list({ cari: "halaman", limit: 30, lanjut: first.lanjut ?? "" });
    expect(next.records.map(({ objectid }) => objectid)).toEqual(all.slice(30, 60));
    await testApp.deps.db.prisma.mst_objectretribusi.update({ where: { objectid: last }, data: { statusobject: 1 } });
  });

  test("tells how many there are", async () => {
    const num = all.length;
    expect(await list({ cari: "halaman" })).toMatchObject({ num, more: false });
    expect(await list({ cari: "halaman", ...days })).toMatchObject({ num, more: false });
    expect(await list({ cari: "halaman", ...days, bebas: "1" })).toMatchObject({ num: 12, more: true });
    expect(await list({ cari: "halaman žena", limit: 60 })).toMatchObject({ more: false, lanjut: null });
  });
});

describe("of thousands", () => {
  beforeAll(() => createMany(2_600, "Ribuan"));

  test("counts as far as a thousand and says so, and leads to every one", async () => {
    expect(await list({ cari: "ribuan" })).toMatchObject({ num: 1000, more: true });
    const { ids } = await readAll({ cari: "ribuan", limit: 60 });
    expect(ids).toEqual(await inOrder("Ribuan"));
  });

  test("looks at so many for a page and no further, and goes on from there", async () => {
    const nothing = { cari: "ribuan", ...days, unit: 9999, limit: 60 };
    const { records, lanjut } = await list(nothing);
    expect([records, lanjut === null]).toEqual([[], false]);
    const all = await inOrder("Ribuan");
    expect(await readAll({ ...nothing, bebas: "1" })).toEqual({ ids: [], pages: 2, empty: 2 });
    const { ids, empty } = await readAll(nothing);
    expect(ids).toEqual(all);
    expect(empty).toBe(1);
  });
});

test.each(["x", "W10", Buffer.from('["free",["a",1,2]]').toString("base64url")])(
  "refuses to go on from %s",
  async (lanjut) => {
    const { body } = await supertest(testApp.app).get(`/api/catalogue?lanjut=${lanjut}`).expect(400);
    expect(body.error.fields).toHaveProperty("lanjut");
  },
);
