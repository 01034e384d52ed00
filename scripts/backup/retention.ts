import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sweepLogs } from "./binary-log.ts";
import type { Keep } from "./settings.ts";
import { type Backup, draftOf, isDraft, listBackups } from "./shelf.ts";
import { sweepCopies } from "./stored-files.ts";

const dayMs = 24 * 3_600_000;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const dayNumber = (moment: number): number => Math.floor(moment / dayMs);
const weekNumber = (moment: number): number => Math.floor((dayNumber(moment) + 3) / 7);
function monthNumber(moment: number): number {
  const date = new Date(moment);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/**
 * Which of some backups stay: every one of the last days, the last one of each of the last weeks and months, all by UTC and the present one
 * among them, and always the newest.
 */
export function keptOf<One extends { readonly began: number }>(
  backups: readonly One[],
  now: number,
  keep: Keep,
): One[] {
  const newestFirst = backups.toSorted((one, other) => other.began - one.began);
  const lastOf = (numberOf: (moment: number) => number, count: number) => {
    const oldest = numberOf(now) - count;
    const recent = newestFirst.filter(({ began }) => numberOf(began) > oldest);
    return new Map(recent.toReversed().map((one) => [numberOf(one.began), one])).values();
  };
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter(({ began }) => dayNumber(began) > dayNumber(now) - keep.days),
    ...lastOf(weekNumber, keep.weeks),
    ...lastOf(monthNumber, keep.months),
  ]);
  return backups.filter((one) => kept.has(one));
}

/** Removes backups that are too old, what only they needed, and what an interrupted run left behind. Answers the names that went. */
export async function sweep(folder: string, keep: Keep, now: Date): Promise<string[]> {
  for (const name of readdirSync(folder).filter(isDraft)) await rm(join(folder, name), { recursive: true });
  const backups = listBackups(folder).map((backup) => ({ backup, began: Date.parse(backup.manifest.began) }));
  const kept = new Set(keptOf(backups, now.getTime(), keep));
  const gone = backups.filter((one) => !kept.has(one)).map(({ backup }) => backup);
  for (const backup of gone) await removeBackup(backup);
  const rest = [...kept].map(({ backup }) => backup);
  await sweepCopies(folder, rest);
  await sweepLogs(folder, rest);
  return gone.map(({ name }) => name);
}

/** What is half removed is no backup any more. */
async function removeBackup({ folder }: Backup): Promise<void> {
  await rename(folder, draftOf(folder));
  await rm(draftOf(folder), { recursive: true });
}
