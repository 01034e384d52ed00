import { findPasswordProblem } from "@retribusi/contract/features/identity/password.rules";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import type { Database } from "@retribusi/db/client";
import { z } from "zod";
import type { Env } from "../../lib/env.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { hashPassword } from "./password.ts";
import { loadWeakness } from "./password-policy.ts";

/** Why a command does nothing, in words for whoever typed it. */
export class Refusal extends Error {}

const { username, email, fullname } = userdata.fields;
const person = z.object({ username: username.schema, email: email.schema, fullname: fullname.schema });
type Person = z.output<typeof person>;

/** Checks what was typed on the command line; throws a Refusal that names every wrong option. */
export function readPerson(options: Readonly<Record<string, string | undefined>>): Person {
  const read = person.safeParse(options);
  if (read.success) return read.data;
  throw new Refusal(read.error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`).join("\n"));
}

interface Known {
  readonly db: Database;
  readonly env: Pick<Env, "BCRYPT_COST">;
}

/** Throws a Refusal for a password that a super user may not have. */
async function requireStrong({ db }: Known, password: string, { username, email }: Person): Promise<void> {
  // The command goes with production: the demonstration's own password is none there.
  const findWeakness = await loadWeakness({ db, env: { NODE_ENV: "production" } });
  const problem = findPasswordProblem(password, { username, email, roles: ["superuser"] }, findWeakness);
  if (problem) throw new Refusal(problem.en);
}

/** Creates an active super user and answers with a sentence for the administrator; throws a Refusal. */
export async function createSuperuser(known: Known, person: Person, password: string): Promise<string> {
  const { db, env } = known;
  await requireStrong(known, password, person);
  const hash = await hashPassword({ env }, password, { address: "", account: "command" });
  return inTransaction(db, async (tx) => {
    const role = await tx.roles.findUnique({ where: { name: "superuser" } });
    if (!role) throw new Refusal("There are no roles in the database yet: run npm run db:seed first.");
    const { username, email } = person;
    const existing = await tx.userdata.findFirst({ where: { OR: [{ username }, { email }] } });
    if (existing) throw new Refusal(`There is already a user ${existing.username} with the address ${existing.email}.`);
    const roles = { create: { role_id: role.id, urutan: 1 } };
    const data = { ...person, password: hash, statusakun: accountStatus.active, model_has_roles: roles };
    const { userid } = await tx.userdata.create({ data });
    const sesudah = { ...person, role: "superuser" };
    const entry = { aksi: "add", entitas: "userdata", kunci: String(userid), sesudah } as const;
    await writeAudit(tx, { userid: null, role: null }, "", entry);
    return `${username} can sign in as super user now.`;
  });
}
