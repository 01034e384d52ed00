import { localDate } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import type { StandInRecord, StandInWish } from "@retribusi/contract/features/deputy/deputy.endpoints";
import { momentsOf, refuseStandIn } from "@retribusi/contract/features/deputy/deputy.rules";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Deps } from "../../lib/deps.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { type Group, getGroup, groupRows, managers, parts, presentStandIn, zoneOfGroup } from "./deputy.query.ts";

interface Call {
  readonly user: CurrentUser;
  readonly ip: string;
}

const refuse = (field: string, message: Label) => new AppError("VALIDATION", { fields: { [field]: message } });

const notOfGroup: Label = {
  en: "This is no active manager of the group.",
  id: "Orang ini bukan pengelola aktif kelompok tersebut.",
};

/**
 * Who stands in for whom at an agency is decided by one after the other: the row must really change, or the other nodes of a cluster hear
 * nothing of it.
 */
async function takeAgency(tx: Transaction, { idskpd }: Group): Promise<void> {
  const sql = "UPDATE tbl_skpd SET date_updated = date_updated + INTERVAL 1000 MICROSECOND WHERE idskpd = ?";
  await sqlOf(tx).query(sql, [idskpd]);
}

/** Both work; whoever is away is of the group, and so is the deputy. Throws VALIDATION. */
async function requirePeople(tx: Transaction, { pengelolaid }: Group, wish: StandInWish): Promise<void> {
  for (const field of ["digantikan", "pengganti"] as const) {
    const where = { ...managers, userid: wish[field], pengelolaid };
    if ((await tx.userdata.count({ where })) === 0) throw refuse(field, notOfGroup);
  }
}

/** Throws VALIDATION with the field that is wrong. */
async function planOf(tx: Transaction, group: Group, wish: StandInWish, now: Date) {
  await requirePeople(tx, group, wish);
  const zone = zoneOfGroup(group);
  const moments = momentsOf(wish, zone);
  const others = await tx.wakil.findMany({
    where: { tbl_kelompokpengelola: { idskpd: group.idskpd }, tglakhir: { gt: now } },
  });
  const problem = refuseStandIn({ ...wish, ...moments }, others, localDate(now, zone));
  if (problem) throw refuse(problem.field, problem.message);
  return moments;
}

/** The same wish of the same person, if it was entered and isn't over. */
async function findSame(tx: Transaction, data: Prisma.wakilWhereInput): Promise<StandInRecord | undefined> {
  const now = await databaseNow(tx);
  const same = await tx.wakil.findFirst({ where: { ...data, tglakhir: { gt: now } }, include: parts });
  return same ? presentStandIn(same, now) : undefined;
}

/** Throws NOT_FOUND for a group out of scope, VALIDATION with the field that is wrong. The same sent again answers the first. */
export function appoint(
  { db }: Deps,
  { user, ip }: Call,
  pengelolaid: number,
  wish: StandInWish,
): Promise<StandInRecord> {
  return inTransaction(db, async (tx) => {
    const group = await getGroup(tx, user, pengelolaid);
    const days = { mulai: new Date(wish.mulai), sampai: new Date(wish.sampai) };
    const data = { ...wish, ...days, pengelolaid, user_created: user.userid };
    const sent = await findSame(tx, data);
    if (sent) return sent;
    await takeAgency(tx, group);
    const sentMeanwhile = await findSame(tx, data);
    if (sentMeanwhile) return sentMeanwhile;
    const now = await databaseNow(tx);
    const moments = await planOf(tx, group, wish, now);
    const made = await tx.wakil.create({ data: { ...data, ...moments }, include: parts });
    const about = { aksi: "tunjuk_wakil", entitas: "tbl_kelompokpengelola", kunci: String(pengelolaid) } as const;
    await writeAudit(tx, user, ip, { ...about, sesudah: wish });
    return presentStandIn(made, now);
  });
}

/** Ends at once; what hasn't begun is taken back. Throws NOT_FOUND, CONFLICT where it has changed meanwhile or is over. */
export function end({ db }: Deps, { user, ip }: Call, id: number, versi: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = await databaseNow(tx);
    const where = { id, tbl_kelompokpengelola: groupRows(user) };
    const row = await tx.wakil.findFirst({ where, include: parts });
    if (!row) throw new AppError("NOT_FOUND");
    const still = { id, versi, tglakhir: { gt: now } };
    const today = new Date(localDate(now, zoneOfGroup(row.tbl_kelompokpengelola)));
    const { count } =
      row.tglmulai > now
        ? await tx.wakil.deleteMany({ where: still })
        : await tx.wakil.updateMany({ where: still, data: { tglakhir: now, sampai: today, versi: versi + 1 } });
    if (count === 0) throw new AppError("CONFLICT");
    const { pengelolaid, digantikan, pengganti } = row;
    const about = { aksi: "akhiri_wakil", entitas: "tbl_kelompokpengelola", kunci: String(pengelolaid) } as const;
    const sebelum = { digantikan, pengganti, mulai: dayOf(row.mulai), sampai: dayOf(row.sampai) };
    await writeAudit(tx, user, ip, { ...about, sebelum });
  });
}
