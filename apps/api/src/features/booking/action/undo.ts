import { minutesAfter, undonePause } from "@retribusi/contract/features/booking/booking.deadlines";
import { z } from "zod";
import { billRest, restOf } from "../bill-rest.ts";
import { entryOf, intervalOf } from "../booking.query.ts";
import { refusal } from "../refusal.ts";
import { requireUnits } from "../require-units.ts";
import type { BookingWrite, EffectContext, ServerAction } from "../server-action.ts";
import { releaseUnits } from "../unit-line.ts";
import { dropPictures } from "../unit-picture.ts";

type Undoing = EffectContext<"undo">;

/** What a booking that holds nothing now takes again. Throws SOLD_OUT. */
const takeAgain = (context: Undoing): Promise<void> =>
  requireUnits(context, intervalOf(context.booking), context.booking.jumlahunit);

/** Nobody came after all: what was handed over is ready again, and an early beginning is the booked one again. */
async function undoCheckIn({ tx, booking }: Undoing): Promise<BookingWrite> {
  await releaseUnits(tx, booking, "siap");
  await tx.booking_unit.deleteMany({ where: { bookingid: booking.id } });
  const before = z.looseObject({ tglmulaipemakaian: z.tuple([z.iso.datetime(), z.unknown()]) });
  const moved = before.safeParse(entryOf(booking)?.perubahan).data;
  return moved ? { tglmulaipemakaian: new Date(moved.tglmulaipemakaian[0]) } : {};
}

/** The same units as before, unless somebody has one of them by now. Throws ACTION_REFUSED. */
async function undoEnd(context: Undoing): Promise<void> {
  const { tx, booking } = context;
  await takeAgain(context);
  const named = await tx.booking_unit.findMany({ where: { bookingid: booking.id, unitid: { not: null } } });
  const { count } = await tx.unit_object.updateMany({
    where: { id: { in: named.flatMap(({ unitid }) => unitid ?? []) }, keadaan: { in: ["siap", "dibersihkan"] } },
    data: { keadaan: "dipakai", versi: { increment: 1 } },
  });
  if (count < named.length) throw refusal("UNITS_SINCE_TAKEN");
  await tx.booking_unit.updateMany({
    where: { bookingid: booking.id },
    data: { hourmeterakhir: null, kondisiakhir: null },
  });
}

/** Back to the state before, with the units of it. The system doesn't take the step again for a while. */
export const undo: ServerAction<"undo"> = {
  effect: async (context) => {
    const notBefore = minutesAfter(context.now, undonePause);
    if (context.facts.state === "inUse") {
      return { ...(await dropPictures(context, "foto_mulai")), write: await undoCheckIn(context), notBefore };
    }
    if (context.facts.state === "finished") {
      await undoEnd(context);
      return { ...(await dropPictures(context, "foto_akhir")), notBefore };
    }
    await takeAgain(context);
    return { ...(await billRest(context, restOf(context.booking))), notBefore };
  },
  notice: {
    customer: {
      subject: { en: "Booking {id}: a step was taken back", id: "Pesanan {id}: satu langkah diurungkan" },
      body: {
        en: "The last step of your booking of {object}, {time}, was taken back. State: {state}.",
        id: "Langkah terakhir pesanan Anda untuk {object}, {time}, diurungkan. Status: {state}.",
      },
    },
    choice: "kemajuan",
  },
};
