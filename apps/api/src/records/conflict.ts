import type { AuditSubject } from "@retribusi/contract/access/audit-subject";
import type { ConflictDetails, LastChange } from "@retribusi/contract/define/conflict";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { isRole } from "@retribusi/contract/define/roles";
import type { AuditAction } from "@retribusi/contract/features/system/audit.words";
import type { CurrentUser } from "../access/current-user.ts";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";
import type { RecordRow } from "./row.ts";

/** What changes values that forms show; a look, a test or a key made in between is no change of them. */
const changing: AuditAction[] = ["add", "edit", "sync", "resetpassword", "approve", "refuse", "ubah_aturan"];

/** Those who serve the public work under their names among each other; towards a customer they act for their office. */
const knowsNames = ({ role }: CurrentUser): boolean => role !== "nasabah" && role !== "default";

/** Which lines of the audit trail are changes of what was refused. */
interface Noted {
  readonly entitas: AuditSubject;
  readonly kunci: string | { readonly startsWith: string } | { readonly endsWith: string };
  readonly aksi: readonly AuditAction[];
}

/** Who changed it last, as far as the reader may know, from the audit trail; null when nobody noted it. */
async function findLastChange({ db }: Deps, reader: CurrentUser, noted: readonly Noted[]): Promise<LastChange | null> {
  const found = await db.prisma.audit.findFirst({
    where: { OR: noted.map(({ aksi, ...about }) => ({ ...about, aksi: { in: [...aksi] } })) },
    orderBy: { id: "desc" },
    select: { userid: true, peran: true, waktu: true, userdata: { select: { fullname: true } } },
  });
  if (!found) return null;
  return {
    at: found.waktu.toISOString(),
    name: knowsNames(reader) ? (found.userdata?.fullname ?? null) : null,
    role: found.peran !== null && isRole(found.peran) ? found.peran : null,
    own: found.userid === reader.userid,
  };
}

/** An entity, or what has fields like one. */
type Fielded = Pick<AnyEntity, "fields">;

const isWrittenOnly = ({ fields }: Fielded, name: string): boolean =>
  ["password", "secret"].includes(fields[name]?.kind ?? "");

/** What the writer sent and what is there now, where that differs as far as the writer may see it. A secret is never told apart. */
function differing(entity: Fielded, now: Readonly<RecordRow>, yours: Readonly<RecordRow>): ConflictDetails["fields"] {
  const entries = Object.entries(yours).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (isWrittenOnly(entity, name)) return [[name, { now: now[name] ?? "", yours: "" }] as const];
    const present = now[name] ?? null;
    return Object.is(present, value) ? [] : [[name, { now: present, yours: value }] as const];
  });
  return Object.fromEntries(entries);
}

interface Refused {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly subject: AuditSubject;
  readonly key: string;
  readonly entity: Fielded;
  /** The record as it is now, as the writer may see it, and its version. */
  readonly record: Readonly<RecordRow>;
  readonly versi: number;
  /** What the writer wanted to write. */
  readonly write: Readonly<RecordRow>;
}

/** The answer to an edit of a record that somebody else has changed since it was shown. */
export async function conflictOf({ deps, user, subject, key, entity, record, versi, write }: Refused) {
  const changed = await findLastChange(deps, user, [{ entitas: subject, kunci: key, aksi: changing }]);
  const details: ConflictDetails = { record, versi, fields: differing(entity, record, write), changed };
  return new AppError("CONFLICT", { details });
}

/** The answer to a late change of something that isn't one record: who was first, and when. */
export async function lateBy(deps: Deps, user: CurrentUser, noted: readonly Noted[]): Promise<AppError> {
  return new AppError("CONFLICT", { details: { changed: await findLastChange(deps, user, noted) } });
}
