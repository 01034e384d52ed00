import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import type { CashClosing, closeTill } from "@retribusi/contract/features/payment/till.endpoints";
import { differenceOf, sumOfCash } from "@retribusi/contract/features/payment/till.rules";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { ownBank } from "../../access/own-bank.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, isDuplicate, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { requirePassword } from "../identity/present-password.ts";
import { openShift, presentClosing } from "./till.query.ts";

type Closing = z.output<typeof closeTill.body>;

const unexplained = {
  en: "The count differs by {amount}. Please say why.",
  id: "Hasil hitung berselisih {amount}. Jelaskan sebabnya.",
};

/** Throws VALIDATION for a difference that nobody explains. */
function requireNote(selisih: number, catatan: string | undefined): void {
  if (selisih === 0 || catatan) return;
  const amount = formatRupiah(selisih);
  const message = { en: fillMessage(unexplained.en, { amount }), id: fillMessage(unexplained.id, { amount }) };
  throw new AppError("VALIDATION", { fields: { catatan: message } });
}

/** What the shift has now, up to the payment that was shown last. Throws CONFLICT where it isn't what was shown. */
async function readShown(tx: Transaction, userid: number, { sampai, total }: Closing, now: Date) {
  const where = { ...(await openShift(tx, userid, now)), id: { lte: sampai } };
  const shown = await tx.pembayaran.findMany({ where, select: { id: true, jumlah: true, tglterima: true } });
  const recorded = shown.reduce((sum, { jumlah }) => sum + Number(jumlah), 0);
  const [first] = shown.toSorted((one, other) => one.tglterima.getTime() - other.tglterima.getTime());
  if (!first || recorded !== total) throw new AppError("CONFLICT");
  return { shown, tglmulai: first.tglterima };
}

async function close(deps: Deps, tx: Transaction, user: CurrentUser, closing: Closing, ip: string) {
  const { userid, fullname } = user;
  const { kunci, total, pecahan, nontunai, catatan } = closing;
  const now = deps.clock.now();
  const { shown, tglmulai } = await readShown(tx, userid, closing, now);
  const tunai = sumOfCash(pecahan);
  const selisih = differenceOf({ total, tunai, nontunai });
  requireNote(selisih, catatan);
  const counted = { total, tunai, nontunai, selisih, catatan: catatan ?? null };
  const made = await tx.penutupan_kas.create({
    data: {
      ...{ kunci, petugas: userid, namapetugas: fullname, bankid: ownBank(user), tglmulai, tgltutup: now },
      ...{ jumlahpembayaran: shown.length, pecahan: pecahan.filter(({ lembar }) => lembar > 0) },
      ...counted,
    },
  });
  await tx.penutupan_kas_isi.createMany({
    data: shown.map(({ id: pembayaranid }) => ({ pembayaranid, penutupanid: made.id })),
  });
  const about = { aksi: "tutup_kas", entitas: "penutupan_kas", kunci: String(made.id) } as const;
  await writeAudit(tx, user, ip, { ...about, sesudah: { jumlahpembayaran: shown.length, ...counted } });
  return made;
}

/**
 * Closes the shift of whoever calls: what they counted beside what they recorded, signed with their password. Of two closings at once one
 * has the payments, the other hears CONFLICT. Throws VALIDATION, CONFLICT, REAUTHENTICATE.
 */
export async function closeShift(
  deps: Deps,
  user: CurrentUser,
  closing: Closing,
  { ip }: RequestFacts,
): Promise<CashClosing> {
  const { prisma } = deps.db;
  const { userid } = user;
  const { password } = await prisma.userdata.findUniqueOrThrow({ where: { userid } });
  await requirePassword(deps, user, password, closing.passwordlama, ip);
  const before = await prisma.penutupan_kas.findUnique({ where: { kunci: closing.kunci } });
  if (before?.petugas === userid) return presentClosing(before);
  try {
    return presentClosing(await inTransaction(deps.db, (tx) => close(deps, tx, user, closing, ip)));
  } catch (error) {
    const isBeaten = isDuplicate(error, "PRIMARY") || isDuplicate(error, "penutupan_kas_kunci_key");
    throw isBeaten ? new AppError("CONFLICT") : error;
  }
}
