import type { Money } from "../billing/ledger.ts";
import type { BookingWrite } from "./server-action.ts";

/** The columns of a booking that say how it was paid. */
export const paidBy = (money: Money): BookingWrite => ({
  tglbayarbilling: money.tgltransaksi,
  sysdate: money.tgltransaksi,
  bankid: money.bankid,
  channelid: money.channelid,
  terminalid: money.terminalid,
});
