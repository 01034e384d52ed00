import type { AuditAction } from "@retribusi/contract/features/system/audit.words";
import { sqlOf } from "@retribusi/db/sql";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import type { RecordRow } from "../../records/row.ts";
import { type CaseKey, writeStory } from "../billing/case-story.ts";

/** Who takes a step, from where, and which version of the case they looked at. */
export interface Stepping {
  readonly user: CurrentUser;
  readonly ip: string;
  readonly versi: number;
}

/** A step as it was asked for. */
export interface WantedStep {
  readonly aksi: string;
  readonly catatan?: string | undefined;
  readonly kepada?: number | undefined;
  readonly berkasid?: number | undefined;
}

/**
 * Locks the bookings and then the case until the transaction ends, in the order in which everybody does who moves one of them; answers
 * the time after that.
 */
export async function holdCase(tx: Transaction, bookingids: readonly (number | null)[], key: CaseKey): Promise<Date> {
  const sql = sqlOf(tx);
  const ids = [...new Set(bookingids.filter((id) => id !== null))].toSorted((one, other) => one - other);
  for (const id of ids) await sql.query("SELECT id FROM booking WHERE id = ? FOR UPDATE", [id]);
  const [table, id] =
    "pengecualianid" in key ? ["pengecualian_bayar", key.pengecualianid] : ["pengembalian", key.pengembalianid];
  await sql.query(`SELECT id FROM ${table} WHERE id = ? FOR UPDATE`, [id]);
  return databaseNow(tx);
}

/**
 * Whether the very same step was taken already, from the same version by the same person: its answer was lost, or it was sent twice.
 * Throws CONFLICT where somebody else was first, or something else was done.
 */
export async function isTaken(
  tx: Transaction,
  key: CaseKey,
  present: number,
  { user, versi }: Stepping,
  { aksi, catatan, kepada, berkasid }: WantedStep,
): Promise<boolean> {
  if (present === versi) return false;
  const same = { catatan: catatan ?? null, kepada: kepada ?? null, berkasid: berkasid ?? null };
  const where = { ...key, versi: versi + 1, aksi, userid: user.userid, ...same };
  if (await tx.penyelesaian_riwayat.findFirst({ where, select: { id: true } })) return true;
  throw new AppError("CONFLICT");
}

const missingFile = { en: "Please attach the file.", id: "Lampirkan berkasnya." };

/** Keeps a file of one's own that was uploaded before. Throws VALIDATION for any other, and for one that is used elsewhere. */
async function keepFile(tx: Transaction, id: number, pemilik: number): Promise<void> {
  const { count } = await tx.berkas.updateMany({
    where: { id, pemilik, sementara: true, umum: false },
    data: { sementara: false },
  });
  if (count === 0) throw new AppError("VALIDATION", { fields: { berkasid: missingFile } });
}

interface Told {
  readonly now: Date;
  /** What the trail calls it. */
  readonly audit: AuditAction;
  readonly sesudah: Readonly<RecordRow>;
}

/** Writes a step that was taken into the case's story and the audit trail. */
export async function noteStep(
  tx: Transaction,
  key: CaseKey,
  { user, ip, versi }: Stepping,
  { aksi, catatan, kepada, berkasid }: WantedStep,
  { now, audit, sesudah }: Told,
): Promise<void> {
  if (berkasid !== undefined) await keepFile(tx, berkasid, user.userid);
  await writeStory(tx, key, versi + 1, {
    ...{ aksi, userid: user.userid, peran: user.role, waktu: now, catatan: catatan ?? null },
    ...(kepada === undefined ? {} : { kepada }),
    ...(berkasid === undefined ? {} : { berkasid }),
  });
  const [entitas, kunci] =
    "pengecualianid" in key
      ? (["pengecualian_bayar", key.pengecualianid] as const)
      : (["pengembalian", key.pengembalianid] as const);
  const reason = catatan === undefined ? {} : { alasan: catatan };
  await writeAudit(tx, user, ip, { aksi: audit, entitas, kunci: String(kunci), sesudah: { ...sesudah, ...reason } });
}
