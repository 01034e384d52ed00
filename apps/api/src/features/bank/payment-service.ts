import type { PaymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { clockSkew } from "../payment/money-refusal.ts";
import {
  type Incoming,
  type Lock,
  offer,
  type Paid,
  type Refused,
  refuse,
  type Settling,
  settle,
} from "../payment/payment.ts";
import { bankBill } from "./bank-bill.query.ts";
import { bankTeller } from "./bank-teller.ts";
import { billRefusal, succeeded } from "./bill-refusal.ts";
import { type About, firstOutcome, isUsed, lockByExternalId, noteRefusal } from "./external-id.ts";
import { billingIdOf, paymentMessage, readMessage, rupiahOf } from "./message.ts";
import { paymentData } from "./payment-data.ts";
import { type Answer, type Request, type Service, successful } from "./service.ts";
import { conflict, notAllowed, wrongFormat } from "./snap-error.ts";

const code = 25;

const readPayment = (body: unknown) => readMessage(paymentMessage, body);
type PaymentMessage = ReturnType<typeof readPayment>;

const aboutOf = (message: PaymentMessage): About => ({
  requestid: message.paymentRequestId,
  nomorva: billingIdOf(message),
  // Parts of a hundred are no amount of any bill, and are refused where it is judged.
  jumlah: Math.floor(Number(message.paidAmount.value)),
});

function answerOf(message: PaymentMessage, refused: PaymentRefusal | undefined, payer = ""): Answer {
  if (refused === undefined) {
    return successful({ virtualAccountData: paymentData(message, "00", succeeded, payer), additionalInfo: {} });
  }
  const { reason, ...answer } = billRefusal(refused);
  return { ...answer, body: { virtualAccountData: paymentData(message, "01", reason, payer), additionalInfo: {} } };
}

const answerTo = (message: PaymentMessage, settled: Paid | Refused): Answer =>
  settled.kind === "paid"
    ? answerOf(message, undefined, settled.read.row.namapemesan)
    : answerOf(message, settled.reason, settled.payer);

/** A time that lies ahead is none, unless it is after the bill's end: then that is what is wrong with it. Throws SnapError. */
function requirePast({ message, now, held }: Settling): void {
  const time = new Date(message.waktutransaksi);
  const isLate = held !== null && time > held.bill.tglexpired;
  if (!isLate && time.getTime() > now.getTime() + clockSkew) throw wrongFormat("trxDateTime");
}

async function pay(request: Request, message: PaymentMessage, settling: Settling): Promise<Paid | Refused> {
  requirePast(settling);
  const isWhole = rupiahOf(message.paidAmount) !== null;
  const settled = isWhole ? await offer(settling) : await refuse(settling, "AMOUNT_DIFFERS");
  if (settled.kind === "refused") await noteRefusal(settling.tx, request, code, settled.reason);
  return settled;
}

/**
 * A message number that was used before: the same payment hears what it heard first, under the code of a double; another one is refused. What
 * was taken is asked for as what it is, so that it is in the journal also where the first time it could not be.
 */
async function answerAgain(request: Request, message: PaymentMessage, incoming: Incoming): Promise<Answer> {
  const { deps, partner } = request;
  const about = aboutOf(message);
  const { first, bill } = await ask(sqlOf(deps.db.prisma), {
    first: firstOutcome(request, code, about),
    bill: bankBill(partner.id, about.nomorva),
  });
  if (first.is === "another") throw conflict();
  const inconsistent = answerOf(message, "REFERENCE_USED");
  if (first.is === "inconsistent") return inconsistent;
  const again =
    first.is === "refused"
      ? answerOf(message, first.reason, bill?.namapemesan)
      : answerTo(message, await settle(deps, incoming, offer));
  return { ...inconsistent, body: again.body };
}

/** A payment that the bank is taking now: taken where it fits its bill, else refused, and then no money moved. */
export const payment: Service = {
  code,
  path: "transfer-va/payment",
  async answer(request) {
    const { deps, partner, ip, body } = request;
    if (partner.modetagihan !== "sendiri") throw notAllowed();
    const message = readPayment(body);
    const about = aboutOf(message);
    const money = {
      idbilling: about.nomorva,
      jumlah: about.jumlah,
      waktutransaksi: message.trxDateTime ?? deps.clock.now().toISOString(),
      referensi: about.requestid,
      nomorreferensi: message.referenceNo,
    };
    const incoming = { by: bankTeller(partner), ip, message: money };
    const lock: Lock = (tx, booking) => lockByExternalId(tx, request, code, about, booking);
    try {
      const settled = await settle(deps, incoming, (settling) => pay(request, message, settling), lock);
      return answerTo(message, settled);
    } catch (error) {
      if (isUsed(error)) return answerAgain(request, message, incoming);
      throw error;
    }
  },
};
