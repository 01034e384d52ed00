import { billRest } from "../bill-rest.ts";
import { owedOf } from "../booking.query.ts";
import type { ServerAction } from "../server-action.ts";

/** The number of the bill that ran out is void; another one asks for the same amount. */
export const billAgain: ServerAction<"billAgain"> = {
  effect: (context) => billRest(context, owedOf(context.booking)),
  notice: {
    customer: {
      subject: { en: "Supplementary bill of booking {id}", id: "Tagihan tambahan pesanan {id}" },
      body: {
        en: "For {object}, {time}, {rest} is still to be paid. New billing id {restid}, payable until {restuntil}.",
        id: "Untuk {object}, {time}, masih harus dibayar {rest}. Id billing baru {restid}, bayar sebelum {restuntil}.",
      },
    },
  },
};
