import { deadlineOf, earlier } from "@retribusi/contract/features/booking/booking.deadlines";
import { AppError } from "../../../lib/app-error.ts";
import { holidaysAfter } from "../../system/holiday.query.ts";
import { arrivalOf, findRequest } from "../booking.query.ts";
import { countToday } from "../count-today.ts";
import { planMove } from "../plan-move.ts";
import type { EffectContext, ServerAction } from "../server-action.ts";

/** So often a day: each request writes to everybody who answers it. */
const most = 3;

const tooOften = {
  en: "Other dates were asked for three times today already. Call the manager, or ask again tomorrow.",
  id: "Hari ini sudah tiga kali diminta ubah jadwal. Hubungi pengelola, atau minta lagi besok.",
};

/** As for an order: some working days, and before the use may begin, at the old time and at the new one. */
async function answerBy({ tx, now, booking }: EffectContext<"askMove">, wanted: Date): Promise<Date> {
  const start = earlier(booking.tglmulaipemakaian, wanted);
  const { hours, ...arrival } = arrivalOf(booking);
  const facts = { entered: now, start, ...arrival, end: booking.tglakhirpemakaian, zone: hours.zone };
  const holidays = await holidaysAfter(tx, booking.idpemda, now);
  const none = { billExpires: null, renewals: 0, firstDeadline: null };
  return deadlineOf("submitted", { ...facts, ...none, holidays }) ?? start;
}

/** Nothing is held for what is asked: whether it is free counts when it is accepted, and now, so that nobody asks in vain. */
export const askMove: ServerAction<"askMove"> = {
  effect: async (context) => {
    const { tx, booking, input, now } = context;
    if ((await countToday(context, "askMove")) >= most)
      throw new AppError("ACTION_REFUSED", { values: { reason: tooOften } });
    const { interval, sesi, tariff } = await planMove(context, input);
    await tx.permintaan_jadwal.create({
      data: {
        bookingid: booking.id,
        tglmulai: interval.start,
        tglakhir: interval.end,
        satuantarif: tariff.satuantarif,
        sesi,
        totalbiaya: input.totalbiaya,
        alasan: input.alasan,
        batasjawab: await answerBy(context, interval.start),
        date_created: now,
      },
    });
    // One whose time is up is over, whether or not the system has told so yet.
    return { reason: input.alasan, ...(findRequest(booking) ? { move: { keputusan: "gugur" as const } } : {}) };
  },
  notice: {
    customer: {
      subject: { en: "Your request for booking {id}", id: "Permintaan Anda untuk pesanan {id}" },
      body: {
        en: "Your request to move {object} from {time} to {wanted} is with the manager, who answers until {answerby}. Until then your booking stays as it is.",
        id: "Permintaan Anda memindahkan {object} dari {time} ke {wanted} sudah diterima pengelola, yang menjawab paling lambat {answerby}. Sampai saat itu pesanan Anda tetap seperti semula.",
      },
    },
    managers: {
      subject: { en: "Other dates asked for: booking {id}", id: "Permintaan ubah jadwal: pesanan {id}" },
      body: {
        en: "{customer} asks to move {object} from {time} to {wanted}: {reason}. Please answer until {answerby}.",
        id: "{customer} meminta {object} dipindah dari {time} ke {wanted}: {reason}. Mohon dijawab paling lambat {answerby}.",
      },
    },
    work: true,
    choice: "kemajuan",
  },
};
