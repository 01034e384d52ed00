import { formatRupiah } from "@retribusi/contract/define/money";
import { AppError } from "../../../lib/app-error.ts";
import { subtotalOf } from "../decide-discount.ts";
import { refusal } from "../refusal.ts";
import type { ServerAction } from "../server-action.ts";

const missingFile = { en: "Please attach the decision.", id: "Lampirkan surat keputusan." };

/** A proposal changes nothing yet; only an approved one counts. */
export const discount: ServerAction<"discount"> = {
  effect: async ({ tx, booking, actor, input }) => {
    const subtotal = subtotalOf(booking);
    if (input.jumlah > subtotal) throw refusal("DISCOUNT_TOO_HIGH", { max: formatRupiah(subtotal) });
    const file = await tx.berkas.findFirst({
      where: { id: input.berkasid, pemilik: actor.userid },
      select: { id: true },
    });
    if (!file || actor.userid === null) throw new AppError("VALIDATION", { fields: { berkasid: missingFile } });
    await tx.berkas.update({ where: { id: file.id }, data: { sementara: false } });
    await tx.diskon_booking.create({
      data: {
        bookingid: booking.id,
        nomorsk: input.nomorsk,
        tglsk: new Date(`${input.tglsk}T00:00:00Z`),
        berkasid: file.id,
        jumlah: input.jumlah,
        subtotal,
        alasan: input.alasan ?? null,
        diajukanoleh: actor.userid,
      },
    });
    return { reason: `${input.nomorsk}: ${formatRupiah(input.jumlah)}` };
  },
  notice: {
    deciders: {
      subject: { en: "Discount to decide: booking {id}", id: "Diskon menunggu keputusan Anda: pesanan {id}" },
      body: {
        en: "A discount was proposed for the booking of {object} by {customer}, {time}: {reason}. The price is {total} now. Please approve or reject it.",
        id: "Diskon diusulkan untuk pesanan {object} oleh {customer}, {time}: {reason}. Harga saat ini {total}. Mohon setujui atau tolak.",
      },
    },
  },
};
