import { closeBills } from "../../billing/bill.ts";
import { billThrough } from "../bill-through.ts";
import { refusal } from "../refusal.ts";
import type { ServerAction } from "../server-action.ts";

/** Money that is under way to the first bank is not lost: its number stays known. */
export const chooseBank: ServerAction<"chooseBank"> = {
  effect: async (context) => {
    const { tx, booking, connections, input } = context;
    const open = booking.tagihan.find(({ statustagihan }) => statustagihan === "terbit");
    const chosen = connections.find(({ id }) => id === input.systemid);
    if (!open || !chosen || chosen.id === open.systemid) throw refusal("NO_OTHER_BANK");
    await closeBills(tx, booking.id, "batal");
    return billThrough(context, chosen, open.tglexpired);
  },
  notice: {
    customer: {
      subject: { en: "Another billing id for booking {id}", id: "Id billing baru pesanan {id}" },
      body: {
        en: "The bill for {object}, {time}, is paid through another bank now. Please use the billing id {idbilling} and no longer the one before; amount {total}, payable until {payuntil}.",
        id: "Tagihan untuk {object}, {time}, kini dibayar lewat bank lain. Gunakan id billing {idbilling}, bukan yang sebelumnya; jumlah {total}, bayar sebelum {payuntil}.",
      },
    },
  },
};
