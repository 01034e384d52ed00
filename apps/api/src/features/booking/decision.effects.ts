import { billExpiry } from "@retribusi/contract/features/booking/booking.deadlines";
import { findConnection, issueBill } from "../billing/bill.ts";
import { arrivalOf, yearOf } from "./booking.query.ts";
import type { Effect } from "./effect.ts";
import { refusal } from "./refusal.ts";

/** Approves: a bill is issued, payable until the object's time is over or nobody can arrive any more. Nothing to pay is paid. */
export const confirm: Effect<"confirm"> = async ({ tx, now, booking, facts }) => {
  if (booking.totalbiaya === 0n) return { to: "paid" as const };
  const connection = await findConnection(tx, booking.idpemda);
  if (!connection) throw refusal("NO_CONNECTION");
  const { hours } = arrivalOf(booking);
  const expires = billExpiry(now, booking.mst_objectretribusi.expiredbilling, facts.latestArrival);
  const bill = await issueBill(tx, booking, connection, { now, expires, tahun: yearOf(now, hours.zone) });
  return {
    write: {
      idbilling: bill.idbilling,
      tglexpiredbilling: expires,
      bankid: connection.bankid,
      terminalid: connection.terminalid,
      channelid: connection.channelid,
    },
  };
};

export const returnToCustomer: Effect<"returnToCustomer"> = async ({ input }) => ({
  write: { hargadikonfirmasi: null },
  reason: input.catatan,
});

export const reject: Effect<"reject"> = async ({ input }) => ({
  write: { alasanpembatalan: input.alasan },
  reason: input.alasan,
});
