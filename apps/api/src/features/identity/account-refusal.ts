import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { userdata } from "@retribusi/db/generated/client";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { requireActive } from "./account-status.ts";
import { issueTemporaryKey } from "./password-reset.ts";

type Known = Pick<userdata, "userid" | "password" | "statusakun" | "versitoken">;

/**
 * Throws the account's own error; for a temporary password with the `key` to choose another one. Only for somebody who has just proved that
 * they know the password.
 */
export async function requireUsable(deps: Deps, known: Known): Promise<void> {
  if (known.statusakun === accountStatus.passwordExpired) {
    const key = await issueTemporaryKey(deps, known);
    if (key) throw new AppError("PASSWORD_EXPIRED", { details: { key } });
  }
  requireActive(known.statusakun);
}
