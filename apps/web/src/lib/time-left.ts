/** A span in whole days and hours, and what a clock shows of the last day. */
export interface TimeLeft {
  readonly days: number;
  /** Whole hours beside the days. */
  readonly hours: number;
  /** Whole minutes beside the hours. */
  readonly minutes: number;
  /** `mm:ss` of the last hour. */
  readonly clock: string;
  readonly isOver: boolean;
}

const two = (number: number) => String(number).padStart(2, "0");

/** What is left until a deadline; both are instants. */
export function timeLeft(deadline: Date, now: Date): TimeLeft {
  const seconds = Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000));
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  return {
    days: Math.floor(seconds / 86_400),
    hours,
    minutes,
    clock: `${two(minutes)}:${two(seconds % 60)}`,
    isOver: seconds === 0,
  };
}
