import { formatDeadline } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { isOpenRefund } from "@retribusi/contract/features/billing/refund.rules";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { OptionalMailKind } from "@retribusi/contract/features/identity/mail-choice.rules";
import { int, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { insertRows } from "@retribusi/db/write";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { standingIn } from "../deputy/standing-in.ts";
import { arrivalOf, type BookingRow, findSupplement, intervalOf, owedOf } from "./booking.query.ts";
import { wantedOf } from "./move-request.ts";
import type { Notice, NoticeText } from "./server-action.ts";

const moment = (row: BookingRow, instant: Date | null, language: Language): string =>
  instant ? formatDeadline(instant, arrivalOf(row).hours.zone, language) : "–";

/** Rupiah that open refund cases of the booking ask for. */
export const openRefundOf = ({ pengembalian }: Pick<BookingRow, "pengembalian">): number =>
  pengembalian
    .filter(({ statuspengembalian }) => isOpenRefund(statuspengembalian))
    .reduce((total, { jumlah }) => total + Number(jumlah), 0);

function wanted(row: BookingRow, language: Language): string {
  const [request] = row.permintaan_jadwal;
  if (!request) return "–";
  return describePeriod(wantedOf(request), request.satuantarif, arrivalOf(row).hours.zone, language);
}

type Fact = (row: BookingRow, language: Language, reason: string | null) => string | number;

/** What a notice may name in braces. */
export const noticeFacts: Readonly<Record<string, Fact>> = {
  id: ({ id }) => id,
  object: ({ mst_objectretribusi: { objectname, subobjectname } }) =>
    subobjectname ? `${objectname}, ${subobjectname}` : objectname,
  time: (row, language) => describePeriod(intervalOf(row), row.satuantarif, arrivalOf(row).hours.zone, language),
  /** Of the latest request for other dates. */
  wanted,
  answerby: (row, language) => moment(row, row.permintaan_jadwal[0]?.batasjawab ?? null, language),
  total: ({ totalbiaya }) => formatRupiah(Number(totalbiaya)),
  refund: (row) => formatRupiah(openRefundOf(row)),
  deadline: (row, language) => moment(row, row.bataswaktu, language),
  payuntil: (row, language) => moment(row, row.tglexpiredbilling, language),
  idbilling: ({ idbilling }) => idbilling ?? "–",
  rest: (row) => formatRupiah(owedOf(row)),
  restid: (row) => findSupplement(row)?.idbilling ?? "–",
  restuntil: (row, language) => moment(row, findSupplement(row)?.tglexpired ?? null, language),
  customer: ({ namapemesan }) => namapemesan,
  state: ({ statusbooking }, language) => bookingStates[stateOf(statusbooking)].label[language],
  reason: (_row, _language, reason) => reason ?? "–",
};

const factsIn = (row: BookingRow, reason: string | null, language: Language) =>
  Object.fromEntries(Object.entries(noticeFacts).map(([name, fact]) => [name, fact(row, language, reason)]));

const say = (text: Label, row: BookingRow, reason: string | null, language: Language) =>
  fillMessage(text[language], factsIn(row, reason, language));

const languageOf = (bahasa: string): Language => (bahasa === "id" ? "id" : "en");

/** Somebody with an account who hears of a booking. */
interface Recipient {
  readonly userid: number;
  readonly bahasa: string;
}

interface Customer extends Recipient {
  readonly email: string;
  readonly surelditolak: string;
}

interface Deputy extends Recipient {
  /** Whoever is away, by id and name. */
  readonly away: number;
  readonly name: string;
}

interface Recipients {
  /** Of a booking that has a customer with an account. */
  readonly customers: readonly Customer[];
  readonly managers: readonly Recipient[];
  /** Who does a manager's work while they are away. */
  readonly deputies: readonly Deputy[];
  readonly agency: readonly Recipient[];
}

const recipient = { userid: int("u.userid"), bahasa: text("u.bahasa") };
const account = { ...recipient, email: text("u.email"), surelditolak: text("u.surelditolak") };

/** The questions after those who hear of it. */
export const recipientsOf = (notice: Notice | undefined, bookingid: number) => ({
  customers: rowsOf(account, "FROM booking b JOIN userdata u ON u.userid = b.idpemesan WHERE b.id = ? AND ?", [
    bookingid,
    notice?.customer !== undefined,
  ]),
  managers: rowsOf(
    recipient,
    "FROM booking b JOIN userdata u ON u.pengelolaid = b.pengelolaid AND u.statusakun = 1 WHERE b.id = ? AND ?",
    [bookingid, notice?.managers !== undefined],
  ),
  deputies: rowsOf(
    { ...recipient, away: int("s.digantikan"), name: text("a.fullname") },
    `FROM booking b JOIN ${standingIn} s ON s.pengelolaid = b.pengelolaid JOIN userdata u ON u.userid = s.pengganti
    JOIN userdata a ON a.userid = s.digantikan WHERE b.id = ? AND ?`,
    [bookingid, notice?.managers !== undefined],
  ),
  agency: rowsOf(
    recipient,
    `FROM booking b JOIN userdata u ON u.skpdid = b.idskpd AND u.statusakun = 1
    JOIN model_has_roles m ON m.model_id = u.userid JOIN roles r ON r.id = m.role_id AND r.name = 'dinas'
    WHERE b.id = ? AND ?`,
    [bookingid, notice?.agency !== undefined],
  ),
});

/** A customer with an account reads their own language, anybody else both. */
async function mailCustomer(
  tx: Transaction,
  notice: NoticeText,
  row: BookingRow,
  reason: string | null,
  customer: Customer | undefined,
  kind: OptionalMailKind | undefined,
): Promise<void> {
  const to = customer?.email ?? row.emailpemesan;
  if (!to) return;
  const languages: Language[] = customer ? [languageOf(customer.bahasa)] : ["id", "en"];
  const subject = languages.map((language) => say(notice.subject, row, reason, language)).join(" / ");
  const body = languages.map((language) => say(notice.body, row, reason, language)).join("\n\n");
  const choice = customer && kind ? { choice: { kind, refused: customer.surelditolak } } : {};
  await enqueueMail(tx, { to, subject, text: body, ...choice }, row.id);
}

const standsIn: Label = { en: "You stand in for {names}.", id: "Anda menggantikan {names}." };

/** Managers who are there, and for those who are away whoever does their work, each once, with what is said to deputies. */
function inCharge({ managers, deputies }: Recipients): (Recipient & { readonly more: string })[] {
  const away = new Set(deputies.map((one) => one.away));
  const here = managers.filter(({ userid }) => !away.has(userid)).map((one) => ({ ...one, more: "" }));
  const instead = [...Map.groupBy(deputies, ({ userid }) => userid).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const names = own.map(({ name }) => name).join(", ");
    return [{ ...first, more: `\n\n${fillMessage(standsIn[languageOf(first.bahasa)], { names })}` }];
  });
  return [...new Map([...here, ...instead].map((one) => [one.userid, one])).values()];
}

/** Tells the customer, the managers and the agency what happened: rows of the same transaction, so that nobody hears of what didn't happen. */
export async function notify(
  tx: Transaction,
  { customer, managers, agency, choice }: Notice,
  row: BookingRow,
  reason: string | null,
  people: Recipients,
): Promise<void> {
  const told = typeof customer === "function" ? customer(row, reason) : customer;
  const asked = agency?.(row);
  const lettersTo = (readers: readonly (Recipient & { readonly more?: string })[], { subject, body }: NoticeText) =>
    readers.map(({ userid, bahasa, more = "" }) => ({
      userid,
      bookingid: row.id,
      judul: say(subject, row, reason, languageOf(bahasa)),
      isi: say(body, row, reason, languageOf(bahasa)) + more,
    }));
  const inbox = [
    ...(told ? lettersTo(people.customers, told) : []),
    ...(managers ? lettersTo(inCharge(people), managers) : []),
    ...(asked ? lettersTo(people.agency, asked) : []),
  ];
  if (inbox.length > 0) await insertRows(sqlOf(tx), "inbox", inbox);
  if (told) await mailCustomer(tx, told, row, reason, people.customers[0], choice);
}

/** The same for what happens to a booking beside its own actions. */
export async function tellOf(tx: Transaction, notice: Notice, row: BookingRow, reason: string | null): Promise<void> {
  await notify(tx, notice, row, reason, await ask(sqlOf(tx), recipientsOf(notice, row.id)));
}
