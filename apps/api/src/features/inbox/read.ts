import type { Count } from "@retribusi/contract/define/count";
import type { markRead } from "@retribusi/contract/features/inbox/inbox.endpoints";
import type { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { countUnreadOf } from "./inbox.query.ts";

/**
 * Notes that somebody has read what was told to them; what was read before keeps its moment. No trail tells of it: when somebody reads is
 * nobody else's business.
 */
export const read = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  userid: number,
  which: z.output<typeof markRead.body>,
): Promise<Count> =>
  inTransaction(db, async (tx) => {
    const id = "ids" in which ? { in: which.ids } : { lte: which.sampai };
    await tx.inbox.updateMany({ where: { userid, dibaca: null, id }, data: { dibaca: clock.now() } });
    return countUnreadOf(tx, userid);
  });
