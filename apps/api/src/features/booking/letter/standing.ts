import type { Zone } from "@retribusi/contract/define/dates";
import { type BookingState, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { proposalStates } from "@retribusi/contract/features/booking/queue.endpoints";
import { arrivalOf, findProposal, findRequest, findSupplement } from "../booking.query.ts";
import type { ReadRecord, RecordRow } from "../record.query.ts";

/** A booking as it stands at the moment its mail is sent. */
export interface Standing {
  readonly row: RecordRow;
  readonly now: Date;
  readonly state: BookingState;
  /** Of the object; every time is told in it. */
  readonly zone: Zone;
  /** The bill that can be paid now: the booking's own, or a supplementary one. */
  readonly bill: RecordRow["tagihan"][number] | undefined;
}

function openBillOf(row: RecordRow, state: BookingState, now: Date): Standing["bill"] {
  const own = row.tagihan.find(
    ({ idbilling, statustagihan }) => idbilling === row.idbilling && statustagihan === "terbit",
  );
  const bill = state === "awaitingPayment" ? own : findSupplement(row);
  return bill && bill.tglexpired > now ? bill : undefined;
}

export function standingOf({ row, now }: ReadRecord): Standing {
  const state = stateOf(row.statusbooking);
  return { row, now, state, zone: arrivalOf(row).hours.zone, bill: openBillOf(row, state, now) };
}

type Question = (standing: Standing) => boolean;

/** The customer can still do what the state asks for. */
const waitsIn =
  (asked: BookingState): Question =>
  ({ row: { bataswaktu }, now, state }) =>
    state === asked && (bataswaktu === null || bataswaktu > now);

const isPayable: Question = ({ state, bill }) => state === "awaitingPayment" && bill !== undefined;

const isAsked: Question = ({ row, now }) => (findRequest(row)?.batasjawab ?? now) > now;

/** What a mail asks for, by what happened; a mail that only tells what happened stays true. */
const asks: Readonly<Record<string, Question>> = {
  order: waitsIn("ordered"),
  returnToCustomer: waitsIn("complete"),
  confirm: (standing) => standing.row.totalbiaya === 0n || isPayable(standing),
  resendBill: isPayable,
  chooseBank: isPayable,
  postponeBill: isPayable,
  billExpiresSoon: isPayable,
  billAgain: ({ bill }) => bill?.jenistagihan === "tambahan",
  askMove: isAsked,
  thanks: ({ state }) => state === "finished",
  reminder: ({ row, now, state }) => state === "paid" && row.tglmulaipemakaian > now,
};

/** What a mail to staff asks for, by what happened. */
const waits: Readonly<Record<string, Question>> = {
  customerConfirm: waitsIn("submitted"),
  askMove: isAsked,
  discount: ({ row, state }) => proposalStates.includes(state) && findProposal(row) !== undefined,
};

/** Whether what a mail asks of somebody of the staff still waits for an answer. */
export const stillWaits = (aksi: string, standing: Standing): boolean => waits[aksi]?.(standing) ?? true;

/** A number that can't be paid any more must reach nobody, whatever else the mail says. */
const namesClosedBill = ({ row, now }: Standing, text: string): boolean =>
  row.tagihan.some(
    ({ idbilling, statustagihan, tglexpired }) =>
      text.includes(idbilling) && (statustagihan !== "terbit" || tglexpired <= now),
  );

/** Whether what the mail asks of its reader can still be done. */
export const isStillTrue = (aksi: string, standing: Standing, text: string): boolean =>
  (asks[aksi]?.(standing) ?? true) && !namesClosedBill(standing, text);
