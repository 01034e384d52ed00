import type { Prisma } from "../generated/client.ts";
import type { DayRange } from "./days.ts";

/**
 * Takes an object's marks away, the oldest first, and answers their days. Only those that were seen, by their ids: a change that commits
 * its mark a moment later finds it still there afterwards.
 */
export async function takeMarks(tx: Prisma.TransactionClient, objectid: number, limit: number): Promise<DayRange[]> {
  const marks = await tx.ringkasan_tanda.findMany({ where: { objectid }, orderBy: { id: "asc" }, take: limit });
  if (marks.length === 0) return [];
  await tx.ringkasan_tanda.deleteMany({ where: { id: { in: marks.map(({ id }) => id) } } });
  return marks.map(({ dari, sampai }) => ({
    from: dari.toISOString().slice(0, 10),
    until: sampai.toISOString().slice(0, 10),
  }));
}
