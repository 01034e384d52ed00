import type { Session } from "../../lib/current-user.ts";

/** Whose memory on the device it is; visitors share one. */
export const personOf = (session: Session): string =>
  session.status === "signed-in" ? String(session.current.user.userid) : "visitor";
