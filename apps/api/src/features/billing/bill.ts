import { randomInt } from "node:crypto";
import { billingId } from "@retribusi/contract/features/billing/billing.number";
import type { BillKind } from "@retribusi/contract/features/booking/booking.record";
import { answered, int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { type Companion, insertRows } from "@retribusi/db/write";
import type { Transaction } from "../../lib/transaction.ts";
import { type Issued, nextDocumentNumber } from "./numbering.ts";

/** The bank that a bill is paid through, as far as the bill and its booking keep it. */
export interface Connection {
  readonly id: number;
  readonly bankid: string;
  readonly terminalid: string;
  readonly channelid: string;
  readonly awalan: string;
  /** The bank keeps the bill, and has to be told of it. */
  readonly isKeptThere: boolean;
}

const connection = {
  id: int("s.id"),
  idpemda: orNull(int("s.idpemda")),
  bankid: text("s.bankid"),
  terminalid: text("s.terminalid"),
  channelid: text("s.channelid"),
  awalan: text("s.awalan"),
  modetagihan: text("s.modetagihan"),
};

/** The question after the bank connections of a booking's region, or those for all regions where it has none; the usual one first. */
export const connectionsOf = (bookingid: number) =>
  answered(
    rowsOf(connection, "FROM system s JOIN booking b ON b.id = ? WHERE s.idpemda IS NULL OR s.idpemda = b.idpemda", [
      bookingid,
    ]),
    (rows): readonly Connection[] => {
      const own = rows.filter(({ idpemda }) => idpemda !== null);
      return (own.length > 0 ? own : rows)
        .toSorted((one, other) => one.id - other.id)
        .map(({ modetagihan, ...row }) => ({ ...row, isKeptThere: modetagihan === "bank" }));
    },
  );

/** A bill that changes with its booking, by the same statement. */
export type ChangedBill = Companion<"tagihan">;

interface Billed extends Issued {
  readonly id: number;
  readonly selisihkas: number;
}

/** What a bill asks for, in rupiah, and until when. `tahun` is that of its number. */
export interface Claim {
  readonly jenistagihan: BillKind;
  readonly jumlah: bigint;
  readonly now: Date;
  readonly expires: Date;
  readonly tahun: number;
}

/**
 * Issues a bill and answers its number, which whoever moves the booking writes into both: its amount never changes afterwards. The billing
 * number is the bill's own id, so no two bills of a connection share one and none is used twice.
 */
export async function issueBill(
  tx: Transaction,
  booking: Billed,
  connection: Connection,
  { jenistagihan, jumlah, now, expires, tahun }: Claim,
): Promise<{ readonly idbilling: string; readonly bill: ChangedBill }> {
  const id = await insertRows(sqlOf(tx), "tagihan", [
    {
      bookingid: booking.id,
      idskpd: booking.idskpd,
      selisihkas: booking.selisihkas,
      jenistagihan,
      jumlah,
      systemid: connection.id,
      nomordokumen: await nextDocumentNumber(tx, "SKRD", booking, tahun),
      tglterbit: now,
      tglexpired: expires,
      // Stands in until the id is known; nobody sees it outside this transaction.
      idbilling: Array.from({ length: 18 }, () => randomInt(10)).join(""),
    },
  ]);
  const idbilling = billingId(connection.awalan, id);
  // A bank is told after the commit; see features/bank/outgoing.
  if (connection.isKeptThere) {
    await insertRows(sqlOf(tx), "tagihan_bank", [{ tagihanid: id, systemid: connection.id }]);
  }
  return { idbilling, bill: { model: "tagihan", id, row: { idbilling } } };
}

/** Closes the open bill of a booking. Its number stays known, so that a payment for it is never "unknown". */
export async function closeBills(tx: Transaction, bookingid: number, as: "batal" | "kedaluwarsa"): Promise<void> {
  await tx.tagihan.updateMany({ where: { bookingid, statustagihan: "terbit" }, data: { statustagihan: as } });
}

/** Gives the open bill of a booking another end. */
export async function moveBillEnd(tx: Transaction, bookingid: number, tglexpired: Date): Promise<void> {
  await tx.tagihan.updateMany({ where: { bookingid, statustagihan: "terbit" }, data: { tglexpired } });
}

/** What a booking shows when it has no open bill. */
export const withoutBill = { idbilling: null, tglexpiredbilling: null } as const;
