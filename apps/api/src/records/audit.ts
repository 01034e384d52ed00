import type { AuditSubject } from "@retribusi/contract/access/audit-subject";
import { findEntity } from "@retribusi/contract/access/entities";
import type { AuditAction } from "@retribusi/contract/features/system/audit.words";
import { maskIdentity } from "../lib/mask-identity.ts";
import { noteTrail } from "../lib/request.ts";
import { type Transaction, takeMark } from "../lib/transaction.ts";
import type { RecordRow } from "./row.ts";

export interface AuditEntry {
  readonly aksi: AuditAction;
  readonly entitas: AuditSubject;
  readonly kunci: string;
  readonly sebelum?: Readonly<RecordRow> | undefined;
  readonly sesudah?: Readonly<RecordRow> | undefined;
}

/** Who did it; the role is unknown while somebody signs in, and nobody is known when a command of the server does it. */
export interface Actor {
  readonly userid: number | null;
  readonly role: string | null;
}

/** Whatever is called like a secret, so that a table of tomorrow doesn't have to be thought of here. */
const secretName = /password|sandi|authorization|rahasia|secret|token|hash|apikey/i;
const identityName = /^(noidentitas|nik)$/i;

/** A counter, no secret, although it is called like one. */
const plainNames = new Set(["versitoken"]);

/** Fields that are declared as what nobody is shown, whatever they are called. */
const hiddenKinds: ReadonlySet<unknown> = new Set(["secret", "password"]);

const isSecret = (entitas: string, name: string): boolean =>
  hiddenKinds.has(findEntity(entitas)?.fields[name]?.kind) || (secretName.test(name) && !plainNames.has(name));

function recordableValue(entitas: string, name: string, value: unknown): unknown {
  if (value === null || value === undefined || value === "" || typeof value === "boolean") return value;
  if (isSecret(entitas, name)) return "[changed]";
  return identityName.test(name) ? maskIdentity(String(value)) : value;
}

/** What is kept of a row: identity numbers masked; of passwords and secrets only that there is one. */
const recordable = (entitas: string, row: Readonly<RecordRow>) =>
  JSON.parse(
    JSON.stringify(row, (name, value: unknown) =>
      typeof value === "bigint" ? Number(value) : recordableValue(entitas, name, value),
    ),
  );

/** Writes who changed what, in the transaction of the change itself. `ip` is the caller's address. */
export async function writeAudit(tx: Transaction, user: Actor, ip: string, entry: AuditEntry): Promise<void> {
  const { sebelum, sesudah, ...facts } = entry;
  await tx.audit.create({
    data: {
      ...facts,
      userid: user.userid,
      peran: user.role,
      alamatip: ip,
      permintaan: takeMark(tx, "audit"),
      ...(sebelum ? { sebelum: recordable(facts.entitas, sebelum) } : {}),
      ...(sesudah ? { sesudah: recordable(facts.entitas, sesudah) } : {}),
    },
  });
  noteTrail({ ...facts, userid: user.userid });
}
