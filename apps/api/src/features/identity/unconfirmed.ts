import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import type { Prisma, userdata } from "@retribusi/db/generated/client";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";

/** A registration that nobody confirms is forgotten after a week, and its user name and address are free again. */
export const keptDays = retention.registrations;
const keptMilliseconds = keptDays * 24 * 3_600_000;

/**
 * Accounts that a visitor made and whose link nobody has followed. One that an administrator closed is none: it was open, or it was not
 * made by a visitor, who agrees to the privacy notice before anything else.
 */
export const unconfirmed = {
  statusakun: accountStatus.notActive,
  emailterverifikasi: null,
  tglmasuk: null,
  privasiversi: { not: null },
} as const satisfies Prisma.userdataWhereInput;

type Facts = Pick<userdata, "statusakun" | "emailterverifikasi" | "tglmasuk" | "privasiversi">;

/** The same for an account that was read. */
export const isUnconfirmed = ({ statusakun, emailterverifikasi, tglmasuk, privasiversi }: Facts): boolean =>
  statusakun === accountStatus.notActive && emailterverifikasi === null && tglmasuk === null && privasiversi !== null;

const nameKey = (username: string): string => `nama:${username.toLowerCase()}`;

/**
 * Whether a user name can't be had: somebody has it, or a registration with a known address asked for it lately. If such a name stayed
 * free, its asker would learn that the address is known.
 */
export async function isNameTaken(
  { clock }: Pick<Deps, "clock">,
  tx: Pick<Transaction, "userdata" | "percobaan_login">,
  username: string,
): Promise<boolean> {
  const where = { kunci: nameKey(username), sampai: { gt: clock.now() } };
  const [accounts, kept] = [
    await tx.userdata.count({ where: { username } }),
    await tx.percobaan_login.count({ where }),
  ];
  return accounts + kept > 0;
}

/** Keeps a user name from others for as long as an account would that nobody confirms. */
export async function keepName({ clock }: Pick<Deps, "clock">, tx: Transaction, username: string): Promise<void> {
  const kunci = nameKey(username);
  const sampai = new Date(clock.now().getTime() + keptMilliseconds);
  await tx.percobaan_login.upsert({ where: { kunci }, create: { kunci, jumlah: 1, sampai }, update: { sampai } });
}

/** Removes an account that is still unconfirmed, with all that it has; its letter is swept like any other file without a record. */
async function forget(tx: Transaction, userid: number): Promise<number> {
  const where = { ...unconfirmed, userid };
  const { count } = await tx.userdata.updateMany({ where, data: { suratorganisasi: null } });
  if (count === 0) return 0;
  await tx.token_user.deleteMany({ where: { userid } });
  await tx.model_has_roles.deleteMany({ where: { model_id: userid } });
  await tx.log_keamanan.updateMany({ where: { userid }, data: { userid: null } });
  await tx.berkas.updateMany({ where: { pemilik: userid }, data: { pemilik: null, sementara: true } });
  await tx.userdata.delete({ where: { userid } });
  const entry = { aksi: "hapus_pendaftaran", entitas: "userdata", kunci: String(userid) } as const;
  await writeAudit(tx, { userid: null, role: null }, "", entry);
  return count;
}

/** Forgets registrations that nobody has confirmed within a week; answers with their number. */
export async function sweepUnconfirmed({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">): Promise<number> {
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  const old = await db.prisma.userdata.findMany({
    where: { ...unconfirmed, date_created: { lt: before } },
    select: { userid: true },
    take: 500,
  });
  let removed = 0;
  for (const { userid } of old) {
    try {
      removed += await inTransaction(db, (tx) => forget(tx, userid));
    } catch (error) {
      // One that something refers to stays, and the others are forgotten all the same.
      log.warn({ err: error, userid }, "an unconfirmed account could not be removed");
    }
  }
  return removed;
}

/** Throws ALREADY_EXISTS for a user name that can't be had. */
export async function requireFreeName(...where: Parameters<typeof isNameTaken>): Promise<void> {
  if (await isNameTaken(...where)) throw nameTaken();
}

/** The answer to a user name that somebody else has. */
export const nameTaken = (): AppError =>
  new AppError("ALREADY_EXISTS", { fields: { username: { en: "Already exist!", id: "Sudah ada!" } } });
