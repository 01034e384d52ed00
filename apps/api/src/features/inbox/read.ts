import type { Count } from "@retribusi/contract/define/count";
import type { markRead } from "@retribusi/contract/features/inbox/inbox.endpoints";
import type { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { countUnreadOf } from "./inbox.query.ts";

function meant(which: z.output<typeof markRead.body>) {
  if ("bookingid" in which) return which;
  return { id: "ids" in which ? { in: which.ids } : { lte: which.sampai } };
}

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
    await tx.inbox.updateMany({ where: { userid, dibaca: null, ...meant(which) }, data: { dibaca: clock.now() } });
    return countUnreadOf(tx, userid);
  });
