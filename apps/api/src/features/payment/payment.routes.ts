import { lookupBilling, receiveMoney, receivePayment } from "@retribusi/contract/features/payment/payment.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { paymentRefused } from "./money-refusal.ts";
import { recordArrival, takePayment, tellerOf } from "./payment.ts";
import { getTellerBill, presentPaid } from "./teller.query.ts";

export const paymentRoutes: readonly Route[] = [
  handle(lookupBilling, ({ deps, user, params, request }) =>
    getTellerBill(deps.db, user, params.idbilling, request.language),
  ),
  handle(receivePayment, async ({ deps, user, body, request }) => {
    const settled = await takePayment(deps, { by: tellerOf(user), ip: request.ip, message: body });
    if (settled.kind === "refused") throw paymentRefused(settled.reason, settled.recorded);
    return presentPaid(user, settled);
  }),
  handle(receiveMoney, async ({ deps, user, body, request }) => {
    const settled = await recordArrival(deps, { by: tellerOf(user), ip: request.ip, message: body });
    if (settled.kind === "refused") throw paymentRefused(settled.reason, settled.recorded);
    if (settled.kind === "exception") {
      const { id, jenis, jumlah } = settled;
      return { pembayaran: null, pengecualian: { id, jenis, jumlah } };
    }
    return { pembayaran: presentPaid(user, settled).pembayaran, pengecualian: null };
  }),
];
