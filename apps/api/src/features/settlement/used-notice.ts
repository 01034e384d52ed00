import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import type { NoticeText } from "../booking/server-action.ts";

const used: NoticeText = {
  subject: { en: "Your money for booking {id} was used", id: "Uang Anda untuk pesanan {id} sudah dipakai" },
  body: {
    en: "{amount} that arrived for the booking of {object}, {time}, has paid the bill of booking {other}.",
    id: "{amount} yang masuk untuk pesanan {object}, {time}, sudah membayar tagihan pesanan {other}.",
  },
};

/** What is told of so many rupiah that came for one booking and paid another. */
export function usedText(jumlah: number, other: number): NoticeText {
  const facts = { amount: formatRupiah(jumlah), other };
  return { ...used, body: { en: fillMessage(used.body.en, facts), id: fillMessage(used.body.id, facts) } };
}
