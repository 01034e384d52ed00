import { isStaff } from "@retribusi/contract/define/roles";
import { whyOver } from "@retribusi/contract/features/identity/session.rules";
import { type Database, sqlInstant } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { retried } from "../../lib/transaction.ts";
import { type EndCode, sessionEnded } from "./session-end.ts";

const minute = 60_000;
/** Milliseconds for which uses are gathered. */
const pause = 500;

interface Span {
  readonly dibuat: Date;
  readonly terakhir: Date | null;
  readonly kedaluwarsa: Date;
}

interface Session extends Span {
  readonly jti: string;
  /** Minutes that a session of staff may lie unused. */
  readonly batasdiam: number | null;
}

/** Why a session of somebody who holds these roles is over; undefined while it isn't. */
export function whySessionIsOver(
  { dibuat, terakhir, kedaluwarsa }: Span,
  roles: readonly string[],
  batasdiam: number | null,
  now: Date,
) {
  const span = { opened: dibuat.getTime(), used: (terakhir ?? dibuat).getTime(), expires: kedaluwarsa.getTime() };
  return whyOver({ ...span, isStaff: isStaff(roles), chosenIdle: batasdiam }, now.getTime());
}

/** Ends a session that has come to its end, or that nobody has used for too long; throws SESSION_ENDED with the reason. */
export async function requireLively({ db, clock }: Deps, { roles, userid }: CurrentUser, session: Session) {
  const now = clock.now();
  const cause = whySessionIsOver(session, roles, session.batasdiam, now);
  if (!cause) return;
  const sebabcabut: EndCode = cause === "idle" ? "diam" : "waktu";
  const data = { dicabut: now, sebabcabut };
  await retried(() => db.prisma.sesi.updateMany({ where: { jti: session.jti, dicabut: null }, data }));
  throw sessionEnded(sebabcabut, userid);
}

interface Waiting {
  uses: Map<string, Date>;
  timer?: NodeJS.Timeout | undefined;
}

const waiting = new WeakMap<Database, Waiting>();

function waitingOf(db: Database): Waiting {
  const known = waiting.get(db) ?? { uses: new Map<string, Date>() };
  waiting.set(db, known);
  return known;
}

/** Writes the uses gathered so far by one statement. What can't be written is written with the next use. */
export async function writeUses({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const gathered = waitingOf(db);
  const { uses } = gathered;
  clearTimeout(gathered.timer);
  waiting.set(db, { uses: new Map() });
  if (uses.size === 0) return;
  const latest = sqlInstant(new Date(Math.max(...[...uses.values()].map((moment) => moment.getTime()))));
  const ids = [...uses.keys()].sort();
  const places = ids.map(() => "?").join(", ");
  await db.pool
    .query(`UPDATE sesi SET terakhir = ? WHERE jti IN (${places}) AND (terakhir IS NULL OR terakhir < ?)`, [
      latest,
      ...ids,
      latest,
    ])
    .catch((error: unknown) => log.warn({ err: error }, "the use of sessions is not noted"));
}

/** Notes that a session is used, at most once a minute and beside the request, which neither waits for it nor fails with it. */
export function noteUse(
  deps: Pick<Deps, "db" | "log" | "clock">,
  { jti, terakhir }: Pick<Session, "jti" | "terakhir">,
): void {
  const now = deps.clock.now();
  if (terakhir && now.getTime() - terakhir.getTime() < minute) return;
  const gathered = waitingOf(deps.db);
  gathered.uses.set(jti, now);
  gathered.timer ??= setTimeout(() => void writeUses(deps), pause).unref();
}
