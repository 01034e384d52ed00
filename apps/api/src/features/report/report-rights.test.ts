import type { ReportAnswer } from "@retribusi/contract/define/report";
import type { Role } from "@retribusi/contract/define/roles";
import type { HeatMap } from "@retribusi/contract/features/report/report.endpoints";
import { readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { createReportWorld, type ReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

let app: TestApp;
let world: ReportWorld;
const callers = new Map<string, Caller>();

type Place = ReportWorld["places"][number];

/** Who reads what: whose bookings, as SQL, and which reports. Written by hand from the decided table; nobody else gets anything. */
const cut = ["rekap", "penggunaan", "peta", "angka"] as const;
const books = ["realisasi", "bku", "piutang", "pengecualian", "skrd", "ssrd"] as const;
const group = ({ pengelolaid }: Place) => `t.pengelolaid = ${pengelolaid}`;
const agency = ({ idskpd }: Place) => `t.idskpd = ${idskpd}`;
const region = ({ idpemda }: Place) => `t.idpemda = ${idpemda}`;
const all = () => "TRUE";
const readers: readonly (readonly [
  role: Role,
  place: number,
  where: (place: Place) => string,
  may: readonly string[],
])[] = [
  ...[0, 1, 2, 3, 4].map((at) => ["pengelola", at, group, cut] as const),
  ...[0, 2, 3].map((at) => ["dinas", at, agency, [...cut, ...books]] as const),
  ...[0, 3].map((at) => ["pemda", at, region, [...cut, ...books]] as const),
  ["bank", 0, all, ["rekap", "angka"]],
  ["superuser", 0, all, [...cut, ...books]],
  ["nasabah", 0, all, []],
  ["default", 0, all, []],
];

const nameOf = (role: Role, at: number) => `${role} of place ${at}`;

beforeAll(async () => {
  app = await createTestApp();
  world = await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 24);
  await app.deps.db.prisma.target_pendapatan.createMany({
    data: [0, 2, 3].flatMap((at) => {
      const place = world.places[at];
      return place
        ? [{ idpemda: place.idpemda, idskpd: place.idskpd, idanggaran: place.idanggaran, tahun: 2026, jumlah: 1_000n }]
        : [];
    }),
  });
  await rebuildSummaries(app.deps.db);
  for (const [role, at] of readers) callers.set(nameOf(role, at), await app.as(role, world.places[at]));
});
afterAll(() => app.close());

const period = "dari=2025-01-01&sampai=2026-12-31";
const asked: Readonly<Record<string, string>> = {
  rekap: `${period}&dasar=pesan&kelompok=objectid`,
  penggunaan: `${period}&kelompok=objectid`,
  peta: "dari=2026-01-01&sampai=2026-01-31",
  angka: "",
  realisasi: "tahun=2026",
  bku: period,
  piutang: "",
  pengecualian: "",
  skrd: period,
  ssrd: period,
};

const within = (day: string) => `${day} BETWEEN '2025-01-01' AND '2026-12-31'`;
const billDay = (moment: string) => within(`DATE(${moment} + INTERVAL t.selisihkas HOUR)`);
const payments = "pembayaran m JOIN booking t ON t.id = m.bookingid";
const bills = "tagihan b JOIN booking t ON t.id = b.bookingid";

/** Ids that each report holds of bookings that fit; objects and agencies have the columns of a booking. */
const meant: Readonly<Record<string, string>> = {
  rekap: `SELECT DISTINCT t.objectid AS id FROM booking t WHERE ${within("t.haripesan")}`,
  penggunaan: "SELECT t.objectid AS id FROM mst_objectretribusi t WHERE TRUE",
  peta: "SELECT t.objectid AS id FROM mst_objectretribusi t WHERE TRUE",
  realisasi: "SELECT DISTINCT t.idskpd AS id FROM tbl_skpd t WHERE TRUE",
  bku: `SELECT t.id FROM ${payments} WHERE ${within("m.haribuku")}`,
  piutang: `SELECT t.id FROM ${bills} WHERE b.statustagihan = 'terbit'`,
  pengecualian:
    "SELECT t.id FROM pengecualian_bayar x JOIN booking t ON t.id = x.bookingid WHERE x.penyelesaian IS NULL",
  skrd: `SELECT t.id FROM ${bills} WHERE ${billDay("b.tglterbit")}`,
  ssrd: `SELECT t.id FROM ${payments} WHERE ${billDay("m.tglterima")}`,
};
const keyOf: Readonly<Record<string, string>> = { rekap: "objectid", penggunaan: "objectid", realisasi: "idskpd" };

async function idsOf(name: string, where: string): Promise<number[]> {
  const rows: { id: number }[] = await app.deps.db.pool.query({ ...readerOptions, sql: `${meant[name]} AND ${where}` });
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

async function answered(caller: Caller, name: string): Promise<number[]> {
  const { body } = await caller.get(`report/${name}?${asked[name]}`).expect(200);
  if (name === "peta") {
    const map: HeatMap = body;
    return map.objects.map(({ objectid }) => objectid).toSorted((a, b) => a - b);
  }
  const { rows, count }: ReportAnswer = body;
  const details = rows.filter(({ level }) => level === "row");
  if (count <= details.length)
    return details.map(({ keys }) => Number(keys[keyOf[name] ?? "id"])).toSorted((a, b) => a - b);
  const next = await caller.get(`report/${name}?${asked[name]}&halaman=2`).expect(200);
  const more: ReportAnswer["rows"] = next.body.rows;
  return [...details, ...more.filter(({ level }) => level === "row")]
    .map(({ keys }) => Number(keys[keyOf[name] ?? "id"]))
    .toSorted((a, b) => a - b);
}

describe.each(readers)("%s of place %i", (role, at, whereOf, may) => {
  test("reads the reports of the role, each about exactly what is theirs, on the screen and in a file", async () => {
    const caller = callers.get(nameOf(role, at));
    const place = world.places[at];
    if (!caller || !place) throw new Error("Nobody reads");
    for (const name of [...cut, ...books]) {
      if (!may.includes(name)) {
        await caller.get(`report/${name}?${asked[name]}`).expect(403);
        if (!["peta", "angka"].includes(name))
          await caller.get(`report/${name}/export?${asked[name]}&format=csv`).expect(403);
        continue;
      }
      if (name === "angka") continue;
      const ids = await idsOf(name, whereOf(place));
      expect(ids.length, name).toBeGreaterThan(0);
      expect(await answered(caller, name), name).toEqual(ids);
      if (name === "peta") continue;
      const { body } = await asBytes(caller.get(`report/${name}/export?${asked[name]}&format=csv`)).expect(200);
      expect(readCsv(body).filter(([line]) => line === "data").length, `${name}.csv`).toBe(ids.length);
    }
  });
});

test("nobody reads a report without signing in", async () => {
  for (const name of [...cut, ...books]) await supertest(app.app).get(`/api/report/${name}`).expect(401);
});
