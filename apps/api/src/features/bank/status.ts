import { isPaymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { bankBill, recordedPayment } from "./bank-bill.query.ts";
import { billRefusal, succeeded } from "./bill-refusal.ts";
import { takeExternalId } from "./external-id.ts";
import { amountOf, billingIdOf, readMessage, statusMessage } from "./message.ts";
import { paidAt, paymentData } from "./payment-data.ts";
import { type Answer, type Service, successful } from "./service.ts";
import { SnapError } from "./snap-error.ts";

const notFound = () => new SnapError(404, "01", "Transaction Not Found");

/** What became of a payment, for a bank that doesn't know: taken, refused, or never come here. */
export const status: Service = {
  code: 26,
  path: "transfer-va/status",
  async answer(request): Promise<Answer> {
    const { deps, partner, body } = request;
    const message = readMessage(statusMessage, body);
    const idbilling = billingIdOf(message);
    const requestid = message.paymentRequestId ?? message.inquiryRequestId ?? "";
    await takeExternalId(request, this.code, requestid);
    const { bill, payment, refused } = await ask(sqlOf(deps.db.prisma), {
      bill: bankBill(partner.id, idbilling),
      ...recordedPayment(partner.bankid, requestid),
    });
    if (payment && payment.idbilling === idbilling) {
      const amount = amountOf(payment.jumlah);
      const said = { ...message, paidAmount: amount, totalAmount: amount, ...paidAt(payment.tgltransaksi) };
      const { transactionDate } = said;
      const data = { ...paymentData(said, "00", succeeded, bill?.namapemesan ?? ""), transactionDate };
      return successful({ virtualAccountData: data, additionalInfo: {} });
    }
    if (!bill || refused === undefined || !isPaymentRefusal(refused)) throw notFound();
    const { reason } = billRefusal(refused);
    return successful({ virtualAccountData: paymentData(message, "01", reason, bill.namapemesan), additionalInfo: {} });
  },
};
