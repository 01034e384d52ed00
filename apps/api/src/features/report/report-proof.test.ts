import type { Report, ReportAnswer } from "@retribusi/contract/define/report";
import { type ReportName, reports } from "@retribusi/contract/features/report/report.endpoints";
import { readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { asBytes } from "../../testing/exported.ts";
import type { Proof, Scope } from "../../testing/proof.ts";
import { dayText, type Line, onScreen, ReportLines, type Value } from "../../testing/report-lines.ts";
import { handwritten } from "../../testing/report-proofs.ts";
import { createReportWorld, type ReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

// A busy machine lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let world: ReportWorld;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  app = await createTestApp();
  world = await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 16);
  await furnish();
  await rebuildSummaries(app.deps.db);
  for (const role of ["pemda", "dinas"] as const) callers.set(role, await app.as(role));
  callers.set("pengelola", await app.as("pengelola", world.places[1]));
  callers.set("pemda of the east", await app.as("pemda", world.places[3]));
});
afterAll(() => app.close());

/** Targets, changing capacities and closures; each object has a name of its own. */
async function furnish(): Promise<void> {
  const { prisma } = app.deps.db;
  await prisma.$executeRaw`UPDATE mst_objectretribusi SET objectname = CONCAT(objectname, ' ', LPAD(objectid, 4, '0'))`;
  await prisma.target_pendapatan.createMany({
    data: [0, 2, 3].flatMap((at) => {
      const place = world.places[at];
      if (!place) return [];
      const { idpemda, idskpd, idanggaran } = place;
      return [{ idpemda, idskpd, idanggaran, tahun: 2026, jumlah: 7_000_000n + BigInt(at) }];
    }),
  });
  // An account that nothing was received on.
  for (const { idpemda, idskpd, idjenis } of [app.world.home, app.world.rival]) {
    const { idanggaran } = await prisma.tbl_mataanggaran.create({
      data: { idpemda, idskpd, idjenis, rekeninganggaran: "4.1.02.02.20.0009", uraiananggaran: "Lainnya" },
    });
    await prisma.target_pendapatan.create({ data: { idpemda, idskpd, idanggaran, tahun: 2026, jumlah: 1_234_567n } });
  }
  const usual = { jumlahobject: 3, statusobject: 1, jambuka: "08:00", jamtutup: "22:00" };
  const units = { penginapan: "malam", gedung: "jam", alat: "hari" } as const;
  for (const { objects } of world.places) {
    for (const kind of ["penginapan", "gedung", "alat"] as const) {
      const one = { ...usual, objectid: objects[kind], satuantarif: units[kind] };
      await prisma.kapasitas_object.createMany({
        data: [
          { ...one, berlakumulai: new Date("2025-01-01") },
          { ...one, berlakumulai: new Date("2026-01-20"), jumlahobject: 4, jambuka: "09:00" },
          { ...one, berlakumulai: new Date("2026-03-10"), statusobject: 0 },
        ],
      });
    }
    const alasan = "Perawatan";
    await prisma.penutupan_object.createMany({
      data: [
        {
          objectid: objects.penginapan,
          alasan,
          tglmulai: new Date("2026-01-10T05:00:00Z"),
          tglakhir: new Date("2026-01-12T05:00:00Z"),
        },
        {
          objectid: objects.gedung,
          alasan,
          jumlahunit: 1,
          tglmulai: new Date("2026-02-03T01:30:00Z"),
          tglakhir: new Date("2026-02-04T04:00:00Z"),
        },
      ],
    });
  }
}

const query = async (sql: string): Promise<Record<string, Value>[]> =>
  app.deps.db.pool.query({ ...readerOptions, sql });

/** Who reads which part: the region, the agency, and the group; a report that groups don't have is asked for by somebody above them. */
function scopesOf({ isOfGroups, hasGroupFilter }: Proof): Scope[] {
  const { home } = app.world;
  const second = world.places[1] ?? home;
  const east = world.places[3] ?? home;
  const group = { where: `t.pengelolaid = ${second.pengelolaid}`, agencies: `t.idskpd = ${second.idskpd}` };
  return [
    { name: "region", reader: "pemda", where: `t.idpemda = ${home.idpemda}`, agencies: `t.idpemda = ${home.idpemda}` },
    { name: "agency", reader: "dinas", where: `t.idskpd = ${home.idskpd}`, agencies: `t.idskpd = ${home.idskpd}` },
    isOfGroups
      ? { ...group, name: "group", reader: "pengelola" }
      : hasGroupFilter
        ? { ...group, name: "group", reader: "pemda", asked: `&pengelolaid=${second.pengelolaid}` }
        : {
            name: "other region",
            reader: "pemda of the east",
            where: `t.idpemda = ${east.idpemda}`,
            agencies: `t.idpemda = ${east.idpemda}`,
          },
  ];
}

/** Keys as they are read: months by their name. */
const keyText = (value: Value): Value =>
  typeof value === "string" && /^\d{4}-\d\d$/.test(value) ? dayText(value) : value;

/** Details, and the sums and ratios of each group and of all, by the database. */
async function wantedOf(proof: Proof, scope: Scope): Promise<{ onScreen: Line[]; inFiles: Line[] }> {
  const { keys, sums, ratios = {}, detail, order } = proof;
  const figures = [...sums.map((name) => `SUM(${name}) AS ${name}`)].join(", ");
  const ratioOf = Object.entries(ratios).map(([name, sql]) => `${sql} AS ${name}`);
  const read = async (level: Line["level"], shown: readonly string[], by: string, sorted: string): Promise<Line[]> => {
    const rows = await query(
      `SELECT ${["q.*", ...ratioOf].join(", ")} FROM (SELECT ${[...shown, figures].join(", ")} FROM (${detail(scope)}) d ${by}) q ${sorted}`,
    );
    return rows.map((row) => ({ level, values: proof.columns.map((name) => keyText(row[name] ?? null)) }));
  };
  const details = await read("row", keys, `GROUP BY ${["id", ...keys].join(", ")}`, `ORDER BY ${order}`);
  const total = await read("total", ["1 AS one"], "", "");
  if (proof.groupedBy === undefined) return { onScreen: [...details, ...total], inFiles: [...details, ...total] };
  const group = proof.columns[proof.groupedBy] ?? "id";
  const subtotals = await read("subtotal", [group], `GROUP BY ${group}`, "");
  const between = details.flatMap((line, at) => {
    const isLast = details[at + 1]?.values[0] !== line.values[0];
    return [line, ...(isLast ? subtotals.filter(({ values }) => values[0] === line.values[0]) : [])];
  });
  const behind = proof.subtotalsOnScreen === "none" ? [] : subtotals;
  const screen = proof.subtotalsOnScreen ? [...details, ...behind] : between;
  return { onScreen: [...screen, ...total], inFiles: [...between, ...total] };
}

/** Lines of a book's groups come in no order of theirs. */
const inOrder = (lines: readonly Line[]): Line[] => [
  ...lines.filter(({ level }) => level !== "subtotal"),
  ...lines
    .filter(({ level }) => level === "subtotal")
    .toSorted((a, b) => String(a.values[0]).localeCompare(String(b.values[0]))),
];

const callerOf = (name: string): Caller => {
  const caller = callers.get(name);
  if (!caller) throw new Error(`Nobody is ${name}`);
  return caller;
};

const reportOf = (name: ReportName): Report => {
  const report = reports.find((one) => one.name === name);
  if (!report) throw new Error(`There is no report ${name}`);
  return report;
};

const isReport = (name: string): name is ReportName => Object.hasOwn(handwritten, name);
const names = Object.keys(handwritten).filter(isReport);

test("every report and every figure of it has its proof", () => {
  expect(names.toSorted()).toEqual(reports.map(({ name }) => name).toSorted());
  for (const name of names) {
    const proven = handwritten[name].flatMap(({ columns }) => columns);
    const figures = Object.entries(reportOf(name).columns).flatMap(([column, { total }]) => (total ? [column] : []));
    expect(
      figures.filter((column) => !proven.includes(column)),
      name,
    ).toEqual([]);
  }
});

const cases = names.flatMap((name) => handwritten[name].map((proof) => ({ name, proof })));

describe.each(cases)("$name, $proof.asked", ({ name, proof }) => {
  test.each([0, 1, 2])(
    "is what the rows say, on the screen and cell by cell in every format (scope %i)",
    async (at) => {
      const [scope] = scopesOf(proof).slice(at);
      if (!scope) throw new Error("There are three scopes");
      const caller = callerOf(scope.reader);
      const asked = `${proof.asked}${scope.asked ?? ""}`;
      const want = await wantedOf(proof, scope);
      expect(want.onScreen.length, "a report of nothing proves nothing").toBeGreaterThan(3);
      const { body } = await caller.get(`report/${name}?${asked}`).set("Accept-Language", "en").expect(200);
      const answer: ReportAnswer = body;
      expect(answer.columns).toEqual(proof.columns);
      expect(answer.hasMore).toBe(false);
      const isApart = proof.subtotalsOnScreen !== undefined;
      expect(isApart ? inOrder(onScreen(answer)) : onScreen(answer)).toEqual(
        isApart ? inOrder(want.onScreen) : want.onScreen,
      );

      const file = async (format: string): Promise<Buffer> =>
        (
          await asBytes(
            caller.get(`report/${name}/export?${asked}&format=${format}`).set("Accept-Language", "en"),
          ).expect(200)
        ).body;
      const lines = new ReportLines(reportOf(name), proof.columns, want.inFiles, proof.groupedBy);
      const csv = lines.csv(await file("csv"));
      expect(csv.shown).toEqual(csv.wanted);
      const xlsx = await lines.xlsx(await file("xlsx"));
      expect(xlsx.shown).toEqual(xlsx.wanted);
      const print = lines.print(await file("print"));
      expect(print.shown).toEqual(print.wanted);
      expect(await lines.missingOnPaper(await file("pdf"))).toEqual([]);
    },
  );
});
