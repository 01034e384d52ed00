import { isDeepStrictEqual } from "node:util";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import type { saveDraft } from "@retribusi/contract/features/booking/draft.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { requireInScope } from "../../records/in-scope.ts";
import { actorOf } from "./actor.ts";
import { factsOf, getBooking } from "./booking.query.ts";
import { iso } from "./present.ts";
import { refusal } from "./refusal.ts";

type Endpoint = ReturnType<typeof saveDraft>;

/** The booking is in scope and its details can be filled in; answers the database's time. It stays locked: two windows come one after the other. */
async function requireCompletable(tx: Transaction, user: CurrentUser, kind: BookingKind, id: number): Promise<Date> {
  await requireInScope(tx, scope(user, bookingEntity[kind]), [id]);
  const { booking, now } = await getBooking(tx, id);
  const reason = refusalOf("complete", factsOf(booking), actorOf(user, booking), now);
  if (reason) throw refusal(reason);
  return now;
}

/**
 * Keeps what somebody has typed into the details of a booking. Throws NOT_FOUND out of scope, ACTION_REFUSED when they can't be filled in,
 * CONFLICT when another window saved meanwhile; what is saved already is saved.
 */
export function keepDraft(
  db: Database,
  user: CurrentUser,
  { kind, id }: { readonly kind: BookingKind; readonly id: number },
  { revisi, ...isi }: z.output<Endpoint["body"]>,
): Promise<z.output<Endpoint["answer"]>> {
  return inTransaction(db, async (tx) => {
    const disimpan = await requireCompletable(tx, user, kind, id);
    const bookingid_userid = { bookingid: id, userid: user.userid };
    const saved = await tx.draf_kelengkapan.findUnique({ where: { bookingid_userid } });
    if (saved && isDeepStrictEqual(saved.isi, isi)) {
      return { revisi: saved.revisi, disimpan: iso(saved.disimpan) };
    }
    if ((saved?.revisi ?? 0) !== revisi) throw new AppError("CONFLICT");
    const next = { revisi: revisi + 1, isi, disimpan };
    await tx.draf_kelengkapan.upsert({
      where: { bookingid_userid },
      create: { ...bookingid_userid, ...next },
      update: next,
    });
    return { revisi: next.revisi, disimpan: iso(disimpan) };
  });
}
