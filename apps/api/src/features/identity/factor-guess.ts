import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { countAttempt, findExceeded, forgetAttempts, takeBack } from "./attempts.ts";

const quarter = 15 * 60;
const day = 24 * 3600;
/** Six digits with one good code at a time: fifty guesses a day find one in fifty years. */
const most = { quarter: 10, day: 50 } as const;

interface Guesser {
  readonly userid: number;
  /** The known device, which has a counter of its own: a stranger with the password doesn't shut the owner out. */
  readonly device: string | null;
}

export interface Guess {
  /** Whether this is the last one for a quarter of an hour. */
  readonly isLast: boolean;
  /** It was right: what went wrong before is forgotten. */
  forgive(): Promise<void>;
}

/**
 * Counts a guess at somebody's second factor before it is compared, codes of the app and recovery codes alike, whatever password step it
 * came with. Throws TOO_MANY_REQUESTS.
 */
export async function countGuess({ db }: Pick<Deps, "db">, { userid, device }: Guesser): Promise<Guess> {
  const name = device === null ? `akun:${userid}` : `perangkat:${device}`;
  const now = { key: `faktor:${name}`, limit: most.quarter, memory: quarter };
  const today = { key: `faktor:hari:${name}`, limit: most.day, memory: day };
  const { tallies } = await countAttempt(db, [now, today]);
  const exceeded = findExceeded([now, today], tallies);
  const security = { kind: "masuk_dibatasi" as const, userid };
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds }, security });
  return {
    isLast: tallies.some(({ key, count }) => key === now.key && count === now.limit),
    async forgive() {
      await forgetAttempts(db, [now.key]);
      await takeBack(db, [today.key]);
    },
  };
}
