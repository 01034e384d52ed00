import { minutesAfter, supplementDays } from "@retribusi/contract/features/booking/booking.deadlines";
import { closeBills, issueBill } from "../billing/bill.ts";
import { arrivalOf, type BookingRow, findSupplement, keptMoney, yearOf } from "./booking.query.ts";
import { refusal } from "./refusal.ts";
import type { BookingWrite, EffectContext, ExistingAction, Outcome } from "./server-action.ts";

type Billing = Pick<EffectContext<ExistingAction>, "tx" | "now" | "booking" | "connections">;

/**
 * Asks for what is left to pay of a paid booking by one supplementary bill, in place of an earlier one; a total of 0 asks for nothing. It
 * stays payable for `supplementDays` whatever becomes of the use. Throws NO_CONNECTION.
 * @param rest whole rupiah
 */
export async function billRest({ tx, now, booking, connections }: Billing, rest: number): Promise<Outcome> {
  if (findSupplement(booking)) await closeBills(tx, booking.id, "batal");
  if (rest <= 0) return {};
  // The bank that has the booking's first bill, where it is still one of the region's.
  const connection = connections.find(({ bankid }) => bankid === booking.bankid) ?? connections[0];
  if (!connection) throw refusal("NO_CONNECTION");
  const { bill } = await issueBill(tx, booking, connection, {
    jenistagihan: "tambahan",
    jumlah: BigInt(rest),
    now,
    expires: minutesAfter(now, supplementDays * 1440),
    tahun: yearOf(now, arrivalOf(booking).hours.zone),
  });
  const { bankid, terminalid, channelid } = connection;
  // The booking keeps the bank of its latest bill.
  const write: BookingWrite = booking.bankid === bankid ? {} : { bankid, terminalid, channelid };
  return { bill, write };
}

/** What a booking that is taken up again owes: its price without what the ledger holds of it. */
export const restOf = (booking: BookingRow): number => Math.max(0, Number(booking.totalbiaya) - keptMoney(booking));
