import type { Holdings } from "./effective-pages.ts";

/** Ids that stand in the second list and not in the first. */
const added = (before: readonly number[], after: readonly number[]): number[] =>
  after.filter((id) => !before.includes(id));

const isSameOrder = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** What somebody gave and took, on top of a list that has changed meanwhile. */
const onTop = (shown: readonly number[], now: readonly number[], mine: readonly number[]): number[] => {
  const granted = added(mine, shown);
  const kept = now.filter((id) => !granted.includes(id));
  return [...kept, ...added(kept, added(shown, mine))];
};

/** In the order of another list as far as it goes; what it doesn't know comes last. */
const inOrderOf = (order: readonly number[], ids: readonly number[]): number[] => [
  ...order.filter((id) => ids.includes(id)),
  ...added(order, ids),
];

/**
 * What is chosen, on top of what somebody else has saved meanwhile: each role and permission by itself, so that two people who tick different
 * things both get theirs and none is lost. My order of roles stays, unless the other person has put theirs in another one.
 */
export function mergedRights(shown: Holdings, now: Holdings, mine: Holdings): Holdings {
  const held = onTop(shown.held, now.held, mine.held);
  const before = shown.held.filter((id) => now.held.includes(id));
  const after = now.held.filter((id) => shown.held.includes(id));
  return {
    held: isSameOrder(before, after) ? inOrderOf(mine.held, held) : held,
    extra: onTop(shown.extra, now.extra, mine.extra),
  };
}
