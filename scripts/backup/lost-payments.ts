import { enterLostMoney } from "@retribusi/api/features/payment/lost-money";
import { createClock } from "@retribusi/api/lib/clock";
import type { StoreEnv } from "@retribusi/api/lib/env";
import { openJournal } from "@retribusi/api/lib/journal";
import { createLog } from "@retribusi/api/lib/log";
import { databaseNow } from "@retribusi/api/lib/transaction";
import { createDatabase } from "@retribusi/db/client";

/** Enters what the journal has and the database doesn't, as the application does at its start. Answers how many payments it was. */
export async function enterLost(url: string, stores: StoreEnv): Promise<number> {
  const db = createDatabase({ url, connectionLimit: 4 });
  const clock = createClock(() => databaseNow(db.prisma));
  const journal = await openJournal(stores, clock.now);
  try {
    return await enterLostMoney({ db, clock, journal, log: createLog("warn") });
  } finally {
    await journal.close();
    await db.close();
  }
}
