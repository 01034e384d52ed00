import { billRest } from "../bill-rest.ts";
import { owedOf } from "../booking.query.ts";
import { planExtension } from "../extension.ts";
import { refusal } from "../refusal.ts";
import { requireUnits } from "../require-units.ts";
import type { NoticeText, ServerAction } from "../server-action.ts";
import { withSupplement } from "../supplement-words.ts";

const extended: NoticeText = {
  subject: { en: "Booking {id} was extended", id: "Pesanan {id} diperpanjang" },
  body: {
    en: "Your booking of {object} was extended with your consent: {time}. New total: {total}.",
    id: "Pesanan Anda untuk {object} diperpanjang dengan persetujuan Anda: {time}. Total baru: {total}.",
  },
};

/** The added time is taken under the inventory lock, at the booking's tariff; a discount stays what it was. */
export const extend: ServerAction<"extend"> = {
  effect: async (context) => {
    const { booking, input } = context;
    const plan = planExtension(booking, input.tambahan);
    if (plan.refused) throw refusal(plan.refused.reason, plan.refused.values);
    await requireUnits(context, { start: booking.tglakhirpemakaian, end: plan.end }, booking.jumlahunit);
    const { bill, write } = await billRest(context, plan.owed);
    return {
      ...(bill ? { bill } : {}),
      write: {
        ...write,
        tglakhirpemakaian: plan.end,
        lamapemakaian: booking.lamapemakaian + input.tambahan,
        totalbiaya: BigInt(plan.totalbiaya),
      },
    };
  },
  notice: {
    customer: (row) => (owedOf(row) > 0 ? withSupplement(extended) : extended),
  },
};
