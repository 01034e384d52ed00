import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import { int, rowsOf, text } from "./column.ts";
import { openWithSql, sqlOf } from "./sql.ts";
import { ask } from "./statement.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";
import { treeOf } from "./tree.ts";
import { insertRows, updateBoth, updateRows } from "./write.ts";

let schema: TestSchema;
let database: Database;
beforeAll(async () => {
  schema = await createTestSchema();
  database = createDatabase({ url: schema.url });
});
afterAll(async () => {
  await database?.close();
  await schema?.drop();
});

const hard = [
  `"Dinas" \\ 'Uji' \n\t{"a": [1]} %_`,
  "Rumah 🏠 naïve ಕನ್ನಡ \u2028",
  "",
  "  spasi ",
  "x".repeat(160),
  "null",
  "[]",
];

describe("a tree", () => {
  const parts = { include: { tbl_skpd: { orderBy: { skpdid: "desc" } }, hari_libur: true } } as const;

  test("is what Prisma reads: texts of every kind, days, moments, nothing there, order", async () => {
    const { prisma } = database;
    for (const [at, pemdaname] of hard.entries()) {
      const { idpemda } = await prisma.tbl_pemda.create({ data: { pemdaid: String(at), pemdaname } });
      for (const [agency, skpdname] of hard.slice(0, at).entries()) {
        await prisma.tbl_skpd.create({ data: { idpemda, skpdid: `${9 - agency}`, skpdname } });
      }
      await prisma.hari_libur.create({
        data: { idpemda, nama: pemdaname, jenis: "nasional", tanggal: new Date(`2026-12-0${at + 1}`) },
      });
    }
    await prisma.hari_libur.create({ data: { nama: "Semua", jenis: "nasional", tanggal: new Date("2026-12-31") } });
    const { regions } = await ask(sqlOf(prisma), { regions: treeOf("tbl_pemda", parts).where("t.idpemda > ?", [0]) });
    expect(regions.toSorted((a, b) => a.idpemda - b.idpemda)).toEqual(
      await prisma.tbl_pemda.findMany({ ...parts, orderBy: { idpemda: "asc" } }),
    );
    const days = { include: { tbl_pemda: { include: { tbl_skpd: { orderBy: { idskpd: "asc" } } } } } } as const;
    const { found } = await ask(sqlOf(prisma), { found: treeOf("hari_libur", days).where("TRUE", []) });
    expect(found.toSorted((a, b) => a.id - b.id)).toEqual(
      await prisma.hari_libur.findMany({ ...days, orderBy: { id: "asc" } }),
    );
  });

  test("takes only the rows and as many as were asked for, and nothing of another root", async () => {
    const { prisma } = database;
    const some = {
      select: {
        pemdaid: true,
        tbl_skpd: { where: { skpdid: "9" }, orderBy: { idskpd: "desc" }, take: 1, select: { skpdname: true } },
      },
    } as const;
    const { regions } = await ask(sqlOf(prisma), {
      regions: treeOf("tbl_pemda", some).where("t.pemdaid IN (?, ?)", ["0", "5"]),
    });
    expect(regions.toSorted((a, b) => Number(a.pemdaid) - Number(b.pemdaid))).toEqual([
      { pemdaid: "0", tbl_skpd: [] },
      { pemdaid: "5", tbl_skpd: [{ skpdname: hard[0] }] },
    ]);
  });

  test("takes the first ones, and those without a value, as Prisma does", async () => {
    const { prisma } = database;
    const { idpemda } = await prisma.tbl_pemda.findFirstOrThrow({ where: { pemdaid: "5" } });
    await prisma.hari_libur.create({
      data: { idpemda, nama: "Bersumber", jenis: "daerah", tanggal: new Date("2026-10-01"), sumber: "SK" },
    });
    const some = {
      select: {
        tbl_skpd: { orderBy: { skpdid: "asc" }, take: 2, select: { skpdid: true } },
        hari_libur: { where: { sumber: null }, orderBy: { id: "asc" }, select: { nama: true } },
      },
    } as const;
    const { found } = await ask(sqlOf(prisma), { found: treeOf("tbl_pemda", some).where("t.idpemda = ?", [idpemda]) });
    expect(found).toEqual([{ tbl_skpd: [{ skpdid: "5" }, { skpdid: "6" }], hari_libur: [{ nama: hard[5] }] }]);
    expect(found).toEqual(await prisma.tbl_pemda.findMany({ ...some, where: { idpemda } }));
  });

  test("refuses what it can't read: lists of lists, decimals", () => {
    const deep = { include: { tbl_pemda: { include: { tbl_skpd: { include: { booking: true } } } } } } as const;
    expect(() => treeOf("hari_libur", deep)).toThrow("lists in lists");
    expect(() => treeOf("penggunaan_harian", {})).toThrow("Decimal");
  });
});

describe("questions", () => {
  test("are answered by one statement, each by its own rows", async () => {
    const names = (id: string) => rowsOf({ nama: text("t.pemdaname") }, "FROM tbl_pemda t WHERE t.pemdaid = ?", [id]);
    const { first, none, other } = await ask(sqlOf(database.prisma), {
      first: names("1"),
      none: names("99"),
      other: names("0"),
    });
    expect([first, none, other]).toEqual([[{ nama: hard[1] }], [], [{ nama: hard[0] }]]);
  });

  test("get no rounded number", async () => {
    const number = rowsOf({ big: int("9007199254740993") });
    await expect(ask(sqlOf(database.prisma), { number })).rejects.toThrow("too large");
  });
});

describe("SQL beside Prisma", () => {
  test("inserts what Prisma would, with the table's own defaults, and takes part in the transaction", async () => {
    const { prisma } = database;
    const rows = hard.map((nama, at) => ({
      nama,
      jenis: "nasional" as const,
      tanggal: new Date(`2027-01-0${at + 1}`),
      sumber: at % 2 ? nama : null,
    }));
    const open = openWithSql<Parameters<Parameters<typeof prisma.$transaction>[0]>[0], number>(
      (work) => prisma.$transaction(work),
      async (tx) => {
        const first = await insertRows(sqlOf(tx), "hari_libur", rows);
        expect(await tx.hari_libur.count({ where: { id: { gte: first } } })).toBe(rows.length);
        expect(await prisma.hari_libur.count({ where: { id: { gte: first } } })).toBe(0);
        return first;
      },
    );
    const first = await open;
    const written = await prisma.hari_libur.findMany({ where: { id: { gte: first } }, orderBy: { id: "asc" } });
    expect(written.map(({ nama, tanggal, sumber }) => ({ nama, tanggal, sumber }))).toEqual(
      rows.map(({ nama, tanggal, sumber }) => ({ nama, tanggal, sumber })),
    );
    expect(Math.abs(Date.now() - (written[0]?.date_created.getTime() ?? 0))).toBeLessThan(60_000);
    await insertRows(sqlOf(prisma), "audit", [
      { aksi: "uji", entitas: "userdata", kunci: "1", peran: "uji", sesudah: { a: [hard[1] ?? ""], b: null } },
    ]);
    expect((await prisma.audit.findFirstOrThrow({ where: { aksi: "uji" } })).sesudah).toEqual({
      a: [hard[1]],
      b: null,
    });
  });

  /** Three holidays of a year of their own, with and without a source. */
  async function threeDays(year: number) {
    const tanggal = new Date(`${year}-01-01`);
    const rows = [
      { nama: "Satu", jenis: "nasional", tanggal },
      { nama: "Dua", jenis: "daerah", tanggal: new Date(`${year}-02-01`), sumber: null },
      { sumber: "lama", tanggal: new Date(`${year}-03-01`), nama: "Tiga", jenis: "cuti_bersama", idpemda: null },
    ] as const;
    const first = await insertRows(sqlOf(database.prisma), "hari_libur", rows);
    return [first, first + 1, first + 2] as const;
  }
  const day = (id: number) =>
    database.prisma.hari_libur.findUniqueOrThrow({
      where: { id },
      select: { nama: true, jenis: true, tanggal: true, sumber: true },
    });

  test("adds rows whose columns differ: each value in its own column, the table's default where nothing is said", async () => {
    const rows = await Promise.all((await threeDays(2030)).map(day));
    expect(rows.map(({ nama, jenis, sumber }) => [nama, jenis, sumber])).toEqual([
      ["Satu", "nasional", null],
      ["Dua", "daerah", null],
      ["Tiga", "cuti_bersama", "lama"],
    ]);
    const first = await insertRows(sqlOf(database.prisma), "outbox", [
      { jenis: "uji", muatan: {} },
      { status: "gagal", muatan: {}, percobaan: 7, jenis: "uji" },
    ]);
    const added = await database.prisma.outbox.findMany({ where: { id: { gte: first } }, orderBy: { id: "asc" } });
    expect(added.map(({ percobaan, status }) => [percobaan, status])).toEqual([
      [0, "antri"],
      [7, "gagal"],
    ]);
  });

  test("changes what is said in the rows that fit, nulls and days included, and leaves the rest", async () => {
    const [three, two, one] = await threeDays(2031);
    const others = await Promise.all([day(two), day(three)]);
    const change = { sumber: null, nama: hard[0] ?? "", tanggal: new Date("2031-12-31") };
    const fits = { sql: "t.id = ? AND t.sumber = ?", values: [one, "lama"] };
    expect(await updateRows(sqlOf(database.prisma), "hari_libur", change, fits)).toBe(1);
    expect(await day(one)).toEqual({
      nama: hard[0],
      jenis: "cuti_bersama",
      tanggal: new Date("2031-12-31"),
      sumber: null,
    });
    expect(await Promise.all([day(two), day(three)])).toEqual(others);
    expect(await updateRows(sqlOf(database.prisma), "hari_libur", change, fits)).toBe(0);
    const same = { sql: "t.id IN (?, ?)", values: [one, two] };
    expect(await updateRows(sqlOf(database.prisma), "hari_libur", { sumber: null }, same)).toBe(2);
  });

  test("changes two tables' rows together or neither, also where nothing differs", async () => {
    const { prisma } = database;
    const sql = sqlOf(prisma);
    const { idpemda: id } = await prisma.tbl_pemda.create({ data: { pemdaid: "P", pemdaname: "Lama" } });
    const agency = await prisma.tbl_skpd.create({ data: { idpemda: id, skpdid: "S", skpdname: "Lama" } });
    const message = await prisma.outbox.create({ data: { jenis: "lama", muatan: { a: 1 } } });
    const other = { model: "outbox", id: message.id, row: { jenis: "baru", muatan: { b: null } } } as const;
    const row = { skpdname: "Baru" };
    const fits = { sql: "t.idskpd = ?", values: [agency.idskpd] };
    const now = () =>
      Promise.all([
        prisma.tbl_skpd.findUniqueOrThrow({
          where: { idskpd: agency.idskpd },
          select: { skpdname: true, skpdid: true },
        }),
        prisma.outbox.findUniqueOrThrow({ where: { id: message.id }, select: { jenis: true, muatan: true } }),
      ]);
    const old = await now();
    expect(await updateBoth(sql, "tbl_skpd", row, { sql: "t.idskpd = ?", values: [0] }, other)).toBe(false);
    expect(await updateBoth(sql, "tbl_skpd", row, fits, { ...other, id: 0 })).toBe(false);
    expect(await now()).toEqual(old);
    const changed = [
      { skpdname: "Baru", skpdid: "S" },
      { jenis: "baru", muatan: { b: null } },
    ];
    for (const _ of ["different", "the same"]) {
      expect(await updateBoth(sql, "tbl_skpd", row, fits, other)).toBe(true);
      expect(await now()).toEqual(changed);
    }
  });

  test("is undone with the transaction", async () => {
    const { prisma } = database;
    const before = await prisma.hari_libur.count();
    const run = openWithSql<Parameters<Parameters<typeof prisma.$transaction>[0]>[0], void>(
      (work) => prisma.$transaction(work),
      async (tx) => {
        await insertRows(sqlOf(tx), "hari_libur", [
          { nama: "Gagal", jenis: "nasional", tanggal: new Date("2028-01-01") },
        ]);
        throw new Error("nothing of it");
      },
    );
    await expect(run).rejects.toThrow("nothing of it");
    expect(await prisma.hari_libur.count()).toBe(before);
  });
});
