import type { CurrentUser } from "./current-user.ts";

/** Whose identity number it is, and who manages the booking that it stands in. */
export interface IdentityOf {
  readonly owner: unknown;
  readonly pengelolaid: unknown;
}

/** Its owner, the manager of the booking and the super user see an identity number in full, and the scan of the card; nobody else. */
export function seesIdentity(user: CurrentUser, { owner, pengelolaid }: IdentityOf): boolean {
  if (user.role === "superuser" || owner === user.userid) return true;
  return user.role === "pengelola" && user.pengelolaid !== null && pengelolaid === user.pengelolaid;
}

/** `3273********0001` */
export const maskIdentity = (nik: string): string => `${nik.slice(0, 4)}********${nik.slice(-4)}`;
