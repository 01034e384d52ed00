import { sessionMinutes } from "@retribusi/contract/features/identity/session.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { findFactors } from "./factor.query.ts";

/** Whether somebody has signed in just now, with everything that their account asks for. A personal key never has. */
const isFresh = ({ clock }: Pick<Deps, "clock">, { signedIn }: CurrentUser): boolean =>
  signedIn !== undefined && clock.now().getTime() - signedIn.getTime() <= sessionMinutes.fresh * 60_000;

/** Throws REAUTHENTICATE unless somebody has signed in just now. */
export function requireFresh(deps: Pick<Deps, "clock">, user: CurrentUser): void {
  if (!isFresh(deps, user)) throw new AppError("REAUTHENTICATE");
}

/**
 * Throws REAUTHENTICATE for somebody with a second factor who hasn't signed in just now: where the password is asked for as a proof, it
 * would otherwise be worth more than in signing in.
 */
export async function requireFactorProven(deps: Pick<Deps, "clock" | "db">, user: CurrentUser): Promise<void> {
  if (isFresh(deps, user)) return;
  const { totp, passkeys } = await findFactors(deps.db.prisma, user.userid);
  if (totp || passkeys.length > 0) throw new AppError("REAUTHENTICATE");
}
