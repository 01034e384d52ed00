/** Chances that come out the same on every run, so that two machines show the same demonstration. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
  /** `bytes` bytes in hexadecimal: names of files, codes of receipts. */
  hex(bytes: number): string;
}

/** Mulberry32: 32 bits of state, more than enough to scatter names and dates. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
    chance: (probability) => next() < probability,
    hex: (bytes) => Array.from({ length: bytes }, () => between(0, 255).toString(16).padStart(2, "0")).join(""),
  };
}
