import type { CashClosing, readTill } from "@retribusi/contract/features/payment/till.endpoints";
import { mostShown } from "@retribusi/contract/features/payment/till.rules";
import type { Prisma, penutupan_kas } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";

/**
 * How far before the last closing a payment is looked for that isn't in one: it was being recorded meanwhile, or came back from the journal.
 * So far goes a shift that no closing came before, too.
 */
const lookback = 31 * 86_400_000;
const latest = { orderBy: { id: "desc" }, take: 10 } as const;

/** The payments that somebody has recorded and no closing has. */
export async function openShift(
  prisma: Transaction | Deps["db"]["prisma"],
  userid: number,
  now: Date,
): Promise<Prisma.pembayaranWhereInput> {
  const last = await prisma.penutupan_kas.findFirst({ where: { petugas: userid }, orderBy: { id: "desc" } });
  const since = new Date((last?.tgltutup ?? now).getTime() - lookback);
  return { petugas: userid, tglterima: { gte: since }, penutupan_kas_isi: null };
}

export const presentClosing = (closing: penutupan_kas): CashClosing => ({
  id: closing.id,
  namapetugas: closing.namapetugas,
  tglmulai: closing.tglmulai.toISOString(),
  tgltutup: closing.tgltutup.toISOString(),
  jumlahpembayaran: closing.jumlahpembayaran,
  total: Number(closing.total),
  tunai: Number(closing.tunai),
  nontunai: Number(closing.nontunai),
  selisih: Number(closing.selisih),
  catatan: closing.catatan,
});

const facts = {
  id: true,
  tglterima: true,
  idbilling: true,
  jumlah: true,
  nomorkuitansi: true,
  referensi: true,
  bookingid: true,
  booking: { select: { jenisbooking: true, namapemesan: true } },
} as const;

/** What somebody has recorded since their last closing, and their latest closings. */
export async function getTill({ db, clock }: Deps, userid: number): Promise<z.input<typeof readTill.answer>> {
  const { prisma } = db;
  const where = await openShift(prisma, userid, clock.now());
  const [all, rows, closings] = await Promise.all([
    prisma.pembayaran.aggregate({ where, _count: true, _sum: { jumlah: true }, _min: { tglterima: true } }),
    prisma.pembayaran.findMany({ where, select: facts, orderBy: { id: "desc" }, take: mostShown }),
    prisma.penutupan_kas.findMany({ where: { petugas: userid }, ...latest }),
  ]);
  return {
    jumlahpembayaran: all._count,
    total: Number(all._sum.jumlah ?? 0),
    tglmulai: all._min.tglterima?.toISOString() ?? null,
    pembayaran: rows.map(({ booking, jumlah, tglterima, ...payment }) => ({
      ...payment,
      jumlah: Number(jumlah),
      tglterima: tglterima.toISOString(),
      ...booking,
    })),
    penutupan: closings.map(presentClosing),
  };
}
