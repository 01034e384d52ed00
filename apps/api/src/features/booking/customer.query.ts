import { email, nik } from "@retribusi/contract/define/field";
import { int, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type SqlPart } from "@retribusi/db/statement";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { writeAudit } from "../../records/audit.ts";
import { type Counter, countAttempt, findExceeded } from "../identity/attempts.ts";
import { type CustomerToken, customerToken } from "./customer-token.ts";
import { phoneForms } from "./phone-forms.ts";

/** The condition on the row `u` of `userdata` that a walk-in can be for them: somebody who could order by themselves. */
export const isActiveCustomer = `u.statusakun = 1 AND EXISTS (SELECT 1 FROM model_has_roles m JOIN roles r ON r.id = m.role_id
  WHERE m.model_id = u.userid AND r.name = 'nasabah')`;

const quarter = 15 * 60;

/** More look-ups in a quarter of an hour than a counter needs, too few to try numbers out. */
const countersOf = ({ userid }: CurrentUser, ip: string): Counter[] => [
  { key: `nasabah oleh ${userid}`, limit: 30, memory: quarter },
  { key: `nasabah dari ${ip}`, limit: 90, memory: quarter },
];

/** Counted before anything is looked up, found or not. */
async function countLookUp({ db }: Deps, user: CurrentUser, ip: string): Promise<void> {
  const counters = countersOf(user, ip);
  const exceeded = findExceeded(counters, (await countAttempt(db, counters)).tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
}

const label = { en: "", id: "" };
const schemas = { noidentitas: nik(label).schema, email: email(label).schema };

const noSuch = {
  en: "Enter a whole phone number, e-mail address or identity number of 16 digits.",
  id: "Isi nomor telepon, alamat surel, atau nomor identitas 16 angka secara lengkap.",
};

/** What was typed, as the one field it can be. Throws VALIDATION. */
function conditionOf(typed: string): SqlPart & { by: keyof typeof schemas | "notelp" } {
  const identity = schemas.noidentitas.safeParse(typed);
  if (identity.success) return { by: "noidentitas", sql: "u.noidentitas = ?", values: [identity.data] };
  const phones = phoneForms(typed);
  if (phones.length > 0) return { by: "notelp", sql: "u.notelp IN (?, ?, ?)", values: phones };
  const address = schemas.email.safeParse(typed);
  if (address.success) return { by: "email", sql: "u.email = ?", values: [address.data] };
  throw new AppError("VALIDATION", { fields: { cari: noSuch } });
}

/** `Budi Santoso` → `B*** S***`: no length, no letter but the first. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(" ");

/**
 * The one customer who has exactly this phone, e-mail address or identity number; none where several have it, and never the manager
 * personally. Every call is counted, limited by person and address, and left in the audit trail with whom it found.
 */
export async function lookUpCustomer(
  deps: Deps,
  user: CurrentUser,
  ip: string,
  typed: string,
): Promise<({ readonly nama: string } & CustomerToken) | null> {
  await countLookUp(deps, user, ip);
  const { by, sql, values } = conditionOf(typed);
  const { prisma } = deps.db;
  const { found } = await ask(sqlOf(prisma), {
    found: rowsOf(
      { userid: int("u.userid"), fullname: text("u.fullname") },
      `FROM userdata u WHERE ${sql} AND u.userid <> ? AND ${isActiveCustomer} LIMIT 2`,
      [...values, user.userid],
    ),
  });
  const one = found.length === 1 ? found[0] : undefined;
  await writeAudit(prisma, user, ip, {
    aksi: "cari_nasabah",
    entitas: "userdata",
    kunci: one ? String(one.userid) : "",
    sesudah: { kolom: [by], baris: found.length },
  });
  return one ? { nama: maskName(one.fullname), ...customerToken(deps, user.userid, one.userid) } : null;
}
