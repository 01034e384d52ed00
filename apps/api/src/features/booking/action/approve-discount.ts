import { formatRupiah } from "@retribusi/contract/define/money";
import { priceOf } from "@retribusi/contract/features/booking/booking.price";
import { decide, requireBelow } from "../decide-discount.ts";
import { withPrice } from "../reprice.ts";
import type { ServerAction } from "../server-action.ts";

export const approveDiscount: ServerAction<"approveDiscount"> = {
  effect: async (context) => {
    const { booking } = context;
    const approved = await decide(context, "disetujui");
    requireBelow(booking, approved.jumlah);
    const price = priceOf({
      tarif: Number(booking.tarif),
      satuantarif: booking.satuantarif,
      lamapemakaian: booking.lamapemakaian,
      jumlahunit: booking.jumlahunit,
      diskon: Number(approved.jumlah),
    });
    const outcome = await withPrice(context, price, {});
    return { ...outcome, reason: `${approved.nomorsk}: ${formatRupiah(Number(approved.jumlah))}` };
  },
  notice: {
    customer: {
      subject: { en: "Discount for booking {id}", id: "Diskon untuk pesanan {id}" },
      body: {
        en: "A discount was approved for your booking of {object} ({reason}). New total: {total}. State: {state}.",
        id: "Diskon disetujui untuk pesanan Anda di {object} ({reason}). Total baru: {total}. Status: {state}.",
      },
    },
    choice: "kemajuan",
  },
};
