import type { Stage } from "../process/stage.ts";
import { checkServer } from "./connection.ts";
import { openEmbedded } from "./embedded.ts";

export interface Database {
  url: string;
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
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === "") return { ...(await openEmbedded(stage, "app")), embedded: true };
  await checkServer(url);
  return { url, embedded: false, shared: true };
}
