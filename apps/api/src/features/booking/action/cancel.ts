import { closeBills, withoutBill } from "../../billing/bill.ts";
import { openRefunds } from "../../billing/refund.ts";
import type { BookingRow } from "../booking.query.ts";
import { openRefundOf } from "../notice.ts";
import type { NoticeText, ServerAction } from "../server-action.ts";

const cancelled: NoticeText = {
  subject: { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
  body: {
    en: "Your booking of {object}, {time}, was cancelled: {reason}.",
    id: "Pesanan Anda untuk {object}, {time}, dibatalkan: {reason}.",
  },
};

/** Whoever verifies what is to come back. */
const toVerify: NoticeText = {
  subject: { en: "Refund for booking {id} waits to be verified", id: "Pengembalian pesanan {id} menunggu verifikasi" },
  body: {
    en: "The paid booking of {object} by {customer}, {time}, was cancelled. A refund of {refund} has been proposed; it is among the refunds.",
    id: "Pesanan lunas {object} oleh {customer}, {time}, dibatalkan. Pengembalian {refund} diajukan; berkasnya ada di daftar pengembalian.",
  },
};

/** What comes back has to be told where to. */
const withRefund = ({ idpemesan }: BookingRow): NoticeText => {
  const asked =
    idpemesan === null
      ? {
          en: "Please give the manager the account that it is to be paid to.",
          id: "Sampaikan rekening tujuan kepada pengelola.",
        }
      : {
          en: "Please enter the account that it is to be paid to on the page of the booking.",
          id: "Isilah rekening tujuan di halaman pesanan.",
        };
  return {
    subject: cancelled.subject,
    body: {
      en: `${cancelled.body.en} A refund of {refund} has been proposed. The agency verifies it, then the regional government decides, and each step is told to you. ${asked.en}`,
      id: `${cancelled.body.id} Pengembalian sebesar {refund} sudah diajukan. Dinas memverifikasinya, lalu pemerintah daerah memutuskan, dan setiap langkah diberitahukan kepada Anda. ${asked.id}`,
    },
  };
};

/** The bill is void and the units are free at once; of money that was received, what the object's rule gives back opens a refund case. */
export const cancel: ServerAction<"cancel"> = {
  effect: async ({ tx, now, booking, actor, facts, input }) => {
    await closeBills(tx, booking.id, "batal");
    const wish = { now, alasan: input.alasanpembatalan, by: actor.userid };
    if (facts.state === "paid") await openRefunds(tx, booking, wish);
    const bill = facts.state === "awaitingPayment" ? withoutBill : {};
    return { write: { ...bill, alasanpembatalan: input.alasanpembatalan }, reason: input.alasanpembatalan };
  },
  notice: {
    customer: (row) => (openRefundOf(row) > 0 ? withRefund(row) : cancelled),
    agency: (row) => (openRefundOf(row) > 0 ? toVerify : undefined),
    managers: {
      subject: { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
      body: {
        en: "The booking of {object} by {customer}, {time}, was cancelled: {reason}.",
        id: "Pesanan {object} oleh {customer}, {time}, dibatalkan: {reason}.",
      },
    },
    choice: "akhir",
  },
};
