import { EventEmitter } from "node:events";
import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { cellOf } from "@retribusi/contract/access/field-cell";
import { type Cell, nameFieldOf, textOf } from "@retribusi/contract/define/cell";
import { type AnyEntity, fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registry } from "../../registry.ts";
import {
  asBytes,
  csvText,
  pdfText,
  readCsv,
  readPdf,
  readPrint,
  readXlsx,
  sheetValue,
  zoneText,
} from "../../testing/exported.ts";
import { createPrintable } from "../../testing/printable.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { entityOf } from "../reader.ts";
import type { RecordRow } from "../row.ts";

let test_app: TestApp;
let superuser: Caller;
let dinas: Caller;

beforeAll(async () => {
  test_app = await createTestApp({ PUBLIC_URL: "https://contoh.example" });
  superuser = await test_app.as("superuser");
  dinas = await test_app.as("dinas");
  const { deps, world } = test_app;
  const { userid } = await test_app.as("nasabah");
  for (const region of [world.home, world.rival]) {
    for (const kind of ["penginapan", "gedung", "alat"] as const) {
      for (const state of [30, 70, 90]) await createPrintable(deps.db, region, { kind, userid }, state);
    }
  }
});
afterAll(() => test_app.close());

const names = Object.keys(registry).filter(isEntityName);

/** All rows of the list, page after page; refusals of earlier tests are in the security log by then and none comes after. */
async function listed(caller: Caller, path: string): Promise<RecordRow[]> {
  await test_app.deps.security.flush();
  const rows: RecordRow[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await caller.get(`${path}${path.includes("?") ? "&" : "?"}limit=200&page=${page}`).expect(200);
    rows.push(...body.records);
    if (!body.hasMore) return rows;
  }
}

/** What the list shows in a column, told independently of the export. */
function shown(entity: AnyEntity, name: string, record: RecordRow): Cell {
  const field = fieldOf(entity, name);
  if (field.kind.startsWith("image") && typeof record[name] === "string")
    return { is: "text", text: `https://contoh.example/files/${record[name]}` };
  const named = nameFieldOf(entity, name);
  return cellOf(field, (named && record[named]) ?? record[name], record, { language: "en", zone: "Asia/Jakarta" });
}

const bytes = async (caller: Caller, path: string): Promise<Buffer> =>
  (await asBytes(caller.get(path)).expect(200)).body;

const isPicture = (entity: AnyEntity, name: string) => fieldOf(entity, name).kind.startsWith("image");
const isMoment = (entity: AnyEntity, name: string) => fieldOf(entity, name).kind === "instant";

const isTotalled = (entity: AnyEntity, columns: readonly string[]) =>
  columns.some((column) => fieldOf(entity, column).total);

/** The line of sums that ends a list with totals, added up independently of the export; none where there is nothing to add up. */
function totalOf(entity: AnyEntity, columns: readonly string[], records: readonly RecordRow[], label: Cell): Cell[][] {
  if (records.length === 0 || !isTotalled(entity, columns)) return [];
  const cells = columns.map((column, at): Cell => {
    if (!fieldOf(entity, column).total) return at === 0 ? label : null;
    return { is: "rupiah", value: records.reduce((sum, record) => sum + Number(record[column]), 0) };
  });
  return [cells];
}
const totalWord: Cell = { is: "text", text: "Total" };

test("of all lists only those of bookings end with sums: the total, and in the report the discount, too", () => {
  const summed = names.flatMap((name) =>
    entityOf(name).columns.flatMap((column) => (fieldOf(entityOf(name), column).total ? [`${name}.${column}`] : [])),
  );
  const own = ["trx_penginapan", "trx_gedung", "trx_alat"].map((name) => `${name}.totalbiaya`);
  expect(summed.toSorted()).toEqual([...own, "report_trx_all.totalbiaya", "report_trx_all.diskon"].toSorted());
});

describe.each(names)("%s", (name: EntityName) => {
  const entity = entityOf(name);
  const columns = entity.columns;
  const printed = columns.filter((column) => !isPicture(entity, column));
  const title = (column: string) => fieldOf(entity, column).label.en;
  const cells = (record: RecordRow, of: readonly string[]) => of.map((column) => shown(entity, column, record));

  test("csv shows what the list shows", async () => {
    const records = await listed(superuser, name);
    const [titles, ...rows] = readCsv(await bytes(superuser, `${name}/export?format=csv`));
    const hasZone = columns.some((column) => isMoment(entity, column));
    const marks = isTotalled(entity, columns);
    // The specification's field names, in any language.
    expect(titles).toEqual([...(marks ? ["baris"] : []), ...columns, ...(hasZone ? ["zona"] : [])]);
    const lineOf = (mark: string) => (row: Cell[]) => [
      ...(marks ? [mark] : []),
      ...row.map(csvText),
      ...(hasZone ? [zoneText(row)] : []),
    ];
    expect(rows).toEqual([
      ...records.map((record) => cells(record, columns)).map(lineOf("data")),
      ...totalOf(entity, columns, records, null).map(lineOf("total")),
    ]);
  });

  test("xlsx shows what the list shows, with numbers and dates as such", async () => {
    const records = await listed(superuser, name);
    const { rows, sheet } = await readXlsx(await bytes(superuser, `${name}/export?format=xlsx`));
    const wanted = [
      ...records.map((record) => cells(record, columns)),
      ...totalOf(entity, columns, records, totalWord),
    ];
    expect(rows).toEqual([columns.map(title), ...wanted.map((row) => row.map(sheetValue))]);
    expect(sheet.views).toMatchObject([{ state: "frozen", ySplit: 1 }]);
    expect(sheet.autoFilter).toBeTruthy();
    expect(sheet.getColumn(1).width).toBeGreaterThan(5);
  });

  test("the page to print shows what the list shows", async () => {
    const records = await listed(superuser, name);
    const rows = readPrint(await bytes(superuser, `${name}/export?format=print`));
    const wanted = [
      ...records.map((record) => cells(record, printed)),
      ...totalOf(entity, printed, records, totalWord),
    ];
    expect(rows).toEqual([printed.map(title), ...wanted.map((row) => row.map((cell) => textOf(cell, "en")))]);
  });

  test("pdf shows what the list shows", async () => {
    const records = await listed(superuser, name);
    const text = await readPdf(await bytes(superuser, `${name}/export?format=pdf`));
    expect(text).toContain(entity.title.en.replace(/\s+/g, ""));
    for (const record of records) expect(text).toContain(pdfText(cells(record, printed)));
    for (const total of totalOf(entity, printed, records, totalWord)) expect(text).toContain(pdfText(total));
  });

  test("one record in four formats has the value of every field", async () => {
    const [first] = await listed(superuser, name);
    if (!first) return;
    const id = keyOf(entity, first);
    // A booking's own view is a screen of its own; the report shows the same fields as a record.
    const seen = entity.table === "booking" ? "report_trx_all" : name;
    const { body } = await superuser.get(`${seen}/view/${id}`).expect(200);
    const path = `${name}/view/${id}/export?format=`;
    const csv = readCsv(await bytes(superuser, `${path}csv`));
    expect(csv[0]).toEqual(["Field", "Value"]);
    const page = readPrint(await bytes(superuser, `${path}print`));
    const pdf = await readPdf(await bytes(superuser, `${path}pdf`));
    const { rows } = await readXlsx(await bytes(superuser, `${path}xlsx`));
    expect(rows.map(([field]) => field)).toEqual(csv.map(([field]) => field));
    for (const column of printed.filter(
      (other) => !fieldOf(entity, other).related && !fieldOf(entity, other).reference,
    )) {
      const cell = shown(entity, column, body);
      const line = [title(column), textOf(cell, "en")];
      expect(page).toContainEqual(line);
      expect(pdf).toContain(line.join("").replace(/\s+/g, ""));
      expect(rows).toContainEqual([title(column), sheetValue(cell)]);
    }
  });

  test("is closed to those without its pages", async () => {
    const stranger = await test_app.as("default");
    await stranger.get(`${name}/export?format=csv`).expect(403);
    await stranger.get(`${name}/view/1/export?format=csv`).expect(403);
  });
});

describe("what is taken out", () => {
  test("is the caller's scope, never another agency's row", async () => {
    for (const name of ["report_trx_all", "mst_objectretribusi", "trx_penginapan"] as const) {
      const keys = (await listed(superuser, name)).length;
      const own = await listed(dinas, name);
      const [, ...lines] = readCsv(await bytes(dinas, `${name}/export?format=csv`));
      const rows = lines.filter(([line]) => line !== "total");
      expect(rows).toHaveLength(own.length);
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThan(keys);
      expect(JSON.stringify(rows)).not.toContain("Dinas 33");
    }
    const { id } = await test_app.deps.db.prisma.booking.findFirstOrThrow({
      where: { idskpd: test_app.world.rival.idskpd },
    });
    await dinas.get(`report_trx_all/view/${id}/export?format=csv`).expect(404);
    await dinas.get("report_trx_all/view/x/export?format=csv").expect(404);
  });

  test("follows search, filters, order and columns", async () => {
    const query = "filter[statusbooking]=70&orderby=id&ordertype=asc&search=Siti";
    const records = await listed(dinas, `report_trx_all?${query}`);
    const path = `report_trx_all/export?format=csv&${query}&columns=totalbiaya,id&page=7&limit=20`;
    const [titles, ...rows] = readCsv(await bytes(dinas, path));
    expect(titles).toEqual(["baris", "totalbiaya", "id"]);
    expect(rows.slice(0, -1)).toEqual(records.map(({ id, totalbiaya }) => ["data", String(totalbiaya), String(id)]));
    const sum = records.reduce((before, { totalbiaya }) => before + Number(totalbiaya), 0);
    expect(rows.at(-1)).toEqual(["total", String(sum), ""]);
    expect(records.length).toBe(3);
  });

  test("is told in the language of the request, with what it was chosen by", async () => {
    const path = "report_trx_all/export?format=print&filter[statusbooking]=70&search=Siti";
    const { text } = await dinas.get(path).set("Accept-Language", "id").expect(200);
    for (const word of ["Laporan Booking", "Dinas 32", "Provinsi 32", "Lunas", "Pencarian", "Siti", "Dibuat"])
      expect(text).toContain(word === "Lunas" ? "Selesai" : word);
    expect(text).not.toMatch(/<script|src="http/);
  });

  test.each([
    ["haripesan", "2026-01-01..2026-02-01", "Hari pesan", "1 Januari 2026 – 31 Januari 2026"],
    ["haripakai", "2026-03-01", "Hari pertama pemakaian", "1 Maret 2026"],
    ["haribayar", "2026-03-01..", "Hari bayar", "1 Maret 2026 –"],
    ["haribayar", "..2026-03-01", "Hari bayar", "– 28 Februari 2026"],
    ["idskpd", "999999", "Dinas", "tidak ditemukan"],
  ])("names the days and rows it was narrowed to: %s=%s", async (field, value, name, words) => {
    const path = `report_trx_all/export?format=print&filter[${field}]=${value}`;
    const { text } = await dinas.get(path).set("Accept-Language", "id").expect(200);
    expect(text).toContain(`<dt>${name}</dt><dd>${words}</dd>`);
  });

  test("hides identity numbers as the view does", async () => {
    const [row] = await listed(dinas, "trx_penginapan");
    const rows = readCsv(await bytes(dinas, `trx_penginapan/view/${row?.id}/export?format=csv`));
    expect(rows).toContainEqual(["Identity number (NIK)", "3273********0001"]);
  });

  test("is what the page of the role shows", async () => {
    const pemda = await test_app.as("pemda");
    const [titles] = readCsv(await bytes(pemda, "tbl_skpd/export?format=csv"));
    expect(titles).toEqual(["idskpd", "skpdid", "skpdname"]);
    const answer = await pemda.get("tbl_skpd/export?format=csv&columns=skpdname,pemdaname").expect(400);
    expect(answer.body.error.fields.columns).toContain("pemdaname");
  });

  test("can't be what there isn't", async () => {
    const wrong = { "format=docx": "format", "": "format", "format=csv&columns=password": "columns" };
    for (const [query, field] of Object.entries({ ...wrong, "format=csv&nonsense=1": "nonsense" })) {
      const answer = await superuser.get(`userdata/export?${query}`).expect(400);
      expect(answer.body.error.fields, query).toHaveProperty(field);
    }
    const view = await superuser.get(`userdata/view/${superuser.userid}/export?format=doc`).expect(400);
    expect(view.body.error.fields).toHaveProperty("format");
  });

  test("leaves a trace", async () => {
    await bytes(dinas, "report_trx_all/export?format=csv&columns=id&filter[statusbooking]=70");
    const row = await test_app.deps.db.prisma.audit.findFirst({
      where: { userid: dinas.userid, aksi: "export" },
      orderBy: { id: "desc" },
    });
    expect(row).toMatchObject({
      entitas: "report_trx_all",
      peran: "dinas",
      sesudah: { format: "csv", kolom: ["id"], baris: 3, selesai: true, saringan: [{ field: "statusbooking" }] },
    });
  });
});

/** What Node warns of while `work` runs. */
async function warningsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const note = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
  process.on("warning", note);
  await work();
  // A warning is told in the turn after it came up.
  await new Promise((done) => setTimeout(done, 50));
  process.off("warning", note);
  return warnings;
}

test("no answer is listened to by so many that Node warns of a leak", async () => {
  const reported = await warningsDuring(async () => {
    for (const format of ["csv", "xlsx", "pdf", "print"]) {
      await asBytes(superuser.get(`tbl_pemda/export?format=${format}`)).expect(200);
      await asBytes(superuser.get(`tbl_pemda/view/${test_app.world.home.idpemda}/export?format=${format}`)).expect(200);
    }
  });
  expect(reported).toEqual([]);
  const eleven = await warningsDuring(async () => {
    const emitter = new EventEmitter();
    for (let n = 0; n < 11; n += 1) emitter.on("close", () => undefined);
  });
  expect(eleven).toEqual([expect.stringContaining("11 close listeners")]);
});
