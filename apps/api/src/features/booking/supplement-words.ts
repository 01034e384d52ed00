import type { NoticeText } from "./server-action.ts";

/** What the customer is told where a supplementary bill asks for something. */
export const withSupplement = ({ subject, body }: NoticeText): NoticeText => ({
  subject,
  body: {
    en: `${body.en} Supplementary bill: billing id {restid}, amount {rest}, payable until {restuntil}.`,
    id: `${body.id} Tagihan tambahan: id billing {restid}, jumlah {rest}, bayar sebelum {restuntil}.`,
  },
});
