import { PrismaMariaDb } from "@prisma/adapter-mariadb";
import { createPool, type Pool } from "mariadb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import { connectionSettings } from "./connection.ts";
import { Prisma, PrismaClient } from "./generated/client.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

let schema: TestSchema;
let database: Database;
let pool: Pool;
const clients = new Map<string, PrismaClient>();

const columns = {
  angka: "DECIMAL(30,6)",
  besar: "BIGINT",
  positif: "BIGINT UNSIGNED",
  bulat: "INT",
  benar: "TINYINT(1)",
  pecahan: "DOUBLE",
  susunan: "JSON",
  saat: "DATETIME(3)",
  hari: "DATE",
  jam: "TIME(3)",
  isi: "VARBINARY(300)",
  teks: "VARCHAR(200)",
  panjang: "LONGTEXT",
} as const;

beforeAll(async () => {
  schema = await createTestSchema();
  database = createDatabase({ url: schema.url, connectionLimit: 2 });
  pool = createPool({ ...connectionSettings(schema.url), connectionLimit: 2, resetAfterUse: false });
  clients.set("the application's", database.prisma);
  clients.set("prepared", new PrismaClient({ adapter: new PrismaMariaDb(pool) }));
  const list = Object.entries(columns).map(([name, type]) => `${name} ${type} NULL`);
  await pool.query(`CREATE TABLE nilai (id INT AUTO_INCREMENT PRIMARY KEY, ${list.join(", ")})`);
});
afterAll(async () => {
  await clients.get("prepared")?.$disconnect();
  await pool?.end();
  await database?.close();
  await schema?.drop();
});

function client(name: string): PrismaClient {
  const found = clients.get(name);
  if (!found) throw new Error(name);
  return found;
}

type Values = Readonly<Record<keyof typeof columns, unknown>>;

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const long = "Panjang 🏛️ 'kutip' \"dua\" \\ ? `x` \u0000\n".repeat(60_000);
const rows: readonly Values[] = [
  {
    angka: new Prisma.Decimal("123456789012345678901234.567891"),
    besar: 9_223_372_036_854_775_807n,
    positif: 18_446_744_073_709_551_615n,
    bulat: -2_147_483_648,
    benar: 1,
    pecahan: 0.1 + 0.2,
    susunan: { a: [1, null, "🏠 \\ ' \" ?"], "": {}, rupiah: 9_007_199_254_740_991 },
    saat: new Date("2026-11-25T23:59:59.999Z"),
    hari: new Date("2028-02-29T00:00:00.000Z"),
    jam: new Date("1970-01-01T23:59:58.007Z"),
    isi: everyByte,
    teks: "Rumah 🏠 naïve '; DROP TABLE nilai; -- \\' ? :a \u2028 \u0000",
    panjang: long,
  },
  {
    angka: new Prisma.Decimal("-0.000001"),
    besar: -9_223_372_036_854_775_808n,
    positif: 0n,
    bulat: 0,
    benar: 0,
    pecahan: -1.5e-300,
    susunan: [],
    saat: new Date("1000-01-01T00:00:00.000Z"),
    hari: new Date("1000-01-01T00:00:00.000Z"),
    jam: new Date("1970-01-01T00:00:00.000Z"),
    isi: new Uint8Array(),
    teks: "",
    panjang: "",
  },
  {
    angka: null,
    besar: null,
    positif: null,
    bulat: null,
    benar: null,
    pecahan: null,
    susunan: null,
    saat: null,
    hari: null,
    jam: null,
    isi: null,
    teks: null,
    panjang: null,
  },
];

/** Raw SQL takes a structure as its text and a day or an hour as it is spelled. */
const sent = (row: Values): unknown[] =>
  Object.entries(row).map(([name, value]) => {
    if (name === "susunan" && value !== null) return JSON.stringify(value);
    if (name === "hari" && value instanceof Date) return value.toISOString().slice(0, 10);
    return name === "jam" && value instanceof Date ? value.toISOString().slice(11, 23) : value;
  });

describe.each(["the application's", "prepared"])("%s statements", (name) => {
  test.each(rows.map((row, at) => ({ row, at })))("carry every value as it is: row $at", async ({ row }) => {
    const prisma = client(name);
    const names = Object.keys(columns);
    const places = names.map(() => "?").join(", ");
    await prisma.$executeRawUnsafe(`INSERT INTO nilai (${names.join(", ")}) VALUES (${places})`, ...sent(row));
    const found = await prisma.$queryRawUnsafe<unknown[]>(
      `SELECT ${names.join(", ")} FROM nilai WHERE id = LAST_INSERT_ID() OR id = (SELECT MAX(id) FROM nilai) LIMIT 1`,
    );
    // JSON is a text with a check on MariaDB, a type of its own on MySQL.
    const [read] = found;
    const { susunan } = Object(read);
    const whole = { ...Object(read), susunan: typeof susunan === "string" ? JSON.parse(susunan) : susunan };
    expect(whole).toEqual(row);
  });

  test("find what is the same, and nothing else", async () => {
    const prisma = client(name);
    await prisma.$executeRaw`DELETE FROM nilai`;
    await prisma.$executeRaw`INSERT INTO nilai (teks, isi, besar, saat) VALUES (${"a\\' OR 1=1"}, ${everyByte}, ${2n ** 60n}, ${new Date(7)})`;
    const count = async (where: Prisma.Sql) =>
      Number((await prisma.$queryRaw<{ n: bigint }[]>`SELECT COUNT(*) AS n FROM nilai WHERE ${where}`)[0]?.n);
    expect(await count(Prisma.sql`teks = ${"a\\' OR 1=1"}`)).toBe(1);
    expect(await count(Prisma.sql`teks = ${"a' OR 1=1"}`)).toBe(0);
    expect(await count(Prisma.sql`isi = ${everyByte}`)).toBe(1);
    expect(await count(Prisma.sql`besar = ${2n ** 60n}`)).toBe(1);
    expect(await count(Prisma.sql`besar = ${2n ** 60n + 1n}`)).toBe(0);
    expect(await count(Prisma.sql`saat = ${new Date(7)}`)).toBe(1);
    expect(await count(Prisma.sql`saat = ${new Date(8)}`)).toBe(0);
    expect(await count(Prisma.sql`teks IS NULL`)).toBe(0);
  });

  test("write and read models as they are typed", async () => {
    const prisma = client(name);
    const texts = { a: ["🏠 \\ ' \" ?"], b: null, c: 1.5, d: "" };
    const moment = new Date("2026-11-25T01:02:03.004Z");
    const { id } = await prisma.audit.create({
      data: { aksi: "uji", entitas: "userdata", kunci: "'; \\", sebelum: texts, sesudah: Prisma.DbNull, waktu: moment },
    });
    const found = await prisma.audit.findFirstOrThrow({ where: { id, kunci: "'; \\", waktu: moment } });
    expect(found).toMatchObject({ sebelum: texts, sesudah: null, waktu: moment, userid: null });
    const message = await prisma.outbox.create({
      data: { jenis: "uji", muatan: { isi: long }, galat: long.slice(0, 9000) },
    });
    expect(await prisma.outbox.findUnique({ where: { id: message.id } })).toEqual(message);
    expect(message.muatan).toEqual({ isi: long });
  });
});
