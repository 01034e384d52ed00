import { isPaymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { inTransaction } from "../../lib/transaction.ts";
import { denyReference } from "../billing/reference.ts";
import { bankBill, recordedPayment } from "./bank-bill.query.ts";
import { billRefusal, succeeded } from "./bill-refusal.ts";
import { takeExternalId } from "./external-id.ts";
import { amountOf, billingIdOf, readMessage, statusMessage } from "./message.ts";
import { paidAt, paymentData } from "./payment-data.ts";
import { type Answer, type Request, type Service, successful } from "./service.ts";
import { SnapError } from "./snap-error.ts";

const notFound = () => new SnapError(404, "01", "Transaction Not Found");

/** What is recorded under a reference. What isn't can't come any more afterwards, since the bank gives back what it hears that we don't have. */
async function findFinal({ deps: { db, clock }, partner }: Request, idbilling: string, referensi: string) {
  const { id, bankid } = partner;
  const read = () => ask(sqlOf(db.prisma), { bill: bankBill(id, idbilling), ...recordedPayment(bankid, referensi) });
  const found = await read();
  if (found.payment) return found;
  const isDenied = await inTransaction(db, (tx) => denyReference(tx, { bankid, referensi }, clock.now()));
  return isDenied ? found : read();
}

/** What became of a payment, for a bank that doesn't know: taken, refused, or never come here. */
export const status: Service = {
  code: 26,
  path: "transfer-va/status",
  async answer(request): Promise<Answer> {
    const message = readMessage(statusMessage, request.body);
    const idbilling = billingIdOf(message);
    const requestid = message.paymentRequestId ?? message.inquiryRequestId ?? "";
    await takeExternalId(request, this.code, requestid);
    const { bill, payment, refused } = await findFinal(request, idbilling, requestid);
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
