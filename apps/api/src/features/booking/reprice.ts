import type { Price } from "@retribusi/contract/features/booking/booking.price";
import { mustAgreeAgain } from "@retribusi/contract/features/booking/booking.rules";
import { closeBills, withoutBill } from "../billing/bill.ts";
import type { BookingWrite, EffectContext, NoticeText, Outcome } from "./server-action.ts";

/** The price changed, so an approved discount is a proposal again: `{reason}` is the number of its decision. */
export const discountReturned: NoticeText = {
  subject: {
    en: "Booking {id} was changed: its discount waits again",
    id: "Pesanan {id} diubah: diskonnya menunggu lagi",
  },
  body: {
    en: "Your booking of {object}, {time}, was changed. The discount {reason} was approved for another price and waits for approval again; until then the total is {total}. State: {state}.",
    id: "Pesanan Anda untuk {object}, {time}, diubah. Diskon {reason} disetujui untuk harga lain dan menunggu persetujuan lagi; sampai saat itu totalnya {total}. Status: {state}.",
  },
};

/** The columns of a booking that hold its price. */
export const priceColumns = (price: Price): BookingWrite => ({
  tarif: BigInt(price.tarif),
  lamapemakaian: price.lamapemakaian,
  jumlahunit: price.jumlahunit,
  diskon: BigInt(price.diskon),
  totalbiaya: BigInt(price.totalbiaya),
});

/**
 * An approval covers the price it was given for: at any other the discount is a proposal again, and waits for another approval. Answers
 * with the number of its decision.
 */
async function returnDiscount({ tx, booking }: Pick<EffectContext<"change">, "tx" | "booking">, { subtotal }: Price) {
  const lost = booking.diskon_booking.filter(
    (one) => one.keputusan === "disetujui" && Number(one.subtotal) !== subtotal,
  );
  if (lost.length === 0) return null;
  await tx.diskon_booking.updateMany({
    where: { id: { in: lost.map(({ id }) => id) } },
    data: { keputusan: "diajukan", diputusoleh: null, tglputus: null },
  });
  return lost[0]?.nomorsk ?? null;
}

/**
 * A price that changed after the customer agreed sends the booking back to them, and a bill over the old price is void.
 * Earlier there is nothing to take back.
 */
export async function withPrice(
  context: Pick<EffectContext<"change">, "tx" | "booking" | "facts">,
  price: Price,
  write: BookingWrite,
): Promise<Outcome> {
  const { tx, booking, facts } = context;
  const columns = { ...write, ...priceColumns(price) };
  const reason = await returnDiscount(context, price);
  if (!mustAgreeAgain(facts.state, Number(booking.totalbiaya), price.totalbiaya)) return { write: columns, reason };
  await closeBills(tx, booking.id, "batal");
  return { to: "complete", write: { ...columns, ...withoutBill, hargadikonfirmasi: null }, reason };
}
