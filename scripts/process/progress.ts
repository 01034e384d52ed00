const TIMEOUT_MS = 1000;

/**
 * Waits for a piece of work and says what is being waited for, but only when it takes longer than a second:
 * quick steps stay silent, slow ones print a line when they begin to be slow and another with the seconds when done.
 * The work may tell how far it is: a line of its own, on a terminal in the place of the one before.
 */
export async function progress<Result>(
  label: string,
  work: (tell: (detail: string) => void) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  let said = false;
  const timer = setTimeout(() => {
    said = true;
    print(`… ${label}`);
  }, TIMEOUT_MS);
  const tell = (detail: string) => {
    said = true;
    print(`… ${label}: ${detail}`, process.stdout.isTTY);
  };
  try {
    const result = await work(tell);
    if (said) print(`✓ ${label} (${seconds(began)})`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** The terminal's last line is one that the next takes the place of. */
let isPassing = false;

function print(line: string, passing = false): void {
  if (isPassing) process.stdout.write("\r\u001b[K");
  isPassing = passing;
  // A line that wraps could not be taken back.
  if (passing) process.stdout.write(line.slice(0, process.stdout.columns - 1));
  else console.log(line);
}

/** The time since `began` (of `performance.now()`), for a person: `0.4 s`, `12.3 s`. */
export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
