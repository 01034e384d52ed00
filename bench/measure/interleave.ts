import { median } from "../statistics.ts";

/** A row ends early rather than late: no round begins that would end after this time. */
const budgetMs = 4 * 60_000;

/**
 * Runs the contenders one after the other, once to warm up and then for so many rounds, so that whatever else the machine does meets all
 * of them alike. Answers with the results of each contender. Ends early, after a whole round, when it takes too long.
 */
export async function interleave<Result>(
  rounds: number,
  contenders: readonly (() => Promise<Result>)[],
  warmUp = true,
): Promise<Result[][]> {
  const began = performance.now();
  if (warmUp) for (const contender of contenders) await contender();
  const results: Result[][] = contenders.map(() => []);
  const first = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const now = performance.now();
    if (round > 0 && now - began + (now - first) / round > budgetMs) break;
    for (const [index, contender] of contenders.entries()) results[index]?.push(await contender());
  }
  return results;
}

/** The median of ours, and with the figures of the baseline the median of the ratios of each round. */
export function compared(ours: readonly number[], bare: readonly number[]) {
  const ratios = ours.map((figure, round) => figure / (bare[round] ?? Number.NaN));
  return { ours: median(ours), bare: median(bare), ratio: median(ratios) };
}
