const TIMEOUT_MS = 1000;

/**
 * Waits for a piece of work and says what is being waited for, but only when it takes longer than a second:
 * quick steps stay silent, slow ones print a line when they begin to be slow and another with the seconds when done.
 */
export async function progress<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  let said = false;
  const timer = setTimeout(() => {
    said = true;
    console.log(`… ${label}`);
  }, TIMEOUT_MS);
  try {
    const result = await work();
    if (said) console.log(`✓ ${label} (${seconds(began)})`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** The time since `began` (of `performance.now()`), for a person: `0.4 s`, `12.3 s`. */
export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
