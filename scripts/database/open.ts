import { withFiles } from "@retribusi/db/secret-file";
import type { Stage } from "../process/stage.ts";
import { checkServer } from "./connection.ts";
import { openEmbedded } from "./embedded.ts";

export interface Database {
  /** The application's. */
  url: string;
  /** The account that makes tables and fills them in; the application's where no other is named. */
  adminUrl: string;
  /** Whether it is the private server under `.data/` and not one that an administrator named. */
  embedded: boolean;
  /** Whether another command uses the private server at this moment. */
  shared: boolean;
}

/**
 * The database of `DATABASE_URL`, or the private one when it is not set.
 *
 * @throws UserError when it cannot be used, with the mend
 */
export async function openDatabase(stage: Stage): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_ADMIN_URL } = withFiles(process.env);
  if (url === undefined || url === "") return { ...(await openEmbedded(stage, "app")), embedded: true };
  const adminUrl = DATABASE_ADMIN_URL || url;
  // The application's account may be made by the migrations.
  await checkServer(adminUrl);
  return { url, adminUrl, embedded: false, shared: true };
}
