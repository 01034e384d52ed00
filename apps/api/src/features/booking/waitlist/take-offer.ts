import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { answered, int, rowsOf } from "@retribusi/db/column";
import type { CurrentUser } from "../../../access/current-user.ts";
import type { Transaction } from "../../../lib/transaction.ts";
import { refusal } from "../refusal.ts";

/** The question whether something is offered to this reader: by its id if it is, and nobody learns of others' offers. */
export const ownOffer = (reader: CurrentUser | undefined, id: number | undefined) =>
  answered(
    rowsOf({ id: int("d.id") }, "FROM daftar_tunggu d WHERE d.id = ? AND d.userid = ? AND d.keadaan = 'ditawari'", [
      id ?? null,
      reader?.userid ?? null,
    ]),
    ([row]) => row?.id,
  );

interface Taking {
  /** The place in the waitlist. */
  readonly id: number;
  readonly userid: number;
  readonly objectid: number;
  readonly interval: Interval;
  readonly units: number;
}

/** Throws OFFER_OVER where these units aren't offered to this person now. Only valid with the object's inventory in hand. */
export async function requireOffer(tx: Transaction, now: Date, taking: Taking): Promise<void> {
  const { id, userid, objectid, interval, units } = taking;
  const offer = await tx.daftar_tunggu.findFirst({
    where: {
      ...{ id, userid, objectid, keadaan: "ditawari", bataswaktu: { gte: now }, jumlahunit: { gte: units } },
      ...{ tglmulai: { lte: interval.start }, tglakhir: { gte: interval.end } },
    },
  });
  if (!offer) throw refusal("OFFER_OVER");
}

/** Makes the booking what became of the offer, in the transaction that writes it. */
export async function takeOffer(tx: Transaction, now: Date, id: number, bookingid: number): Promise<void> {
  const { count } = await tx.daftar_tunggu.updateMany({
    where: { id, keadaan: "ditawari" },
    data: { keadaan: "diterima", bataswaktu: null, bookingid, diubah: now },
  });
  if (count !== 1) throw refusal("OFFER_OVER");
}
