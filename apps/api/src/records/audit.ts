import type { Transaction } from "../lib/transaction.ts";
import type { RecordRow } from "./row.ts";

export interface AuditEntry {
  readonly aksi: string;
  readonly entitas: string;
  readonly kunci: string;
  readonly sebelum?: Readonly<RecordRow> | undefined;
  readonly sesudah?: Readonly<RecordRow> | undefined;
}

/** Who did it; the role is unknown while somebody signs in, and nobody is known when a command of the server does it. */
export interface Actor {
  readonly userid: number | null;
  readonly role: string | null;
}

const hidden = new Set(["password", "authorization", "smtpsandi"]);

/** What is kept of a row: neither passwords nor secrets, only that they changed. */
const recordable = (row: Readonly<RecordRow>): string =>
  JSON.stringify(row, (name, value: unknown) => (hidden.has(name) && value ? "[changed]" : value));

/** Writes who changed what, in the transaction of the change itself. `ip` is the caller's address. */
export async function writeAudit(tx: Transaction, user: Actor, ip: string, entry: AuditEntry): Promise<void> {
  const { sebelum, sesudah, ...facts } = entry;
  await tx.audit.create({
    data: {
      ...facts,
      userid: user.userid,
      peran: user.role,
      alamatip: ip,
      ...(sebelum ? { sebelum: JSON.parse(recordable(sebelum)) } : {}),
      ...(sesudah ? { sesudah: JSON.parse(recordable(sesudah)) } : {}),
    },
  });
}
