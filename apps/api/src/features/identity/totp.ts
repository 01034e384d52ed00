import { Secret, TOTP } from "otpauth";

/** Seconds for which a code is shown, and digits of one: what every app on every phone knows (RFC 6238). */
export const period = 30;
const rules = { algorithm: "SHA1", digits: 6, period } as const;
/** Steps before and after this one whose codes set an app up: nobody is let in by that. */
export const stepsToSetUp = 1;
/** So far the clock of a phone may differ and still be told so: two minutes. */
const farSteps = 4;

export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code of an authenticator app says. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...rules, issuer, label, secret }).toString();

/** Codes are counted from 1970; one step is half a minute. */
export type Match =
  | { readonly kind: "good"; readonly step: number }
  /** It belongs to a clock that is so many seconds ahead of ours, or behind when negative. */
  | { readonly kind: "off"; readonly step: number; readonly seconds: number }
  | { readonly kind: "wrong" };

/** What a code is worth at a moment: it is good while an app shows it, and in so many `near` steps before and after. */
export function matchCode(secret: string, token: string, now: Date, near = 0): Match {
  const timestamp = now.getTime();
  const found = TOTP.validate({ ...rules, secret: Secret.fromBase32(secret), token, timestamp, window: farSteps });
  if (found === null) return { kind: "wrong" };
  const step = TOTP.counter({ period, timestamp }) + found;
  return Math.abs(found) <= near ? { kind: "good", step } : { kind: "off", step, seconds: found * period };
}
