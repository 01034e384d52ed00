import type { ReportDocument } from "@retribusi/contract/features/report/document.endpoints";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { asBytes, readPdf, readZip } from "../../testing/exported.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeDocuments } from "./document-job.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 120_000 });

/** One more than a part has. */
const rows = 2_001;
let app: TestApp;
let dinas: Caller;
beforeAll(async () => {
  app = await createTestApp();
  dinas = await app.as("dinas");
  const data = Array.from({ length: rows }, () => bookingOf(app.world.home, "penginapan", dinas.userid));
  await app.deps.db.prisma.booking.createMany({ data });
});
afterAll(() => app.close());

async function made(query: object): Promise<ReportDocument> {
  await app.deps.db.prisma.inbox.deleteMany();
  await app.deps.db.prisma.outbox.deleteMany();
  await dinas.post("report/dokumen", { sumber: "daftar/report_trx_all", format: "pdf", query }).expect(200);
  await makeDocuments(app.deps, new AbortController().signal);
  const { body } = await dinas.get("report/dokumen").expect(200);
  return body.records[0];
}

/** What its owner was told, in the application and by mail. */
async function reported(): Promise<readonly string[]> {
  const [notice] = await app.deps.db.prisma.inbox.findMany();
  const [mail] = await app.deps.db.prisma.outbox.findMany();
  return [notice?.isi ?? "", JSON.stringify(mail?.muatan)];
}

test("a long pdf comes as a zip; how many parts it has is told wherever it is told of, and each page says its part", async () => {
  await app.deps.db.prisma.userdata.update({ where: { userid: dinas.userid }, data: { bahasa: "en" } });
  const document = await made({ columns: "id,totalbiaya", orderby: "id" });
  expect(document).toMatchObject({ status: "siap", num: rows, jenis: "application/zip", bagian: 2 });
  for (const words of await reported()) expect(words).toContain("has been made, as a ZIP of 2 PDF parts. You can");
  const { body } = await asBytes(dinas.get(`report/dokumen/${document.id}/unduh`)).expect(200);
  const parts = readZip(body);
  expect([...parts.keys()]).toEqual(["part-001.pdf", "part-002.pdf"]);
  expect(await readPdf(parts.get("part-002.pdf") ?? Buffer.alloc(0))).toMatch(/Part2,page\d+/);
});

test("a short one is a single file, and says what it was searched and narrowed by, not how it was arranged", async () => {
  const filter = { statusbooking: "40", haripesan: "2026-01-01..2026-02-01" };
  const document = await made({ columns: "id", orderby: "id", search: "none of them", filter });
  expect(document).toMatchObject({ status: "siap", num: 0, jenis: "application/pdf", bagian: null });
  expect(document.query).toEqual({ search: "none of them" });
  expect(document.filter).toEqual(filter);
  for (const words of await reported()) expect(words).toContain("has been made. You can");
});
