import { openTestServer, testEnvironment } from "../check/context.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";

/**
 * The environment with a server that is ours to the end: one that somebody else stops meanwhile would make every test fail, and each spoilt
 * place look noticed.
 */
export async function withDatabase(stage: Stage): Promise<NodeJS.ProcessEnv> {
  const { url, shared } = await openTestServer(stage);
  if (shared) throw new UserError("Another command runs tests on the database: try again when it has ended.");
  return { ...testEnvironment(), TEST_DATABASE_URL: url };
}
