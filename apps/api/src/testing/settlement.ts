import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { act, bring, type Cast, createLodging, orderOf, payment } from "./booking-steps.ts";
import type { Caller, TestApp } from "./test-app.ts";
import type { Region } from "./world.ts";

/** A treasurer: somebody of the agency or region who holds the page of those who pay. */
export async function treasurerOf(app: TestApp, role: "dinas" | "pemda" = "dinas", region?: Region): Promise<Caller> {
  const person = await app.as(role, region);
  await grant(app, person.userid, "billing/bendahara");
  return person;
}

/** Gives somebody a page of their own. */
export async function grant({ deps }: TestApp, model_id: number, name: string): Promise<void> {
  const { prisma } = deps.db;
  const { id: permission_id } = await prisma.permissions.findUniqueOrThrow({ where: { name } });
  await prisma.model_has_permissions.create({ data: { permission_id, model_id } });
}

/** A file that somebody has uploaded and no record uses yet. */
export async function uploadedBy({ deps }: TestApp, { userid }: Pick<Caller, "userid">): Promise<number> {
  const facts = { namaasli: "bukti.pdf", mime: "application/pdf", ukuran: 1, sementara: true, pemilik: userid };
  return (await deps.db.prisma.berkas.create({ data: { path: crypto.randomUUID(), ...facts } })).id;
}

const lodging = (app: TestApp) => createLodging(app, app.world.home, 5);

/** A booking of an object of its own in a state. */
export const bookedIn = async (app: TestApp, cast: Cast, state: 40 | 50) =>
  bring(app, cast, state, orderOf(await lodging(app)));

/** Money that has arrived beside its bill: by default one rupiah short. */
export async function parked(cast: Cast, record: BookingRecord, more: object = { jumlah: 149_999 }) {
  const { body } = await cast.bank.post("billing/uangmasuk", payment(record, more)).expect(200);
  return view(cast.superuser, body.pengecualian.id);
}

/** A payment exception as somebody sees it. */
export const view = async (who: Caller, id: number) =>
  (await who.get(`billing/pengecualian/view/${id}`).expect(200)).body;
export const viewRefund = async (who: Caller, id: number) =>
  (await who.get(`billing/pengembalian/view/${id}`).expect(200)).body;

/** A paid booking that its customer has cancelled, with the refund case that this opened. */
export async function givenUp(app: TestApp, cast: Cast) {
  const { customer, record } = await bookedIn(app, cast, 50);
  const body = { versi: record.versi, alasanpembatalan: "Acara batal diadakan" };
  const cancelled = await act(customer, "pembatalan", record.id, body);
  const [refund] = cancelled.pengembalian;
  if (!refund) throw new Error("Nothing is to be paid back");
  return { customer, record: cancelled, id: refund.id };
}

export const account = { namabank: "Bank BJB", norekening: "0012 3456 789", namarekening: "Budi Contoh" };

type Step = "verifikasi" | "setujui" | "tolak" | "bayar" | "rekening" | "catatan" | "tugaskan";

/** A step of a refund case, from the version that it has now. */
export async function step(app: TestApp, who: Caller, name: Step, id: number, more: object = {}) {
  const { versi } = await app.deps.db.prisma.pengembalian.findUniqueOrThrow({ where: { id } });
  return who.post(`billing/pengembalian/${name}/${id}`, { versi, ...more });
}

/** What the customer enters on the page of the booking. */
export async function giveAccount(app: TestApp, customer: Caller, id: number) {
  const { versi } = await app.deps.db.prisma.pengembalian.findUniqueOrThrow({ where: { id } });
  return customer.post(`account/pengembalian/${id}`, { versi, rekening: account });
}

/** Brings the refund of a cancelled booking to a state, each step by another person. */
export async function refundIn(app: TestApp, cast: Cast, state: "diajukan" | "diverifikasi" | "disetujui") {
  const found = await givenUp(app, cast);
  const { id, customer } = found;
  const done = async (answer: ReturnType<typeof step>) => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  };
  await done(giveAccount(app, customer, id));
  if (state !== "diajukan") await done(step(app, await app.as("dinas"), "verifikasi", id));
  if (state === "disetujui") await done(step(app, await app.as("pemda"), "setujui", id));
  return found;
}

/** The proof of a transfer, as the treasurer records it. */
export const proof = async (app: TestApp, who: Caller, more: object = {}) => ({
  tglbayar: new Date().toISOString().slice(0, 10),
  referensi: `TRF-${crypto.randomUUID()}`,
  berkasid: await uploadedBy(app, who),
  ...more,
});
