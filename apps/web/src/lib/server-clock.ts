/** Milliseconds that the server's clock is ahead of this device's. */
let offset = 0;
let margin = Number.POSITIVE_INFINITY;

/**
 * Learns the server's time from the `Date` of an answer. It has whole seconds and took a while to arrive, so of all
 * answers the quickest one is believed; a device whose clock was changed meanwhile is noticed by the jump.
 * @param sentAt when the request left, by the device's clock
 */
export function noteServerTime(date: string | null, sentAt: number, arrivedAt = Date.now()): void {
  const server = date === null ? Number.NaN : Date.parse(date) + 500;
  if (Number.isNaN(server)) return;
  const seen = server - (sentAt + arrivedAt) / 2;
  const doubt = 500 + (arrivedAt - sentAt) / 2;
  if (doubt > margin && Math.abs(seen - offset) <= doubt + margin) return;
  offset = seen;
  margin = doubt;
}

/** Now by the server's clock: deadlines are the server's, whatever the device believes the time to be. */
export const serverNow = (): Date => new Date(Date.now() + offset);
