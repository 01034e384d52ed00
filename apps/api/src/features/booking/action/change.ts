import { isDayOff, localDate } from "@retribusi/contract/define/dates";
import { findTariff, priceWith } from "@retribusi/contract/features/booking/booking.price";
import type { Transaction } from "../../../lib/transaction.ts";
import { approvedDiscount, type BookingRow, intervalOf } from "../booking.query.ts";
import { holidaysFor, hoursOf, tariffsOf } from "../object.query.ts";
import { refusal } from "../refusal.ts";
import { discountReturned, withPrice } from "../reprice.ts";
import { requireUnits } from "../require-units.ts";
import type { NoticeText, ServerAction } from "../server-action.ts";

/** The tariff of a payer group for the booking's own time; of its own group the version that it was made with. */
async function tariffFor(tx: Transaction, booking: BookingRow, kelompok: BookingRow["kelompoktarif"]) {
  if (kelompok === booking.kelompoktarif) return { tarif: Number(booking.tarif), id: booking.tarifid };
  const object = booking.mst_objectretribusi;
  const date = localDate(booking.tglmulaipemakaian, hoursOf(object).zone);
  const holidays = await holidaysFor(tx, [object], date);
  const tariff = findTariff(tariffsOf(object), {
    satuan: booking.satuantarif,
    kelompok,
    sesi: booking.sesi,
    date,
    isDayOff: isDayOff(date, holidays(object.idpemda)),
  });
  if (!tariff) throw refusal("NO_TARIFF");
  return tariff;
}

const changed: NoticeText = {
  subject: { en: "Booking {id} was changed", id: "Pesanan {id} diubah" },
  body: {
    en: "Your booking of {object}, {time}, was changed. Total: {total}. State: {state}.",
    id: "Pesanan Anda untuk {object}, {time}, diubah. Total: {total}. Status: {state}.",
  },
};

export const change: ServerAction<"change"> = {
  effect: async (context) => {
    const { tx, booking, input } = context;
    const { versi: _, jumlahunit = booking.jumlahunit, kelompoktarif = booking.kelompoktarif, ...contact } = input;
    if (jumlahunit > booking.mst_objectretribusi.jumlahobject) {
      throw refusal("TOO_MANY_UNITS", { max: booking.mst_objectretribusi.jumlahobject });
    }
    if (jumlahunit !== booking.jumlahunit) await requireUnits(context, intervalOf(booking), jumlahunit);
    const tariff = await tariffFor(tx, booking, kelompoktarif);
    const parts = {
      tarif: tariff.tarif,
      satuantarif: booking.satuantarif,
      lamapemakaian: booking.lamapemakaian,
      jumlahunit,
    };
    const price = priceWith(parts, approvedDiscount(booking));
    return withPrice(context, price, { ...contact, kelompoktarif, tarifid: tariff.id });
  },
  notice: {
    customer: (_row, reason) => (reason === null ? changed : discountReturned),
    choice: "kemajuan",
  },
};
