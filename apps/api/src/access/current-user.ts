import type { Role } from "@retribusi/contract/define/roles";

/** Who is calling, read anew at every request: a change of rights takes effect at the next one. */
export interface CurrentUser {
  readonly userid: number;
  readonly username: string;
  readonly fullname: string;
  readonly email: string;
  /** The role they act in. */
  readonly role: Role;
  readonly roles: readonly Role[];
  /** The same by the names that they are stored under, some of which an administrator may have made up. */
  readonly named?: { readonly role: string; readonly roles: readonly string[] };
  /** Names of the pages they hold in that role. */
  readonly pages: ReadonlySet<string>;
  readonly pemdaid: number | null;
  readonly skpdid: number | null;
  readonly pengelolaid: number | null;
  /** The bank that a bank's user works for; absent: every one. */
  readonly bankid?: string | null;
  /** Has to set up a second factor before anything else is open. */
  readonly needsFactor?: boolean;
  /** When they signed in; absent for a personal API key, which proves nobody. */
  readonly signedIn?: Date;
  /** Id of the session. */
  readonly jti: string;
}
