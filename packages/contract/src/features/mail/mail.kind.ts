import type { Label } from "../../define/label.ts";

/** A mail that the system sends. */
export interface MailKind {
  readonly name: string;
  /** In a few words. */
  readonly when: Label;
  /** To whom, where the group doesn't say it. */
  readonly to?: Label;
}
