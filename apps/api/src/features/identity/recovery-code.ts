import { createHash, randomInt } from "node:crypto";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";

/** Without letters and digits that are mistaken for each other on paper: five bits each. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const howMany = 10;
const groups = 6;
const letters = 4;

/** Six groups of four have 118 bits, so that no slow hash is needed. */
const makeCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

/** However it is typed: with or without dashes, spaces and capitals. */
const hashOf = (code: string): string =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("hex");

/** Makes ten codes in place of the earlier ones and answers with them: they are kept as hashes only. */
export async function replaceCodes(tx: Pick<Transaction, "kode_pemulihan">, userid: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode);
  await tx.kode_pemulihan.deleteMany({ where: { userid } });
  await tx.kode_pemulihan.createMany({ data: codes.map((code) => ({ userid, hash: hashOf(code) })) });
  return codes;
}

/** Uses a code up; false when it isn't one of the person's, or was used, and for all but the first of those who use it at once. */
export async function spendRecoveryCode(
  { clock }: Pick<Deps, "clock">,
  tx: Pick<Transaction, "kode_pemulihan">,
  userid: number,
  code: string,
): Promise<boolean> {
  const where = { userid, hash: hashOf(code), dipakai: null };
  const { count } = await tx.kode_pemulihan.updateMany({ where, data: { dipakai: clock.now() } });
  return count === 1;
}
