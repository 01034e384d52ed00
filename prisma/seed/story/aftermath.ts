import type { Prisma } from "../../generated/client.ts";
import type { Random } from "../random.ts";
import { seedExceptions } from "./exceptions.ts";
import type { Booked } from "./ledger.ts";
import { reached } from "./record.ts";
import type { Stage } from "./story.ts";

/** What follows from the bookings: refund cases, money that fits nothing, refused payments, units handed over, messages. */
export async function seedAftermath(
  tx: Prisma.TransactionClient,
  booked: readonly Booked[],
  stage: Stage,
): Promise<void> {
  await seedRefunds(tx, booked, stage);
  await seedExceptions(tx, stage);
  await tx.booking_unit.createMany({ data: booked.flatMap((one) => unitRows(one, stage.random)) });
  await tx.inbox.createMany({ data: booked.flatMap((one) => messageRows(one, stage)).slice(-12) });
}

/** A paid booking that was cancelled has a refund case; older ones have been paid back. */
async function seedRefunds(
  tx: Prisma.TransactionClient,
  booked: readonly Booked[],
  { cast, now }: Stage,
): Promise<void> {
  const cancelled = new Map(
    booked.flatMap(({ id, story }) => {
      const end = story.events.at(-1);
      return story.state === "cancelled" && end !== undefined && reached(story, "paid") !== undefined
        ? [[id, { story, end }]]
        : [];
    }),
  );
  const payments = await tx.pembayaran.findMany({ where: { bookingid: { in: [...cancelled.keys()] } } });
  const data = payments.flatMap((payment): Prisma.pengembalianCreateManyInput[] => {
    const { story, end } = cancelled.get(payment.bookingid) ?? {};
    if (story === undefined || end === undefined) return [];
    const settled = now.getTime() - end.at.getTime() > 21 * 86_400_000;
    const later = (days: number) => new Date(end.at.getTime() + days * 86_400_000);
    return [
      {
        bookingid: payment.bookingid,
        pembayaranid: payment.id,
        jumlah: payment.jumlah,
        alasan: end.alasan ?? "Pesanan dibatalkan.",
        date_created: end.at,
        diajukanoleh: "userid" in story.customer ? story.customer.userid : null,
        ...(settled
          ? {
              statuspengembalian: "dibayar",
              diputusoleh: cast.deciders.get(story.plan.object.idskpd) ?? null,
              tglputus: later(4),
              tglbayar: later(9),
              referensibayar: `K${String(payment.id).padStart(8, "0")}`,
              nomorsk: `900/Kep.${payment.id}/Pengembalian`,
              tglsk: later(4),
              namabank: "Bank Contoh",
              namarekening: story.customer.fullname,
              akhirrekening: String(payment.id).padStart(4, "0").slice(-4),
            }
          : {}),
      },
    ];
  });
  await tx.pengembalian.createMany({ data });
}

/** Hour meters of equipment, unit by unit. */
function unitRows({ id: bookingid, story }: Booked, random: Random): Prisma.booking_unitCreateManyInput[] {
  const { object, price } = story.plan;
  if (object.jenisbooking !== "alat" || price.jumlahunit > 10 || reached(story, "inUse") === undefined) return [];
  return Array.from({ length: price.jumlahunit }, (_, index) => {
    const start = random.between(1200, 8200) + random.between(0, 9) / 10;
    const used = price.lamapemakaian * random.between(4, 8);
    return {
      bookingid,
      nomorunit: index + 1,
      hourmetermulai: start,
      kondisimulai: "Baik, bahan bakar penuh",
      ...(story.state === "finished" ? { hourmeterakhir: start + used, kondisiakhir: "Baik" } : {}),
    };
  });
}

const messages = {
  confirm: ["Tagihan terbit", "Pesanan Anda disetujui. Bayar id billing sebelum batas waktunya."],
  pay: ["Pembayaran diterima", "Pembayaran Anda sudah kami terima. Bukti bayar dapat dicetak."],
} as const;

/** Messages in the guest's inbox. */
function messageRows({ id: bookingid, story }: Booked, { cast }: Stage): Prisma.inboxCreateManyInput[] {
  if (!("userid" in story.customer) || story.customer.userid !== cast.guest.userid) return [];
  return story.events.flatMap(({ aksi, at }) => {
    if (aksi !== "confirm" && aksi !== "pay") return [];
    const [judul, isi] = messages[aksi];
    return [{ userid: cast.guest.userid, judul, isi, bookingid, date_created: at }];
  });
}
