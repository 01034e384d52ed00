import { isNumbered, isRetryable } from "@retribusi/db/retryable";
import { BusyError } from "./transaction.ts";

/** The server can't be reached, or the pool had no connection to give. */
const away: ReadonlySet<unknown> = new Set([
  ...["P1001", "P1002", "P1008", "P2024", "P2028", "P2037"],
  ...[
    "ER_GET_CONNECTION_TIMEOUT",
    "ER_CONNECTION_TIMEOUT",
    "ER_CON_COUNT_ERROR",
    "ER_POOL_ALREADY_CLOSED",
    "ETIMEDOUT",
  ],
]);

const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && away.has(error.code)) ||
    /pool timeout|DatabaseNotReachable/.test(error.message) ||
    isAway(error.cause));

/**
 * Numbers of a server that can't do what it usually does until somebody helps it: disk or table full, storage that fails, no memory, no
 * more connections or locks, read-only after a change of its role, a statement stopped by an administrator or its time limit.
 */
const ailing: ReadonlySet<unknown> = new Set([
  1021, 1026, 1030, 1037, 1038, 1040, 1041, 1114, 1135, 1203, 1206, 1226, 1290, 1317, 1792, 1836, 1969, 3024,
]);

/** Whether the database gave up for the moment: nothing was changed and trying again may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof BusyError || isRetryable(error) || isNumbered(error, ailing) || isAway(error);

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${JSON.stringify(error)}`.replaceAll("\\", "") : "";

/** What a foreign key refused: the table that refers, and its column; empty where the database didn't say. */
export interface BrokenReference {
  readonly table: string;
  readonly column: string;
}

/** The reference that a write would have broken, from either end: by deleting what is referred to, or by naming what isn't there. */
export function brokenReference(error: unknown): BrokenReference | undefined {
  const text = textOf(error);
  if (!/foreign key constraint fails|P2003|ForeignKeyConstraintViolation/i.test(text)) return;
  const { table = "" } = /fails \(`[^`]+`\.`(?<table>\w+)`/.exec(text)?.groups ?? {};
  const { column = "" } = /FOREIGN KEY \(`(?<column>\w+)`\)/.exec(text)?.groups ?? {};
  return { table, column };
}

/** The unique index that a write would have broken. */
export function duplicatedIndex(error: unknown): string | undefined {
  const text = textOf(error);
  if (!/P2002|Duplicate entry|UniqueConstraintViolation/i.test(text)) return;
  return /for key '(?:\w+\.)?(?<index>\w+)'/.exec(text)?.groups?.index ?? text;
}
