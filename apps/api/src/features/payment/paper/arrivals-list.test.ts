import { addDays, localDate, toInstant, type Zone } from "@retribusi/contract/define/dates";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bookingOf } from "../../../testing/booking.ts";
import { fetchFile, printedText } from "../../../testing/printed.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { createGroup, createObject, type Region } from "../../../testing/world.ts";

// Each print lays a page out, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let guest: number;
beforeAll(async () => {
  app = await createTestApp();
  guest = (await app.as("nasabah")).userid;
}, 120_000);
afterAll(() => app.close());

const hours = { "Asia/Jakarta": 7, "Asia/Jayapura": 9 } as const satisfies Partial<Record<Zone, number>>;
type Place = keyof typeof hours;
const at = (day: string, time: string, zone: Place = "Asia/Jakarta") => toInstant(day, time, zone);

let serial = 0;

/** A manager group of its own, so that no other test's bookings are in its day. */
async function createDesk() {
  serial += 1;
  const { objects: _, pengelolaid: __, ...agency } = app.world.home;
  const region = await createGroup(app.deps.db.prisma, agency, `Kelompok meja ${serial}`);
  return { region, manager: await app.as("pengelola", region) };
}

interface Booked {
  readonly name: string;
  readonly state?: BookingState;
  readonly from: Date;
  readonly until: Date;
  readonly zone?: Place;
  readonly more?: object;
}

async function book(
  region: Region,
  { name, state = "paid", from, until, zone = "Asia/Jakarta", more = {} }: Booked,
  kind: keyof Region["objects"] = "penginapan",
) {
  const { id } = await app.deps.db.prisma.booking.create({
    data: {
      ...bookingOf(region, kind, guest),
      ...{ namapemesan: name, statusbooking: codeOf(state), tglmulaipemakaian: from, tglakhirpemakaian: until },
      ...{ selisihjam: hours[zone], notelp: "081234567890", ...more },
    },
  });
  return id;
}

async function listOf(by: Caller, query = "") {
  const { answer, body } = await fetchFile(by, `booking/kedatangan${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers["content-disposition"]).toMatch(/^inline; filename="daftar-kedatangan-\d{4}-\d\d-\d\d\.pdf"$/);
  return printedText(body);
}

/** What stands before the heading of those who leave, and behind it. */
function parted(text: string) {
  const [arriving = "", leaving = ""] = text.split(/PULANG/);
  return { arriving, leaving };
}

const day = "2027-03-10";
const before = addDays(day, -1);
const after = addDays(day, 1);

test("tells of each who comes: when, who, with which unit, and what is still open", async () => {
  const { region, manager } = await createDesk();
  const { prisma } = app.deps.db;
  const here = { from: at(day, "14:00"), until: at(addDays(day, 2), "12:00") };
  const stay = await book(region, {
    ...here,
    name: "Siti Datang",
    more: {
      namapengguna: "Rombongan Guru",
      catatan: "Datang larut malam",
      jumlahunit: 2,
      lamapemakaian: 2,
      totalbiaya: 600_000n,
    },
  });
  await book(region, { ...here, name: "Tono Tagihan", state: "awaitingPayment" });
  await book(region, { ...here, name: "Gratis", more: { diskon: 150_000n, totalbiaya: 0n } });
  const inside = await book(region, { ...here, name: "Ina Sudah", state: "inUse" });
  const { id: unitid } = await prisma.unit_object.create({
    data: { objectid: region.objects.penginapan, nomor: "Kamar 104", urutan: 1 },
  });
  await prisma.booking_unit.create({ data: { bookingid: inside, nomorunit: 1, unitid } });
  const short = { from: at(day, "08:00"), until: at(day, "12:00") };
  await book(region, { ...short, name: "Rapat Pagi" }, "gedung");
  await book(region, { from: at(day, "00:00"), until: at(addDays(day, 3), "00:00"), name: "Sewa Alat" }, "alat");
  const text = await listOf(manager, `?tanggal=${day}`);
  const { arriving, leaving } = parted(text);
  expect(text).toContain("10 Maret 2027 Kelompok meja 1");
  expect(arriving).toContain("DATANG: 6 PESANAN, 7 UNIT");
  expect(arriving).toMatch(
    new RegExp(`14:00 WIB 2 malam, s.d. 12 Mar ${stay} Rombongan Guru Dipesan Siti Datang 081234567890`),
  );
  expect(arriving).toMatch(/2 unit Lunas Datang larut malam/);
  expect(arriving).toMatch(/Tono Tagihan .* Belum dibayar Rp150\.000,00/);
  expect(arriving).toMatch(/Gratis .* Tanpa biaya/);
  expect(arriving).toMatch(/Ina Sudah .* 1 unit: Kamar 104 Lunas/);
  expect(arriving).toMatch(/08:00 WIB sampai 12:00 \d+ Rapat Pagi/);
  expect(arriving).toMatch(/1 hari s\.d\. 12 Mar \d+ Sewa Alat/);
  expect(leaving).toMatch(/12:00 WIB \d+ Rapat Pagi .* Belum datang/);
  expect(leaving).not.toContain("Siti Datang");
});

test("asks after payment for what a supplementary bill asks for, and for nothing once that is paid", async () => {
  const { region, manager } = await createDesk();
  const { prisma } = app.deps.db;
  const stay = { from: at(day, "14:00"), until: at(after, "12:00") };
  const bills = [
    { name: "Kurang", jenistagihan: "tambahan", statustagihan: "terbit" },
    { name: "Sudah", jenistagihan: "tambahan", statustagihan: "lunas" },
    { name: "Utama", jenistagihan: "utama", statustagihan: "terbit" },
  ] as const;
  for (const [at, { name, ...bill }] of bills.entries()) {
    const bookingid = await book(region, { ...stay, name });
    const idbilling = `889320000099000${at}`;
    const times = { tglterbit: stay.from, tglexpired: stay.until };
    const place = { idskpd: region.idskpd, selisihkas: 7, systemid: app.world.systemid };
    await prisma.tagihan.create({
      data: { ...bill, ...times, ...place, bookingid, idbilling, nomordokumen: `${at}/ARR`, jumlah: 75_000n },
    });
  }
  const text = await listOf(manager, `?tanggal=${day}`);
  expect(text).toMatch(/Kurang 0812\S+ \D+1 unit Kurang bayar Rp75\.000,00/);
  expect(text).toMatch(/Sudah 0812\S+ \D+1 unit Lunas/);
  expect(text).toMatch(/Utama 0812\S+ \D+1 unit Lunas/);
});

test("leaves out who comes another day, who comes to nothing, and whoever another group looks after", async () => {
  const { region, manager } = await createDesk();
  const rest = { until: at(addDays(day, 3), "12:00") };
  await book(region, { ...rest, name: "Awal hari", from: at(day, "00:00") });
  await book(region, { ...rest, name: "Akhir hari", from: at(day, "23:59") });
  await book(region, { ...rest, name: "Kemarin", from: at(before, "23:59") });
  await book(region, { ...rest, name: "Besok", from: at(after, "00:00") });
  for (const state of ["ordered", "complete", "submitted", "rejected", "cancelled", "expired", "noShow"] as const) {
    await book(region, { ...rest, name: `Bukan ${state}`, state, from: at(day, "14:00") });
  }
  const other = await createGroup(app.deps.db.prisma, region, "Kelompok sebelah");
  await book(other, { ...rest, name: "Tetangga", from: at(day, "14:00") });
  const text = await listOf(manager, `?tanggal=${day}`);
  expect(text).toContain("DATANG: 2 PESANAN");
  expect(text).toContain("Awal hari");
  expect(text).toContain("Akhir hari");
  expect(text).not.toMatch(/Kemarin|Besok|Bukan|Tetangga/);
  expect(await listOf(await app.as("superuser"), `?tanggal=${day}`)).toMatch(/Tetangga/);
});

test("goes by the clocks of each object: a day begins two hours earlier in the east", async () => {
  const { region, manager } = await createDesk();
  const { prisma } = app.deps.db;
  const objectid = await createObject(prisma, region, "penginapan", { objectname: "Wisma timur" });
  await prisma.mst_objectretribusi.update({ where: { objectid }, data: { zonawaktu: "Asia/Jayapura" } });
  const east = { ...region, objects: { ...region.objects, penginapan: objectid } };
  const rest = { until: at(addDays(day, 3), "12:00"), zone: "Asia/Jayapura" } as const;
  const wit = (on: string, time: string) => at(on, time, "Asia/Jayapura");
  // In Jakarta it is still the day before, or still this day, at these moments.
  await book(east, { ...rest, name: "Timur awal", from: wit(day, "00:30") });
  await book(east, { ...rest, name: "Timur besok", from: wit(after, "00:30") });
  const text = await listOf(manager, `?tanggal=${day}`);
  expect(text).toMatch(/00:30 WIT 1 malam, s\.d\. 13 Mar \d+ Timur awal/);
  expect(text).not.toContain("Timur besok");
});

test("without a day it is today on the clocks of the object, and the day is said where it isn't the reader's", async () => {
  const { region, manager } = await createDesk();
  const now = new Date();
  const today = localDate(now, "Asia/Jakarta");
  const rest = { until: at(addDays(today, 5), "12:00") };
  await book(region, { ...rest, name: "Hari ini", from: at(today, "23:59") });
  await book(region, { ...rest, name: "Besok", from: at(addDays(today, 1), "00:00") });
  // Where it is another day than in Jakarta at this moment.
  const hour = now.getUTCHours();
  const selisihjam = hour >= 12 && hour < 17 ? 12 : -12;
  await book(region, { ...rest, name: "Jam lain", from: now, more: { selisihjam } });
  const text = await listOf(manager);
  expect(text).toContain("Hari ini");
  expect(text).toContain("Jam lain");
  expect(text).not.toContain("Besok");
});

test("behind them stand those who leave that day; an end at midnight is of the day before", async () => {
  const { region, manager } = await createDesk();
  const stay = { from: at(addDays(day, -2), "14:00"), state: "inUse" } as const;
  await book(region, { ...stay, name: "Siang", until: at(day, "12:00") });
  await book(region, { ...stay, name: "Tengah malam", until: at(after, "00:00") });
  await book(region, { ...stay, name: "Malam lalu", until: at(day, "00:00") });
  await book(region, { ...stay, name: "Lusa", until: at(after, "00:01") });
  await book(region, { ...stay, name: "Selesai kemarin", state: "finished", until: at(day, "12:00") });
  await book(region, { ...stay, name: "Batal", state: "cancelled", until: at(day, "12:00") });
  const { arriving, leaving } = parted(await listOf(manager, `?tanggal=${day}`));
  expect(arriving).toContain("Tidak ada tamu yang datang pada hari ini.");
  expect(leaving).toMatch(/12:00 WIB \d+ Siang/);
  expect(leaving).toMatch(/24:00 WIB \d+ Tengah malam/);
  expect(leaving).not.toMatch(/Malam lalu|Lusa|Selesai kemarin|Batal/);
});

test("a day without anybody has a paper that says so", async () => {
  const { manager } = await createDesk();
  const text = await listOf(manager, `?tanggal=${day}`);
  expect(text).toContain("DAFTAR KEDATANGAN");
  expect(text).toContain("Tidak ada tamu yang datang pada hari ini.");
  expect(text).toContain("Tidak ada yang berakhir pada hari ini.");
});

test("is printed by managers and the super user alone, for a day that there is", async () => {
  for (const role of ["pengelola", "superuser"] as const) {
    expect((await fetchFile(await app.as(role), "booking/kedatangan")).answer.status, role).toBe(200);
  }
  for (const role of ["nasabah", "dinas", "pemda", "bank", "default"] as const) {
    expect((await fetchFile(await app.as(role), "booking/kedatangan")).answer.status, role).toBe(403);
  }
  const manager = await app.as("pengelola");
  await manager.get("booking/kedatangan?tanggal=2027-02-30").expect(400);
  await manager.get("booking/kedatangan?hari=2027-02-28").expect(400);
});
