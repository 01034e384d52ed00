import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase, type Database, readerOptions, sqlInstant } from "./client.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

let schema: TestSchema;
let database: Database;
let ids: Readonly<Record<"objectid" | "userid" | "idskpd", number>> & Record<string, number>;

beforeAll(async () => {
  schema = await createTestSchema();
  database = createDatabase({ url: schema.url });
  ids = await placeObject();
});
afterAll(async () => {
  await database?.close();
  await schema?.drop();
});

/** One object with everything it hangs on, and a user. */
async function placeObject() {
  const { prisma } = database;
  const { idpemda } = await prisma.tbl_pemda.create({ data: { pemdaid: "99", pemdaname: "Provinsi Uji" } });
  const { idskpd } = await prisma.tbl_skpd.create({ data: { idpemda, skpdid: "1", skpdname: "Dinas Uji" } });
  const org = { idpemda, idskpd };
  const { idjenis } = await prisma.tbl_jnspenerimaan.create({
    data: { ...org, jenispenerimaan: "J", uraianpenerimaan: "J" },
  });
  const account = { ...org, idjenis, rekeninganggaran: "4.1.02.02.20.0001", uraiananggaran: "A" };
  const { idanggaran } = await prisma.tbl_mataanggaran.create({ data: account });
  const { kategoriid } = await prisma.tbl_kategoriobject.create({
    data: { kategoriname: "Uji", jenisbooking: "gedung" },
  });
  const { pengelolaid } = await prisma.tbl_kelompokpengelola.create({ data: { ...org, pengelolaname: "Uji" } });
  const masters = { ...org, idjenis, idanggaran, kategoriid, pengelolaid };
  const place = { lokasialamat: "Jl. Uji", lokasikabkota: "Kota Uji", satuanobject: "gedung" };
  const { objectid } = await prisma.mst_objectretribusi.create({
    data: { ...masters, ...place, objectname: "Gedung Uji", tarif: 100_000, satuantarif: "hari" },
  });
  const { userid } = await prisma.userdata.create({
    data: { username: "uji", email: "uji@contoh.example", fullname: "Uji", password: "-" },
  });
  for (const statusbooking of [10, 92])
    await prisma.tbl_statusbooking.create({ data: { statusbooking, uraianstatus: "-" } });
  return { ...masters, objectid, userid };
}

let orders = 0;
function order(changes: Readonly<Record<string, unknown>> = {}) {
  const { userid: user_created, ...masters } = ids;
  orders += 1;
  const row = {
    ...masters,
    user_created,
    kuncipesanan: `k${orders}`,
    jenisbooking: "gedung",
    namapemesan: "Budi",
    tarif: 100_000,
    satuantarif: "hari",
    lamapemakaian: 2,
    jumlahunit: 1,
    diskon: 0,
    totalbiaya: 200_000,
    tglmulaipemakaian: sqlInstant(new Date("2026-12-01T00:00:00Z")),
    tglakhirpemakaian: sqlInstant(new Date("2026-12-03T00:00:00Z")),
    tahun: 2026,
    selisihjam: 7,
    selisihkas: 7,
    statusbooking: 10,
    ...changes,
  };
  const names = Object.keys(row);
  const sql = `INSERT INTO booking (${names.join()}) VALUES (${names.map(() => "?").join()})`;
  return database.pool.query<{ insertId: number }>({ ...readerOptions, sql }, Object.values(row));
}

const check = /CONSTRAINT|Check constraint/i;

describe("a booking", () => {
  it("is taken when it adds up", async () => {
    const { insertId } = await order({ diskon: 50_000, totalbiaya: 150_000 });
    const row = await database.prisma.booking.findUniqueOrThrow({ where: { id: insertId } });
    expect(row).toMatchObject({
      totalbiaya: 150_000n,
      aktif: 1,
      versi: 0,
      tglmulaipemakaian: new Date("2026-12-01T00:00:00Z"),
    });
  });

  it.each([
    ["a total that doesn't add up", { totalbiaya: 199_999 }],
    ["a negative total", { diskon: 300_000, totalbiaya: -100_000 }],
    ["no time", { tglakhirpemakaian: "2026-12-01 00:00:00.000" }],
    ["no units", { jumlahunit: 0, totalbiaya: 0 }],
    ["no duration", { lamapemakaian: 0, totalbiaya: 0 }],
  ])("is refused with %s", async (_, changes) => {
    await expect(order(changes)).rejects.toThrow(check);
  });

  it("is refused in a state that has no meaning", async () => {
    await expect(order({ statusbooking: 11 })).rejects.toThrow(/foreign key/i);
  });

  it("is refused twice with one key of one user", async () => {
    await order({ kuncipesanan: "same" });
    await expect(order({ kuncipesanan: "same" })).rejects.toThrow(/Duplicate/);
  });

  it("holds units only in a holding state, and nobody can say otherwise", async () => {
    const { insertId } = await order();
    const row = await database.prisma.booking.update({ where: { id: insertId }, data: { statusbooking: 92 } });
    expect(row.aktif).toBe(0);
    await expect(database.pool.query("UPDATE booking SET aktif = 1 WHERE id = ?", [insertId])).rejects.toThrow(
      /generated/i,
    );
  });
});

describe("masters", () => {
  it("can't be deleted while something refers to them", async () => {
    await expect(database.prisma.tbl_pemda.delete({ where: { pemdaid: "99" } })).rejects.toMatchObject({
      code: "P2003",
    });
  });

  it.each([
    ["a status of its own", { statusobject: 2 }],
    ["a bill that is never payable", { expiredbilling: 0 }],
    ["a bill that is payable for more than 30 days", { expiredbilling: 43_201 }],
    ["a clock that doesn't exist", { jambuka: "25:00" }],
    ["an unknown time zone", { zonawaktu: "Asia/Tokyo" }],
  ])("don't take an object with %s", async (_, data) => {
    const { objectid } = ids;
    await expect(database.prisma.mst_objectretribusi.update({ where: { objectid }, data })).rejects.toThrow(check);
  });

  it("have one default bank connection", async () => {
    const data = { bankid: "1", terminalid: "T", channelid: "C", awalan: "88" };
    await database.prisma.system.create({ data });
    await expect(database.prisma.system.create({ data })).rejects.toMatchObject({ code: "P2002" });
  });

  it("take no billing id that isn't made of 16 to 18 digits", async () => {
    const { id: systemid } = await database.prisma.system.findFirstOrThrow();
    const { insertId: bookingid } = await order();
    const bill = (idbilling: string) =>
      database.prisma.tagihan.create({
        data: {
          ...{ idbilling, bookingid, systemid, jumlah: 1, nomordokumen: idbilling, selisihkas: 7 },
          ...{ idskpd: ids.idskpd, tglexpired: new Date() },
        },
      });
    await expect(bill("123456789012345")).rejects.toThrow(check);
    await expect(bill("12345678901234567x")).rejects.toThrow(check);
    await expect(bill("1234567890123456")).resolves.toMatchObject({ statustagihan: "terbit" });
  });

  it("have one payable bill for each booking, and any number that are over", async () => {
    const { tagihan, system } = database.prisma;
    const { id: systemid } = await system.findFirstOrThrow();
    const [one, other] = [await order(), await order()];
    const bill = (idbilling: string, bookingid: number) =>
      tagihan.create({
        data: {
          ...{ idbilling, bookingid, systemid, jumlah: 1, nomordokumen: idbilling, selisihkas: 7 },
          ...{ idskpd: ids.idskpd, tglexpired: new Date() },
        },
      });
    const first = await bill("2234567890123451", one.insertId);
    await expect(bill("2234567890123452", one.insertId)).rejects.toMatchObject({ code: "P2002" });
    await bill("2234567890123453", other.insertId);
    for (const [at, statustagihan] of (["batal", "kedaluwarsa", "lunas"] as const).entries()) {
      await tagihan.updateMany({
        where: { bookingid: one.insertId, statustagihan: "terbit" },
        data: { statustagihan },
      });
      await bill(`223456789012346${at}`, one.insertId);
    }
    await expect(tagihan.update({ where: { id: first.id }, data: { statustagihan: "terbit" } })).rejects.toMatchObject({
      code: "P2002",
    });
  });
});

describe("a session", () => {
  it("is UTC and READ COMMITTED, for Prisma and for raw readers", async () => {
    const sql =
      "SELECT @@session.time_zone AS zone, @@session.sql_mode AS mode, NOW(3) AS now, UTC_TIMESTAMP(3) AS utc, COUNT(*) AS n FROM roles";
    const [raw] = await database.pool.query<Record<string, unknown>[]>({ ...readerOptions, sql });
    expect(raw).toMatchObject({
      zone: "+00:00",
      n: 0,
      mode: expect.stringContaining("STRICT_TRANS_TABLES"),
      now: raw?.utc,
    });
    await database.prisma.$transaction(async (tx) => {
      const before = await tx.roles.count();
      await database.prisma.roles.create({ data: { name: "baru" } });
      expect(await tx.roles.count()).toBe(before + 1);
    });
  });

  it("gives raw readers dates as text, and money as exact numbers or an error", async () => {
    const sql = "SELECT CAST(? AS DATETIME(3)) AS moment, CAST(9007199254740991 AS SIGNED) AS money";
    const moment = new Date("2026-11-21T01:02:03.456Z");
    const [row] = await database.pool.query<unknown[]>({ ...readerOptions, sql }, [sqlInstant(moment)]);
    expect(row).toEqual({ moment: "2026-11-21 01:02:03.456", money: Number.MAX_SAFE_INTEGER });
    const tooMuch = database.pool.query({ ...readerOptions, sql: "SELECT CAST(9007199254740993 AS SIGNED) AS money" });
    await expect(tooMuch).rejects.toThrow();
  });
});
