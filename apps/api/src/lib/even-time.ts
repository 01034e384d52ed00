import { setTimeout as wait } from "node:timers/promises";

/**
 * Milliseconds that the database's part of a visitor's call takes at least: more than it needs, so that the time of the answer doesn't
 * tell whether somebody has an account.
 */
const least = 120;

/** Runs work whose length must tell nothing. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(least)]);
  return result;
}
