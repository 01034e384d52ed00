import type { OwnSession } from "@retribusi/contract/features/identity/place.endpoints";
import type { sesi } from "@retribusi/db/generated/client";
import bowser from "bowser";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";

const kinds = ["desktop", "mobile", "tablet"] as const;

type Device = Pick<OwnSession, "browser" | "sistem" | "jenis">;

/** A device in words, from what its browser says of itself, which nobody has checked. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, sistem: null, jenis: "other" };
  const { browser, os, platform } = bowser.parse(userAgent);
  const sistem = [os.name, os.versionName].filter(Boolean).join(" ");
  const jenis = kinds.find((kind) => kind === platform.type) ?? "other";
  return { browser: browser.name || null, sistem: sistem || null, jenis };
}

interface Owner {
  readonly versitoken: number;
  readonly authorization: string | null;
}

/** Sessions of a person that are good now; the personal key, which is one too, is shown and ended in its own place. */
const goodSessions = ({ clock }: Pick<Deps, "clock">, userid: number, { versitoken, authorization }: Owner) => ({
  userid,
  dicabut: null,
  versi: versitoken,
  kedaluwarsa: { gt: clock.now() },
  jti: { not: (authorization ?? "").split(":")[0] ?? "" },
});

const present = (session: sesi, jti: string): OwnSession => ({
  id: session.jti,
  ...deviceOf(session.perangkat),
  alamatip: session.alamatip,
  dibuat: session.dibuat.toISOString(),
  terakhir: session.terakhir?.toISOString() ?? null,
  kedaluwarsa: session.kedaluwarsa.toISOString(),
  ini: session.jti === jti,
});

const ownerOf = (tx: Pick<Transaction, "userdata">, userid: number): Promise<Owner> =>
  tx.userdata.findUniqueOrThrow({ where: { userid }, select: { versitoken: true, authorization: true } });

/** So many are shown; nobody looks through more. */
const most = 100;

/** Where somebody is signed in, the latest used first. */
export async function listOwn(deps: Deps, { userid, jti }: CurrentUser): Promise<OwnSession[]> {
  const { prisma } = deps.db;
  const where = goodSessions(deps, userid, await ownerOf(prisma, userid));
  const rows = await prisma.sesi.findMany({ where, orderBy: [{ terakhir: "desc" }, { dibuat: "desc" }], take: most });
  const sessions = rows.map((session) => present(session, jti));
  return sessions.toSorted((one, other) => Number(other.ini) - Number(one.ini));
}

function end(deps: Deps, user: CurrentUser, { ip }: RequestFacts, which: { readonly jti?: string }): Promise<number> {
  const { userid } = user;
  return inTransaction(deps.db, async (tx) => {
    const good = goodSessions(deps, userid, await ownerOf(tx, userid));
    const where = { AND: [good, { jti: { not: user.jti } }, which] };
    const { count } = await tx.sesi.updateMany({ where, data: { dicabut: deps.clock.now() } });
    const about = { entitas: "sesi", kunci: which.jti ?? user.jti, sesudah: { baris: count } } as const;
    if (count > 0) await writeAudit(tx, user, ip, { aksi: "session_end", ...about });
    return count;
  });
}

/** Signs somebody out on another of their devices. Throws NOT_FOUND for a session that isn't theirs or is over, and for this one. */
export async function endOne(deps: Deps, user: CurrentUser, jti: string, request: RequestFacts): Promise<number> {
  const count = await end(deps, user, request, { jti });
  if (count === 0) throw new AppError("NOT_FOUND");
  return count;
}

/** Signs somebody out everywhere but here; answers how many sessions ended. */
export const endOthers = (deps: Deps, user: CurrentUser, request: RequestFacts): Promise<number> =>
  end(deps, user, request, {});
