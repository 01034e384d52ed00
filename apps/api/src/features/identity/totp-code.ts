import type { Label } from "@retribusi/contract/define/label";
import type { faktor_totp } from "@retribusi/db/generated/client";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { openSecret } from "../../lib/secret.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { type Match, matchCode, period } from "./totp.ts";

const wrong: Label = {
  en: "This code is not right. Enter the one that your app shows now.",
  id: "Kode ini tidak cocok. Isikan kode yang sekarang tampil di aplikasi Anda.",
};

const used: Label = {
  en: "This code was used already. Wait for the next one.",
  id: "Kode ini sudah dipakai. Tunggu kode berikutnya.",
};

/** Of the step before: most often somebody has typed while it changed. */
const late: Label = {
  en: "This code has just run out. Enter the one that your app shows now; it is good for 30 seconds.",
  id: "Kode ini baru saja berakhir. Isikan kode yang sekarang tampil di aplikasi Anda; kode berlaku 30 detik.",
};

const distance = (seconds: number): Label => {
  const by = Math.abs(seconds);
  return seconds > 0
    ? { en: `${by} seconds fast`, id: `${by} detik terlalu cepat` }
    : { en: `${by} seconds slow`, id: `${by} detik terlalu lambat` };
};

const clock = (seconds: number): Label => ({
  en: `The clock of your phone is about ${distance(seconds).en}. Set its date and time to automatic and enter the next code, or choose another way.`,
  id: `Jam ponsel Anda sekitar ${distance(seconds).id}. Atur tanggal dan waktunya ke otomatis lalu isikan kode berikutnya, atau pilih cara lain.`,
});

const off = (seconds: number): Label => (seconds === -period ? late : clock(seconds));

/** The refusal of a code, at its field. */
export const refuseCode = (why: Label, userid: number): AppError =>
  new AppError("VALIDATION", { fields: { kode: why }, security: { kind: "faktor_salah", userid } });

/** The step of a good code. Throws VALIDATION, which says how far the clock of the phone differs where that is why. */
export function requireGood(match: Match, userid: number): number {
  if (match.kind === "good") return match.step;
  throw refuseCode(match.kind === "off" ? off(match.seconds) : wrong, userid);
}

/**
 * The step of a code that somebody's app shows. A code whose clock differs is told so, and is spent by that: known to belong to a later
 * step, it would otherwise be waited for.
 */
export async function readCode(deps: Deps, factor: faktor_totp, code: string): Promise<number> {
  const match = matchCode(openSecret(deps.env, factor.rahasia), code, deps.clock.now());
  const { userid } = factor;
  if (match.kind === "off") {
    await deps.db.prisma.faktor_totp.updateMany({ where: { userid }, data: { langkahlain: match.step } });
  }
  return requireGood(match, userid);
}

/** Uses the code of a step up, and all earlier ones. Throws VALIDATION for all but the first of those who use it at once. */
export async function spendCode(
  tx: Pick<Transaction, "faktor_totp">,
  { userid, rahasia }: Pick<faktor_totp, "userid" | "rahasia">,
  step: number,
): Promise<void> {
  const where = { userid, rahasia, langkah: { lt: step }, OR: [{ langkahlain: null }, { langkahlain: { not: step } }] };
  const { count } = await tx.faktor_totp.updateMany({ where, data: { langkah: step } });
  if (count === 0) throw refuseCode(used, userid);
}
