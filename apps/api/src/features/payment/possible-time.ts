import { AppError } from "../../lib/app-error.ts";
import { clockSkew } from "./money-refusal.ts";

const notYet = { en: "This time lies in the future.", id: "Waktu ini belum terjadi." };
const tooOld = {
  en: "No bank transfers are that old. Please look at the year.",
  id: "Tidak ada transaksi bank setua itu. Periksa tahunnya.",
};

/** Throws VALIDATION for a time at which no bank can have moved money; everything else is judged by the bill. */
export function requirePossible(waktutransaksi: string, now: Date): void {
  const time = Date.parse(waktutransaksi);
  const wrong = time > now.getTime() + clockSkew ? notYet : time < 0 ? tooOld : undefined;
  if (wrong) throw new AppError("VALIDATION", { fields: { waktutransaksi: wrong } });
}
