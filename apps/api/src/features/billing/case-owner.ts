import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Transaction } from "../../lib/transaction.ts";

/** Money as far as it says whose it is. */
interface Unplaced {
  readonly bankid: string;
  readonly idbilling: string;
}

const onlyOne = (ids: readonly (number | null)[]): number | null => {
  const [first, ...others] = new Set(ids.filter((id) => id !== null));
  return others.length === 0 ? (first ?? null) : null;
};

/**
 * The region whose money it is that fits no booking: whose billing ids begin like the one that was told, else the only one that the bank
 * serves. `null` where that can't be said; then the bank gives it to a region by hand.
 */
export async function findRegion(tx: Transaction, { bankid, idbilling }: Unplaced): Promise<number | null> {
  const connections = await tx.system.findMany({ where: { bankid }, select: { idpemda: true, awalan: true } });
  const alike = connections.filter(({ awalan }) => idbilling.startsWith(awalan));
  return onlyOne((alike.length > 0 ? alike : connections).map(({ idpemda }) => idpemda));
}

const people = `FROM userdata u JOIN model_has_roles m ON m.model_id = u.userid JOIN roles r ON r.id = m.role_id
  JOIN pengecualian_bayar x ON x.id = ? LEFT JOIN booking b ON b.id = x.bookingid WHERE u.statusakun = ?`;
const confirmed = `(SELECT h.userid FROM booking_riwayat h WHERE h.bookingid = b.id AND h.aksi = 'confirm' ORDER BY h.id DESC LIMIT 1)`;

/** Nearest first: who confirmed the booking, its manager group, its agency, its region, and whoever looks after the system. */
const nearness = `CASE
  WHEN r.name = 'pengelola' AND u.pengelolaid = b.pengelolaid THEN IF(u.userid = ${confirmed}, 1, 2)
  WHEN r.name = 'dinas' AND u.skpdid = b.idskpd THEN IF(u.userid = ${confirmed}, 1, 3)
  WHEN r.name = 'pemda' AND u.pemdaid = x.idpemda THEN IF(u.userid = ${confirmed}, 1, 4)
  WHEN r.name = 'superuser' THEN 5 ELSE 9 END`;

/** Who is to look after a payment exception that nobody looks after; `null` where there is nobody at all. */
export async function findOwner(tx: Transaction, id: number): Promise<number | null> {
  const columns = { userid: int("u.userid"), nearness: int(nearness) };
  const { found } = await ask(sqlOf(tx), { found: rowsOf(columns, people, [id, accountStatus.active]) });
  const near = found.filter((one) => one.nearness < 9);
  return near.toSorted((one, other) => one.nearness - other.nearness || one.userid - other.userid)[0]?.userid ?? null;
}
