import { type Random, randomFrom } from "@retribusi/db/seed/random";

/** What can happen, by how often. */
const kinds = {
  apiDies: 3,
  bothApisDie: 1,
  writerDies: 3,
  standbyDies: 2,
  allNodesDie: 1,
  balancerDies: 2,
  bankDies: 2,
  apiStops: 2,
  writerStops: 2,
  standbyStops: 2,
  balancerStops: 1,
  linkCut: 3,
  linkSlow: 2,
  commitUnanswered: 4,
  deadlock: 2,
  databaseFull: 1,
  journalFull: 2,
  clockOff: 2,
} as const;
export type FaultKind = keyof typeof kinds;
export const isFaultKind = (name: string): name is FaultKind => Object.hasOwn(kinds, name);
export const faultKinds: readonly FaultKind[] = Object.keys(kinds).filter(isFaultKind);

/** Something that happens so many milliseconds after what came before is over. */
export interface PlannedFault {
  readonly kind: FaultKind;
  readonly after: number;
  /** How long it lasts, in milliseconds, where that is for us to say. */
  readonly lasts: number;
  /** By how much a clock is off, in seconds. */
  readonly off: number;
}

const often = (kind: FaultKind): FaultKind[] => Array<FaultKind>(kinds[kind]).fill(kind);

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.between(0, rest.length - 1), 1));
}

/** Twice what happens to a commit, then the rest by how often it happens, in an order that the seed gives; the same for the same seed. */
export function planFaults(seed: number, count: number): readonly PlannedFault[] {
  const random = randomFrom(seed);
  const certain: readonly FaultKind[] = ["commitUnanswered", "deadlock"];
  const others = faultKinds.flatMap(often);
  const chosen = certain.slice(0, count);
  while (chosen.length < count) chosen.push(...shuffled(others, random).slice(0, count - chosen.length));
  return shuffled(chosen, random).map((kind) => ({
    kind,
    after: random.between(300, 2_000),
    lasts: random.between(300, 4_000),
    off: random.pick([-90, -20, 20, 90]),
  }));
}
