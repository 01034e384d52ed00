/** The process's time, for tokens and logs. Bookings and bills go by the database's clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
