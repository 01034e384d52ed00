import { undoMinutes } from "@retribusi/contract/features/booking/booking.deadlines";
import {
  arrivalReminderFrom,
  billReminderFrom,
  longestNotice,
} from "@retribusi/contract/features/booking/booking.reminders";
import { codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { Database } from "@retribusi/db/client";
import { int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { inTransaction } from "../../lib/transaction.ts";
import { holdBooking } from "./apply.ts";
import { arrivalOf, type BookingRow } from "./booking.query.ts";
import { notify } from "./notice.ts";
import { type Occasion, occasionNotices } from "./reminder-words.ts";

const minute = 60_000;
/** Nobody is thanked for a use that ended longer ago. */
const thanksHours = 48;
/** So many of the latest steps of all bookings are looked through for uses that have ended. */
const latestSteps = 20_000;

const isDueBill = (row: BookingRow, now: Date): Date | undefined => {
  const bill = row.tagihan.find(
    ({ idbilling, statustagihan }) => idbilling === row.idbilling && statustagihan === "terbit",
  );
  if (!bill || stateOf(row.statusbooking) !== "awaitingPayment" || bill.tglexpired <= now) return;
  const from = billReminderFrom(bill.tglterbit, bill.tglexpired);
  return from && from <= now ? bill.tglexpired : undefined;
};

/** Whoever paid later than the reminder would have gone has just been told everything. */
const isDueArrival = (row: BookingRow, now: Date): Date | undefined => {
  const { tglmulaipemakaian: start, tglstatus } = row;
  const from = arrivalReminderFrom(start, arrivalOf(row).hours.zone);
  const isDue = stateOf(row.statusbooking) === "paid" && from <= now && start > now && tglstatus <= from;
  return isDue ? start : undefined;
};

const isDueThanks = ({ statusbooking, tglstatus, tglmulaipemakaian }: BookingRow, now: Date): Date | undefined => {
  const since = now.getTime() - tglstatus.getTime();
  const isSettled = since >= undoMinutes * minute && since <= thanksHours * 60 * minute;
  return stateOf(statusbooking) === "finished" && isSettled ? tglmulaipemakaian : undefined;
};

/** The deadline that a booking is to be told of now, by occasion. */
const dueOf: Readonly<Record<Occasion, (row: BookingRow, now: Date) => Date | undefined>> = {
  tagihan: isDueBill,
  kedatangan: isDueArrival,
  selesai: isDueThanks,
};

const notYet = (occasion: Occasion, deadline: string) =>
  `NOT EXISTS (SELECT 1 FROM pengingat_pesanan p WHERE p.bookingid = b.id AND p.jenis = '${occasion}' AND p.tenggat = ${deadline})`;
const id = { id: int("b.id") };

/** Bookings that may be due, a few more than are: each is judged when it is held. */
const questions = {
  tagihan: rowsOf(
    id,
    `FROM booking b WHERE b.statusbooking = ? AND b.bataswaktu > UTC_TIMESTAMP(3)
      AND b.bataswaktu <= UTC_TIMESTAMP(3) + INTERVAL ? SECOND AND ${notYet("tagihan", "b.tglexpiredbilling")}`,
    [codeOf("awaitingPayment"), longestNotice / 1000],
  ),
  // The morning of the day before is at most 39 hours before a use.
  kedatangan: rowsOf(
    id,
    `FROM booking b WHERE b.statusbooking = ? AND b.tglmulaipemakaian > UTC_TIMESTAMP(3)
      AND b.tglmulaipemakaian <= UTC_TIMESTAMP(3) + INTERVAL 39 HOUR AND ${notYet("kedatangan", "b.tglmulaipemakaian")}`,
    [codeOf("paid")],
  ),
  selesai: rowsOf(
    id,
    `FROM booking_riwayat r JOIN booking b ON b.id = r.bookingid
      WHERE r.id > (SELECT COALESCE(MAX(m.id), 0) FROM booking_riwayat m) - ? AND r.kestatus = ? AND r.daristatus <> r.kestatus
      AND r.waktu >= UTC_TIMESTAMP(3) - INTERVAL ? HOUR AND b.statusbooking = r.kestatus AND ${notYet("selesai", "b.tglmulaipemakaian")}`,
    [latestSteps, codeOf("finished"), thanksHours],
  ),
};

/** Tells of it with the note that it was told, in one transaction: once for each deadline, whatever crashes. */
const remind = (db: Database, occasion: Occasion, bookingid: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { booking, now } = await holdBooking(tx, bookingid);
    const tenggat = dueOf[occasion](booking, now);
    if (!tenggat) return false;
    const note = { bookingid, jenis: occasion, tenggat };
    if ((await tx.pengingat_pesanan.count({ where: note })) > 0) return false;
    await tx.pengingat_pesanan.create({ data: note });
    const notice = occasionNotices[occasion];
    await notify(tx, notice.event, notice, booking, null);
    return true;
  });

/**
 * Tells customers what no action tells them: that a bill expires soon, that a use begins tomorrow, and thanks after it; answers how many were told.
 * Any number of processes may run it as often as they like.
 */
export async function remindCustomers(db: Database): Promise<number> {
  const due = await ask(sqlOf(db.prisma), questions);
  let told = 0;
  for (const occasion of ["tagihan", "kedatangan", "selesai"] as const) {
    for (const row of due[occasion]) if (await remind(db, occasion, row.id)) told += 1;
  }
  return told;
}
