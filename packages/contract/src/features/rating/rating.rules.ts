/** Stars of a rating: one is the worst. */
export const mostStars = 5;

/** Characters of the sentence that may stand beside the stars. */
export const longestSentence = 500;

/** Days in which a rating that was given can be changed. */
export const changeDays = 14;

/** Ratings from which on an object's average is told to everybody: fewer say more of persons than of the object. */
export const averageFrom = 5;

/** Ratings of an object that are listed, the newest of them. */
export const mostListed = 100;

const day = 24 * 3_600_000;

interface Asked {
  readonly isFinished: boolean;
  /** From then on nobody is asked about the booking any more. */
  readonly ends: Date;
  /** When it was rated first; `null` before. */
  readonly given: Date | null;
}

/** Until when a booking can be rated, or its rating changed; `null` where its use hasn't ended well. */
export function ratingEnds({ isFinished, ends, given }: Asked): Date | null {
  if (!isFinished) return null;
  return given ? new Date(given.getTime() + changeDays * day) : ends;
}
