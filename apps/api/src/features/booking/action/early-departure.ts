import { endAfter } from "@retribusi/contract/features/booking/booking.interval";
import { departureRefunds, openRefunds } from "../../billing/refund.ts";
import { billRest } from "../bill-rest.ts";
import { arrivalOf, type BookingRow, intervalOf, owedOf, unusedPart } from "../booking.query.ts";
import { openRefundOf } from "../notice.ts";
import { toVerify, withRefund } from "../refund-words.ts";
import type { BookingWrite, NoticeText, ServerAction } from "../server-action.ts";
import { takeBack } from "../unit-line.ts";

const left: NoticeText = {
  subject: { en: "Booking {id} has ended", id: "Pesanan {id} telah berakhir" },
  body: {
    en: "The use of {object}, booked for {time}, has ended before its last day.",
    id: "Pemakaian {object}, dipesan untuk {time}, berakhir sebelum hari terakhirnya.",
  },
};

const verifyLeft = toVerify({
  en: "{customer} has left {object} before the last day of the booking, {time}.",
  id: "{customer} meninggalkan {object} sebelum hari terakhir pesanan, {time}.",
});

/** Rupiah for all units of a booking, for one unit of the tariff. */
const priceOfOne = ({ tarif, jumlahunit }: BookingRow): number => Number(tarif) * jumlahunit;

/** Of what was added and neither used nor paid, nobody owes anything: the booking is shorter by it. */
function giveUpUnpaid(booking: BookingRow, unused: number) {
  const price = priceOfOne(booking);
  const unpaid = price === 0 ? 0 : Math.min(unused, Math.floor(owedOf(booking) / price));
  const { hours } = arrivalOf(booking);
  const write = {
    tglakhirpemakaian: endAfter(intervalOf(booking), booking.satuantarif, hours.zone, -unpaid),
    lamapemakaian: booking.lamapemakaian - unpaid,
    totalbiaya: booking.totalbiaya - BigInt(unpaid * price),
  } satisfies BookingWrite;
  return { unpaid, write };
}

/** The rest of the time is free again, since a booking that has ended holds nothing; its price comes back as far as the object's rule says so. */
export const earlyDeparture: ServerAction<"earlyDeparture"> = {
  effect: async (context) => {
    const { tx, now, booking, actor } = context;
    await takeBack(context);
    const unused = unusedPart(booking, now);
    const { unpaid, write } = giveUpUnpaid(booking, unused);
    const refunds = departureRefunds({ ...booking, ...write }, unused - unpaid);
    await openRefunds(tx, booking, refunds, { alasan: "Pulang lebih awal", by: actor.userid });
    if (unpaid === 0) return {};
    return { ...(await billRest(context, owedOf(booking) - unpaid * priceOfOne(booking))), write };
  },
  notice: {
    customer: (row) => (openRefundOf(row) > 0 ? withRefund(left, row) : left),
    agency: (row) => (openRefundOf(row) > 0 ? verifyLeft : undefined),
    choice: "akhir",
  },
};
