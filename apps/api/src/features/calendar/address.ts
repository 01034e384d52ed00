import { randomBytes } from "node:crypto";
import {
  type CalendarWish,
  calendarPages,
  type makeCalendar,
} from "@retribusi/contract/features/calendar/calendar.endpoints";
import { mostAddresses } from "@retribusi/contract/features/calendar/calendar.rules";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { publicBase } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { objectRows } from "../booking/object.query.ts";
import { groupRows } from "../deputy/deputy.query.ts";
import { addressParts, presentAddress } from "./address.query.ts";
import { hashOf } from "./reader.query.ts";

export interface Call {
  readonly user: CurrentUser;
  readonly ip: string;
}

const tooMany = {
  en: `You have ${mostAddresses} calendar addresses. Revoke one that you don't use any more.`,
  id: `Anda sudah memiliki ${mostAddresses} alamat kalender. Cabut satu yang tidak dipakai lagi.`,
};

/** The object or group of a wish; throws NOT_FOUND for one out of scope. */
async function targetOf(tx: Transaction, user: CurrentUser, wish: CalendarWish) {
  if (wish.jenis === "orang") return { objectid: null, pengelolaid: null };
  if (wish.jenis === "object") {
    const where = { AND: [{ objectid: wish.objectid }, objectRows(user)] };
    const found = await tx.mst_objectretribusi.findFirst({ where, select: { objectid: true } });
    if (!found) throw new AppError("NOT_FOUND");
    return { objectid: found.objectid, pengelolaid: null };
  }
  const where = { AND: [{ pengelolaid: wish.pengelolaid }, groupRows(user)] };
  const found = await tx.tbl_kelompokpengelola.findFirst({ where, select: { pengelolaid: true } });
  if (!found) throw new AppError("NOT_FOUND");
  return { objectid: null, pengelolaid: found.pengelolaid };
}

/** Throws VALIDATION where there are as many as there may be. */
async function requireRoom(tx: Transaction, userid: number): Promise<void> {
  const count = await tx.kalender_alamat.count({ where: { userid, dicabut: null } });
  if (count >= mostAddresses) throw new AppError("VALIDATION", { fields: { jenis: tooMany } });
}

/** Makes an address and ends the one before of the same bookings; its secret part is kept nowhere but in the answer. */
export function makeAddress(
  deps: Deps,
  { user, ip }: Call,
  wish: CalendarWish,
): Promise<z.output<typeof makeCalendar.answer>> {
  if (!user.pages.has(calendarPages[wish.jenis])) throw new AppError("FORBIDDEN");
  const { userid, role: peran } = user;
  const { jenis } = wish;
  return inTransaction(deps.db, async (tx) => {
    // Of two calls at once the second finds what the first has made.
    await tx.$queryRaw`SELECT userid FROM userdata WHERE userid = ${userid} FOR UPDATE`;
    const target = await targetOf(tx, user, wish);
    const same = { userid, peran, jenis, ...target, dicabut: null };
    await tx.kalender_alamat.updateMany({ where: same, data: { dicabut: deps.clock.now() } });
    await requireRoom(tx, userid);
    const secret = `kal_${randomBytes(32).toString("base64url")}`;
    const data = { userid, peran, jenis, ...target, hash: hashOf(secret), date_created: deps.clock.now() };
    const row = await tx.kalender_alamat.create({ data, select: addressParts });
    await writeAudit(tx, user, ip, { aksi: "add", entitas: "kalender_alamat", kunci: String(row.id) });
    return { record: presentAddress(row), alamat: `${publicBase(deps.env)}/api/calendar/${secret}.ics` };
  });
}

/** Ends one of one's own addresses; the same whether or not it was good. */
export async function revokeAddress({ db, clock }: Deps, { user, ip }: Call, id: number): Promise<void> {
  const { userid } = user;
  await inTransaction(db, async (tx) => {
    const where = { id, userid, dicabut: null };
    const { count } = await tx.kalender_alamat.updateMany({ where, data: { dicabut: clock.now() } });
    if (count > 0) await writeAudit(tx, user, ip, { aksi: "withdraw", entitas: "kalender_alamat", kunci: String(id) });
  });
}
