import { clock } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { refuseMoney } from "../payment/money-refusal.ts";
import { bankBill } from "./bank-bill.query.ts";
import { wibText } from "./bank-time.ts";
import { billRefusal, type Reason, succeeded } from "./bill-refusal.ts";
import { takeExternalId } from "./external-id.ts";
import { amountOf, billingIdOf, inquiryMessage, readMessage } from "./message.ts";
import { type Answer, type Service, successful } from "./service.ts";
import { notAllowed } from "./snap-error.ts";

type Bill = NonNullable<ReturnType<ReturnType<typeof bankBill>["answer"]>>;

/** Until when the account can be paid; the standard has no field for it here. */
const more = (bill: Bill | undefined) => ({ additionalInfo: bill ? { expiredDate: wibText(bill.tglexpired) } : {} });

/** Whose account, how much and for what: what a teller or a machine of the bank shows before it takes the money. */
function accountData(
  message: ReturnType<typeof readInquiry>,
  bill: Bill | undefined,
  status: "00" | "01",
  reason: Reason,
) {
  const { partnerServiceId, customerNo, virtualAccountNo, inquiryRequestId } = message;
  const totalAmount = amountOf(bill?.jumlah ?? 0);
  const freeText = (bill?.objectname ?? "").slice(0, 32);
  return {
    inquiryStatus: status,
    inquiryReason: reason,
    partnerServiceId,
    customerNo,
    virtualAccountNo,
    virtualAccountName: bill?.namapemesan ?? "",
    inquiryRequestId,
    totalAmount,
    subCompany: "00000",
    billDetails: [],
    freeTexts: freeText ? [{ english: freeText, indonesia: freeText }] : [],
    virtualAccountTrxType: "C",
    feeAmount: amountOf(0),
  };
}

const readInquiry = (body: unknown) => readMessage(inquiryMessage, body);

/** What is to be paid for an account number. It changes nothing but that the message's number is used. */
export const inquiry: Service = {
  code: 24,
  path: "transfer-va/inquiry",
  async answer(request): Promise<Answer> {
    const { deps, partner, body } = request;
    if (partner.modetagihan !== "sendiri") throw notAllowed();
    const message = readInquiry(body);
    const idbilling = billingIdOf(message);
    await takeExternalId(request, this.code, message.inquiryRequestId);
    const { bill, now } = await ask(sqlOf(deps.db.prisma), { bill: bankBill(partner.id, idbilling), now: clock });
    const refused = refuseMoney(bill ?? null, bill?.jumlah ?? 0n, now);
    if (!refused) return successful({ virtualAccountData: accountData(message, bill, "00", succeeded), ...more(bill) });
    const { reason, ...answer } = billRefusal(refused);
    const data = partner.tanpadata ? {} : { virtualAccountData: accountData(message, bill, "01", reason) };
    return { ...answer, body: { ...data, ...more(bill) } };
  },
};
