import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { ownBank } from "../../access/own-bank.ts";
import { scope } from "../../access/scope.ts";

const nothing = { id: { in: [] } };

/** Money follows its booking. Customers read of theirs in the booking itself, so the worklists hold nothing for them. */
const rowsFor = (user: CurrentUser) => (user.role === "nasabah" ? "none" : scope(user, "report_trx_all").rows);

/** Bookings in their rows, whose bills money may pay. */
export function bookingRows(user: CurrentUser): Prisma.bookingWhereInput {
  const rows = rowsFor(user);
  if (rows === "all") return {};
  return rows === "none" ? nothing : rows;
}

/** Payment exceptions that somebody works on: those of bookings in their rows, and a region's that fit no booking. */
export function exceptionRows(user: CurrentUser): Prisma.pengecualian_bayarWhereInput {
  const rows = rowsFor(user);
  const bankid = ownBank(user);
  if (rows === "all") return bankid === null ? {} : { bankid };
  if (rows === "none") return nothing;
  return user.role === "pemda" ? rows : { booking: rows };
}

/** Refund cases that somebody works on: of the same bookings, and of such money. */
export function refundRows(user: CurrentUser): Prisma.pengembalianWhereInput {
  const rows = rowsFor(user);
  const bankid = ownBank(user);
  if (rows === "all")
    return bankid === null ? {} : { OR: [{ pembayaran: { bankid } }, { pengecualian_bayar: { bankid } }] };
  if (rows === "none") return nothing;
  return user.role === "pemda" ? { OR: [{ booking: rows }, { pengecualian_bayar: rows }] } : { booking: rows };
}
