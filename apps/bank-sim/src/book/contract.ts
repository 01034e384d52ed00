import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const contractSchema = z.object({
  name: z.string().min(1),
  partnerServiceId: z.string().regex(/^\d{1,8}$/),
  clientKey: z.string().min(1),
  clientSecret: z.string().min(1),
  partnerId: z.string().min(1).max(36),
  channelId: z.string().min(1).max(5),
  /** Who keeps the bill: the biller, who is asked, or the bank, where the biller makes an account. */
  mode: z.enum(["BILLER", "BANK"]),
  signature: z.enum(["HMAC", "RSA"]),
  encoding: z.enum(["base64", "hex"]),
  /** PEM; verifies what the biller signs. */
  publicKey: z.string(),
});

/** What bank and biller have agreed on for the numbers that begin with `partnerServiceId`. */
export type Contract = z.infer<typeof contractSchema>;

/** `partners.json` can't be used; the message says why, for whoever wrote it. */
export class ContractError extends Error {}

/**
 * The contracts as they stand in the folder now: none without the file.
 *
 * @throws ContractError for a file that is no list of contracts
 */
export function readContracts(folder: string): Contract[] {
  const path = join(folder, "partners.json");
  if (!existsSync(path)) return [];
  try {
    return z.array(contractSchema).parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ContractError(`partners.json: ${why}`);
  }
}

/** The contract of a number: of several that fit, the one with the longest beginning. */
export function contractOf(contracts: readonly Contract[], va: string): Contract | undefined {
  return contracts
    .filter(({ partnerServiceId }) => va.startsWith(partnerServiceId) && va.length > partnerServiceId.length)
    .sort((a, b) => b.partnerServiceId.length - a.partnerServiceId.length)[0];
}
