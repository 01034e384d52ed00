import type { Database } from "@retribusi/db/client";
import type { BankClient } from "./bank.ts";
import type { Clock } from "./clock.ts";
import type { Env } from "./env.ts";
import type { FileStore } from "./files.ts";
import type { Journal } from "./journal.ts";
import type { Logger } from "./log.ts";
import type { SecurityLog } from "./security-log.ts";
import type { TemporaryFolder } from "./temporary.ts";

/** Everything from outside that the application works with; tests bring their own. */
export interface Deps {
  readonly db: Database;
  readonly env: Env;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly temporary: TemporaryFolder;
  readonly journal: Journal;
  readonly log: Logger;
  readonly bank: BankClient;
  readonly security: SecurityLog;
}
