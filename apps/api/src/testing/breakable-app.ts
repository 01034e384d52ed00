import { createDatabase, type Database } from "@retribusi/db/client";
import type { Express } from "express";
import { createApp } from "../app.ts";
import { findSession } from "../features/identity/session.ts";
import { createSecurityLog } from "../lib/security-log.ts";
import { createFaultyLink, type FaultyLink } from "./faulty-link.ts";
import type { TestApp } from "./test-app.ts";

/** The application of a test once more, behind a link to its database that can break. */
export interface BreakableApp {
  readonly link: FaultyLink;
  readonly app: Express;
  readonly db: Database;
  close(): Promise<void>;
}

export async function openBreakable({ deps }: TestApp): Promise<BreakableApp> {
  const link = await createFaultyLink(deps.env.DATABASE_URL);
  const db = createDatabase({ url: link.url, connectionLimit: 4, timeoutMs: 5000 });
  const security = createSecurityLog(db, deps.log);
  return {
    link,
    db,
    app: createApp({ ...deps, db, security }, findSession),
    async close() {
      await security.close();
      await db.close();
      await link.close();
    },
  };
}
