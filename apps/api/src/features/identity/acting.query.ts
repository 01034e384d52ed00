import { isRole, type Role } from "@retribusi/contract/define/roles";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { listPerson, needsFactor, openPages, type PersonRow } from "./session.query.ts";

/** Somebody in one of their roles, from the rows of all of them; nobody who no longer has it. */
export function actingAs(rows: readonly PersonRow[], role: string): CurrentUser | undefined {
  const acting = rows.find((row) => row.role === role);
  if (!acting || !isRole(role)) return;
  const { userid, username, fullname, email, pemdaid, skpdid, pengelolaid, bankid } = acting;
  return {
    ...{ userid, username, fullname, email, pemdaid, skpdid, pengelolaid, bankid, role },
    roles: rows.map((row) => row.role).filter(isRole),
    pages: new Set(openPages(rows, acting)),
    needsFactor: needsFactor(rows),
    jti: "",
  };
}

/**
 * Somebody in one of their roles, with their rights as they are now, for what is done for them while they aren't there. Nobody when the
 * account is closed or blocked, or no longer has the role.
 */
export async function findActingUser(db: Database, userid: number, role: Role): Promise<CurrentUser | undefined> {
  return actingAs(await listPerson(db, userid), role);
}
