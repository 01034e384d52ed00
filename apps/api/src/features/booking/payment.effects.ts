import { AppError } from "../../lib/app-error.ts";
import { bookPayment, type Money } from "../billing/ledger.ts";
import { closeRefunds } from "../billing/refund.ts";
import { countFree } from "./availability.ts";
import { arrivalOf, findLateMoney, intervalOf, keptMoney, yearOf } from "./booking.query.ts";
import type { BookingWrite, Effect, EffectContext } from "./effect.ts";
import { refusal, soldOut } from "./refusal.ts";

const paidBy = (money: Money): BookingWrite => ({
  tglbayarbilling: money.tgltransaksi,
  sysdate: money.tgltransaksi,
  bankid: money.bankid,
  channelid: money.channelid,
  terminalid: money.terminalid,
});

/** Amount, time and bill were judged where the payment came in; here it enters the ledger and the booking is paid. */
export const pay: Effect<"pay"> = async ({ tx, now, booking, actor, input }) => {
  const bill = booking.tagihan.find((one) => one.idbilling === input.idbilling && one.statustagihan === "terbit");
  if (!bill) throw new AppError("CONFLICT");
  const { hours } = arrivalOf(booking);
  const money: Money = {
    jumlah: BigInt(input.jumlah),
    tgltransaksi: new Date(input.waktutransaksi),
    bankid: booking.bankid ?? "",
    channelid: booking.channelid,
    terminalid: booking.terminalid,
    referensi: input.referensi,
    petugas: actor.userid,
  };
  await bookPayment(tx, bill, booking, money, { now, tahun: yearOf(now, hours.zone) });
  return { write: paidBy(money) };
};

/** Late money of exactly the price becomes the payment it was meant to be. */
async function applyLateMoney({ tx, now, booking, actor, input }: EffectContext<"reinstate">): Promise<BookingWrite> {
  const late = findLateMoney(booking);
  const bill = booking.tagihan.find((one) => one.id === late?.tagihanid) ?? booking.tagihan[0];
  if (!late || !bill) throw refusal("NO_MONEY");
  const { hours } = arrivalOf(booking);
  const money: Money = {
    jumlah: late.jumlah,
    tgltransaksi: late.tgltransaksi,
    bankid: late.bankid,
    channelid: late.channelid,
    terminalid: booking.terminalid,
    referensi: late.referensi,
    petugas: actor.userid,
  };
  const payment = await bookPayment(tx, bill, booking, money, { now, tahun: yearOf(now, hours.zone) });
  await tx.pengecualian_bayar.update({
    where: { id: late.id },
    data: {
      penyelesaian: "reinstate",
      pembayaranid: payment.id,
      diselesaikanoleh: actor.userid,
      tglselesai: now,
      catatan: input.catatan,
    },
  });
  return { ...paidBy(money), idbilling: bill.idbilling, tglexpiredbilling: bill.tglexpired };
}

/** Takes the units again, if they are still free; money that was received and not paid back counts as its payment. */
export const reinstate: Effect<"reinstate"> = async (context) => {
  const { tx, now, booking, actor, input } = context;
  const free = await countFree(tx, booking.mst_objectretribusi, intervalOf(booking), now);
  if (free < booking.jumlahunit) throw soldOut(free, booking.jumlahunit);
  const write = keptMoney(booking) > 0 ? {} : await applyLateMoney(context);
  await closeRefunds(tx, booking.id, now, actor.userid, input.catatan);
  return { write: { ...write, alasanpembatalan: null }, reason: input.catatan };
};
