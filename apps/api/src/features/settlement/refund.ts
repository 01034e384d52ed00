import type { payRefund, refundCalls } from "@retribusi/contract/features/settlement/refund.endpoints";
import { type RefundAction, refuseRefund } from "@retribusi/contract/features/settlement/refund-step.rules";
import { refundsPage, treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { AuditAction } from "@retribusi/contract/features/system/audit.words";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, isDuplicate, type Transaction } from "../../lib/transaction.ts";
import { writeStory } from "../billing/case-story.ts";
import { listCasePeople } from "./case-people.ts";
import { holdCase, isTaken, noteStep, type Stepping, type WantedStep } from "./case-step.ts";
import { requireColleague } from "./exception.ts";
import { getRefund, type RefundRow, refundFacts } from "./refund.query.ts";
import { placeOfRefund, tellRefund } from "./refund-notice.ts";
import type { RefundEvent } from "./refund-words.ts";
import { requireStep, stepRefused } from "./refusal.ts";

interface RefundWork {
  readonly tx: Transaction;
  readonly now: Date;
  readonly row: RefundRow;
}

interface RefundStep extends WantedStep {
  readonly aksi: RefundAction;
  readonly audit: AuditAction;
  /** What of the case changes, beside its version. */
  readonly write: (work: RefundWork) => Prisma.pengembalianUncheckedUpdateInput;
  readonly tells?: RefundEvent;
  /** What else happens with it. */
  readonly and?: (work: RefundWork) => Promise<void>;
}

/** The money that fitted no bill is locked before its refund, as by whoever ends it. */
async function holdSource(tx: Transaction, { bookingid, pengecualianid }: RefundRow): Promise<void> {
  if (pengecualianid !== null) await holdCase(tx, [bookingid], { pengecualianid });
}

/**
 * Takes a step with a refund case by the version that was shown: booking and case are locked, then it is judged and written. The same step
 * sent twice is answered by what it did. Throws NOT_FOUND out of scope, CONFLICT, ACTION_REFUSED.
 */
export const stepRefund = (
  { db }: Pick<Deps, "db">,
  stepping: Stepping,
  id: number,
  step: RefundStep,
): Promise<RefundRow> =>
  inTransaction(db, async (tx) => {
    const { user, versi } = stepping;
    const seen = await getRefund(tx, user, id);
    const key = { pengembalianid: id };
    await holdSource(tx, seen);
    const now = await holdCase(tx, [seen.bookingid], key);
    const row = await getRefund(tx, user, id);
    if (await isTaken(tx, key, row.versi, stepping, step)) return row;
    requireStep(refuseRefund(step.aksi, refundFacts(row), user));
    const work = { tx, now, row };
    const data = step.write(work);
    await tx.pengembalian.update({ where: { id }, data: { ...data, versi: versi + 1 } });
    const { statuspengembalian } = data;
    const sesudah = typeof statuspengembalian === "string" ? { statuspengembalian } : {};
    await noteStep(tx, key, stepping, step, { now, audit: step.audit, sesudah });
    await step.and?.(work);
    const after = await getRefund(tx, user, id);
    if (step.tells) await tellRefund(tx, after, step.tells);
    return after;
  });

/** Whoever looked after the case until now has done so; the next office begins, and is reminded anew. */
const handedOn = { penanggungjawab: null, pengingat: 0 } as const;

export const verify = (deps: Deps, stepping: Stepping, id: number, catatan: string | undefined) =>
  stepRefund(deps, stepping, id, {
    ...{ aksi: "verify", audit: "verify", tells: "verified", catatan },
    write: () => ({ statuspengembalian: "diverifikasi", diverifikasioleh: stepping.user.userid, ...handedOn }),
  });

export const approve = (deps: Deps, stepping: Stepping, id: number, catatan: string | undefined) =>
  stepRefund(deps, stepping, id, {
    ...{ aksi: "approve", audit: "approve", tells: "approved", catatan },
    write: ({ now }) => ({
      statuspengembalian: "disetujui",
      diputusoleh: stepping.user.userid,
      tglputus: now,
      ...handedOn,
    }),
  });

/** Money that fitted no bill and doesn't go back still has to find its end. */
async function reopen({ tx, now, row }: RefundWork, { user }: Stepping, catatan: string): Promise<void> {
  const { pengecualianid: id } = row;
  if (id === null) return;
  const { versi } = await tx.pengecualian_bayar.update({
    where: { id },
    data: { penyelesaian: null, diselesaikanoleh: null, tglselesai: null, catatan: null, versi: { increment: 1 } },
    select: { versi: true },
  });
  const step = { aksi: "reopen", userid: user.userid, peran: user.role, waktu: now, catatan };
  await writeStory(tx, { pengecualianid: id }, versi, step);
}

export const reject = (deps: Deps, stepping: Stepping, id: number, catatan: string) =>
  stepRefund(deps, stepping, id, {
    ...{ aksi: "reject", audit: "refuse", tells: "rejected", catatan },
    write: ({ now }) => ({
      ...{ statuspengembalian: "ditolak", diputusoleh: stepping.user.userid, tglputus: now, catatan },
      ...handedOn,
    }),
    and: (work) => reopen(work, stepping, catatan),
  });

type Payment = Omit<z.output<typeof payRefund.body>, "versi">;

const notYet = { en: "This day hasn't come yet.", id: "Hari ini belum tiba." };
const tooEarly = { en: "This day lies before the refund was asked for.", id: "Hari ini mendahului pengajuannya." };
const day = 86_400_000;

/** Throws VALIDATION for a day on which it can't have been paid; clocks of regions are up to nine hours before UTC. */
function requireDay({ now, row }: RefundWork, paid: Date): void {
  const hours = 9 * 3_600_000;
  if (paid.getTime() > now.getTime() + hours) throw new AppError("VALIDATION", { fields: { tglbayar: notYet } });
  if (paid.getTime() + day < row.date_created.getTime()) {
    throw new AppError("VALIDATION", { fields: { tglbayar: tooEarly } });
  }
}

/** Records the transfer with its proof. Throws ACTION_REFUSED for a bank reference that stands under another refund. */
export async function pay(deps: Deps, stepping: Stepping, id: number, payment: Payment): Promise<RefundRow> {
  const { berkasid, catatan, referensi: referensibayar } = payment;
  const tglbayar = new Date(`${payment.tglbayar}T00:00:00Z`);
  try {
    const row = await stepRefund(deps, stepping, id, {
      ...{ aksi: "pay", audit: "pay", tells: "paid", catatan, berkasid },
      write: (work) => {
        requireDay(work, tglbayar);
        return { statuspengembalian: "dibayar", tglbayar, referensibayar, ...handedOn };
      },
    });
    // The same step from the same version may have told of another transfer.
    if (row.referensibayar !== referensibayar) throw new AppError("CONFLICT");
    return row;
  } catch (error) {
    throw isDuplicate(error, "pengembalian_referensibayar_key") ? stepRefused("REFERENCE_TAKEN") : error;
  }
}

const workers = { roles: ["pengelola", "dinas", "pemda"], pages: [refundsPage, treasurerPage] } as const;

/** Who may look after it. */
const colleaguesFor = (tx: Transaction, row: RefundRow) => listCasePeople(tx, placeOfRefund(row), workers);

export function assignRefund(deps: Deps, stepping: Stepping, id: number, userid: number): Promise<RefundRow> {
  return stepRefund(deps, stepping, id, {
    ...{ aksi: "assign", audit: "assign", kepada: userid },
    write: () => ({ penanggungjawab: userid, pengingat: 0 }),
    and: async ({ tx, row }) => {
      requireColleague(await colleaguesFor(tx, row), userid);
    },
  });
}

type Remark = Pick<z.output<(typeof refundCalls)["note"]["body"]>, "catatan" | "berkasid">;

export const noteOnRefund = (deps: Deps, stepping: Stepping, id: number, remark: Remark): Promise<RefundRow> =>
  stepRefund(deps, stepping, id, { ...{ aksi: "note", audit: "note" }, ...remark, write: () => ({}) });

/** Who may get it, as its reader sees them. */
export async function listRefundColleagues({ db }: Deps, user: CurrentUser, id: number) {
  const people = await colleaguesFor(db.prisma, await getRefund(db.prisma, user, id));
  return { records: people.map(({ userid, fullname, peran }) => ({ userid, nama: fullname, peran })) };
}
