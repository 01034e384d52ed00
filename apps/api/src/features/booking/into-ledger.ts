import { AppError } from "../../lib/app-error.ts";
import { bookPayment, type Money } from "../billing/ledger.ts";
import { arrivalOf, yearOf } from "./booking.query.ts";
import type { EffectContext } from "./server-action.ts";

type Paying = EffectContext<"pay" | "paySupplement">;

/** What a payment is in the ledger, through the bank that the booking is paid through. */
const moneyFrom = ({ booking, actor, input }: Paying): Money => ({
  jumlah: BigInt(input.jumlah),
  tgltransaksi: new Date(input.waktutransaksi),
  bankid: booking.bankid ?? "",
  channelid: booking.channelid,
  terminalid: booking.terminalid,
  referensi: input.referensi,
  nomorreferensi: input.nomorreferensi ?? null,
  petugas: actor.userid,
});

/** Enters a payment that fits the booking's open bill, with its receipt. Throws CONFLICT where the bill isn't open any more. */
export async function intoLedger(context: Paying) {
  const { tx, now, booking, input, receipt } = context;
  const bill = booking.tagihan.find((one) => one.idbilling === input.idbilling && one.statustagihan === "terbit");
  if (!bill) throw new AppError("CONFLICT");
  const money = moneyFrom(context);
  const tahun = yearOf(now, arrivalOf(booking).hours.zone);
  return { money, booked: await bookPayment(tx, bill, booking, money, { now, tahun, receipt }) };
}
