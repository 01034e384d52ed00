import type { exceptionCalls } from "@retribusi/contract/features/settlement/exception.endpoints";
import { type ExceptionAction, refuseException } from "@retribusi/contract/features/settlement/exception.rules";
import { exceptionsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { type CasePlace, listCasePeople } from "./case-people.ts";
import { holdCase, isTaken, noteStep, type Stepping, type WantedStep } from "./case-step.ts";
import { type ExceptionRow, exceptionFacts, getException } from "./exception.query.ts";
import { tellOwner } from "./owner-notice.ts";
import { requireStep } from "./refusal.ts";

const staff = ["pengelola", "dinas", "pemda", "bank", "superuser"] as const;

export const placeOfException = ({ idpemda, bankid, booking }: ExceptionRow): CasePlace => ({
  idpemda,
  bankid,
  idskpd: booking?.idskpd ?? null,
  pengelolaid: booking?.pengelolaid ?? null,
});

/** Who may look after it. */
export const colleaguesFor = (tx: Transaction, row: ExceptionRow) =>
  listCasePeople(tx, placeOfException(row), { roles: staff, pages: [exceptionsPage] });

export interface ExceptionWork {
  readonly tx: Transaction;
  readonly now: Date;
  readonly row: ExceptionRow;
}

interface Exceptional extends WantedStep {
  readonly aksi: ExceptionAction;
  /** Another booking that the step moves. */
  readonly other?: number;
}

/**
 * Takes a step with a payment exception by the version that was shown: its booking and itself are locked, then it is judged, then `work`
 * writes. The same step sent twice is answered by what it did. Throws NOT_FOUND out of scope, CONFLICT, ACTION_REFUSED.
 */
export const stepException = (
  { db }: Pick<Deps, "db">,
  stepping: Stepping,
  id: number,
  wanted: Exceptional,
  work: (work: ExceptionWork) => Promise<void>,
): Promise<ExceptionRow> =>
  inTransaction(db, async (tx) => {
    const { user } = stepping;
    const seen = await getException(tx, user, id);
    const key = { pengecualianid: id };
    const now = await holdCase(tx, [seen.bookingid, wanted.other ?? null], key);
    const row = await getException(tx, user, id);
    if (await isTaken(tx, key, row.versi, stepping, wanted)) return row;
    requireStep(refuseException(wanted.aksi, exceptionFacts(row), user));
    await work({ tx, now, row });
    return getException(tx, user, id);
  });

/** Writes columns of the exception, with its next version. */
export const writeException = (
  { tx, row }: Pick<ExceptionWork, "tx" | "row">,
  data: Prisma.pengecualian_bayarUncheckedUpdateInput,
) => tx.pengecualian_bayar.update({ where: { id: row.id }, data: { ...data, versi: row.versi + 1 } });

const noColleague = {
  en: "Please choose somebody who works on this money.",
  id: "Pilih orang yang menangani uang ini.",
};

/** The person among those who may get the case. Throws VALIDATION for anybody else. */
export function requireColleague<P extends { readonly userid: number }>(people: readonly P[], userid: number): P {
  const found = people.find((person) => person.userid === userid);
  if (!found) throw new AppError("VALIDATION", { fields: { userid: noColleague } });
  return found;
}

/** Money of no region becomes that of the region to which somebody gives it. */
async function regionOf(tx: Transaction, { idpemda }: ExceptionRow, peran: string, userid: number) {
  if (idpemda !== null || peran !== "pemda") return {};
  const { pemdaid } = await tx.userdata.findUniqueOrThrow({ where: { userid }, select: { pemdaid: true } });
  return { idpemda: pemdaid };
}

/** Gives it to a colleague who sees it, or to oneself; the reminders begin anew. */
export function assignException(deps: Deps, stepping: Stepping, id: number, userid: number): Promise<ExceptionRow> {
  const wanted = { aksi: "assign", kepada: userid } as const;
  return stepException(deps, stepping, id, wanted, async (work) => {
    const { tx, now, row } = work;
    const { peran } = requireColleague(await colleaguesFor(tx, row), userid);
    await writeException(work, { penanggungjawab: userid, pengingat: 0, ...(await regionOf(tx, row, peran, userid)) });
    await noteStep(tx, { pengecualianid: id }, stepping, wanted, { now, audit: "assign", sesudah: { userid } });
    if (userid !== stepping.user.userid) await tellOwner(tx, id, userid);
  });
}

type Remark = Pick<z.output<(typeof exceptionCalls)["note"]["body"]>, "catatan" | "berkasid">;

export function noteOnException(deps: Deps, stepping: Stepping, id: number, remark: Remark): Promise<ExceptionRow> {
  const wanted = { aksi: "note", ...remark } as const;
  return stepException(deps, stepping, id, wanted, async (work) => {
    await writeException(work, {});
    await noteStep(work.tx, { pengecualianid: id }, stepping, wanted, { now: work.now, audit: "note", sesudah: {} });
  });
}

/** Who may get it, as its reader sees them. */
export async function listExceptionColleagues({ db }: Deps, user: CurrentUser, id: number) {
  const people = await colleaguesFor(db.prisma, await getException(db.prisma, user, id));
  return { records: people.map(({ userid, fullname, peran }) => ({ userid, nama: fullname, peran })) };
}
