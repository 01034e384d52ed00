import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { z } from "zod";
import { clockSkew } from "../payment/money-refusal.ts";
import { arrive, type Incoming, type Lock, type Settled, type Settling, settle } from "../payment/payment.ts";
import { bankTeller } from "./bank-teller.ts";
import { type About, firstOutcome, isUsed, lockByExternalId, noteRefusal } from "./external-id.ts";
import { amountOf, billingIdOf, notificationMessage, readMessage, rupiahOf } from "./message.ts";
import { type Answer, type Request, refusalOf, type Service, successful } from "./service.ts";
import { conflict, missing, wrongFormat } from "./snap-error.ts";

const code = 34;

/** The amount where a bank puts it into its own part of the message. */
const ownAmount = z.union([
  z.int().min(1).transform(String),
  z.string().regex(/^\d{1,14}(\.00)?$/),
  z.looseObject({ value: z.string().regex(/^\d{1,14}(\.00)?$/) }).transform(({ value }) => value),
]);

const readNotification = (body: unknown) => readMessage(notificationMessage, body);
type Notification = ReturnType<typeof readNotification>;

/** Whole rupiah that came; throws SnapError. */
function rupiahIn({ paidAmount, additionalInfo }: Notification): number {
  const own = ownAmount.safeParse(additionalInfo?.["paidAmount"] ?? additionalInfo?.["paymentAmount"]);
  if (!paidAmount && !own.success) throw missing("paidAmount");
  const rupiah = paidAmount ? rupiahOf(paidAmount) : Number(own.data);
  if (rupiah === null || rupiah < 1) throw wrongFormat("paidAmount.value");
  return rupiah;
}

/** Ways of banks to say that nothing was paid. */
const isFailed = ({ paymentStatus }: Notification): boolean =>
  /^(01|02|F|FAIL|FAILED|REJECT|REJECTED)$/i.test(paymentStatus ?? "");

/** Money that is here has not come tomorrow: a clock that is ahead is taken for ours. */
function arrivedAt({ trxDateTime }: Notification, now: Date): string {
  const isPast = trxDateTime !== undefined && new Date(trxDateTime).getTime() <= now.getTime() + clockSkew;
  return isPast ? trxDateTime : now.toISOString();
}

/** The bank's name for this money; throws SnapError where it has none, because then it could not be told from other money. */
function referenceIn({ paymentRequestId, partnerReferenceNo, referenceNo }: Notification): string {
  const reference = paymentRequestId ?? partnerReferenceNo ?? referenceNo;
  if (reference === undefined) throw missing("paymentRequestId");
  return reference;
}

/** The key has a small d in this service and its neighbours, whatever the others have. */
function received(message: Notification, rupiah?: number): Answer {
  const { partnerServiceId, customerNo, virtualAccountNo, paymentRequestId, partnerReferenceNo, trxDateTime } = message;
  const account = { partnerServiceId, customerNo, virtualAccountNo, paymentRequestId, partnerReferenceNo, trxDateTime };
  const paidAmount = rupiah === undefined ? {} : { paidAmount: amountOf(rupiah) };
  return successful({ virtualAccountdata: { ...account, ...paidAmount }, additionalInfo: {} });
}

/** Money under a reference that stands for other money is for the bank to look at; the refusal is on record. */
const answerTo = (message: Notification, { jumlah }: About, settled: Settled): Answer =>
  settled.kind === "refused" ? refusalOf(conflict()) : received(message, jumlah);

async function answerAgain(request: Request, message: Notification, about: About, incoming: Incoming): Promise<Answer> {
  const { deps } = request;
  const { first } = await ask(sqlOf(deps.db.prisma), { first: firstOutcome(request, code, about) });
  if (first.is !== "taken") throw conflict();
  return answerTo(message, about, await settle(deps, incoming, arrive));
}

async function record(request: Request, settling: Settling): Promise<Settled> {
  const settled = await arrive(settling);
  if (settled.kind === "refused") await noteRefusal(settling.tx, request, code, settled.reason);
  return settled;
}

/** Money that is in the bank's hands already: it becomes a payment, or an exception that somebody settles; it is never refused. */
export const notification: Service = {
  code,
  path: "transfer-va/notify-payment-intrabank",
  async answer(request) {
    const { deps, partner, ip, body } = request;
    const message = readNotification(body);
    if (isFailed(message)) return received(message);
    const about = { requestid: referenceIn(message), nomorva: billingIdOf(message), jumlah: rupiahIn(message) };
    const money = {
      idbilling: about.nomorva,
      jumlah: about.jumlah,
      waktutransaksi: arrivedAt(message, deps.clock.now()),
      referensi: about.requestid,
      nomorreferensi: message.referenceNo,
    };
    const incoming = { by: bankTeller(partner), ip, message: money };
    const lock: Lock = (tx, booking) => lockByExternalId(tx, request, code, about, booking);
    try {
      return answerTo(message, about, await settle(deps, incoming, (settling) => record(request, settling), lock));
    } catch (error) {
      if (isUsed(error)) return answerAgain(request, message, about, incoming);
      throw error;
    }
  },
};
