import type { Language } from "@retribusi/contract/define/label";
import { errorKinds, fillMessage } from "@retribusi/contract/errors";
import type { extensionQuoteEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { firstDayOf, type IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { quote } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { findRow } from "../../records/reader.ts";
import { actorOf, isManagerOf } from "./actor.ts";
import { countFree, type Except } from "./availability.ts";
import { getBooking } from "./booking.query.ts";
import { offeredQuestions } from "./catalogue-object.query.ts";
import { planExtension } from "./extension.ts";
import { holidaysFor, type ObjectRow } from "./object.query.ts";
import { isPictured } from "./offered.ts";
import { movedWish } from "./plan-move.ts";
import { iso } from "./present.ts";
import { isRefused, type Planning, type Refused, tryPlan, type Wish } from "./pricing.ts";
import { sentenceOf } from "./refusal.ts";
import { ownUnpaid, refuseAnother } from "./unpaid.query.ts";
import { ownOffer } from "./waitlist/take-offer.ts";

type Answer = z.output<typeof quote.answer>;

const soldOutNotice = (free: number, wanted: number, language: Language): Answer["alasan"] => ({
  kode: "SOLD_OUT",
  pesan: fillMessage(errorKinds.SOLD_OUT.message[language], { free, wanted }),
});

const noticeOf = ({ reason, values }: Refused, language: Language) => ({
  kode: reason,
  pesan: sentenceOf(reason, values)[language],
});

interface Asking {
  readonly tx: Transaction;
  readonly now: Date;
  readonly language: Language;
  readonly planning: Omit<Planning, "holidays">;
  /** A booking that is being moved, or an offer that is being taken: its own hold doesn't count. */
  readonly except?: Except;
}

async function quoteFor(
  object: ObjectRow,
  wish: Wish,
  { tx, now, language, planning, except }: Asking,
): Promise<Answer> {
  const holidays = await holidaysFor(tx, [object], firstDayOf(wish.waktu));
  const plan = tryPlan(object, wish, now, { ...planning, holidays });
  if (isRefused(plan)) {
    const alasan = noticeOf(plan, language);
    const nothing = { harga: null, dasarhukum: null, khususlibur: false, bebas: 0 };
    return { ...nothing, alasan, tglmulaipemakaian: null, tglakhirpemakaian: null };
  }
  const bebas = await countFree(tx, object, plan.interval, now, except);
  return {
    harga: plan.price,
    dasarhukum: plan.tariff.dasarhukum,
    khususlibur: plan.tariff.khususlibur,
    bebas,
    alasan: bebas < wish.jumlahunit ? soldOutNotice(bebas, wish.jumlahunit, language) : null,
    tglmulaipemakaian: iso(plan.interval.start),
    tglakhirpemakaian: iso(plan.interval.end),
  };
}

/** Why a customer can't order, whatever the dates are; who moves a booking sees an object that isn't offered any more. */
const refuseCustomer = (known: { readonly isPictured: boolean; readonly own: number }): Refused | undefined =>
  known.isPictured ? refuseAnother(known.own) : { reason: "OBJECT_INACTIVE", values: {} };

/** Price and availability of an order as they are now; nothing is held and nothing promised. */
export async function getQuote(
  db: Database,
  user: CurrentUser | undefined,
  objectid: number,
  { tawaran, ...wish }: Wish & { readonly tawaran?: number | undefined },
  language: Language,
): Promise<Answer> {
  const own = ownUnpaid(user?.userid ?? null);
  const questions = {
    ...offeredQuestions(objectid, user),
    own,
    isPictured: isPictured(objectid),
    offer: ownOffer(user, tawaran),
  };
  const { object, now, offer, ...known } = await ask(sqlOf(db.prisma), questions);
  const isCounter = user !== undefined && isManagerOf(user, object.pengelolaid);
  const quoted = await quoteFor(object, wish, {
    tx: db.prisma,
    now,
    language,
    planning: { isCounter },
    except: { offer },
  });
  // Who can't order at all needn't look for other dates.
  const refused = isCounter || !quoted.harga ? undefined : refuseCustomer(known);
  return refused ? { ...quoted, alasan: noticeOf(refused, language) } : quoted;
}

/** The same for new dates of a booking: its units and payer group, a discount taken off that was approved for the same price. Throws NOT_FOUND out of scope. */
export async function getRescheduleQuote(
  db: Database,
  user: CurrentUser,
  { kind, id, waktu }: { kind: BookingKind; id: number; waktu: IntervalChoice },
  language: Language,
) {
  if (!(await findRow(db, scope(user, bookingEntity[kind]), [id]))) throw new AppError("NOT_FOUND");
  const { booking, now } = await getBooking(db.prisma, id);
  const { wish, planning } = movedWish(booking, actorOf(user, booking), waktu);
  const asking = { tx: db.prisma, now, language, planning, except: { booking: id } };
  const quoted = await quoteFor(booking.mst_objectretribusi, wish, asking);
  return { ...quoted, selisih: quoted.harga && quoted.harga.totalbiaya - Number(booking.totalbiaya) };
}

/** Until when a longer use of a booking would last, what it would cost, and whether its units are free then. Throws NOT_FOUND out of scope. */
export async function getExtensionQuote(
  db: Database,
  user: CurrentUser,
  { kind, id, tambahan }: { kind: BookingKind; id: number; tambahan: number },
  language: Language,
): Promise<z.output<ReturnType<typeof extensionQuoteEndpoint>["answer"]>> {
  if (!(await findRow(db, scope(user, bookingEntity[kind]), [id]))) throw new AppError("NOT_FOUND");
  const { booking, now } = await getBooking(db.prisma, id);
  const { end, totalbiaya, owed, refused } = planExtension(booking, tambahan);
  const added = { start: booking.tglakhirpemakaian, end };
  const bebas = await countFree(db.prisma, booking.mst_objectretribusi, added, now, { booking: id });
  const full = bebas < booking.jumlahunit ? soldOutNotice(bebas, booking.jumlahunit, language) : null;
  const alasan = refused && noticeOf(refused, language);
  return { tglakhirpemakaian: iso(end), tagihan: owed, totalbiaya, bebas, alasan: alasan ?? full };
}
