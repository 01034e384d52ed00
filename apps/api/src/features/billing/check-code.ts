import { randomInt } from "node:crypto";
import { checkCodeAlphabet, checkCodeLength } from "@retribusi/contract/features/billing/billing.check-code";

/** A new `kodecek` for a payment: 80 random bits, so that no receipt's code can be guessed from another's. */
export const newCheckCode = (): string =>
  Array.from({ length: checkCodeLength }, () => checkCodeAlphabet[randomInt(checkCodeAlphabet.length)]).join("");
