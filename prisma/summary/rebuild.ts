import type { Database } from "../client.ts";
import { extendFirstCapacities } from "./capacity.ts";
import { firstDay, lastDay } from "./days.ts";
import { takeMarks } from "./marks.ts";
import { recalculate, takeTurn } from "./recalculate.ts";

/** So long may one object take, in milliseconds. */
const timeoutMs = 10 * 60_000;
const atOnce = 1_000;

/**
 * Calculates every summary anew, one object after the other, each in a transaction of its own: after bookings were brought in past the
 * application, or when somebody doubts a figure. May run beside the application. `tell` hears how far it is.
 */
export async function rebuildSummaries(
  { prisma }: Pick<Database, "prisma">,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await prisma.$transaction((tx) => extendFirstCapacities(tx), { timeout: timeoutMs });
  const objects = await prisma.$queryRaw<{ objectid: number }[]>`
    SELECT objectid FROM mst_objectretribusi
    UNION SELECT objectid FROM ringkasan_giliran ORDER BY objectid`;
  for (const [done, { objectid }] of objects.entries()) {
    await prisma.$transaction(
      async (tx) => {
        await takeTurn(tx, objectid);
        while ((await takeMarks(tx, objectid, atOnce)).length === atOnce);
        await recalculate(tx, objectid, { from: firstDay, until: lastDay });
      },
      { timeout: timeoutMs },
    );
    if (done % 10 === 9 || done === objects.length - 1) report(`Summaries of ${done + 1} of ${objects.length} objects`);
  }
}
