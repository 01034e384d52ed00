import { formatDeadline } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import type { LetterPart } from "../../../lib/letter/letter.ts";
import { findRequest } from "../booking.query.ts";
import type { Standing } from "./standing.ts";

const words = {
  ordered: {
    en: "Fill in the details of the order. Until then the units are held for you.",
    id: "Isi kelengkapan pesanan. Sampai saat itu unit ditahan untuk Anda.",
  },
  complete: {
    en: "Check price and terms, then confirm the order.",
    id: "Periksa harga dan ketentuannya, lalu konfirmasi pesanan.",
  },
  submitted: {
    en: "Nothing for now. The manager looks at your order and answers.",
    id: "Untuk saat ini tidak ada. Pengelola memeriksa pesanan Anda dan akan memberi jawaban.",
  },
  pay: {
    en: "Pay exactly {amount} with the billing id {idbilling}.",
    id: "Bayar tepat {amount} dengan id billing {idbilling}.",
  },
  payRest: {
    en: "Pay the rest, exactly {amount}, with the billing id {idbilling}.",
    id: "Bayar kekurangannya, tepat {amount}, dengan id billing {idbilling}.",
  },
  answered: {
    en: "Nothing for now. The manager answers your request for other dates; until then your booking stays as it is.",
    id: "Untuk saat ini tidak ada. Pengelola akan menjawab permintaan ubah jadwal Anda; sampai saat itu pesanan tidak berubah.",
  },
  paid: {
    en: "Bring the receipt when you come, printed or on your phone.",
    id: "Bawa bukti bayar saat datang, dicetak atau di ponsel Anda.",
  },
  free: {
    en: "There is nothing to pay. Bring this mail or the number of the booking when you come.",
    id: "Tidak ada yang harus dibayar. Bawa surel ini atau nomor pesanan saat datang.",
  },
} as const;

interface Step {
  readonly say: keyof typeof words;
  readonly until: Date | null;
}

function stepOf({ row, state, bill }: Standing): Step | undefined {
  if (bill) return { say: bill.jenistagihan === "utama" ? "pay" : "payRest", until: bill.tglexpired };
  switch (state) {
    case "ordered":
    case "complete":
    case "submitted":
      return { say: state, until: row.bataswaktu };
    case "paid": {
      const request = findRequest(row);
      if (request) return { say: "answered", until: request.batasjawab };
      return { say: row.totalbiaya === 0n ? "free" : "paid", until: null };
    }
    default:
      return undefined;
  }
}

/** What the customer does next, as the booking stands now, and until when. Nothing where nothing is left to do. */
export function nextStep(standing: Standing, language: Language): LetterPart["next"] {
  const step = stepOf(standing);
  if (!step) return;
  const { bill, zone } = standing;
  const facts = { idbilling: bill?.idbilling ?? "", amount: formatRupiah(Number(bill?.jumlah ?? 0)) };
  const text = fillMessage(words[step.say][language], facts);
  return { text, until: step.until && formatDeadline(step.until, zone, language) };
}
