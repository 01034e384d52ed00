import type { Database } from "../client.ts";
import { isRetryable } from "../retryable.ts";
import { extendFirstCapacities } from "./capacity.ts";
import { firstDay, lastDay } from "./days.ts";
import { takeMarks } from "./marks.ts";
import { recalculate, takeTurn } from "./recalculate.ts";

/** So long may one object take, in milliseconds. */
const timeoutMs = 10 * 60_000;
const marksAtOnce = 1_000;
/** Objects at once: while one waits for the database, the other is worked on. */
const workers = 2;
const tries = 5;

/** All summaries of an object, in a transaction of its own; again where it got in the way of somebody else's. */
async function rebuildObject(prisma: Database["prisma"], objectid: number, attempt = 1): Promise<void> {
  try {
    await prisma.$transaction(
      async (tx) => {
        await takeTurn(tx, objectid);
        while ((await takeMarks(tx, objectid, marksAtOnce)).length === marksAtOnce);
        await recalculate(tx, objectid, { from: firstDay, until: lastDay });
      },
      { timeout: timeoutMs },
    );
  } catch (error) {
    if (attempt === tries || !isRetryable(error)) throw error;
    await rebuildObject(prisma, objectid, attempt + 1);
  }
}

/**
 * Calculates every summary anew, each object's in a transaction of its own: after bookings were brought in past the application, or when
 * somebody doubts a figure. An object that has no bookings and never had any has nothing to sum up. May run beside the application. `report` hears how far it is.
 */
export async function rebuildSummaries(
  { prisma }: Pick<Database, "prisma">,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await prisma.$transaction((tx) => extendFirstCapacities(tx), { timeout: timeoutMs });
  const objects = await prisma.$queryRaw<{ objectid: number }[]>`
    SELECT objectid FROM mst_objectretribusi o WHERE EXISTS (SELECT 1 FROM booking b WHERE b.objectid = o.objectid)
    UNION SELECT objectid FROM ringkasan_tanda
    UNION SELECT objectid FROM ringkasan_giliran ORDER BY objectid`;
  // Both take the next one from the same iterator.
  const waiting = objects.values();
  let done = 0;
  const work = async () => {
    for (const { objectid } of waiting) {
      await rebuildObject(prisma, objectid);
      done += 1;
      if (done % 10 === 0 || done === objects.length) report(`Summaries of ${done} of ${objects.length} objects`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
