import { billExpiry } from "@retribusi/contract/features/booking/booking.deadlines";
import { AppError } from "../../../lib/app-error.ts";
import type { Deps } from "../../../lib/deps.ts";
import { inTransaction } from "../../../lib/transaction.ts";
import { systemActor } from "../../booking/actor.ts";
import { applyAction, holdBooking } from "../../booking/apply.ts";
import { arrivalOf } from "../../booking/booking.query.ts";

const minute = 60_000;

/** Whether so much of the time to pay is over, before anybody could, that it is given anew: half of it. */
const isHalfOver = (now: Date, expires: Date, minutes: number): boolean =>
  expires.getTime() - now.getTime() < (minutes * minute) / 2;

/** Gives a bill that its bank couldn't take over so far its time anew, as long as somebody can still arrive. */
export async function giveTimeBack({ db }: Pick<Deps, "db">, tagihanid: number): Promise<void> {
  const bill = await db.prisma.tagihan.findFirst({
    where: {
      id: tagihanid,
      jenistagihan: "utama",
      statustagihan: "terbit",
      tagihan_bank: { tglada: null, percobaan: { gt: 0 } },
    },
    select: { bookingid: true },
  });
  if (!bill) return;
  try {
    await inTransaction(db, async (tx) => {
      const { booking, now } = await holdBooking(tx, bill.bookingid);
      const { tglexpiredbilling: expires, mst_objectretribusi: object } = booking;
      if (!expires || !isHalfOver(now, expires, object.expiredbilling)) return;
      const longest = billExpiry(now, object.expiredbilling, arrivalOf(booking).latestArrival);
      if (longest.getTime() - expires.getTime() < minute) return;
      await applyAction(tx, now, booking, { action: "postponeBill", input: {}, actor: systemActor });
    });
  } catch (error) {
    // Whoever was faster has moved the booking; anything else is a defect and must be seen.
    if (!(error instanceof AppError)) throw error;
  }
}
