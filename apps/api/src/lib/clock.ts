/** The one time that is compared with data: the database's, which all processes on all machines share. */
export interface Clock {
  now(): Date;
}

export interface FollowingClock extends Clock {
  /** Measures how far this machine's clock differs. Throws when the database can't be asked; the last difference stays. */
  follow(): Promise<void>;
}

/** An answer that was longer under way says too little about the moment that it names. */
const longestWay = 2000;

/** Goes by the database's clock as it was found last, so that asking for the time costs nothing; until then by this machine's. */
export function createClock(read: () => Promise<Date>): FollowingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    async follow() {
      const asked = Date.now();
      const there = await read();
      const way = Date.now() - asked;
      if (way <= longestWay) ahead = Math.round(there.getTime() - asked - way / 2);
    },
  };
}
