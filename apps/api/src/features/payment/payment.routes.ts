import { lookupBilling, receiveMoney, receivePayment } from "@retribusi/contract/features/payment/payment.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { paymentRefused } from "./money-refusal.ts";
import { recordArrival, takePayment } from "./payment.ts";
import { getPaid, getTellerBill } from "./teller.query.ts";

export const paymentRoutes: readonly Route[] = [
  handle(lookupBilling, ({ deps, user, params, request }) =>
    getTellerBill(deps.db, user, params.idbilling, request.language),
  ),
  handle(receivePayment, async ({ deps, user, body, request }) => {
    const settled = await takePayment(deps.db, { user, ip: request.ip, message: body });
    if (settled.kind === "refused") throw paymentRefused(settled.reason, settled.recorded);
    return getPaid(deps.db, user, settled.bookingId, settled.paymentId);
  }),
  handle(receiveMoney, async ({ deps, user, body, request }) => {
    const settled = await recordArrival(deps.db, { user, ip: request.ip, message: body });
    if (settled.kind === "refused") throw paymentRefused(settled.reason, settled.recorded);
    if (settled.kind === "exception") {
      const { id, jenis, jumlah } = settled;
      return { pembayaran: null, pengecualian: { id, jenis, jumlah } };
    }
    const { pembayaran } = await getPaid(deps.db, user, settled.bookingId, settled.paymentId);
    return { pembayaran, pengecualian: null };
  }),
];
