import { randomUUID } from "node:crypto";
import { isRole } from "@retribusi/contract/define/roles";
import { sessionMinutes } from "@retribusi/contract/features/identity/session.rules";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import type { Database } from "@retribusi/db/client";
import type { faktor } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { gather } from "../../lib/gather.ts";
import { inTransaction, retried, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { requireActive } from "./account-status.ts";
import { isKey, matchesKey, parseKey } from "./api-key.ts";
import { findSessionState, listSessions, needsFactor, openPages } from "./session.query.ts";
import { type EndCode, endedNow, sessionEnded } from "./session-end.ts";
import { endReplaced, keepWithinLimit } from "./session-room.ts";
import { noteUse, requireLively } from "./session-use.ts";
import { keepAccount } from "./stay.ts";
import { readSessionToken, signToken } from "./token.ts";

type SessionRows = Awaited<ReturnType<typeof listSessions>> extends Map<string, infer Rows> ? Rows : never;

/** Requests that arrive together read their sessions together; what they read is never older than the request. */
const lookups = new WeakMap<Database, (jti: string) => Promise<SessionRows | undefined>>();

function lookupOf(db: Database) {
  const known = lookups.get(db) ?? gather((ids) => listSessions(db, ids));
  lookups.set(db, known);
  return known;
}

const asRole = (name: string) => (isRole(name) ? name : "default");

function toUser(rows: SessionRows, isPerson: boolean): CurrentUser | undefined {
  const acting = rows.find(({ role, peran }) => role === peran) ?? rows[0];
  if (!acting) return;
  const { jti, userid, username, fullname, email, pemdaid, skpdid, pengelolaid, bankid, role } = acting;
  return {
    ...{ jti, userid, username, fullname, email, pemdaid, skpdid, pengelolaid, bankid },
    role: asRole(role),
    roles: [...new Set(rows.map((row) => asRole(row.role)))],
    named: { role, roles: rows.map((row) => row.role) },
    pages: new Set(openPages(rows, acting)),
    needsFactor: needsFactor(rows),
    ...(isPerson ? { signedIn: acting.dibuat } : {}),
  };
}

const closedCode: EndCode = "akun";

/** The user of a session, or why there is none: the account's own error, else SESSION_ENDED. */
async function requireState({ db }: Deps, jti: string, user: CurrentUser | undefined, userid?: number) {
  if (user) return user;
  const state = await findSessionState(db, jti);
  // Whoever lost the session for another reason learns nothing of what became of the account since.
  const wasOpen = state?.dicabut === null || state?.sebabcabut === closedCode;
  if (wasOpen) requireActive(state.statusakun);
  throw sessionEnded(state?.sebabcabut, userid);
}

/** Who a personal API key speaks for. Throws UNAUTHENTICATED for one that nobody has, SESSION_ENDED for one that ran out. */
async function findKeyHolder(deps: Deps, token: string): Promise<CurrentUser> {
  const key = parseKey(token);
  if (!key) throw new AppError("UNAUTHENTICATED");
  const rows = (await lookupOf(deps.db)(key.jti)) ?? [];
  const [first] = rows;
  if (first && !matchesKey(key, first.authorization)) throw new AppError("UNAUTHENTICATED");
  if (first && first.kedaluwarsa <= deps.clock.now()) throw sessionEnded("waktu");
  return requireState(deps, key.jti, toUser(rows, false));
}

/**
 * Who a token speaks for, with their rights as they are now. Throws UNAUTHENTICATED for a token that we did not sign, SESSION_ENDED
 * for one that ran out, was signed out, lay unused for too long, or whose user has a new password, and the account's own error for one
 * that was blocked. `isUse`: somebody works with it, not only an open screen.
 */
export async function findSession(deps: Deps, token: string, isUse = true): Promise<CurrentUser> {
  if (isKey(token)) return findKeyHolder(deps, token);
  const claims = readSessionToken(deps, token);
  if (claims === "forged") throw new AppError("UNAUTHENTICATED");
  if (claims === "expired") throw sessionEnded("waktu");
  const rows = (await lookupOf(deps.db)(claims.jti)) ?? [];
  const user = toUser(rows, true);
  const security = { userid: claims.userid };
  if (user && user.userid !== claims.userid) throw new AppError("SESSION_ENDED", { security });
  const [session] = rows;
  if (user && session) await requireLively(deps, user, session);
  if (session && isUse) noteUse(deps, session);
  return requireState(deps, claims.jti, user, claims.userid);
}

/** The user of a session after a change of it; throws SESSION_ENDED. */
export async function getChanged({ db }: Deps, { jti, signedIn }: CurrentUser): Promise<CurrentUser> {
  const user = toUser((await lookupOf(db)(jti)) ?? [], signedIn !== undefined);
  if (!user) throw new AppError("SESSION_ENDED");
  return user;
}

const minute = 60_000;

interface Opening {
  readonly userid: number;
  /** `versitoken` as it was when the password was compared: a password changed meanwhile leaves the session worthless. */
  readonly versitoken: number;
  readonly remembered: boolean;
  /** What proved the person; the password alone when absent. */
  readonly faktor?: faktor;
}

interface Opened {
  readonly token: string;
  /** The account was to be closed, and stays because of this. */
  readonly penutupanbatal: boolean;
}

/**
 * Opens a session, 8 hours or 30 days when it is remembered, and answers with its token. The session whose token came with the call ends:
 * a device that signs in again leaves none behind. `claim` uses up what proved the person, in the same transaction: when it throws, nothing
 * is opened.
 */
export async function openSession(
  deps: Deps,
  { userid, versitoken, remembered, faktor = "sandi" }: Opening,
  {
    ip,
    userAgent,
    token,
    id: requestId = "",
  }: Pick<RequestFacts, "ip" | "userAgent"> & Partial<Pick<RequestFacts, "id" | "token">>,
  claim: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<Opened> {
  const jti = randomUUID();
  const opened = deps.clock.now();
  const minutes = remembered ? sessionMinutes.remembered : sessionMinutes.usual;
  const expires = new Date(opened.getTime() + minutes * minute);
  const penutupanbatal = await inTransaction(deps.db, async (tx) => {
    await claim(tx);
    const place = { alamatip: ip, perangkat: userAgent, faktor };
    const span = { dibuat: opened, terakhir: opened, kedaluwarsa: expires };
    await tx.sesi.create({ data: { jti, userid, versi: versitoken, ...span, ...place } });
    // Signing in is no change of the account: its date stays.
    await tx.$executeRaw`UPDATE userdata SET tglmasuk = ${opened}, date_updated = date_updated WHERE userid = ${userid}`;
    const isKept = await keepAccount(deps, tx, userid, ip);
    if (token !== undefined) await endReplaced(deps, tx, token, ip);
    await keepWithinLimit(deps, tx, userid);
    await writeAudit(tx, { userid, role: null }, ip, {
      aksi: "login",
      entitas: "sesi",
      kunci: jti,
      sesudah: { faktor },
    });
    return isKept;
  });
  deps.log.info({ security: { kind: "masuk", userid, faktor, jti, ip, userAgent, requestId } }, "security event");
  return { token: signToken(deps, { jti, userid }, opened, expires), penutupanbatal };
}

/** Ends the session of a request; its token is worth nothing from the next request on. */
export async function endSession({ db, clock, log }: Deps, user: CurrentUser, request: RequestFacts): Promise<void> {
  const { jti, userid } = user;
  const { ip, userAgent, id: requestId } = request;
  await inTransaction(db, async (tx) => {
    await tx.sesi.updateMany({ where: { jti, dicabut: null }, data: endedNow({ clock }, "keluar") });
    await writeAudit(tx, user, ip, { aksi: "logout", entitas: "sesi", kunci: jti });
  });
  log.info({ security: { kind: "keluar", userid, jti, ip, userAgent, requestId } }, "security event");
}

/**
 * Ends every session of a user, but for the one to keep, for a reason that whoever holds its token is told. A session that is being opened
 * at this moment with the old password ends too, because it carries the old version. The personal API key is one of them. A new e-mail
 * address that waits is forgotten.
 */
export async function endSessions(tx: Transaction, userid: number, why: EndCode, kept = ""): Promise<void> {
  const { versitoken } = await tx.userdata.update({
    where: { userid },
    data: { versitoken: { increment: 1 }, authorization: null },
    select: { versitoken: true },
  });
  // Whoever had the old password may have asked for an address of theirs.
  await tx.token_user.deleteMany({ where: { userid, jenis: "surel", dipakai: null } });
  if (kept !== "") await tx.sesi.updateMany({ where: { jti: kept, userid }, data: { versi: versitoken } });
  await tx.$executeRaw`UPDATE sesi SET dicabut = UTC_TIMESTAMP(3), sebabcabut = ${why}
    WHERE userid = ${userid} AND kedaluwarsa > UTC_TIMESTAMP(3) AND dicabut IS NULL AND jti <> ${kept}`;
}

const kept = retention.sessions * 24 * 60 * minute;

/**
 * Forgets sessions and links to a new password a week after their end, and counted failures that no longer count; answers with the number
 * of sessions.
 */
export async function sweepSessions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  await retried(() => db.prisma.percobaan_login.deleteMany({ where: { sampai: { lt: now } } }));
  await retried(() => db.prisma.langkah_masuk.deleteMany({ where: { kedaluwarsa: { lt: now } } }));
  const ended = { kedaluwarsa: { lt: new Date(now.getTime() - kept) } };
  await retried(() => db.prisma.token_user.deleteMany({ where: { jenis: { in: ["reset", "sementara"] }, ...ended } }));
  const { count } = await retried(() => db.prisma.sesi.deleteMany({ where: ended }));
  return count;
}
