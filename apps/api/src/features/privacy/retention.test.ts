import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/uploads.ts";
import { sweepDocuments } from "./documents-sweep.ts";
import { sweepExpired } from "./expired-sweep.ts";

const day = 24 * 3_600_000;
let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as("nasabah");
});
afterAll(() => app.close());
beforeEach(() => prisma().pengaturan.deleteMany());

const prisma = () => app.deps.db.prisma;
const ago = (days: number) => new Date(Date.now() - days * day);
const later = (days: number) => ({ ...app.deps, clock: { now: () => new Date(Date.now() + days * day) } });

async function card(): Promise<{ id: number; path: string }> {
  const content = Buffer.from("%PDF-1.7\n%%EOF");
  const { body } = await upload(app, owner, [{ content, name: "ktp.pdf" }], "document").expect(200);
  return prisma().berkas.update({ where: { id: body.berkasid }, data: { sementara: false } });
}

async function bookingIn(statusbooking: number, tglstatus: Date, berkasid: number): Promise<number> {
  const row = { ...bookingOf(app.world.home, "alat", owner.userid), statusbooking, tglstatus };
  const { id } = await prisma().booking.create({ data: row });
  await prisma().booking_dokumen.create({ data: { bookingid: id, berkasid, jenis: "identitas" } });
  return id;
}

const documentsOf = (bookingid: number) => prisma().booking_dokumen.count({ where: { bookingid } });
const isStored = async ({ path }: { path: string }) => (await app.deps.files.find(path)) !== null;

test.each([70, 80, 90, 92, 95])(
  "documents of a booking that ended in %i go with their files after their time, not a day before",
  async (status) => {
    const file = await card();
    const id = await bookingIn(status, ago(0), file.id);
    await sweepDocuments(later(retention.documents - 1));
    expect([await documentsOf(id), await isStored(file)]).toEqual([1, true]);
    await sweepDocuments(later(retention.documents + 1));
    expect([await documentsOf(id), await isStored(file)]).toEqual([0, false]);
    expect(await prisma().berkas.count({ where: { id: file.id } })).toBe(0);
    const { body } = await owner.get(`trx_alat/view/${id}`).expect(200);
    expect([body.dokumen, body.dokumendihapus]).toEqual([[], expect.any(String)]);
    const entry = await prisma().audit.findMany({
      where: { aksi: "hapus_dokumen", entitas: "trx_alat", kunci: String(id) },
    });
    expect(entry).toMatchObject([{ userid: null, sesudah: { dokumen: ["identitas"] } }]);
  },
);

test("messages of a booking go with its documents' time and not before, and without documents none are told to have gone", async () => {
  const row = { ...bookingOf(app.world.home, "alat", owner.userid), statusbooking: 70, tglstatus: ago(0) };
  const { id: bookingid } = await prisma().booking.create({ data: row });
  const who = { bookingid, userid: owner.userid };
  const message = { ...who, peran: "nasabah", isi: "Halo", kunci: crypto.randomUUID() };
  const { id } = await prisma().percakapan.create({ data: message });
  await prisma().percakapan_dibaca.create({ data: { ...who, terakhir: id } });
  const left = async () => [
    await prisma().percakapan.count({ where: { bookingid } }),
    await prisma().percakapan_dibaca.count({ where: { bookingid } }),
  ];
  await sweepDocuments(later(retention.documents - 1));
  expect(await left()).toEqual([1, 1]);
  await sweepDocuments(later(retention.documents + 1));
  expect(await left()).toEqual([0, 0]);
  expect((await owner.get(`trx_alat/view/${bookingid}`).expect(200)).body.dokumendihapus).toBeNull();
});

test("the documents of a running booking stay, however old it is, and so does a file that one shares", async () => {
  const file = await card();
  const running = await Promise.all([10, 20, 30, 40, 50, 60].map((status) => bookingIn(status, ago(900), file.id)));
  const over = await bookingIn(70, ago(900), file.id);
  await sweepDocuments(app.deps);
  expect(await Promise.all(running.map(documentsOf))).toEqual(running.map(() => 1));
  expect([await documentsOf(over), await isStored(file)]).toEqual([0, true]);
});

test("documents stay while a refund is open; money and its papers stay for good", async () => {
  const file = await card();
  const id = await bookingIn(90, ago(900), file.id);
  const system = await prisma().system.findFirstOrThrow();
  const bill = {
    idbilling: "889320000000000017",
    jumlah: 1n,
    nomordokumen: "S-1",
    tglexpired: ago(899),
    systemid: system.id,
    idskpd: app.world.home.idskpd,
    selisihkas: 7,
  };
  await prisma().tagihan.create({ data: { ...bill, bookingid: id } });
  const refund = await prisma().pengembalian.create({ data: { bookingid: id, jumlah: 1n, alasan: "Batal" } });
  await sweepDocuments(app.deps);
  expect(await documentsOf(id)).toBe(1);
  await prisma().pengembalian.update({ where: { id: refund.id }, data: { statuspengembalian: "dibayar" } });
  await sweepDocuments(app.deps);
  await sweepExpired(later(4000));
  expect(await documentsOf(id)).toBe(0);
  const left = await Promise.all([
    prisma().tagihan.count({ where: { bookingid: id } }),
    prisma().pengembalian.count({ where: { bookingid: id } }),
    prisma().booking.count({ where: { id } }),
  ]);
  expect(left).toEqual([1, 1, 1]);
});

test("the period of Pengaturan counts at once", async () => {
  const file = await card();
  const id = await bookingIn(70, ago(40), file.id);
  await sweepDocuments(app.deps);
  expect(await documentsOf(id)).toBe(1);
  await prisma().pengaturan.create({ data: { kunci: "retensidokumen", nilai: "30" } });
  await sweepDocuments(app.deps);
  expect(await documentsOf(id)).toBe(0);
});

test("ratings go by their own period after they were changed, and the younger ones stay", async () => {
  const said = { bintang: 4, isi: "Tenang" };
  for (const diubah of [ago(retention.ratings + 1), ago(retention.ratings - 1)])
    await prisma().penilaian.create({
      data: { bookingid: await bookingIn(70, ago(40), (await card()).id), ...said, diubah },
    });
  await sweepExpired(app.deps);
  const [left, ...others] = await prisma().penilaian.findMany();
  expect(others).toEqual([]);
  expect(left?.diubah.getTime()).toBeGreaterThan(ago(retention.ratings).getTime());
});

test("links, sent mails, messages and audit entries go by their own periods, the younger ones and waiting mails stay", async () => {
  const { userid } = owner;
  const late = (days: number) => [ago(days + 1), ago(days - 1)] as const;
  await prisma().audit.deleteMany();
  await prisma().outbox.deleteMany();
  await prisma().inbox.deleteMany();
  for (const [index, kedaluwarsa] of late(retention.links).entries())
    await prisma().token_user.create({ data: { userid, jenis: "reset", hash: String(index).repeat(64), kedaluwarsa } });
  const mail = { jenis: "mail", muatan: {} };
  for (const tersediapada of late(retention.mails))
    await prisma().outbox.create({ data: { ...mail, status: "terkirim", tersediapada } });
  await prisma().outbox.create({ data: { ...mail, status: "antri", tersediapada: ago(900) } });
  for (const date_created of late(retention.messages))
    await prisma().inbox.create({ data: { userid, judul: "A", isi: "B", date_created } });
  for (const waktu of late(retention.audit))
    await prisma().audit.create({ data: { aksi: "edit", entitas: "userdata", kunci: "1", waktu } });
  expect(await sweepExpired(app.deps)).toBe(4);
  const left = await Promise.all([
    prisma().token_user.count({ where: { userid } }),
    prisma().outbox.count(),
    prisma().inbox.count({ where: { userid } }),
    prisma().audit.count(),
  ]);
  expect(left).toEqual([1, 2, 1, 1]);
});
