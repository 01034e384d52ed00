import { z } from "zod";

/** What is wrong with the bank, until somebody switches it off or it starts anew. */
export const faultsSchema = z.strictObject({
  /** Every call is answered with 503, or its connection is cut. */
  down: z.enum(["no", "503", "cut"]),
  /** Milliseconds before each answer. */
  slowMs: z.number().int().min(0).max(120_000),
  /** Share of the answers that never arrive, 0 to 1, drawn from `seed`: the same seed loses the same ones. */
  lost: z.number().min(0).max(1),
  seed: z.number().int(),
  /** Whether the answer to each account that is made is lost. */
  lostCreate: z.boolean(),
});

export type Faults = z.infer<typeof faultsSchema>;

export const noFaults: Faults = { down: "no", slowMs: 0, lost: 0, seed: 1, lostCreate: false };

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
