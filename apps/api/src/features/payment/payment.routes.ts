import { lookupBilling, receiveMoney, receivePayment } from "@retribusi/contract/features/payment/payment.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { paymentRefused } from "./money-refusal.ts";
import { settlePayment } from "./payment.ts";
import { getPaid, getTellerBill } from "./teller.query.ts";

export const paymentRoutes: readonly Route[] = [
  handle(lookupBilling, ({ deps, user, params, request }) =>
    getTellerBill(deps.db, user, params.idbilling, request.language),
  ),
  handle(receivePayment, async ({ deps, user, body, request }) => {
    const settled = await settlePayment(deps.db, { user, ip: request.ip, told: body }, false);
    if ("paymentId" in settled) return getPaid(deps.db, user, settled.bookingId, settled.paymentId);
    if ("refused" in settled) throw paymentRefused(settled.refused, settled.standing);
    throw new AppError("CONFLICT");
  }),
  handle(receiveMoney, async ({ deps, user, body, request }) => {
    const settled = await settlePayment(deps.db, { user, ip: request.ip, told: body }, true);
    if ("refused" in settled) throw paymentRefused(settled.refused, settled.standing);
    if ("exception" in settled) return { pembayaran: null, pengecualian: settled.exception };
    const { pembayaran } = await getPaid(deps.db, user, settled.bookingId, settled.paymentId);
    return { pembayaran, pengecualian: null };
  }),
];
