import type { Prisma } from "../../generated/client.ts";
import { type Store, storeLetter } from "../gallery.ts";
import { letter } from "../picture/letter.ts";
import { randomFrom } from "../random.ts";
import { seedAftermath } from "./aftermath.ts";
import { type Cast, gatherCast } from "./cast.ts";
import { seedClosings } from "./closings.ts";
import { type Booked, billsOf, countDocuments, paymentsOf } from "./ledger.ts";
import { listObjectFacts } from "./object-facts.ts";
import { bookingRow, historyRows, keyOf, reached } from "./record.ts";
import { type Stage, type Story, tellStories } from "./story.ts";

/**
 * A year of bookings in every state, each with its history, bill and payment, as if people had made them. Told once: where they are
 * in the database already, nothing happens.
 */
export async function seedStories(store: Store, now: Date): Promise<void> {
  const { prisma } = store;
  if ((await prisma.booking.findFirst({ where: { kuncipesanan: keyOf(0) } })) !== null) return;
  const cast = await gatherCast(prisma);
  const holidays = new Set(
    (await prisma.hari_libur.findMany()).map(({ tanggal }) => tanggal.toISOString().slice(0, 10)),
  );
  const stage: Stage = { random: randomFrom(2026), cast, now, holidays, unpaid: new Map(), guestWaits: new Set() };
  const stories = (await listObjectFacts(prisma)).flatMap((object) => tellStories(stage, object));
  stories.sort((a, b) => (a.events[0]?.at.getTime() ?? 0) - (b.events[0]?.at.getTime() ?? 0));
  const letterId = await storeLetter(store, letter());
  // All of it or nothing: half a story would be taken for a whole one the next time.
  await prisma.$transaction(
    async (tx) => {
      const booked = await writeBookings(tx, stories, stage);
      await writeLetters(tx, booked, letterId);
      await writeLedger(tx, booked, stage);
      await seedAftermath(tx, booked, stage);
      await seedClosings(tx, stage);
    },
    { timeout: 300_000 },
  );
}

async function writeBookings(tx: Prisma.TransactionClient, stories: readonly Story[], stage: Stage): Promise<Booked[]> {
  const { cast, holidays, random } = stage;
  const data = stories.map((story, index) => bookingRow(story, index, cast, holidays, random));
  await tx.booking.createMany({ data });
  const rows = await tx.booking.findMany({
    where: { kuncipesanan: { startsWith: "demo-" } },
    select: { id: true, kuncipesanan: true },
  });
  const ids = new Map(rows.map(({ id, kuncipesanan }) => [kuncipesanan, id]));
  const booked = stories.flatMap((story, index) => {
    const id = ids.get(keyOf(index));
    return id === undefined ? [] : [{ id, story }];
  });
  await tx.booking_riwayat.createMany({ data: booked.flatMap(({ id, story }) => historyRows(story, id, cast)) });
  await tx.diskon_booking.createMany({ data: booked.flatMap((one) => discountRows(one, cast)) });
  return booked;
}

function discountRows({ id: bookingid, story: { events, plan } }: Booked, cast: Cast) {
  const proposed = events.find(({ aksi }) => aksi === "discount");
  const approved = events.find(({ aksi }) => aksi === "approveDiscount");
  const diajukanoleh = cast.managers.get(plan.object.pengelolaid);
  if (proposed?.diskon === undefined || diajukanoleh === undefined) return [];
  return {
    bookingid,
    nomorsk: `900/Kep.${100 + (bookingid % 800)}/${proposed.at.getUTCFullYear()}`,
    tglsk: new Date(proposed.at.toISOString().slice(0, 10)),
    jumlah: proposed.diskon,
    subtotal: plan.price.subtotal,
    alasan: proposed.alasan ?? null,
    keputusan: approved === undefined ? ("diajukan" as const) : ("disetujui" as const),
    diajukanoleh,
    diputusoleh: approved === undefined ? null : (cast.deciders.get(plan.object.idskpd) ?? null),
    tglputus: approved?.at ?? null,
    date_created: proposed.at,
  };
}

/** Equipment is ordered with a letter of request. */
async function writeLetters(tx: Prisma.TransactionClient, booked: readonly Booked[], berkasid: number): Promise<void> {
  const data = booked.flatMap(({ id: bookingid, story }) =>
    story.plan.object.jenisbooking === "alat" && reached(story, "complete") !== undefined
      ? [{ bookingid, berkasid, jenis: "surat_permohonan" }]
      : [],
  );
  await tx.booking_dokumen.createMany({ data });
}

/** Bills and payments, what they change in the bookings, and the counters from which the application numbers on. */
async function writeLedger(
  tx: Prisma.TransactionClient,
  booked: readonly Booked[],
  { cast, random }: Stage,
): Promise<void> {
  const regionCodes = new Map((await tx.tbl_pemda.findMany()).map(({ idpemda, pemdaid }) => [idpemda, pemdaid]));
  const counters = countDocuments(regionCodes);
  const latest = await tx.tagihan.aggregate({ _max: { id: true } });
  const bills = billsOf(booked, (latest._max.id ?? 0) + 1, counters);
  await tx.tagihan.createMany({ data: bills });
  const payments = paymentsOf(booked, bills, counters, cast, random);
  await tx.referensi_bank.createMany({ data: payments.map(({ bankid, referensi }) => ({ bankid, referensi })) });
  await tx.pembayaran.createMany({ data: payments });
  await tx.nomor_urut.createMany({ data: counters.rows() });
  // A cancelled bill no longer shows on its booking; an expired one does, so that a late payer finds it.
  await tx.$executeRaw`UPDATE booking JOIN tagihan ON tagihan.bookingid = booking.id JOIN \`system\` ON \`system\`.id = tagihan.systemid
    SET booking.idbilling = tagihan.idbilling, booking.tglexpiredbilling = tagihan.tglexpired, booking.date_updated = booking.date_updated,
      booking.bankid = \`system\`.bankid, booking.terminalid = \`system\`.terminalid, booking.channelid = \`system\`.channelid
    WHERE tagihan.statustagihan <> 'batal'`;
  await tx.$executeRaw`UPDATE booking JOIN pembayaran ON pembayaran.bookingid = booking.id
    SET booking.tglbayarbilling = pembayaran.tgltransaksi, booking.sysdate = pembayaran.tgltransaksi, booking.date_updated = booking.date_updated,
      booking.bankid = pembayaran.bankid, booking.terminalid = pembayaran.terminalid, booking.channelid = pembayaran.channelid`;
}
