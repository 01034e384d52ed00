import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/uploads.ts";

let app: TestApp;
let owner: Caller;
let id: number;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as("nasabah");
  const { prisma } = app.deps.db;
  ({ id } = await prisma.booking.create({ data: bookingOf(app.world.home, "penginapan", owner.userid) }));
  const content = Buffer.from("%PDF-1.7\n%%EOF");
  const { body } = await upload(app, owner, [{ content, name: "ktp.pdf" }], "document").expect(200);
  await prisma.booking_dokumen.create({ data: { bookingid: id, berkasid: body.berkasid, jenis: "surat_permohonan" } });
  await prisma.berkas.update({ where: { id: body.berkasid }, data: { sementara: false } });
});
afterAll(() => app.close());

test.each(["nasabah", "pengelola", "dinas", "pemda", "bank", "superuser"] as const)(
  "a document of a booking is shown to its %s, and the neighbour's can't find it",
  async (role) => {
    const reader = role === "nasabah" ? owner : await app.as(role);
    const { body } = await reader.get(`trx_penginapan/view/${id}`).expect(200);
    expect(body.dokumen).toHaveLength(1);
    await supertest(app.app).get(body.dokumen[0].path).expect(200).expect("content-type", "application/pdf");
    await supertest(app.app).get(body.dokumen[0].path.split("?")[0]).expect(404);
    if (role === "bank" || role === "superuser") return;
    const stranger = await app.as(role, app.world.rival);
    await stranger.get(`trx_penginapan/view/${id}`).expect(404);
  },
);

test("a document that is in use can't be thrown away, not even by who uploaded it", async () => {
  const { body } = await owner.get(`trx_penginapan/view/${id}`).expect(200);
  const temp_file = body.dokumen[0].path.replace(/^\/files\/|\?.*$/g, "");
  await owner.post("fileuploader/remove_temp_file", { temp_file }).expect(404);
  await supertest(app.app).get(body.dokumen[0].path).expect(200);
});
