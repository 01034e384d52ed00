import { formatRupiah } from "@retribusi/contract/define/money";
import { priceOf } from "@retribusi/contract/features/booking/booking.price";
import { AppError } from "../../lib/app-error.ts";
import type { BookingRow } from "./booking.query.ts";
import { findProposal } from "./booking.query.ts";
import { withPrice } from "./change.effects.ts";
import type { Effect, EffectContext } from "./effect.ts";
import { refusal } from "./refusal.ts";

const missingFile = { en: "Please attach the decision.", id: "Lampirkan surat keputusan." };

const subtotalOf = (booking: BookingRow) => Number(booking.tarif) * booking.lamapemakaian * booking.jumlahunit;

/** A proposal changes nothing yet; only an approved one counts. */
export const discount: Effect<"discount"> = async ({ tx, booking, actor, input }) => {
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
};

type Deciding = EffectContext<"approveDiscount"> | EffectContext<"rejectDiscount">;

async function decide({ tx, now, booking, actor, input }: Deciding, keputusan: "disetujui" | "ditolak") {
  const proposal = findProposal(booking);
  if (!proposal) throw refusal("NO_PROPOSAL");
  return tx.diskon_booking.update({
    where: { id: proposal.id },
    data: {
      keputusan,
      subtotal: subtotalOf(booking),
      diputusoleh: actor.userid,
      tglputus: now,
      catatan: input.catatan ?? null,
    },
  });
}

/** The price may have become lower than the discount since it was proposed. */
function requireBelow(booking: BookingRow, jumlah: bigint): void {
  const subtotal = subtotalOf(booking);
  if (Number(jumlah) > subtotal) throw refusal("DISCOUNT_TOO_HIGH", { max: formatRupiah(subtotal) });
}

export const approveDiscount: Effect<"approveDiscount"> = async (context) => {
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
};

export const rejectDiscount: Effect<"rejectDiscount"> = async (context) => {
  const rejected = await decide(context, "ditolak");
  return { reason: context.input.catatan ?? rejected.nomorsk };
};
