/**
 * Header of calls that a screen makes by itself while nobody is at it, such as a list that looks for news: they are no use of the session,
 * so that a screen left open doesn't keep it alive.
 */
export const unattended = "x-unattended";

const hour = 60;
const day = 24 * hour;

/** How long sessions last, in minutes. Why these: docs/operations.md, “Sessions”. */
export const sessionMinutes = {
  /** From signing in, however much it is used; for staff always. */
  usual: 8 * hour,
  /** The same with remember-me. */
  remembered: 30 * day,
  /** Without a use. For staff the super user may choose another one. */
  idle: hour,
  /** Without a use, of somebody who isn't staff and ticked remember-me. */
  idleRemembered: 14 * day,
  /** For so long after signing in it needs no further proof who somebody is. */
  fresh: 15,
} as const;

/** So many sessions of one account are good at a time: the one that was unused for longest makes way. As many are listed. */
export const mostSessions = 100;

/** Why a session ended before its token did, as SESSION_ENDED tells in `details.reason`. */
export type EndReason =
  | "idle"
  | "expired"
  | "signed-out"
  | "replaced"
  | "elsewhere"
  | "password"
  | "factor"
  | "account"
  | "administrator"
  | "limit"
  | "closing";

/** What is known of a session and its user; moments in milliseconds. */
export interface SessionSpan {
  readonly opened: number;
  readonly used: number;
  readonly expires: number;
  readonly isStaff: boolean;
  /** Minutes that the super user allows staff; null where nothing was chosen. */
  readonly chosenIdle: number | null;
}

/**
 * Why a session is over: `expired` came to its end, `idle` lay unused for too long. A use is only written once a minute, so one minute more
 * is granted.
 */
export function whyOver(
  { opened, used, expires, isStaff, chosenIdle }: SessionSpan,
  now: number,
): "expired" | "idle" | undefined {
  const minute = 60_000;
  const isRemembered = expires - opened > sessionMinutes.usual * minute;
  if (now >= expires || (isStaff && now >= opened + sessionMinutes.usual * minute)) return "expired";
  const usualIdle = isRemembered ? sessionMinutes.idleRemembered : sessionMinutes.idle;
  const idle = isStaff ? (chosenIdle ?? sessionMinutes.idle) : usualIdle;
  return now - used > (idle + 1) * minute ? "idle" : undefined;
}
