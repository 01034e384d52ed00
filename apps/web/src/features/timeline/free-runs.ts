import type { TimelineDay, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";

/** Days one after the other on which as much is free, and of which the same is to be said. */
export interface FreeRun extends Omit<TimelineDay, "tanggal"> {
  readonly first: string;
  readonly last: string;
}

export function freeRuns({ hari }: Pick<TimelineObject, "hari">): FreeRun[] {
  const runs: FreeRun[] = [];
  for (const { tanggal, bebas, lewat, tutup } of hari) {
    const before = runs.at(-1);
    if (before && before.bebas === bebas && before.lewat === lewat && before.tutup === tutup) {
      runs[runs.length - 1] = { ...before, last: tanggal };
    } else {
      runs.push({ first: tanggal, last: tanggal, bebas, lewat, tutup });
    }
  }
  return runs;
}
