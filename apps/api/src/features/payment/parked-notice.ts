import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import type { Transaction } from "../../lib/transaction.ts";
import type { BookingRow } from "../booking/booking.query.ts";
import { notify } from "../booking/notice.ts";
import type { NoticeText } from "../booking/server-action.ts";

const subject = { en: "Money received for booking {id}", id: "Uang masuk untuk pesanan {id}" };
const body = {
  en: "{amount} has arrived for the booking of {object}, {time}, and doesn't fit it. Your money is recorded and not lost: the office applies it or pays it back, and tells you.",
  id: "{amount} masuk untuk pesanan {object}, {time}, tetapi tidak cocok dengannya. Uang Anda tercatat dan tidak hilang: petugas memakainya untuk tagihan atau mengembalikannya, lalu memberi tahu Anda.",
};

/** What is told of so many rupiah that fit no bill. */
export function parkedText(jumlah: number): NoticeText {
  const amount = formatRupiah(jumlah);
  return { subject, body: { en: fillMessage(body.en, { amount }), id: fillMessage(body.id, { amount }) } };
}

/** Tells the customer at once that money of theirs is recorded, although it fits no bill. `jumlah` is rupiah. */
export function tellParked(tx: Transaction, booking: BookingRow, jumlah: number): Promise<void> {
  return notify(tx, "moneyParked", { customer: parkedText(jumlah) }, booking, null);
}
