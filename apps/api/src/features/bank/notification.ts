import { z } from "zod";
import { takeArrival } from "./arrival.ts";
import { amountOf, billingIdOf, notificationMessage, readMessage, rupiahOf } from "./message.ts";
import { type Answer, refusalOf, type Service, successful } from "./service.ts";
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

/** Money that is in the bank's hands already: it becomes a payment, or an exception that somebody settles; it is never refused. */
export const notification: Service = {
  code,
  path: "transfer-va/notify-payment-intrabank",
  async answer(request) {
    const message = readNotification(request.body);
    if (isFailed(message)) return received(message);
    const jumlah = rupiahIn(message);
    const settled = await takeArrival(request, code, {
      idbilling: billingIdOf(message),
      jumlah,
      waktu: message.trxDateTime,
      referensi: referenceIn(message),
      nomorreferensi: message.referenceNo,
    });
    return settled.kind === "refused" ? refusalOf(conflict()) : received(message, jumlah);
  },
};
