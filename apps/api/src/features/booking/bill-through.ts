import { type Connection, issueBill } from "../billing/bill.ts";
import { arrivalOf, yearOf } from "./booking.query.ts";
import type { EffectContext, Outcome } from "./server-action.ts";

/** Issues the bill of a booking through a bank, and what the booking keeps of it. */
export async function billThrough(
  { tx, now, booking }: Pick<EffectContext<"confirm">, "tx" | "now" | "booking">,
  connection: Connection,
  expires: Date,
): Promise<Outcome> {
  const tahun = yearOf(now, arrivalOf(booking).hours.zone);
  const claim = { jenistagihan: "utama", jumlah: booking.totalbiaya, now, expires, tahun } as const;
  const { idbilling, bill } = await issueBill(tx, booking, connection, claim);
  const { bankid, terminalid, channelid } = connection;
  return { bill, write: { idbilling, tglexpiredbilling: expires, bankid, terminalid, channelid } };
}
