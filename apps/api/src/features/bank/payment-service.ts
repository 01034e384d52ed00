import { AppError } from "../../lib/app-error.ts";
import { isDuplicate } from "../../lib/transaction.ts";
import { type Message, offer, type Paid, type Refused, refuse, type Settling, settle } from "../payment/payment.ts";
import { bankTeller } from "./bank-teller.ts";
import { billRefusal, succeeded } from "./bill-refusal.ts";
import { type FirstMessage, firstMessage, keepAnswer } from "./external-id.ts";
import { billingIdOf, paymentMessage, readMessage, rupiahOf } from "./message.ts";
import { paymentData } from "./payment-data.ts";
import { type Answer, type Request, type Service, successful } from "./service.ts";
import { conflict, notAllowed, wrongFormat } from "./snap-error.ts";

const code = 25;

const readPayment = (body: unknown) => readMessage(paymentMessage, body);
type PaymentMessage = ReturnType<typeof readPayment>;

/** Whole rupiah that were sent; parts of a hundred are no amount of any bill and are cut off here. */
const sentRupiah = ({ paidAmount }: PaymentMessage): number =>
  rupiahOf(paidAmount) ?? Math.floor(Number(paidAmount.value));

const moneyOf = (message: PaymentMessage, now: Date): Message => ({
  idbilling: billingIdOf(message),
  jumlah: sentRupiah(message),
  waktutransaksi: message.trxDateTime ?? now.toISOString(),
  referensi: message.paymentRequestId,
  nomorreferensi: message.referenceNo,
});

function answerOf(message: PaymentMessage, settled: Paid | Refused, payer: string): Answer {
  if (settled.kind === "paid") {
    return successful({ virtualAccountData: paymentData(message, "00", succeeded, payer), additionalInfo: {} });
  }
  const { reason, ...answer } = billRefusal(settled.reason);
  return { ...answer, body: { virtualAccountData: paymentData(message, "01", reason, payer), additionalInfo: {} } };
}

/** A message number that was used before: the same payment hears what it heard first, another one is refused. */
function repeated(message: PaymentMessage, first: FirstMessage): Answer {
  if (first.requestid !== message.paymentRequestId) throw conflict();
  const { reason, ...inconsistent } = billRefusal("REFERENCE_USED");
  const isSame = first.nomorva === billingIdOf(message) && first.jumlah === String(sentRupiah(message));
  if (isSame && first.answer) return { ...inconsistent, body: first.answer.body };
  return { ...inconsistent, body: { virtualAccountData: paymentData(message, "01", reason, ""), additionalInfo: {} } };
}

async function pay(request: Request, message: PaymentMessage, settling: Settling): Promise<Answer> {
  const isWhole = rupiahOf(message.paidAmount) !== null;
  const settled = isWhole ? await offer(settling) : await refuse(settling, "AMOUNT_DIFFERS");
  const answer = answerOf(message, settled, settling.held?.booking.namapemesan ?? "");
  const { idbilling, jumlah, referensi } = settling.message;
  await keepAnswer(
    settling.tx,
    request,
    code,
    { requestid: referensi, nomorva: idbilling, jumlah: BigInt(jumlah) },
    answer,
  );
  return answer;
}

/** Of two messages with one number that met, the second one is answered from the first. */
async function payOnce(request: Request, message: PaymentMessage, attempt = 1): Promise<Answer> {
  const { deps, partner, ip } = request;
  const incoming = { by: bankTeller(partner), ip, message: moneyOf(message, deps.clock.now()) };
  try {
    return await settle(deps.db, incoming, firstMessage(request, code), (settling, first) =>
      first ? Promise.resolve(repeated(message, first)) : pay(request, message, settling),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "VALIDATION") throw wrongFormat("trxDateTime");
    if (attempt === 1 && isDuplicate(error, "PRIMARY")) return payOnce(request, message, attempt + 1);
    throw error;
  }
}

/** A payment that the bank is taking now: taken where it fits its bill, else refused, and then no money moved. */
export const payment: Service = {
  code,
  path: "transfer-va/payment",
  answer(request) {
    if (request.partner.modetagihan !== "sendiri") throw notAllowed();
    return payOnce(request, readPayment(request.body));
  },
};
