import { isMailed } from "@retribusi/contract/features/booking/booking.rules";
import { AppError } from "../../../lib/app-error.ts";
import { countToday } from "../count-today.ts";
import type { ServerAction } from "../server-action.ts";

/** So often a day, by the calendar of the object. */
const most = 3;

const tooOften = {
  en: "This bill was sent again three times today already. Please tell the customer the billing id by phone.",
  id: "Tagihan ini sudah tiga kali dikirim ulang hari ini. Sampaikan id billing kepada pemesan lewat telepon.",
};
const noAddress = {
  en: "No e-mail address is known for this booking. Add one under Change, or tell the customer the billing id by phone.",
  id: "Alamat surel untuk pesanan ini tidak ada. Tambahkan lewat Ubah, atau sampaikan id billing lewat telepon.",
};

export const resendBill: ServerAction<"resendBill"> = {
  effect: async (context) => {
    if (!isMailed(context.booking)) {
      throw new AppError("ACTION_REFUSED", { values: { reason: noAddress } });
    }
    const sent = await countToday(context, "resendBill");
    if (sent >= most) throw new AppError("ACTION_REFUSED", { values: { reason: tooOften } });
    return {};
  },
  notice: {
    customer: {
      subject: { en: "Bill of booking {id} – please pay", id: "Tagihan pesanan {id} – silakan bayar" },
      body: {
        en: "The bill for {object}, {time}, once more. Billing id {idbilling}, amount {total}, payable until {payuntil}.",
        id: "Berikut kembali tagihan untuk {object}, {time}. Id billing {idbilling}, jumlah {total}, bayar sebelum {payuntil}.",
      },
    },
  },
};
