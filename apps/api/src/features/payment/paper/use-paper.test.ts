import { randomUUID } from "node:crypto";
import { printCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createPrintable } from "../../../testing/printable.ts";
import { fetchFile, printedText } from "../../../testing/printed.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { createObject } from "../../../testing/world.ts";

// Each print lays a page out, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let customer: Caller;
let manager: Caller;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://retribusi.example/" });
  customer = await app.as("nasabah");
  manager = await app.as("pengelola");
  await app.deps.db.prisma.mst_objectretribusi.updateMany({
    data: { aturan: "1. Dilarang merokok\n\n- Jaga kebersihan", kapasitas: 40, fasilitas: "operator" },
  });
}, 120_000);
afterAll(() => app.close());

const make = (kind: BookingKind, status = 50, money = {}) =>
  createPrintable(app.deps.db, app.world.home, { kind, userid: customer.userid }, status, money);

const print = (kind: BookingKind, id: number, by: Caller = manager) =>
  fetchFile(by, `trx_${kind}/${usePapers[kind].page}/${id}`);

async function textOf(kind: BookingKind, id: number, by: Caller = manager): Promise<string> {
  const { answer, body } = await print(kind, id, by);
  expect(answer.status).toBe(200);
  return printedText(body);
}

test.each(bookingKinds)("the paper of %s is there from payment on and in no other state", async (kind) => {
  for (const status of [50, 60, 70]) {
    const { id } = await make(kind, status);
    expect(await textOf(kind, id), String(status)).toContain(usePapers[kind].title.id.toUpperCase());
  }
  for (const status of [10, 20, 30, 40, 80, 90, 92, 95]) {
    const { id } = await make(kind, status);
    const { answer } = await print(kind, id);
    expect(answer.status, String(status)).toBe(404);
  }
});

test("the registration card has guest, stay, rooms, rules and a place to sign, and a masked number", async () => {
  const { id, payment } = await make("penginapan");
  const { answer, body } = await print("penginapan", id);
  expect(answer.headers["content-disposition"]).toBe(`inline; filename="kartu-registrasi-tamu-${id}.pdf"`);
  const text = await printedText(body);
  expect(text).toContain(`Tanda bukti pembayaran: ${payment?.nomorkuitansi}`);
  expect(text).toContain("Keluarga Contohwati");
  expect(text).toContain("Siti Contohwati");
  expect(text).toContain("3273********0001");
  expect(text).not.toContain("3273014107900001");
  expect(text).toContain("Jl. Melati No. 5, Kota Bandung");
  expect(text).toContain("081234567890");
  expect(text).toContain("1 Maret 2027, 14:00 WIB");
  expect(text).toContain("2 Maret 2027, 12:00 WIB");
  expect(text).toMatch(/Room number \.{36} Jumlah tamu/);
  expect(text).toMatch(/Dilarang merokok ?1\. Jaga kebersihan ?2\./);
  expect(text).toContain("Petugas · Officer");
});

test("the card names the rooms that were handed over", async () => {
  const { id } = await make("penginapan", 60);
  const { prisma } = app.deps.db;
  const unit = { objectid: app.world.home.objects.penginapan, nomor: "Melati 7", urutan: 1 };
  const { id: unitid } = await prisma.unit_object.create({ data: unit });
  await prisma.booking_unit.create({ data: { bookingid: id, nomorunit: 1, unitid } });
  expect(await textOf("penginapan", id)).toMatch(/Room number Melati 7 Jumlah tamu/);
});

test("the card has the rules in Indonesian with the English ones beneath; the permit, an Indonesian paper, in Indonesian alone", async () => {
  const { objects } = app.world.home;
  const write = (kind: BookingKind, words: { aturan?: string | null; aturanen: string | null }) =>
    app.deps.db.prisma.mst_objectretribusi.update({ where: { objectid: objects[kind] }, data: words });
  onTestFinished(async () => {
    const aturan = "1. Dilarang merokok\n\n- Jaga kebersihan";
    for (const kind of ["penginapan", "gedung"] as const) await write(kind, { aturan, aturanen: null });
  });
  await write("penginapan", { aturanen: "No smoking" });
  await write("gedung", { aturanen: "No smoking" });
  const { id: stay } = await make("penginapan");
  const { id: use } = await make("gedung");
  expect(await textOf("penginapan", stay)).toMatch(/Dilarang merokok.*Jaga kebersihan.*No smoking/);
  expect(await textOf("gedung", use)).not.toContain("No smoking");
  // Near miss: where nobody has written them in Indonesian, both have the English ones, once.
  await write("penginapan", { aturan: null, aturanen: "No smoking" });
  await write("gedung", { aturan: null, aturanen: "No smoking" });
  for (const text of [await textOf("penginapan", stay), await textOf("gedung", use)]) {
    expect(text.split("No smoking")).toHaveLength(2);
  }
});

describe("the permit", () => {
  test("says who may use what, when, for what and on which conditions, what was paid, and how it is checked", async () => {
    const { id, payment } = await make("gedung");
    const text = await textOf("gedung", id);
    expect(text).toContain("IZIN PEMAKAIAN");
    expect(text).toContain("Dinas 32 mengizinkan pemakaian berikut");
    expect(text).toContain("lunas pada 21 November 2026");
    expect(text).toContain("Menginap dua malam");
    expect(text).toContain("Paling banyak 40 orang");
    expect(text).toContain(`Rp300.000,00, tanda bukti nomor ${payment?.nomorkuitansi}`);
    expect(text).toMatch(/KETENTUAN PEMAKAIAN Dilarang merokok ?1\./);
    expect(text).toContain(printCheckCode(payment?.kodecek ?? ""));
    expect(text).toContain("https://retribusi.example/#/index/check");
    expect(text).toContain("tarif menurut Perda 1/2024");
    expect(text).not.toContain("3273014107900001");
    expect(text).not.toContain("Belum dibayar");
  });

  test("of a use free of charge names no receipt and has no code", async () => {
    const { id } = await make("gedung", 50, { diskon: 300_000n, totalbiaya: 0n });
    const text = await textOf("gedung", id);
    expect(text).toContain("dibebaskan dari pembayaran");
    expect(text).not.toMatch(/tanda bukti nomor|index\/check/);
  });
});

describe("the hand-over minute", () => {
  const line = {
    ...{ nomorunit: 1, hourmetermulai: 1234.5, kondisimulai: "Baik, tangki penuh" },
    ...{ hourmeterakhir: 1250, kondisiakhir: "Lecet kiri" },
  };

  async function handedOver(status: number) {
    const { id } = await make("alat", status);
    const { prisma } = app.deps.db;
    const unit = { objectid: app.world.home.objects.alat, nomor: `Alat ${id}`, urutan: id };
    const { id: unitid } = await prisma.unit_object.create({ data: unit });
    await prisma.booking_unit.create({ data: { ...line, bookingid: id, unitid } });
    const step = { bookingid: id, peran: "pengelola", userid: manager.userid };
    const steps = [
      { aksi: "checkIn", daristatus: 50, kestatus: 60, versi: 2, waktu: new Date("2027-03-01T01:10:00Z") },
      { aksi: "finish", daristatus: 60, kestatus: 70, versi: 3, waktu: new Date("2027-03-02T09:20:00Z") },
    ];
    await prisma.booking_riwayat.createMany({ data: steps.map((one) => ({ ...step, ...one })) });
    return id;
  }

  const officer = async () =>
    (await app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid: manager.userid } })).fullname;

  test("is blank before check-in, to be filled in by hand", async () => {
    const id = await handedOver(50);
    const text = await textOf("alat", id);
    expect(text).toMatch(/I\. PENYERAHAN Tanggal \.+ pukul/);
    expect(text).toMatch(/II\. PENGEMBALIAN Tanggal \.+ pukul/);
    expect(text).not.toMatch(/1\.234,5|tangki penuh|1\.250|Lecet/);
    expect(text).not.toContain(`Alat ${id}`);
  });

  test("has after check-in what was recorded then, and its return still blank", async () => {
    const id = await handedOver(60);
    const text = await textOf("alat", id);
    expect(text).toContain("I. PENYERAHAN 1 Maret 2027, 08:10 WIB");
    expect(text).toContain(`Alat ${id} 1.234,5 Baik, tangki penuh`);
    expect(text).toContain(await officer());
    expect(text).toMatch(/II\. PENGEMBALIAN Tanggal \.+ pukul/);
    expect(text).not.toMatch(/1\.250|Lecet kiri/);
  });

  test("has the time of the hand-over, not that at which an end was taken back", async () => {
    const id = await handedOver(60);
    const undo = { aksi: "undo", daristatus: 70, kestatus: 60, versi: 4, waktu: new Date("2027-03-02T09:30:00Z") };
    await app.deps.db.prisma.booking_riwayat.create({ data: { bookingid: id, peran: "pengelola", ...undo } });
    expect(await textOf("alat", id)).toContain("I. PENYERAHAN 1 Maret 2027, 08:10 WIB");
  });

  test("has after the end both parts", async () => {
    const id = await handedOver(70);
    const text = await textOf("alat", id);
    expect(text).toContain(`Alat ${id} 1.234,5 Baik, tangki penuh`);
    expect(text).toContain("II. PENGEMBALIAN 2 Maret 2027, 16:20 WIB");
    expect(text).toContain(`Alat ${id} 1.250 Lecet kiri`);
  });

  test("has a line for each unit that was booked, whether or not it is recorded", async () => {
    const { id } = await make("alat");
    await app.deps.db.prisma.booking.update({ where: { id }, data: { jumlahunit: 3, tarif: 50_000n } });
    expect(await textOf("alat", id)).toMatch(/lengkapan 1 \.+ \.+ \.+ 2 \.+ \.+ \.+ 3 \.+/);
  });

  test("of more units than ten has a line for each that is recorded, and one for the others", async () => {
    const { id } = await make("alat", 60);
    const { prisma } = app.deps.db;
    await prisma.booking.update({ where: { id }, data: { jumlahunit: 11, tarif: 30_000n, diskon: 360_000n } });
    await prisma.booking_unit.create({ data: { bookingid: id, nomorunit: 4, hourmetermulai: 12 } });
    const text = await textOf("alat", id);
    expect(text).toMatch(/lengkapan 4 \.+ 12 \.+ 10 unit \.+ \.+ Pihak pertama/);
    expect(text).not.toMatch(/lengkapan 1 \./);
  });
});

describe("the hand-over minute of things that nobody drives", () => {
  async function chairs() {
    const objectid = await createObject(app.deps.db.prisma, app.world.home, "alat", { objectname: randomUUID() });
    const { id } = await make("alat", 60);
    await app.deps.db.prisma.booking.update({ where: { id }, data: { objectid } });
    return { id, objectid };
  }

  test("asks for neither hour meter nor operator", async () => {
    const { id } = await chairs();
    const text = await textOf("alat", id);
    expect(text).toMatch(/No\. Unit Kondisi dan kelengkapan 1 \.+ \.+ Pihak pertama/);
    expect(text).not.toMatch(/Hour meter|Operator/);
  });

  test("does once an hour meter of the object was recorded, with whichever booking", async () => {
    const { id, objectid } = await chairs();
    const other = await make("alat", 70);
    const { prisma } = app.deps.db;
    await prisma.booking_unit.create({ data: { bookingid: other.id, nomorunit: 1, hourmeterakhir: 7 } });
    expect(await textOf("alat", id)).not.toMatch(/Hour meter|Operator/);
    await prisma.booking.update({ where: { id: other.id }, data: { objectid } });
    expect(await textOf("alat", id)).toMatch(/Operator \.+ .*Unit Hour meter Kondisi/s);
  });

  test("tells how many pictures of a unit are kept of each moment, once it has come", async () => {
    const { id } = await chairs();
    const { prisma } = app.deps.db;
    await prisma.booking_unit.create({ data: { bookingid: id, nomorunit: 1, kondisimulai: "Baik" } });
    for (const jenis of ["foto_mulai", "foto_mulai", "foto_akhir"]) {
      const file = { path: randomUUID(), namaasli: "a.jpg", mime: "image/webp", ukuran: 1 };
      const { id: berkasid } = await prisma.berkas.create({ data: file });
      await prisma.booking_dokumen.create({ data: { bookingid: id, berkasid, jenis, nomorunit: 1 } });
    }
    const out = await textOf("alat", id);
    expect(out).toMatch(/Baik 2 foto tersimpan/);
    expect(out).not.toMatch(/1 foto/);
    await prisma.booking.update({ where: { id }, data: { statusbooking: 70 } });
    expect(await textOf("alat", id)).toMatch(/Baik 2 foto tersimpan .*1 foto tersimpan/s);
  });
});

describe("who prints them", () => {
  test.each(bookingKinds)("managers of the group and the super user: %s", async (kind) => {
    const { id } = await make(kind);
    for (const by of [manager, await app.as("superuser")]) expect((await print(kind, id, by)).answer.status).toBe(200);
    const rival = await app.as("pengelola", app.world.rival);
    expect((await print(kind, id, rival)).answer.status).toBe(404);
    for (const role of ["dinas", "pemda", "bank", "default"] as const) {
      expect((await print(kind, id, await app.as(role))).answer.status, role).toBe(403);
    }
  });

  test("customers the permit of their own booking, and no other paper", async () => {
    const { id } = await make("gedung");
    expect(await textOf("gedung", id, customer)).toContain("IZIN PEMAKAIAN");
    expect((await print("gedung", id, await app.as("nasabah"))).answer.status).toBe(404);
    for (const kind of ["penginapan", "alat"] as const) {
      const own = await make(kind);
      expect((await print(kind, own.id, customer)).answer.status, kind).toBe(403);
    }
  });

  test("each under its own kind", async () => {
    const { id } = await make("alat");
    expect((await print("gedung", id)).answer.status).toBe(404);
    expect((await print("gedung", 999_999)).answer.status).toBe(404);
  });
});
