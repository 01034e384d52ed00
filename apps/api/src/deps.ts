import type { Database } from "@retribusi/db/client";
import type { Env } from "./env.ts";
import type { BankClient } from "./lib/bank.ts";
import type { Clock } from "./lib/clock.ts";
import type { FileStore } from "./lib/files.ts";
import type { Logger } from "./lib/log.ts";
import type { SecurityLog } from "./lib/security-log.ts";
import type { TemporaryFolder } from "./lib/temporary.ts";

/** Everything from outside that the application works with; tests bring their own. */
export interface Deps {
  readonly db: Database;
  readonly env: Env;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly temporary: TemporaryFolder;
  readonly log: Logger;
  readonly bank: BankClient;
  readonly security: SecurityLog;
}
