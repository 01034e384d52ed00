import { ipKeyGenerator } from "express-rate-limit";
import { AppError } from "../lib/app-error.ts";
import { createFairQueue, ShareFull } from "../lib/fair-queue.ts";
import type { RequestFacts } from "./endpoint.ts";

/**
 * What visitors may do about accounts – signing in, registering, links of mails – is worked on for four of them at a time, address by
 * address in turns: however many guess at once, they take neither the connections to the database nor the moments between two answers
 * from whoever looks at another page. A call waits here after its body has come, so that a slow sender keeps nobody waiting, and gives its
 * place back before it waits for anything but the database.
 */
const line = createFairQueue({ atOnce: 4, address: 300, account: 300, total: 2000 });

/** Runs the work when the turn of its address comes; throws BUSY when too many wait. */
export async function takeTurn<T>({ ip }: Pick<RequestFacts, "ip">, work: () => Promise<T>): Promise<T> {
  const address = ipKeyGenerator(ip);
  try {
    return await line.run({ address, account: address }, work);
  } catch (error) {
    if (error instanceof ShareFull) throw new AppError("BUSY");
    throw error;
  }
}
