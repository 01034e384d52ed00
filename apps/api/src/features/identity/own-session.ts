import type { OwnSession } from "@retribusi/contract/features/identity/place.endpoints";
import { mostSessions } from "@retribusi/contract/features/identity/session.rules";
import type { sesi } from "@retribusi/db/generated/client";
import bowser from "bowser";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { findPlace } from "../../lib/address-place.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { findSettings } from "../system/settings.query.ts";
import { requireFresh } from "./fresh.ts";
import { endedNow } from "./session-end.ts";
import { goodSessions, ownerOf } from "./session-room.ts";
import { whySessionIsOver } from "./session-use.ts";

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

const present = async (session: sesi, jti: string): Promise<OwnSession> => ({
  id: session.jti,
  ...deviceOf(session.perangkat),
  alamatip: session.alamatip,
  tempat: await findPlace(session.alamatip),
  dibuat: session.dibuat.toISOString(),
  terakhir: session.terakhir?.toISOString() ?? null,
  kedaluwarsa: session.kedaluwarsa.toISOString(),
  ini: session.jti === jti,
});

/** Where somebody is signed in, the latest used first. */
export async function listOwn(deps: Deps, { userid, jti, roles }: CurrentUser): Promise<OwnSession[]> {
  const { prisma } = deps.db;
  const where = goodSessions(deps, userid, await ownerOf(prisma, userid));
  const orderBy = [{ terakhir: "desc" as const }, { dibuat: "desc" as const }];
  const rows = await prisma.sesi.findMany({ where, orderBy, take: mostSessions });
  const { batasdiam } = await findSettings(prisma);
  const now = deps.clock.now();
  const good = rows.filter((session) => !whySessionIsOver(session, roles, batasdiam, now));
  const sessions = await Promise.all(good.map((session) => present(session, jti)));
  return sessions.toSorted((one, other) => Number(other.ini) - Number(one.ini));
}

/** Throws REAUTHENTICATE: whoever finds a screen open must not sign its owner out elsewhere. */
function end(deps: Deps, user: CurrentUser, { ip }: RequestFacts, which: { readonly jti?: string }): Promise<number> {
  requireFresh(deps, user);
  const { userid } = user;
  return inTransaction(deps.db, async (tx) => {
    const good = goodSessions(deps, userid, await ownerOf(tx, userid));
    const where = { AND: [good, { jti: { not: user.jti } }, which] };
    const { count } = await tx.sesi.updateMany({ where, data: endedNow(deps, "jauh") });
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
