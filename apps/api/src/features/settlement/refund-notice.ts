import { formatDays } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { Role } from "@retribusi/contract/define/roles";
import { fillMessage } from "@retribusi/contract/errors";
import { officeOf, type RefundOffice } from "@retribusi/contract/features/settlement/refund-step.rules";
import { refundsPage, treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { getBooking } from "../booking/booking.query.ts";
import { notify } from "../booking/notice.ts";
import type { NoticeText } from "../booking/server-action.ts";
import { languageOf } from "../identity/letter.ts";
import { deliverNotices } from "../inbox/delivery.ts";
import { type CasePlace, listCasePeople } from "./case-people.ts";
import { type RefundRow, refundFacts } from "./refund.query.ts";
import { customerTexts, officeTexts, type RefundEvent } from "./refund-words.ts";

export const placeOfRefund = ({
  booking,
  pengecualian_bayar: money,
}: Pick<RefundRow, "booking"> & {
  readonly pengecualian_bayar: { readonly idpemda: number | null } | null;
}): CasePlace => ({
  // Banks have no part in refunds.
  bankid: null,
  idpemda: booking?.idpemda ?? money?.idpemda ?? null,
  idskpd: booking?.idskpd ?? null,
  pengelolaid: booking?.pengelolaid ?? null,
});

interface Office {
  readonly roles: readonly Role[];
  readonly pages: readonly string[];
}

/** Who works for an office, by role and page. */
export const offices: Readonly<Record<RefundOffice, Office>> = {
  dinas: { roles: ["dinas"], pages: [refundsPage] },
  pemda: { roles: ["pemda"], pages: [refundsPage] },
  bendahara: { roles: ["dinas", "pemda"], pages: [treasurerPage] },
};

type ToldRefund = Pick<
  RefundRow,
  "id" | "jumlah" | "catatan" | "alasan" | "akhirrekening" | "namabank" | "tglbayar" | "referensibayar"
>;

const factsOf = (row: ToldRefund, language: Language) => ({
  case: row.id,
  amount: formatRupiah(Number(row.jumlah)),
  why: row.catatan ?? row.alasan,
  account: row.akhirrekening ? `${row.namabank} ••••${row.akhirrekening}` : "–",
  day: row.tglbayar ? formatDays(dayOf(row.tglbayar), dayOf(row.tglbayar), language) : "–",
  payment: row.referensibayar ?? "–",
});

/** What is said of the case is filled in first, what is said of its booking by the booking's own notices. */
function fill({ subject, body }: NoticeText, row: ToldRefund): NoticeText {
  const label = (text: Label): Label => ({
    en: fillMessage(text.en, factsOf(row, "en")),
    id: fillMessage(text.id, factsOf(row, "id")),
  });
  return { subject: label(subject), body: label(body) };
}

/** What the customer is told of a step of their refund. */
export const refundText = (event: RefundEvent, row: ToldRefund, isWalkIn: boolean): NoticeText =>
  fill(customerTexts(event, isWalkIn), row);

/** Tells the customer, as of everything that happens to the booking: by mail and in the inbox. */
async function tellCustomer(tx: Transaction, row: RefundRow, event: RefundEvent, bookingid: number): Promise<void> {
  const notice = { customer: refundText(event, row, row.booking?.idpemesan === null) };
  await notify(tx, `refund:${event}`, notice, (await getBooking(tx, bookingid)).booking, null);
}

/** Tells whoever takes the next step, in the inbox. */
async function tellOffice(tx: Transaction, row: RefundRow): Promise<void> {
  const office = officeOf(refundFacts(row));
  if (!office) return;
  const people = await listCasePeople(tx, placeOfRefund(row), offices[office]);
  const notices = people.map((person) => {
    const language = languageOf(person);
    const { subject, body } = fill(officeTexts[office], row);
    return {
      userid: person.userid,
      bahasa: language,
      bookingid: row.bookingid,
      judul: subject[language],
      isi: body[language],
    };
  });
  await deliverNotices(tx, notices);
}

/** Tells of a step of a refund case whoever waits for it: the customer, and the office whose turn it is now. */
export async function tellRefund(tx: Transaction, row: RefundRow, event: RefundEvent): Promise<void> {
  if (row.bookingid !== null) await tellCustomer(tx, row, event, row.bookingid);
  await tellOffice(tx, row);
}
