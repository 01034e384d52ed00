import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLodging } from "../../testing/booking-steps.ts";
import { proposed } from "../../testing/tariff.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, upload, uploadedPath } from "../../testing/uploads.ts";
import { sweepFiles } from "../files/removal.ts";

let app: TestApp;
let pemda: Caller;
let dinas: Caller;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://contoh.example" });
  [pemda, dinas] = await Promise.all([app.as("pemda"), app.as("dinas")]);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const visit = (path: string) => supertest(app.app).get(path);
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`);
const send = (who: Caller, content: Buffer, name = "perda.pdf") =>
  upload(app, who, [{ content, name, type: "application/pdf" }], "publication");
const sent = async (text: string, who = pemda): Promise<string> => (await send(who, pdf(text)).expect(200)).body.path;

let number = 0;
/** A regulation that the region keeps. */
async function regulation(more: object = {}): Promise<number> {
  number += 1;
  const row = { nomorperaturan: `Perda ${number}/2026`, pasal: "Lampiran", tentang: "Retribusi", ...more };
  return (await pemda.post("tbl_dasarhukum/add", row).expect(200)).body.dasarhukumid;
}
async function edit(id: number, write: object, who = pemda) {
  const versi = await app.versionOf("tbl_dasarhukum", id);
  return who.post(`tbl_dasarhukum/edit/${id}`, { versi, ...write });
}
/** An object with a tariff from today on that cites the regulation. */
async function cite(dasarhukumid: number): Promise<number> {
  const objectid = await createLodging(app, app.world.home, 1);
  const { id, versi } = await proposed(app, dinas, objectid, 1, { dasarhukumid });
  await pemda.post(`mst_objectretribusi/setujuitarif/${id}`, { versi }).expect(200);
  return objectid;
}
/** A day later, what nobody needs is swept. */
async function nextDay(): Promise<void> {
  await prisma().berkas.updateMany({ data: { date_created: new Date(Date.now() - 25 * 3_600_000) } });
  await sweepFiles(app.deps);
}

describe("the document of a legal basis", () => {
  test("is opened by everybody who sees the tariff, before the link, and is a document only", async () => {
    const tautan = "https://jdih.contoh.example/perda";
    const dokumen = await sent("naskah");
    expect(dokumen).toMatch(/^terbitan\/[0-9a-f]{32}\.pdf$/);
    const id = await regulation({ tautan });
    const objectid = await cite(id);
    const shown = async () => {
      const { body } = await visit(`/api/catalogue/${objectid}`).expect(200);
      const tariffs = (await dinas.get(`mst_objectretribusi/tarif?objectid=${objectid}`).expect(200)).body.records;
      const of = (rows: readonly { dasarhukum: string; tautan: string | null }[]) =>
        rows.find(({ dasarhukum }) => dasarhukum === `Perda ${number}/2026, Lampiran`)?.tautan;
      return [of(body.tarifberlaku), of(tariffs)];
    };
    expect(await shown()).toEqual([tautan, tautan]);
    expect((await edit(id, { dokumen })).status).toBe(200);
    expect(await shown()).toEqual([`/files/${dokumen}`, `/files/${dokumen}`]);
    const { body } = await visit("/api/transparansi").expect(200);
    expect(body.tarif.map((row: { tautan: string }) => row.tautan)).toContain(
      `https://contoh.example/files/${dokumen}`,
    );
    const answer = await visit(`/files/${dokumen}?size=card`).expect(200);
    expect(answer.body).toEqual(pdf("naskah"));
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await edit(id, { dokumen: null, tautan: null })).status).toBe(200);
    expect(await shown()).toEqual([null, null]);
  });

  test.each([
    ["a picture", () => jpeg(9, 9), 415, { code: "FILE_FORMAT", message: "File format not supported" }],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 415, { code: "FILE_FORMAT" }],
    ["nothing", () => Buffer.alloc(0), 415, { code: "FILE_FORMAT" }],
    [
      "more than 10 MB",
      () => Buffer.concat([pdf("besar"), Buffer.alloc(10 * 1024 * 1024)]),
      413,
      { code: "TOO_LARGE", message: "Max file size of 10MB is allowed" },
    ],
  ])("that is %s is refused, and nothing of it stays", async (_, make, status, error) => {
    const before = await prisma().berkas.count();
    const { body } = await send(pemda, await make()).expect(status);
    expect(body.error).toMatchObject(error);
    expect(await prisma().berkas.count()).toBe(before);
  });

  test("is put there by whoever keeps legal bases and by nobody else, in their own region", async () => {
    for (const role of ["nasabah", "pengelola", "dinas", "bank"] as const) {
      await send(await app.as(role), pdf("bukan")).expect(403);
    }
    await supertest(app.app)
      .post("/api/fileuploader/upload/publication")
      .attach("file", pdf("tamu"), "a.pdf")
      .expect(401);
    const mine = await sent("punya kami");
    const id = await regulation({ dokumen: mine });
    const rival = await app.as("pemda", app.world.rival);
    expect((await edit(id, { dokumen: await sent("punya tetangga", rival) }, rival)).status).toBe(404);
    expect((await edit(id, { dokumen: null }, dinas)).status).toBe(403);
    expect((await prisma().tbl_dasarhukum.findUniqueOrThrow({ where: { dasarhukumid: id } })).dokumen).toBe(mine);
  });

  test("opens no other file: a private one, a picture and what somebody else just sent are refused and stay as they were", async () => {
    const { body } = await upload(app, pemda, [{ content: pdf("rahasia") }], "document").expect(200);
    const secret = await prisma().berkas.findUniqueOrThrow({ where: { id: body.berkasid } });
    const rival = await app.as("pemda", app.world.rival);
    const foreign = await sent("tetangga", rival);
    const id = await regulation();
    const others = [secret.path, foreign, await uploadedPath(app, pemda, await jpeg(9, 9)), "https://contoh.example/a"];
    for (const dokumen of others) {
      const answer = await edit(id, { dokumen });
      expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["dokumen"]]);
    }
    await visit(`/files/${secret.path}`).expect(404);
    await visit(`/files/${secret.path.replace("dokumen/", "terbitan/")}`).expect(404);
    const kept = await prisma().berkas.findMany({ where: { path: { in: others } } });
    expect(kept.map(({ sementara }) => sementara)).toEqual([true, true, true]);
    const foto = await sent("bukan foto");
    const versi = await app.versionOf("userdata", pemda.userid);
    await pemda.post("account/edit", { versi, foto }).expect(400);
  });

  test("belongs to one row", async () => {
    const dokumen = await sent("satu");
    await regulation({ dokumen });
    const answer = await edit(await regulation(), { dokumen });
    expect([answer.status, answer.body.error.code]).toEqual([409, "ALREADY_EXISTS"]);
  });
});

describe("a document that is no longer its row's", () => {
  test("is swept where no tariff cites the row, whether it was replaced, taken away or deleted with it", async () => {
    const first = await sent("satu");
    const id = await regulation({ dokumen: first });
    expect((await edit(id, { tentang: "Retribusi Daerah", dokumen: first })).status).toBe(200);
    await nextDay();
    await visit(`/files/${first}`).expect(200);
    const [second, third] = [await sent("dua"), await sent("tiga")];
    expect((await edit(id, { dokumen: second })).status).toBe(200);
    const other = await regulation({ dokumen: third });
    await nextDay();
    await visit(`/files/${first}`).expect(404);
    for (const kept of [second, third]) await visit(`/files/${kept}`).expect(200);
    expect((await edit(id, { dokumen: null })).status).toBe(200);
    await pemda.delete(`tbl_dasarhukum/delete/${other}`).expect(200);
    await nextDay();
    await visit(`/files/${second}`).expect(404);
    await visit(`/files/${third}`).expect(404);
  });

  test("stays at its address where a tariff cites the row, which can't be deleted", async () => {
    const first = await sent("dulu");
    const id = await regulation({ dokumen: first });
    await cite(id);
    const refused = await pemda.delete(`tbl_dasarhukum/delete/${id}`).expect(409);
    expect(refused.body.error.code).toBe("IN_USE");
    await nextDay();
    await visit(`/files/${first}`).expect(200);
    const second = await sent("kini");
    expect((await edit(id, { dokumen: second })).status).toBe(200);
    expect((await edit(id, { dokumen: null })).status).toBe(200);
    await nextDay();
    await visit(`/files/${first}`).expect(200);
    await visit(`/files/${second}`).expect(200);
  });
});
