import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { AppError } from "../../lib/app-error.ts";

const refusals = {
  [accountStatus.notActive]: "ACCOUNT_NOT_ACTIVE",
  [accountStatus.blocked]: "ACCOUNT_BLOCKED",
  [accountStatus.waiting]: "ACCOUNT_WAITING",
  [accountStatus.passwordExpired]: "PASSWORD_EXPIRED",
} as const;

/** Throws the account's own error for every status but “active”. Only for somebody who knows the password or holds a token. */
export function requireActive(statusakun: number): void {
  const refusal = Object.entries(refusals).find(([status]) => Number(status) === statusakun);
  if (refusal) throw new AppError(refusal[1]);
}
