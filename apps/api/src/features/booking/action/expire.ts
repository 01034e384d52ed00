import { closeBills } from "../../billing/bill.ts";
import type { ServerAction } from "../server-action.ts";

/** A bill that expires keeps its number on the booking, so that a late payer finds it. */
export const expire: ServerAction<"expire"> = {
  effect: async ({ tx, booking }) => {
    await closeBills(tx, booking.id, "kedaluwarsa");
    return {};
  },
  notice: {
    customer: {
      subject: { en: "Booking {id} expired", id: "Pesanan {id} kedaluwarsa" },
      body: {
        en: "The time for the next step of your booking of {object}, {time}, ran out. The units were released.",
        id: "Waktu untuk langkah berikutnya pada pesanan {object}, {time}, telah habis. Unit telah dilepas.",
      },
    },
    choice: "akhir",
  },
};
