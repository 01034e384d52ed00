import { zoneHours } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase, type Database, readerOptions } from "./client.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

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

const wit = zoneHours("Asia/Jayapura");
const wib = zoneHours("Asia/Jakarta");

/** What the table makes of a row, without the rows that it hangs on. */
async function daysOf(table: string, row: Readonly<Record<string, string | number>>, days: string): Promise<string[]> {
  const connection = await database.pool.getConnection();
  try {
    await connection.beginTransaction();
    await connection.query("SET SESSION foreign_key_checks = 0");
    const sql = `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row).map(() => "?")})`;
    await connection.query(sql, Object.values(row));
    const [found] = await connection.query<Record<string, string>[]>({
      ...readerOptions,
      sql: `SELECT ${days} FROM ${table} ORDER BY id DESC LIMIT 1`,
    });
    return Object.values(found ?? {});
  } finally {
    await connection.rollback();
    await connection.query("SET SESSION foreign_key_checks = 1");
    await connection.release();
  }
}

const masters = { objectid: 1, pengelolaid: 1, kategoriid: 1, idpemda: 1, idskpd: 1, idjenis: 1, idanggaran: 1 };
const price = { tarif: 1, satuantarif: "hari", lamapemakaian: 1, totalbiaya: 1, tahun: 2027, statusbooking: 50 };
const person = { user_created: 1, kuncipesanan: "k", namapemesan: "Budi", jenisbooking: "gedung" };

/** Ordered, used and paid at this moment (UTC). */
const bookingAt = (moment: string, selisihjam: number, selisihkas: number) =>
  daysOf(
    "booking",
    {
      ...masters,
      ...price,
      ...person,
      ...{ selisihjam, selisihkas, date_created: moment, tglmulaipemakaian: moment, tglbayarbilling: moment },
      tglakhirpemakaian: "2100-01-01",
    },
    "haripesan, haripakai, haribayar",
  );

it.each([
  [
    "23:30 in Jayapura, a year's last evening",
    "2026-12-31 14:30:00",
    wit,
    wit,
    ["2026-12-31", "2026-12-31", "2026-12-31"],
  ],
  [
    "00:30 in Jayapura, a year's first night",
    "2026-12-31 15:30:00",
    wit,
    wit,
    ["2027-01-01", "2027-01-01", "2027-01-01"],
  ],
  ["23:30 in Jakarta", "2027-03-01 16:30:00", wib, wib, ["2027-03-01", "2027-03-01", "2027-03-01"]],
  ["00:30 in Jakarta", "2027-03-01 17:30:00", wib, wib, ["2027-03-02", "2027-03-02", "2027-03-02"]],
  [
    "00:30 in Jayapura of a region in Jakarta",
    "2026-12-31 15:30:00",
    wit,
    wib,
    ["2027-01-01", "2027-01-01", "2026-12-31"],
  ],
  ["the last thousandth of a day", "2026-12-31 16:59:59.999", wib, wib, ["2026-12-31", "2026-12-31", "2026-12-31"]],
  ["the first of the next", "2026-12-31 17:00:00.000", wib, wib, ["2027-01-01", "2027-01-01", "2027-01-01"]],
])("a booking at %s falls on its local days", async (_, moment, object, region, days) => {
  expect(await bookingAt(moment, object, region)).toEqual(days);
});

it.each([
  ["2026-12-31 14:30:00", wit, "2026-12-31"],
  ["2026-12-31 15:30:00", wit, "2027-01-01"],
  ["2026-12-31 15:30:00", wib, "2026-12-31"],
])(
  "documents at %s UTC, %i hours from it, are in the books of their local day, in the order of their numbers",
  async (moment, selisihkas, day) => {
    const billing = { idbilling: "1234567890123456", bookingid: 1, idskpd: 1, jumlah: 1, selisihkas };
    const bank = { bankid: "110", referensi: "R", kodecek: "K", nomorkuitansi: "000123/SSRD/32.1.03.01/2026" };
    const payment = { ...billing, ...bank, tagihanid: 1, tgltransaksi: moment, tglterima: moment };
    expect(await daysOf("pembayaran", payment, "haribuku, hariterima, urutan")).toEqual([day, day, "2026/0000000123"]);
    const number = { nomordokumen: "1000000/SKRD/32.1.03.01/2026", systemid: 1 };
    const bill = { ...billing, ...number, tglterbit: moment, tglexpired: "2100-01-01" };
    expect(await daysOf("tagihan", bill, "hariterbit, urutan")).toEqual([day, "2026/0001000000"]);
  },
);

it("a row without its hours from UTC is refused", async () => {
  await expect(
    daysOf(
      "booking",
      {
        ...masters,
        ...price,
        ...person,
        selisihkas: 7,
        tglmulaipemakaian: "2027-01-01",
        tglakhirpemakaian: "2100-01-01",
      },
      "1",
    ),
  ).rejects.toThrow(/selisihjam/);
});
