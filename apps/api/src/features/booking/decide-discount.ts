import { formatRupiah } from "@retribusi/contract/define/money";
import { type BookingRow, findProposal } from "./booking.query.ts";
import { refusal } from "./refusal.ts";
import type { EffectContext } from "./server-action.ts";

export const subtotalOf = (booking: BookingRow) => Number(booking.tarif) * booking.lamapemakaian * booking.jumlahunit;

type Deciding = EffectContext<"approveDiscount"> | EffectContext<"rejectDiscount">;

export async function decide({ tx, now, booking, actor, input }: Deciding, keputusan: "disetujui" | "ditolak") {
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
export function requireBelow(booking: BookingRow, jumlah: bigint): void {
  const subtotal = subtotalOf(booking);
  if (Number(jumlah) > subtotal) throw refusal("DISCOUNT_TOO_HIGH", { max: formatRupiah(subtotal) });
}
