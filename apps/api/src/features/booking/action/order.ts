import type { Notice } from "../server-action.ts";

/** The order makes the booking, see `order.ts`; this is what the customer is told of it. */
export const orderNotice: Notice = {
  customer: {
    subject: { en: "Order {id} received", id: "Pesanan {id} diterima" },
    body: {
      en: "Your order of {object}, {time}, was received. Fill in the details before {deadline}, or the units are released.",
      id: "Pesanan Anda untuk {object}, {time}, telah diterima. Isi kelengkapan sebelum {deadline}, atau unit dilepas.",
    },
  },
  choice: "kemajuan",
};
