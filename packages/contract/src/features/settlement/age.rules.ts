const day = 86_400_000;

/** Days after which an open case is late, and very late. */
export const lateAfter = [3, 7] as const;

/** Whole days since the moment. */
export const daysSince = (since: Date, now: Date): number => Math.floor((now.getTime() - since.getTime()) / day);

/** How late an open case is: not at all, for more than three days, for more than seven. */
export function latenessOf(since: Date, now: Date): "fresh" | "late" | "overdue" {
  const age = now.getTime() - since.getTime();
  if (age > lateAfter[1] * day) return "overdue";
  return age > lateAfter[0] * day ? "late" : "fresh";
}
