import { addDays, localDate } from "@retribusi/contract/define/dates";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { Caller, TestApp } from "./test-app.ts";
import { createUser, giveTariffs, type Region } from "./world.ts";

/** A date so many days from today, where the test objects stand. */
export const dayFrom = (days: number): string => addDays(localDate(new Date(), "Asia/Jakarta"), days);

/** A stay of some nights that begins so many days from today. */
export const stay = (days: number, nights = 1) => ({
  satuan: "malam" as const,
  checkin: dayFrom(days),
  checkout: dayFrom(days + nights),
});

/** An order of lodging at 150,000 a night, as the form sends it. */
export const orderOf = (objectid: number, waktu = stay(3), jumlahunit = 1) => ({
  kunci: crypto.randomUUID(),
  objectid,
  waktu,
  jumlahunit,
  kelompoktarif: "umum" as const,
  totalbiaya: 150_000 * jumlahunit * Math.round((Date.parse(waktu.checkout) - Date.parse(waktu.checkin)) / 86_400_000),
});

export const details = {
  noidentitas: "3273010101900001",
  alamatpemesan: "Jl. Contoh No. 1",
  notelp: "0812 3456 7890",
  namapengguna: "Budi Contoh",
  keperluan: "Menginap",
};

/** One person of every role, signed in. */
export async function createCast(testApp: TestApp) {
  const [customer, manager, dinas, pemda, bank, superuser] = [
    await testApp.as("nasabah"),
    await testApp.as("pengelola"),
    await testApp.as("dinas"),
    await testApp.as("pemda"),
    await testApp.as("bank"),
    await testApp.as("superuser"),
  ];
  return { customer, manager, dinas, pemda, bank, superuser };
}
export type Cast = Awaited<ReturnType<typeof createCast>>;

const trx = "trx_penginapan";

/** Posts an action of lodging and expects it to succeed. */
export async function act(caller: Caller, path: string, id: number, body: object): Promise<BookingRecord> {
  const answer = await caller.post(`${trx}/${path}/${id}`, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A new order of a customer of their own, so that the limit of unpaid bookings never stands in the way. */
export async function order(testApp: TestApp, body = orderOf(testApp.world.home.objects.penginapan)) {
  const customer = await testApp.as("nasabah");
  const answer = await customer.post(`${trx}/pesan_nsb`, body);
  if (answer.status !== 200) throw new Error(`pesan_nsb: ${answer.status} ${JSON.stringify(answer.body)}`);
  const record: BookingRecord = answer.body;
  return { customer, record };
}

/** Pays the bill of a booking now, at the counter. */
export const payment = (record: BookingRecord, more: object = {}) => ({
  idbilling: record.idbilling,
  jumlah: record.harga.totalbiaya,
  waktutransaksi: new Date().toISOString(),
  referensi: `REF-${crypto.randomUUID()}`,
  ...more,
});

/** Brings a new order to a state by everybody's own steps. */
export async function bring(
  testApp: TestApp,
  cast: Cast,
  to: 10 | 20 | 30 | 40 | 50,
  body = orderOf(testApp.world.home.objects.penginapan),
): Promise<{ customer: Caller; record: BookingRecord }> {
  const { customer, record: first } = await order(testApp, body);
  let record = first;
  const { id } = record;
  if (to >= 20) record = await act(customer, "isi_kelengkapan_nsb", id, { versi: record.versi, ...details });
  if (to >= 30) {
    const agreed = { versi: record.versi, totalbiaya: record.harga.totalbiaya, setuju: true };
    record = await act(customer, "konfirmasipesanan_nasabah", id, agreed);
  }
  if (to >= 40) record = await act(cast.manager, "konfirmasipesanan", id, { versi: record.versi });
  if (to >= 50) {
    await cast.bank.post("billing/terima", payment(record)).expect(200);
    record = (await customer.get(`${trx}/view/${id}`)).body;
  }
  return { customer, record };
}

/** An object like the region's lodging with another number of units. */
export async function createLodging(
  { deps }: Pick<TestApp, "deps">,
  region: Region,
  units: number,
  more: object = {},
): Promise<number> {
  const { objectid: like, ...object } = await deps.db.prisma.mst_objectretribusi.findUniqueOrThrow({
    where: { objectid: region.objects.penginapan },
    omit: { aturanbatal: true, dokumenwajib: true, jumlahfoto: true },
  });
  const { objectid } = await deps.db.prisma.mst_objectretribusi.create({
    data: { ...object, objectname: `Wisma ${like} ${crypto.randomUUID()}`, jumlahobject: units, ...more },
  });
  await giveTariffs(deps.db.prisma);
  return objectid;
}

/** The user as the access layer hands it to a feature, for calls without HTTP. */
export async function currentUser(testApp: TestApp, role: "pengelola" | "nasabah", region = testApp.world.home) {
  const userid = await createUser(testApp.deps.db, role, region);
  return {
    userid,
    username: `u${userid}`,
    fullname: `Contoh ${userid}`,
    email: `u${userid}@contoh.example`,
    role,
    roles: [role],
    pages: new Set<string>(),
    pemdaid: role === "pengelola" ? region.idpemda : null,
    skpdid: role === "pengelola" ? region.idskpd : null,
    pengelolaid: role === "pengelola" ? region.pengelolaid : null,
    jti: "test",
  };
}

/** A discount that the manager proposes, its decision attached. */
export async function proposal({ deps }: TestApp, { manager }: Cast, record: BookingRecord, jumlah: number) {
  const { id: berkasid } = await deps.db.prisma.berkas.create({
    data: {
      path: crypto.randomUUID(),
      namaasli: "sk.pdf",
      mime: "application/pdf",
      ukuran: 1,
      pemilik: manager.userid,
    },
  });
  return { versi: record.versi, nomorsk: "SK 12/2026", tglsk: "2026-11-01", berkasid, jumlah };
}
