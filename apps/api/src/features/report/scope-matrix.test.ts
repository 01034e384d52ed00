import type { Role } from "@retribusi/contract/define/roles";
import type { ReportDocument } from "@retribusi/contract/features/report/document.endpoints";
import type { Figures } from "@retribusi/contract/features/report/report.endpoints";
import { readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { createReportWorld, type ReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";
import { makeDocuments } from "./document-job.ts";

type Place = ReportWorld["places"][number];

interface Reader {
  readonly name: string;
  readonly role: Role;
  readonly at: number;
  /** Whose rows are theirs, as SQL, written by hand. */
  readonly where: (place: Place) => string;
}

const group = ({ pengelolaid }: Place) => `t.pengelolaid = ${pengelolaid}`;
const agency = ({ idskpd }: Place) => `t.idskpd = ${idskpd}`;
const region = ({ idpemda }: Place) => `t.idpemda = ${idpemda}`;
const readerAt = (role: Role, where: Reader["where"]) => (at: number) => ({ name: `${role} ${at}`, role, at, where });

/** Every role in every place in which it sees something else, and a colleague who sees the same. */
const readers: readonly Reader[] = [
  ...[0, 1, 2, 3, 4].map(readerAt("pengelola", group)),
  { ...readerAt("pengelola", group)(0), name: "colleague" },
  ...[0, 2, 3].map(readerAt("dinas", agency)),
  ...[0, 3].map(readerAt("pemda", region)),
  { name: "bank", role: "bank", at: 0, where: () => "TRUE" },
  { name: "superuser", role: "superuser", at: 0, where: () => "TRUE" },
];
const strangers: readonly Role[] = ["nasabah", "default"];
/** In the later of the two years that have rows. */
const now = new Date("2026-11-25T03:00:00Z");

let app: TestApp;
let world: ReportWorld;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  app = await createTestApp();
  world = await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 24);
  await app.deps.db.prisma.target_pendapatan.createMany({
    data: [0, 2, 3].flatMap((at) => {
      const { idpemda, idskpd, idanggaran } = placeAt(at);
      return [{ idpemda, idskpd, idanggaran, tahun: now.getUTCFullYear(), jumlah: 1_000n + BigInt(at) }];
    }),
  });
  await rebuildSummaries(app.deps.db);
  for (const { name, role, at } of readers) callers.set(name, await app.as(role, placeAt(at)));
  Object.assign(app.deps, { clock: { now: () => now } });
});
afterAll(() => app.close());

function placeAt(at: number): Place {
  const place = world.places[at];
  if (!place) throw new Error(`There is no place ${at}`);
  return place;
}

function callerOf(name: string): Caller {
  const caller = callers.get(name);
  if (!caller) throw new Error(`Nobody is ${name}`);
  return caller;
}

const query = async (sql: string): Promise<Record<string, number | null>[]> =>
  app.deps.db.pool.query({ ...readerOptions, sql });

/** Days of the homes and of the rows, by the zones themselves. */
const localDay = (moment: string) =>
  `DATE(${moment} + INTERVAL (SELECT IF(p.zonawaktu = 'Asia/Jayapura', 9, 7) FROM tbl_pemda p WHERE p.idpemda = t.idpemda) HOUR)`;

async function figuresOf(where: string, hariini: string) {
  const year = Number(hariini.slice(0, 4));
  const before = `${year - 1}${hariini.slice(4)}`;
  const periods = {
    hari: [hariini, hariini],
    bulan: [`${hariini.slice(0, 7)}-01`, hariini],
    bulantahunlalu: [`${before.slice(0, 7)}-01`, before],
    tahun: [`${year}-01-01`, hariini],
    tahunlalu: [`${year - 1}-01-01`, before],
  };
  const within = (moment: string, [from, until]: readonly string[]) =>
    `${localDay(moment)} BETWEEN '${from}' AND '${until}'`;
  const columns = Object.entries(periods).flatMap(([name, days]) => [
    `(SELECT COUNT(*) FROM booking t WHERE ${where} AND ${within("t.date_created", days)}) AS ${name}_pesanan`,
    `(SELECT COUNT(*) FROM pembayaran m JOIN booking t ON t.id = m.bookingid WHERE ${where} AND ${within("m.tgltransaksi", days)}) AS ${name}_pembayaran`,
    `(SELECT COALESCE(SUM(m.jumlah), 0) FROM pembayaran m JOIN booking t ON t.id = m.bookingid WHERE ${where} AND ${within("m.tgltransaksi", days)}) AS ${name}_penerimaan`,
  ]);
  const bills = `FROM tagihan b JOIN booking t ON t.id = b.bookingid WHERE b.statustagihan = 'terbit' AND ${where}`;
  const [row = {}] = await query(
    `SELECT ${columns.join(", ")}, (SELECT COUNT(*) ${bills}) AS terbit, (SELECT COALESCE(SUM(b.jumlah), 0) ${bills}) AS rupiah`,
  );
  const reported = Object.keys(periods).map((name) => [
    name,
    {
      pesanan: row[`${name}_pesanan`],
      pembayaran: row[`${name}_pembayaran`],
      penerimaan: row[`${name}_penerimaan`],
    },
  ]);
  return { ...Object.fromEntries(reported), piutang: { jumlah: row.terbit, rupiah: row.rupiah } };
}

test("the figures of every home are those of its reader's rows, and no two homes are alike that see different rows", async () => {
  const seen = new Map<string, Set<string>>();
  for (const { name, role, at, where } of readers) {
    const { body } = await callerOf(name).get("report/angka").expect(200);
    const figures: Figures = body;
    const rows = where(placeAt(at));
    expect(figures, name).toMatchObject(await figuresOf(rows, figures.hariini));
    const [target] =
      role === "pengelola"
        ? [{ sum: null }]
        : await query(`SELECT SUM(t.jumlah) AS sum FROM target_pendapatan t WHERE ${rows}`);
    expect(figures.target?.target ?? null, name).toBe(target?.sum ?? null);
    expect(figures.tahun.penerimaan, name).toBeGreaterThan(0);
    const { tahun, tahunlalu, piutang } = figures;
    const [same] = await query(`SELECT COUNT(*) AS num, SUM(t.id) AS ids FROM booking t WHERE ${rows}`);
    const key = JSON.stringify(same);
    seen.set(key, (seen.get(key) ?? new Set()).add(JSON.stringify([tahun, tahunlalu, piutang])));
  }
  expect([...seen.values()].map(({ size }) => size)).toEqual([...seen].map(() => 1));
  expect(new Set([...seen.values()].flatMap((one) => [...one])).size).toBe(seen.size);
  for (const role of strangers) await (await app.as(role)).get("report/angka").expect(403);
});

const orders = {
  list: { sumber: "daftar/report_trx_all", format: "csv", query: { columns: "id,totalbiaya", orderby: "id" } },
  report: {
    sumber: "laporan/rekap",
    format: "csv",
    query: { dari: "2025-01-01", sampai: "2026-12-31", dasar: "pesan", kelompok: "objectid", kolom: "jumlah" },
  },
} as const;

/** The numbers in a file: ids of bookings, or how many bookings each object has. */
const numbersIn = (file: Buffer, column: number): number[] =>
  readCsv(file)
    .filter(([code]) => code === "data")
    .map((line) => Number(line[column]))
    .toSorted((a, b) => a - b);

test("documents hold exactly their owner's rows, and to everybody else they aren't there", async () => {
  const owned = new Map<string, number[]>();
  for (const { name } of readers) {
    const ids: number[] = [];
    for (const body of Object.values(orders)) {
      const asked: ReportDocument = (await callerOf(name).post("report/dokumen", body).expect(200)).body;
      ids.push(asked.id);
    }
    owned.set(name, ids);
  }
  expect(await makeDocuments(app.deps, new AbortController().signal)).toBe(2 * readers.length);
  for (const { name, at, where } of readers) {
    const caller = callerOf(name);
    const { body } = await caller.get("report/dokumen").expect(200);
    const records: ReportDocument[] = body.records;
    const own = owned.get(name) ?? [];
    expect(
      records.map(({ id, status }) => [id, status]),
      name,
    ).toEqual(own.toReversed().map((id) => [id, "siap"]));
    const rows = where(placeAt(at));
    const [list, report] = await Promise.all(
      own.map(async (id) => (await asBytes(caller.get(`report/dokumen/${id}/unduh`)).expect(200)).body),
    );
    const ids = await query(`SELECT t.id AS n FROM booking t WHERE ${rows} ORDER BY t.id`);
    expect(ids.length, name).toBeGreaterThan(0);
    expect(numbersIn(list, 1), name).toEqual(ids.map(({ n }) => n));
    const counts = await query(`SELECT COUNT(*) AS n FROM booking t WHERE ${rows} GROUP BY t.objectid ORDER BY n`);
    expect(numbersIn(report, 2), name).toEqual(counts.map(({ n }) => n));
    for (const [other, [id]] of owned) {
      if (other === name) continue;
      await caller.get(`report/dokumen/${id}/unduh`).expect(404);
      await caller.delete(`report/dokumen/${id}`).expect(404);
    }
  }
  expect(await app.deps.db.prisma.dokumen_laporan.count({ where: { status: "siap" } })).toBe(2 * readers.length);
  for (const role of strangers) {
    const caller = await app.as(role);
    await caller.get("report/dokumen").expect(403);
    await caller.post("report/dokumen", orders.list).expect(403);
    await caller.get(`report/dokumen/${owned.get("bank")?.[0]}/unduh`).expect(403);
  }
});
