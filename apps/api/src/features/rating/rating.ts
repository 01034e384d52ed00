import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { OwnRating, RatingBody } from "@retribusi/contract/features/rating/rating.endpoints";
import { ratingEnds } from "@retribusi/contract/features/rating/rating.rules";
import type { penilaian } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { getRow } from "../../records/reader.ts";
import { holdBooking } from "../booking/apply.ts";
import { type BookingRow, getBooking } from "../booking/booking.query.ts";
import { judgeLink, readSecret } from "../booking/guest-link.ts";
import { iso } from "../booking/present.ts";
import { closingOf } from "../booking/thread.query.ts";

/** Whose booking is rated, by signing in. */
export interface RatingOf {
  readonly kind: BookingKind;
  readonly id: number;
}

const notYet = {
  en: "A booking can be rated once its use has ended.",
  id: "Pesanan dapat dinilai setelah pemakaiannya selesai.",
};
const tooLate = {
  en: "The time to rate this booking is over.",
  id: "Waktu untuk menilai pesanan ini sudah lewat.",
};

const endOf = (booking: BookingRow, row: Pick<penilaian, "date_created"> | null): Date | null =>
  ratingEnds({
    isFinished: stateOf(booking.statusbooking) === "finished",
    ends: closingOf(booking),
    given: row?.date_created ?? null,
  });

async function present(tx: Transaction, booking: BookingRow, now: Date, mayRate: boolean): Promise<OwnRating> {
  const row = await tx.penilaian.findUnique({ where: { bookingid: booking.id } });
  const until = endOf(booking, row);
  return {
    penilaian: row && { bintang: row.bintang, isi: row.isi, tampil: row.tampil, diubah: iso(row.diubah) },
    sampai: mayRate && until && until > now ? iso(until) : null,
  };
}

/** How a booking in scope was rated. Throws NOT_FOUND. */
export async function getRating(deps: Deps, user: CurrentUser, { kind, id }: RatingOf): Promise<OwnRating> {
  await getRow(deps.db, scope(user, bookingEntity[kind]), [id]);
  const { booking, now } = await getBooking(deps.db.prisma, id);
  return present(deps.db.prisma, booking, now, booking.idpemesan === user.userid);
}

/** Other words were not the ones that were published. */
async function keep(tx: Transaction, booking: BookingRow, now: Date, { bintang, isi }: RatingBody): Promise<OwnRating> {
  const where = { bookingid: booking.id };
  const row = await tx.penilaian.findUnique({ where });
  const until = endOf(booking, row);
  if (!until) throw new AppError("ACTION_REFUSED", { values: { reason: notYet } });
  if (until <= now) throw new AppError("ACTION_REFUSED", { values: { reason: tooLate } });
  const tampil = row?.isi === isi && row.tampil;
  const said = { bintang, isi, tampil, diubah: now };
  await tx.penilaian.upsert({ where, create: { ...where, ...said, date_created: now }, update: said });
  return present(tx, booking, now, true);
}

/** Rates one's own booking, which is held meanwhile. Throws NOT_FOUND, ACTION_REFUSED. */
export async function rate(
  { db }: Deps,
  user: CurrentUser,
  { kind, id }: RatingOf,
  said: RatingBody,
): Promise<OwnRating> {
  await getRow(db, scope(user, bookingEntity[kind]), [id]);
  return inTransaction(db, async (tx) => {
    const { booking, now } = await holdBooking(tx, id);
    if (booking.idpemesan !== user.userid) throw new AppError("NOT_FOUND");
    return keep(tx, booking, now, said);
  });
}

/** The booking of a link that is good. Throws NOT_FOUND. */
async function follow(deps: Deps, tx: Transaction, secret: string, read: typeof getBooking) {
  const link = readSecret(deps, secret);
  if (!link) throw new AppError("NOT_FOUND");
  const found = await read(tx, link.bookingid);
  if ((await judgeLink(tx, link, found.booking, found.now)) !== "buka") throw new AppError("NOT_FOUND");
  return found;
}

/** How the booking of a link was rated. Throws NOT_FOUND. */
export async function getGuestRating(deps: Deps, secret: string): Promise<OwnRating> {
  const { prisma } = deps.db;
  const { booking, now } = await follow(deps, prisma, secret, getBooking);
  return present(prisma, booking, now, true);
}

/** Rates the booking of a link. Throws NOT_FOUND, ACTION_REFUSED. */
export const rateAsGuest = (deps: Deps, secret: string, said: RatingBody): Promise<OwnRating> =>
  inTransaction(deps.db, async (tx) => {
    const { booking, now } = await follow(deps, tx, secret, holdBooking);
    return keep(tx, booking, now, said);
  });

const noSentence = {
  en: "There is no sentence that could be published.",
  id: "Tidak ada kalimat yang dapat ditampilkan.",
};

const changed = {
  en: "The customer has changed it meanwhile. Please read it again.",
  id: "Pemesan mengubahnya sementara itu. Silakan baca lagi.",
};

/** Shows a sentence to everybody, or takes it back; that is written down where it changes anything. Throws NOT_FOUND, ACTION_REFUSED. */
export const publish = (
  deps: Deps,
  { user, ip }: { readonly user: CurrentUser; readonly ip: string },
  bookingid: number,
  { tampil, diubah }: { readonly tampil: boolean; readonly diubah: string },
): Promise<{ tampil: boolean }> =>
  inTransaction(deps.db, async (tx) => {
    await holdBooking(tx, bookingid);
    const row = await tx.penilaian.findUnique({ where: { bookingid } });
    if (!row) throw new AppError("NOT_FOUND");
    if (tampil && row.isi === "") throw new AppError("ACTION_REFUSED", { values: { reason: noSentence } });
    if (tampil && iso(row.diubah) !== diubah) throw new AppError("ACTION_REFUSED", { values: { reason: changed } });
    if (row.tampil !== tampil) {
      await tx.penilaian.update({ where: { bookingid }, data: { tampil } });
      const aksi = tampil ? "approve" : "withdraw";
      await writeAudit(tx, user, ip, { aksi, entitas: "penilaian", kunci: String(bookingid) });
    }
    return { tampil };
  });
