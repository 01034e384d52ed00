import { closeAccounts } from "@retribusi/api/features/identity/closing";
import { mailDays } from "@retribusi/api/features/settlement/day-mail";
import { remindOwners } from "@retribusi/api/features/settlement/remind";
import { localDate, toInstant, usualZone } from "@retribusi/contract/define/dates";
import { createDatabase, type Database } from "@retribusi/db/client";
import { testSchemaUrl } from "@retribusi/db/testing";
import { appPort, schemaName } from "../ports.ts";

/** What the system would do with its database, as another process of it. */
interface System {
  readonly db: Database;
  readonly env: { readonly PUBLIC_URL: string };
  readonly clock: { now(): Date };
}

/** Does what each process does so seldom that nobody waits for it, at this moment or another; any number of processes may. */
async function asSystem(now: Date, work: (system: System) => Promise<unknown>): Promise<void> {
  const db = createDatabase({ url: testSchemaUrl(schemaName).href, connectionLimit: 2 });
  try {
    await work({ db, env: { PUBLIC_URL: `http://localhost:${appPort}` }, clock: { now: () => now } });
  } finally {
    await db.close();
  }
}

/** Accounts are closed whose days of grace are over. */
export const closeNow = (): Promise<void> => asSystem(new Date(), closeAccounts);

/** Owners are reminded of money that waits. */
export const remindNow = (): Promise<void> => asSystem(new Date(), remindOwners);

/** It is a quarter past six in the morning. */
export function mailMorning(): Promise<void> {
  const now = new Date();
  return asSystem(toInstant(localDate(now, usualZone), "06:15", usualZone), mailDays);
}
