import type { Label } from "@retribusi/contract/define/label";
import type { BookingRow } from "./booking.query.ts";
import type { NoticeText } from "./server-action.ts";

const asked = (hasAccount: boolean): Label =>
  hasAccount
    ? {
        en: "Please enter the account that it is to be paid to on the page of the booking.",
        id: "Isilah rekening tujuan di halaman pesanan.",
      }
    : {
        en: "Please give the manager the account that it is to be paid to.",
        id: "Sampaikan rekening tujuan kepada pengelola.",
      };

/** What the customer is told where something is to come back, which has to be told where to. */
export function withRefund({ subject, body }: NoticeText, { idpemesan }: Pick<BookingRow, "idpemesan">): NoticeText {
  const { en, id } = asked(idpemesan !== null);
  return {
    subject,
    body: {
      en: `${body.en} A refund of {refund} has been proposed. The agency verifies it, then the regional government decides, and each step is told to you. ${en}`,
      id: `${body.id} Pengembalian sebesar {refund} sudah diajukan. Dinas memverifikasinya, lalu pemerintah daerah memutuskan, dan setiap langkah diberitahukan kepada Anda. ${id}`,
    },
  };
}

/** What whoever verifies a refund is told, and where it comes from. */
export const toVerify = (cause: Label): NoticeText => ({
  subject: { en: "Refund for booking {id} waits to be verified", id: "Pengembalian pesanan {id} menunggu verifikasi" },
  body: {
    en: `${cause.en} A refund of {refund} has been proposed; it is among the refunds.`,
    id: `${cause.id} Pengembalian {refund} diajukan; berkasnya ada di daftar pengembalian.`,
  },
});
