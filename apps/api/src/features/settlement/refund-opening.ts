import { formatRupiah } from "@retribusi/contract/define/money";
import { isOpenRefund } from "@retribusi/contract/features/billing/refund.rules";
import { isOver, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { proposeRefund } from "@retribusi/contract/features/settlement/refund.endpoints";
import { sqlOf } from "@retribusi/db/sql";
import type { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { givenOf } from "../billing/refund.ts";
import { type BookingRow, getBooking } from "../booking/booking.query.ts";
import { bookingRows } from "./case-rows.ts";
import type { Stepping } from "./case-step.ts";
import { getRefund, type RefundRow } from "./refund.query.ts";
import { tellRefund } from "./refund-notice.ts";
import { stepRefused } from "./refusal.ts";

interface Opening {
  readonly bookingid: number | null;
  readonly pembayaranid?: number;
  readonly pengecualianid?: number;
  readonly jumlah: bigint | number;
  readonly alasan: string;
}

/** Opens a refund case, and tells the customer and whoever is to verify it. */
export async function openRefundCase(tx: Transaction, opening: Opening, { user, ip }: Pick<Stepping, "user" | "ip">) {
  const { id } = await tx.pengembalian.create({ data: { ...opening, diajukanoleh: user.userid } });
  const { bookingid, jumlah, alasan } = opening;
  const sesudah = { bookingid, jumlah: Number(jumlah), alasan };
  await writeAudit(tx, user, ip, { aksi: "ask", entitas: "pengembalian", kunci: String(id), sesudah });
  const row = await getRefund(tx, user, id);
  await tellRefund(tx, row, "opened");
  return row;
}

/** The payment of which so much is left, and how much that is at most. */
function findSource(booking: BookingRow, jumlah: number) {
  const left = booking.pembayaran.map((payment) => ({
    id: payment.id,
    rest: Number(payment.jumlah) - givenOf(payment, booking.pengembalian),
  }));
  const most = Math.max(0, ...left.map(({ rest }) => rest));
  return { source: left.find(({ rest }) => rest >= jumlah), most };
}

type Wish = z.output<typeof proposeRefund.body>;

/** What stands against a proposal. While the booking still stands, its money does too. */
function requireProposal(booking: BookingRow, { jumlah }: Wish, { user }: Pick<Stepping, "user">): number {
  if (booking.idpemesan === user.userid) throw stepRefused("OWN_MONEY");
  if (!isOver(stateOf(booking.statusbooking))) throw stepRefused("STILL_USED");
  const open = booking.pengembalian.filter(({ pembayaranid }) => pembayaranid !== null);
  if (open.some(({ statuspengembalian }) => isOpenRefund(statuspengembalian))) throw stepRefused("REFUND_OPEN");
  const { source, most } = findSource(booking, jumlah);
  if (!source) throw stepRefused("TOO_MUCH", { max: formatRupiah(most) });
  return source.id;
}

const proposers = ["pengelola", "dinas"] as const;

/**
 * Proposes that money of a booking that is over goes back, whatever its rule gives: two others decide. Throws NOT_FOUND out of scope,
 * ACTION_REFUSED.
 */
export function proposeFor(
  { db }: Pick<Deps, "db">,
  stepping: Pick<Stepping, "user" | "ip">,
  wish: Wish,
): Promise<RefundRow> {
  const { user } = stepping;
  const { bookingid, jumlah, alasan } = wish;
  if (!proposers.some((role) => role === user.role)) throw stepRefused("NOT_YOUR_STEP");
  return inTransaction(db, async (tx) => {
    const inRows = { AND: [bookingRows(user), { id: bookingid }] };
    if (!(await tx.booking.findFirst({ where: inRows, select: { id: true } }))) throw new AppError("NOT_FOUND");
    await sqlOf(tx).query("SELECT id FROM booking WHERE id = ? FOR UPDATE", [bookingid]);
    const { booking } = await getBooking(tx, bookingid);
    const pembayaranid = requireProposal(booking, wish, stepping);
    return openRefundCase(tx, { bookingid, pembayaranid, jumlah, alasan }, stepping);
  });
}
