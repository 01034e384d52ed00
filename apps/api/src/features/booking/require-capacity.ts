import { AppError } from "../../lib/app-error.ts";
import { databaseNow, type Transaction } from "../../lib/transaction.ts";
import { peakHeld } from "./availability.ts";

/** Units that are booked can't be taken away; the inventory is in hand. Throws VALIDATION with the field that says how many there are to be. */
export async function requireCapacity(tx: Transaction, objectid: number, units: number, field: string): Promise<void> {
  const booked = await peakHeld(tx, objectid, await databaseNow(tx));
  if (units >= booked) return;
  const message = {
    en: `${booked} units are booked at the same time; there can't be fewer.`,
    id: `${booked} unit sudah dipesan pada waktu yang sama; jumlahnya tidak boleh kurang.`,
  };
  throw new AppError("VALIDATION", { fields: { [field]: message } });
}
