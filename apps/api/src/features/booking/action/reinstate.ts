import { writeStory } from "../../billing/case-story.ts";
import { bookPayment, type Money } from "../../billing/ledger.ts";
import { closeRefunds } from "../../billing/refund.ts";
import { billRest, restOf } from "../bill-rest.ts";
import { arrivalOf, findLateMoney, intervalOf, isPaidInFull, yearOf } from "../booking.query.ts";
import { paidBy } from "../paid-by.ts";
import { refusal } from "../refusal.ts";
import { requireUnits } from "../require-units.ts";
import type { EffectContext, Outcome, ServerAction } from "../server-action.ts";

/** Late money of exactly the price becomes the payment it was meant to be. */
async function applyLateMoney({ tx, now, booking, actor, input }: EffectContext<"reinstate">): Promise<Outcome> {
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
    nomorreferensi: late.nomorreferensi,
    petugas: actor.userid,
  };
  const booked = await bookPayment(tx, bill, booking, money, { now, tahun: yearOf(now, hours.zone) });
  await tx.pengecualian_bayar.update({
    where: { id: late.id },
    data: {
      penyelesaian: "reinstate",
      pembayaranid: booked.paymentId,
      diselesaikanoleh: actor.userid,
      tglselesai: now,
      catatan: input.catatan,
      versi: late.versi + 1,
    },
  });
  const { userid, role: peran } = actor;
  const step = { aksi: "reinstate", userid, peran, waktu: now, catatan: input.catatan };
  await writeStory(tx, { pengecualianid: late.id }, late.versi + 1, step);
  const write = { ...paidBy(money), idbilling: bill.idbilling, tglexpiredbilling: bill.tglexpired };
  return { write, bill: booked.bill };
}

/** Takes the units again, if they are still free; money that was received and not paid back counts as its payment. */
export const reinstate: ServerAction<"reinstate"> = {
  effect: async (context) => {
    const { tx, now, booking, actor, input } = context;
    await requireUnits(context, intervalOf(booking), booking.jumlahunit);
    const paid = isPaidInFull(booking) ? await billRest(context, restOf(booking)) : await applyLateMoney(context);
    await closeRefunds(tx, booking.id, { now, by: actor.userid, role: actor.role, catatan: input.catatan });
    return { ...paid, write: { ...paid.write, alasanpembatalan: null }, reason: input.catatan };
  },
  notice: {
    customer: {
      subject: { en: "Booking {id} is valid again", id: "Pesanan {id} aktif kembali" },
      body: {
        en: "Your payment was found and your booking of {object}, {time}, is valid again.",
        id: "Pembayaran Anda ditemukan dan pesanan Anda untuk {object}, {time}, aktif kembali.",
      },
    },
  },
};
