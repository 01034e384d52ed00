import { AppError } from "../../../lib/app-error.ts";
import { bookPayment, type Money } from "../../billing/ledger.ts";
import { arrivalOf, yearOf } from "../booking.query.ts";
import { paidBy } from "../paid-by.ts";
import type { ServerAction } from "../server-action.ts";

/** Amount, time and bill were judged where the payment came in; here it enters the ledger and the booking is paid. */
export const pay: ServerAction<"pay"> = {
  effect: async ({ tx, now, booking, actor, input, receipt }) => {
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
      nomorreferensi: input.nomorreferensi ?? null,
      petugas: actor.userid,
    };
    const booked = await bookPayment(tx, bill, booking, money, { now, tahun: yearOf(now, hours.zone), receipt });
    return { write: paidBy(money), ...booked };
  },
  notice: {
    customer: {
      subject: { en: "Payment received for booking {id}", id: "Pembayaran pesanan {id} diterima" },
      body: {
        en: "We received {total} for {object}, {time}. Your receipt is ready to print.",
        id: "Kami telah menerima {total} untuk {object}, {time}. Bukti bayar siap dicetak.",
      },
    },
    managers: {
      subject: { en: "Booking {id} was paid", id: "Pesanan {id} lunas" },
      body: {
        en: "{customer} paid {total} for {object}, {time}.",
        id: "{customer} membayar {total} untuk {object}, {time}.",
      },
    },
  },
};
