import { AppError } from "../../lib/app-error.ts";
import type { Env } from "../../lib/env.ts";
import { Line } from "../../lib/line.ts";

/**
 * Orders of one object wait for its inventory one after the other, here instead of each on a connection of the pool, and leave some of
 * those to whoever pays, reads or works at a desk. Objects take turns, so that a crowd at one keeps nobody from another.
 */
const line = new Line({ atOnce: 12, perPerson: 1, waiting: 2000, waitingPerPerson: 2000 });

type Patience = Pick<Env, "ORDER_PATIENCE_MS">;

/**
 * Whether whoever comes now is likely to wait in vain: every place is taken, and whoever is next has used up half of the patience. So a
 * line is as long as the machine is quick, and a crowd at one object, which takes one place, closes the door to nobody.
 */
export const isLineLong = ({ ORDER_PATIENCE_MS }: Patience): boolean => line.waited() > ORDER_PATIENCE_MS / 2;

/**
 * Runs an order when the turn of its object comes; `work` learns whether it had to wait. Throws BUSY when it would have to wait for
 * longer than ORDER_PATIENCE_MS: whoever is told so at once can come back, and whoever is taken is taken quickly.
 */
export async function inOrderTurn<T>(
  { ORDER_PATIENCE_MS }: Patience,
  objectid: number,
  work: (isCrowd: boolean) => Promise<T>,
): Promise<T> {
  let isCrowd = false;
  const onPlace = () => {
    isCrowd = true;
  };
  const turn = line.take({ who: objectid, signal: AbortSignal.timeout(ORDER_PATIENCE_MS), onPlace });
  const end = await turn.catch((cause: unknown) => {
    throw new AppError("BUSY", { cause });
  });
  return work(isCrowd).finally(end);
}
