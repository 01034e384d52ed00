import type { Language } from "@retribusi/contract/define/label";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { readGuestBooking as endpoint } from "@retribusi/contract/features/guest/guest.endpoints";
import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import type { z } from "zod";
import { unscoped } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { findWays } from "../bank/bill-at-bank.query.ts";
import { judgeLink, linkEnds, readSecret } from "../booking/guest-link.ts";
import { type Standing, standingOf } from "../booking/letter/standing.ts";
import { iso } from "../booking/present.ts";
import { presentBill, presentPayment, presentShown, readBooking } from "../booking/record.query.ts";
import { printBooking } from "../payment/receipt.ts";

type Answer = z.output<typeof endpoint.answer>;

/** A link with the booking that it leads to and what it is worth now. Throws NOT_FOUND for one that is none of ours. */
async function follow(deps: Deps, secret: string) {
  const link = readSecret(deps, secret);
  if (!link) throw new AppError("NOT_FOUND");
  const read = await readBooking(deps.db.prisma, link.bookingid);
  const worth = await judgeLink(deps.db.prisma, link, read.row, read.now);
  return { worth, standing: standingOf(read) };
}

/** The story of a booking that came to nothing names people of the staff, so guests get none. */
function paperFor({ state, row: { totalbiaya } }: Standing) {
  const { kind } = paperOf(state, Number(totalbiaya));
  return kind === "riwayat" ? null : kind;
}

/** What whoever has a link gets to see of its booking. Throws NOT_FOUND. */
export async function getGuestBooking(deps: Deps, secret: string, language: Language): Promise<Answer> {
  const { worth, standing } = await follow(deps, secret);
  const { row, bill } = standing;
  if (worth !== "buka") return { keadaan: worth, pengelola: row.tbl_kelompokpengelola };
  const ways = bill && (await findWays(deps.db, row.id, language));
  // What the declaration doesn't name goes to nobody.
  return endpoint.answer.parse({
    keadaan: worth,
    pesanan: presentShown(row),
    tagihan: bill ? presentBill(bill) : null,
    bank: ways?.namabank ?? null,
    cara: ways?.cara ?? [],
    pembayaran: row.pembayaran.map(presentPayment),
    dokumen: paperFor(standing),
    berlakusampai: iso(linkEnds(row)),
  });
}

/** The paper of a booking for whoever has its link. Throws NOT_FOUND. */
export async function printGuestBooking(deps: Deps, secret: string) {
  const { worth, standing } = await follow(deps, secret);
  if (worth !== "buka" || !paperFor(standing)) throw new AppError("NOT_FOUND");
  const { id, jenisbooking } = standing.row;
  const scoped = unscoped(bookingEntity[jenisbooking], "Whoever has a link that is good reads its booking.");
  return printBooking(deps, scoped, id, "guest");
}
