import type { RefundOffice } from "@retribusi/contract/features/settlement/refund-step.rules";
import type { NoticeText } from "../booking/server-action.ts";

/** What a customer is told of. */
export type RefundEvent = "opened" | "verified" | "approved" | "rejected" | "paid";

const subject = {
  en: "Refund for booking {id}: {amount}",
  id: "Pengembalian untuk pesanan {id}: {amount}",
};

const texts: Readonly<Record<RefundEvent, NoticeText>> = {
  opened: {
    subject,
    body: {
      en: "A refund of {amount} for your booking of {object}, {time}, has been proposed. The agency verifies it, then the regional government decides.",
      id: "Pengembalian {amount} untuk pesanan {object}, {time}, sudah diajukan. Dinas memverifikasinya, lalu pemerintah daerah memutuskan.",
    },
  },
  verified: {
    subject,
    body: {
      en: "The agency has verified your refund of {amount} for the booking of {object}, {time}. The regional government decides now.",
      id: "Dinas sudah memverifikasi pengembalian {amount} untuk pesanan {object}, {time}. Pemerintah daerah kini memutuskan.",
    },
  },
  approved: {
    subject,
    body: {
      en: "Your refund of {amount} for the booking of {object}, {time}, was approved. The treasurer now pays it to the account you gave.",
      id: "Pengembalian {amount} untuk pesanan {object}, {time}, disetujui. Bendahara kini membayarkannya ke rekening yang Anda berikan.",
    },
  },
  rejected: {
    subject,
    body: {
      en: "A refund of {amount} for your booking of {object}, {time}, was refused: {why}",
      id: "Pengembalian {amount} untuk pesanan {object}, {time}, ditolak: {why}",
    },
  },
  paid: {
    subject,
    body: {
      en: "{amount} for your booking of {object}, {time}, was paid back on {day} to {account}. The bank's reference is {payment}.",
      id: "{amount} untuk pesanan {object}, {time}, dikembalikan pada {day} ke {account}. Referensi bank: {payment}.",
    },
  },
};

const giveAccount = {
  online: {
    en: "Please enter the account that it is to be paid to on the page of the booking, unless you have done so.",
    id: "Isilah rekening tujuan di halaman pesanan bila belum.",
  },
  counter: {
    en: "Please give the manager the account that it is to be paid to, unless you have done so.",
    id: "Sampaikan rekening tujuan kepada pengelola bila belum.",
  },
};

/** What the customer is told, with what is asked of them while the account may be missing. */
export function customerTexts(event: RefundEvent, isWalkIn: boolean): NoticeText {
  const text = texts[event];
  if (event === "rejected" || event === "paid") return text;
  const asked = isWalkIn ? giveAccount.counter : giveAccount.online;
  return { subject: text.subject, body: { en: `${text.body.en} ${asked.en}`, id: `${text.body.id} ${asked.id}` } };
}

/** What the office is told whose turn it is. */
export const officeTexts: Readonly<Record<RefundOffice, NoticeText>> = {
  dinas: {
    subject: { en: "Refund no. {case} waits to be verified", id: "Pengembalian no. {case} menunggu verifikasi" },
    body: {
      en: "A refund of {amount} has been proposed: {why} It is among the refunds.",
      id: "Pengembalian {amount} diajukan: {why} Berkasnya ada di daftar pengembalian.",
    },
  },
  pemda: {
    subject: { en: "Refund no. {case} waits for your decision", id: "Pengembalian no. {case} menunggu keputusan" },
    body: {
      en: "A refund of {amount} waits for the decision of the regional government. It is among the refunds.",
      id: "Pengembalian {amount} menunggu keputusan pemerintah daerah. Berkasnya ada di daftar pengembalian.",
    },
  },
  bendahara: {
    subject: { en: "Refund no. {case} is to be paid", id: "Pengembalian no. {case} harus dibayarkan" },
    body: {
      en: "A refund of {amount} was approved and waits for its payment by the treasurer.",
      id: "Pengembalian {amount} disetujui dan menunggu pembayaran oleh bendahara.",
    },
  },
};
