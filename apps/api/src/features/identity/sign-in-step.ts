import { createHash, randomBytes } from "node:crypto";
import type { jenislangkah, langkah_masuk } from "@retribusi/db/generated/client";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";

const minutes = 5;
/** So often a code may be wrong before the password is asked for again. */
const mostTries = 5;

type Opening = Pick<langkah_masuk, "jenis"> &
  Partial<Pick<langkah_masuk, "userid" | "versi" | "ingat" | "perangkat" | "tantangan" | "pengguna">>;
type Steps = Pick<Transaction, "langkah_masuk">;

/** 32 random bytes need no slow hash; whoever reads the table can't go on with a step. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** What lies between two calls, for five minutes; answers with the token that goes on with it. */
export async function openStep({ clock }: Pick<Deps, "clock">, tx: Steps, opening: Opening) {
  const token = randomBytes(32).toString("base64url");
  const kedaluwarsa = new Date(clock.now().getTime() + minutes * 60_000);
  await tx.langkah_masuk.create({ data: { ...opening, hash: hashOf(token), kedaluwarsa } });
  return { token, until: kedaluwarsa };
}

const openAt = (now: Date, token: string, jenis: jenislangkah) => ({
  hash: hashOf(token),
  jenis,
  dipakai: null,
  kedaluwarsa: { gt: now },
});

/** The step of a token. Throws STEP_ENDED for one that ran out, was used, or never was. */
export async function getStep({ clock }: Pick<Deps, "clock">, tx: Steps, token: string, jenis: jenislangkah) {
  const step = await tx.langkah_masuk.findFirst({ where: openAt(clock.now(), token, jenis) });
  if (!step) throw new AppError("STEP_ENDED");
  return step;
}

/** Counts a try before anything is compared. Throws STEP_ENDED after the fifth: of a hundred at once no more than five are compared. */
export async function countTry({ clock }: Pick<Deps, "clock">, tx: Steps, token: string): Promise<langkah_masuk> {
  const where = { ...openAt(clock.now(), token, "masuk"), percobaan: { lt: mostTries } };
  const { count } = await tx.langkah_masuk.updateMany({ where, data: { percobaan: { increment: 1 } } });
  if (count === 0) throw new AppError("STEP_ENDED");
  return tx.langkah_masuk.findUniqueOrThrow({ where: { hash: where.hash } });
}

/** Gives a step something to sign, in place of what it had. */
export const setChallenge = async (
  tx: Steps,
  { hash }: Pick<langkah_masuk, "hash">,
  tantangan: string,
): Promise<void> => {
  await tx.langkah_masuk.update({ where: { hash }, data: { tantangan } });
};

/** Takes the challenge away, whatever it is answered with. Throws STEP_ENDED for all but the first who bring an answer. */
export async function spendChallenge(tx: Steps, { hash, tantangan }: langkah_masuk): Promise<string> {
  if (tantangan === null) throw new AppError("STEP_ENDED");
  const { count } = await tx.langkah_masuk.updateMany({ where: { hash, tantangan }, data: { tantangan: null } });
  if (count === 0) throw new AppError("STEP_ENDED");
  return tantangan;
}

/** Uses a step up. Throws STEP_ENDED for all but the first. */
export async function spendStep(
  { clock }: Pick<Deps, "clock">,
  tx: Steps,
  { hash }: Pick<langkah_masuk, "hash">,
): Promise<void> {
  const { count } = await tx.langkah_masuk.updateMany({
    where: { hash, dipakai: null },
    data: { dipakai: clock.now() },
  });
  if (count === 0) throw new AppError("STEP_ENDED");
}
