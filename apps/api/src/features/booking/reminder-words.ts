import type { pengingat_pesanan_jenis } from "@retribusi/db/generated/enums";
import type { Notice } from "./server-action.ts";

/** On which a customer hears without anybody having acted. */
export type Occasion = pengingat_pesanan_jenis;

export const occasionNotices: Readonly<Record<Occasion, Notice & { readonly event: string }>> = {
  tagihan: {
    event: "billExpiresSoon",
    customer: {
      subject: { en: "Booking {id}: please pay before {payuntil}", id: "Pesanan {id}: bayar sebelum {payuntil}" },
      body: {
        en: "The bill for {object}, {time}, hasn't been paid yet: billing id {idbilling}, amount {total}. It can be paid until {payuntil}; after that the units are released. If you have just paid, there is nothing left to do.",
        id: "Tagihan untuk {object}, {time}, belum dibayar: id billing {idbilling}, jumlah {total}. Tagihan dapat dibayar sampai {payuntil}; setelah itu unit dilepas. Jika Anda baru saja membayar, tidak ada lagi yang perlu dilakukan.",
      },
    },
  },
  kedatangan: {
    event: "reminder",
    customer: {
      subject: { en: "Booking {id} begins soon: {object}", id: "Pesanan {id} segera dimulai: {object}" },
      body: {
        en: "Your booking of {object} begins soon: {time}. If your plans have changed, please tell the manager in time.",
        id: "Pesanan Anda untuk {object} segera dimulai: {time}. Jika rencana Anda berubah, beri tahu pengelola secepatnya.",
      },
    },
    choice: "pengingat",
  },
  selesai: {
    event: "thanks",
    customer: {
      subject: { en: "Thank you: booking {id}", id: "Terima kasih: pesanan {id}" },
      body: {
        en: "Thank you for using {object}, {time}. How was it? Please give one to five stars and, if you like, a sentence. The manager reads it.",
        id: "Terima kasih telah menggunakan {object}, {time}. Bagaimana pengalaman Anda? Beri satu sampai lima bintang dan, bila berkenan, satu kalimat. Pengelola akan membacanya.",
      },
    },
    choice: "pengingat",
  },
};
