import type { CurrentUser } from "./current-user.ts";

/** The one bank whose money somebody sees, records and asks for; `null` where it isn't one bank that tells whose they are. */
export const ownBank = ({ role, bankid }: Pick<CurrentUser, "role" | "bankid">): string | null =>
  role === "bank" ? (bankid ?? null) : null;
