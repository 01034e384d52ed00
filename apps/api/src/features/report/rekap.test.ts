import type { ReportAnswer } from "@retribusi/contract/define/report";
import type { Role } from "@retribusi/contract/define/roles";
import { readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReportWorld, type ReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

let app: TestApp;
let world: ReportWorld;
const readers = new Map<string, { caller: Caller; where: string }>();

/** Who reads, where, and which bookings are theirs: written by hand. */
const scopes: readonly (readonly [name: string, role: Role, place: number, where: (place: Keys) => string])[] = [
  ["the first group", "pengelola", 0, ({ pengelolaid }) => `t.pengelolaid = ${pengelolaid}`],
  ["its agency", "dinas", 0, ({ idskpd }) => `t.idskpd = ${idskpd}`],
  ["the other agency", "dinas", 2, ({ idskpd }) => `t.idskpd = ${idskpd}`],
  ["the region", "pemda", 0, ({ idpemda }) => `t.idpemda = ${idpemda}`],
  ["the eastern region", "pemda", 3, ({ idpemda }) => `t.idpemda = ${idpemda}`],
  ["the bank", "bank", 0, () => "TRUE"],
];
type Keys = ReportWorld["places"][number];

beforeAll(async () => {
  app = await createTestApp();
  world = await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home));
  await rebuildSummaries(app.deps.db);
  for (const [name, role, at, where] of scopes) {
    const place = world.places[at] ?? app.world.home;
    readers.set(name, { caller: await app.as(role, place), where: where(place) });
  }
});
afterAll(() => app.close());

const readerOf = (name: string) => {
  const reader = readers.get(name);
  if (!reader) throw new Error(`Nobody is ${name}`);
  return reader;
};

const query = async (sql: string): Promise<Record<string, unknown>[]> =>
  app.deps.db.pool.query({ ...readerOptions, sql });

/** Local days of the moments, from the zones themselves and not from what the bookings keep. */
const zone = `(SELECT IF(p.zonawaktu = 'Asia/Jayapura', 9, 7) FROM tbl_pemda p WHERE p.idpemda = t.idpemda)`;
const dayOf = (moment: string) => `DATE(${moment} + INTERVAL ${zone} HOUR)`;
const bases = {
  pesan: {
    from: "booking t",
    day: dayOf("t.date_created"),
    received: "SUM(IF(t.tglbayarbilling IS NULL, 0, t.totalbiaya))",
  },
  pakai: {
    from: "booking t",
    day: dayOf("t.tglmulaipemakaian"),
    received: "SUM(IF(t.tglbayarbilling IS NULL, 0, t.totalbiaya))",
  },
  bayar: {
    from: "pembayaran m JOIN booking t ON t.id = m.bookingid",
    day: dayOf("m.tgltransaksi"),
    received: "SUM(m.jumlah)",
  },
} as const;
type Basis = keyof typeof bases;

const groupSql = (group: string, day: string): string =>
  group === "bulan"
    ? `DATE_FORMAT(${day}, '%Y-%m')`
    : group === "hari"
      ? `DATE_FORMAT(${day}, '%Y-%m-%d')`
      : `t.${group}`;

const measures =
  "jumlah,ditagih,lunas,digunakan,dibatalkan,ditolak,kedaluwarsa,tidakhadir,subtotal,diskon,totalbiaya,dibayar";

/** What a report should say, as one text a group. */
async function expected(
  basis: Basis,
  groups: readonly string[],
  where: string,
  [from, until]: readonly [string, string],
) {
  const { from: tables, day, received } = bases[basis];
  const rows = await query(
    `SELECT ${groups.map((group, at) => `${groupSql(group, day)} AS k${at}`).join(", ")}, COUNT(*) AS jumlah,
      SUM(t.idbilling IS NOT NULL) AS ditagih, SUM(t.tglbayarbilling IS NOT NULL) AS lunas, SUM(t.statusbooking = 60) + SUM(t.statusbooking = 70) AS digunakan,
      SUM(t.statusbooking = 90) AS dibatalkan, SUM(t.statusbooking = 80) AS ditolak, SUM(t.statusbooking = 92) AS kedaluwarsa,
      SUM(t.statusbooking = 95) AS tidakhadir, SUM(t.totalbiaya + t.diskon) AS subtotal, SUM(t.diskon) AS diskon, SUM(t.totalbiaya) AS totalbiaya,
      ${received} AS dibayar
     FROM ${tables} WHERE ${where} AND ${day} BETWEEN '${from}' AND '${until}' GROUP BY ${groups.map((_, at) => `k${at}`).join(", ")}`,
  );
  return rows
    .map((row) =>
      [...groups.map((_, at) => row[`k${at}`]), ...measures.split(",").map((name) => Number(row[name]))].join(" "),
    )
    .toSorted();
}

const answered = ({ rows }: ReportAnswer, groups: readonly string[]): string[] =>
  rows
    .filter(({ level }) => level === "row")
    .map(({ keys, values }) =>
      [...groups.map((group) => keys[group]), ...measures.split(",").map((name) => values[name])].join(" "),
    )
    .toSorted();

async function read(name: string, path: string): Promise<ReportAnswer> {
  const { body } = await readerOf(name).caller.get(`report/${path}`).expect(200);
  return body;
}

const wholeTime = ["2025-01-01", "2027-12-31"] as const;

describe("bookings and revenue are what the rows say, and nobody else's", () => {
  const questions: readonly (readonly [Basis, readonly string[]])[] = [
    ["bayar", ["bulan", "idskpd"]],
    ["bayar", ["idanggaran", "kelompoktarif"]],
    ["bayar", ["bankid"]],
    ["pesan", ["statusbooking", "jenisbooking"]],
    ["pesan", ["hari"]],
    ["pakai", ["objectid", "bulan"]],
  ];
  test.each(scopes.map(([name]) => name))("%s", async (name) => {
    for (const [basis, groups] of questions) {
      const [first, second] = groups;
      const path = `rekap?dasar=${basis}&dari=${wholeTime[0]}&sampai=${wholeTime[1]}&kelompok=${first}${second ? `&rinci=${second}` : ""}&kolom=${measures}`;
      const want = await expected(basis, groups, readerOf(name).where, wholeTime);
      expect(want.length, `${basis} ${groups.join()}`).toBeGreaterThan(0);
      expect(answered(await read(name, path), groups), `${basis} ${groups.join()}`).toEqual(want);
    }
  });

  test("a period cuts at local days: the last minutes of a month stay in it", async () => {
    for (const days of [
      ["2025-03-01", "2025-03-31"],
      ["2026-01-01", "2026-06-15"],
      ["2025-12-31", "2025-12-31"],
    ] as const) {
      for (const name of ["the bank", "the eastern region"]) {
        const path = `rekap?dasar=pesan&dari=${days[0]}&sampai=${days[1]}&kelompok=hari&kolom=${measures}`;
        const want = await expected("pesan", ["hari"], readerOf(name).where, days);
        expect(answered(await read(name, path), ["hari"])).toEqual(want);
      }
    }
  });

  test("filters narrow, also by what only the rows know", async () => {
    const { home } = app.world;
    const cases = [
      [`idskpd=${home.idskpd}`, `t.idskpd = ${home.idskpd}`],
      [
        `objectid=${home.objects.gedung},${home.objects.alat}`,
        `t.objectid IN (${home.objects.gedung}, ${home.objects.alat})`,
      ],
      ["statusbooking=90,92&kelompoktarif=pelajar", "t.statusbooking IN (90, 92) AND t.kelompoktarif = 'pelajar'"],
      ["jenisbooking=alat", "t.jenisbooking = 'alat'"],
      [`idpemesan=${world.customer}`, `t.idpemesan = ${world.customer}`],
    ] as const;
    for (const [asked, where] of cases) {
      const path = `rekap?dasar=pesan&dari=${wholeTime[0]}&sampai=${wholeTime[1]}&kelompok=bulan&kolom=${measures}&${asked}`;
      const want = await expected("pesan", ["bulan"], where, wholeTime);
      expect(want.length, asked).toBeGreaterThan(0);
      expect(answered(await read("the bank", path), ["bulan"]), asked).toEqual(want);
    }
  });

  test("subtotals and the total add up to the ledger", async () => {
    for (const [name] of scopes) {
      const path = `rekap?dari=${wholeTime[0]}&sampai=${wholeTime[1]}&kelompok=idskpd&rinci=bulan&kolom=lunas,dibayar,ratarata`;
      const { rows } = await read(name, path);
      const [ledger] = await query(
        `SELECT COUNT(*) AS num, SUM(m.jumlah) AS sum FROM pembayaran m JOIN booking t ON t.id = m.bookingid WHERE ${readerOf(name).where}`,
      );
      const sumOf = (level: string) =>
        rows.filter((row) => row.level === level).reduce((sum, { values }) => sum + Number(values.dibayar), 0);
      expect([sumOf("row"), sumOf("subtotal"), sumOf("total")]).toEqual([ledger?.sum, ledger?.sum, ledger?.sum]);
      const total = rows.at(-1)?.values;
      expect(total).toMatchObject({ lunas: ledger?.num, dibayar: ledger?.sum });
      expect(total?.ratarata).toBe(Math.round((100 * Number(ledger?.sum)) / Number(ledger?.num)) / 100);
    }
  });

  test("every figure leads to exactly its bookings", async () => {
    const { caller } = readerOf("its agency");
    const days = { pesan: "haripesan", pakai: "haripakai", bayar: "haribayar" } as const;
    for (const basis of ["pesan", "pakai", "bayar"] as const) {
      const { rows } = await read(
        "its agency",
        `rekap?dasar=${basis}&dari=2026-02-01&sampai=2026-04-30&kelompok=objectid&rinci=statusbooking&kolom=jumlah,totalbiaya`,
      );
      expect(rows.length).toBeGreaterThan(2);
      for (const { level, keys, values } of rows) {
        if (level !== "row") continue;
        const filters = Object.entries(keys).map(([key, value]) => `filter[${key}]=${value}`);
        const { body } = await caller
          .get(`report_trx_all?limit=200&filter[${days[basis]}]=2026-02-01..2026-05-01&${filters.join("&")}`)
          .expect(200);
        const records: { totalbiaya: number }[] = body.records;
        expect(records.length).toBe(values.jumlah);
        expect(records.reduce((sum, { totalbiaya }) => sum + totalbiaya, 0)).toBe(values.totalbiaya);
      }
    }
  });
});

describe("what is not asked, and what is said of it", () => {
  test.each([
    ["bayar", ["bulan", "jumlah", "subtotal", "diskon", "dibayar", "tahunlalu", "perubahan"]],
    ["pesan", ["bulan", "jumlah", "lunas", "persenlunas", "diskon", "totalbiaya", "dibayar"]],
    ["pakai", ["bulan", "jumlah", "lunas", "persenlunas", "diskon", "totalbiaya", "dibayar"]],
  ])("by %s its usual columns are shown: by the day of payment everything is paid", async (basis, columns) => {
    expect((await read("the bank", `rekap?dasar=${basis}&kelompok=bulan`)).columns).toEqual(columns);
  });

  test("a bank is called by its name, in what was asked and in the rows", async () => {
    const path = `rekap?dari=${wholeTime[0]}&sampai=${wholeTime[1]}&kelompok=bankid&bankid=110`;
    const { facts, rows } = await read("the bank", path);
    expect(facts).toContainEqual({ name: "Bank", value: "110 – bank bjb" });
    const named = rows
      .filter(({ level }) => level === "row")
      .map(({ keys, values }) => [keys["bankid"], values["bankid"]]);
    expect(named).toEqual([["110", "110 – bank bjb"]]);
  });
});

describe("what can't be asked", () => {
  test.each([
    ["dari=2026-05-01&sampai=2026-04-01", "sampai", "before it begins"],
    ["dari=2010-01-01&sampai=2026-04-01", "sampai", "at most ten years"],
    ["dari=2026-02-30", "dari", "2026-12-31"],
    ["jenisbooking=kapal", "jenisbooking", "no such value"],
    ["kolom=laba", "kolom", "no column “laba”"],
    ["kelompok=namapemesan", "kelompok", "one of these: Month, Day, Year, Regional government, Agency, Manager group"],
    ["rinci=namapemesan", "rinci", "Payer group, Bank."],
    ["dasar=lunas", "dasar", "one of these: day of the order, first day of use, day of payment."],
  ])("%s names the field and the mend", async (asked, field, words) => {
    const { body } = await readerOf("the bank").caller.get(`report/rekap?${asked}`).expect(400);
    expect(body.error.fields[field]).toContain(words);
  });

  test("what lies outside of one's own is as if it were not there, and isn't named", async () => {
    const { rival } = app.world;
    const path = `rekap?dari=${wholeTime[0]}&sampai=${wholeTime[1]}&kelompok=idskpd&idskpd=${rival.idskpd}`;
    const theirs = await read("the bank", path);
    expect(theirs.rows.length).toBeGreaterThan(0);
    const own = await read("its agency", path);
    expect(own.rows).toEqual([]);
    expect(JSON.stringify(own.facts)).not.toContain("Dinas 33");
    expect(own.facts).toContainEqual({ name: "Agency", value: "not found" });
    expect(JSON.stringify(theirs.facts)).toContain("Dinas 33");
  });

  test("a customer reads no report, and one who is given the page only their own bookings", async () => {
    const customer = await app.as("nasabah", app.world.home);
    await customer.get("report/rekap").expect(403);
    const { id } = await app.deps.db.prisma.permissions.findUniqueOrThrow({ where: { name: "report_trx_all/rekap" } });
    await app.deps.db.prisma.model_has_permissions.create({
      data: { permission_id: id, model_id: customer.userid, model_type: "userdata" },
    });
    const { body } = await customer.get(`report/rekap?dari=${wholeTime[0]}&sampai=${wholeTime[1]}`).expect(200);
    expect(body.rows).toEqual([]);
  });
});
