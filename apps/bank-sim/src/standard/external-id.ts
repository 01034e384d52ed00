import { msOfWibDay, wibDay } from "./time.ts";

/**
 * Makes the numbers of messages, 12 digits, unique on their day in Western Indonesia: they follow the clock, so that a bank that starts
 * anew doesn't begin where it had begun before.
 */
export function externalIds(): (now: Date) => string {
  let day = "";
  let last = 0;
  return (now) => {
    const today = wibDay(now);
    const byClock = msOfWibDay(now) * 1000;
    last = today === day ? Math.max(last + 1, byClock) : byClock;
    day = today;
    return String(last).padStart(12, "0");
  };
}
