import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { requireFresh } from "./fresh.ts";
import { endSessions } from "./session.ts";
import { endedNow } from "./session-end.ts";

/** Ends every session of somebody, and answers how many were still good; an administrator's own one stays. Throws NOT_FOUND. */
export function endSessionsOf({ db, clock }: Deps, user: CurrentUser, userid: number, ip: string): Promise<number> {
  if (userid === user.userid) requireFresh({ clock }, user);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const found = await tx.userdata.findUnique({ where: { userid }, select: { versitoken: true } });
    if (!found) throw new AppError("NOT_FOUND");
    const good = { userid, versi: found.versitoken, dicabut: null, kedaluwarsa: { gt: now }, jti: { not: user.jti } };
    const sesi = await tx.sesi.count({ where: good });
    await endSessions(tx, userid, userid === user.userid ? "jauh" : "petugas", userid === user.userid ? user.jti : "");
    const entry = { aksi: "end_sessions", entitas: "userdata", kunci: String(userid), sesudah: { sesi } } as const;
    await writeAudit(tx, user, ip, entry);
    return sesi;
  });
}

/** Ends every session of everybody but the caller's own, personal API keys among them; answers how many. */
export function endAllSessions({ db, clock }: Deps, user: CurrentUser, ip: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const good = { dicabut: null, kedaluwarsa: { gt: now }, jti: { not: user.jti } };
    const { count: sesi } = await tx.sesi.updateMany({ where: good, data: endedNow({ clock }, "petugas") });
    await tx.userdata.updateMany({ where: { authorization: { not: null } }, data: { authorization: null } });
    await writeAudit(tx, user, ip, { aksi: "end_sessions", entitas: "sesi", kunci: "*", sesudah: { sesi } });
    return sesi;
  });
}
