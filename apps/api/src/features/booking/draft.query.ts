import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type DetailsDraft, detailsDraft, type readDraft } from "@retribusi/contract/features/booking/draft.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { draf_kelengkapan } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { findRow } from "../../records/reader.ts";
import { iso } from "./present.ts";
import { withoutIdentity } from "./record.query.ts";

type Answer = z.output<ReturnType<typeof readDraft>["answer"]>;

/** The files among them that can still be attached: their own, and those that the booking has; with their names. */
async function filesOf({ prisma }: Database, userid: number, id: number, documents: DetailsDraft["dokumen"]) {
  const found = await prisma.berkas.findMany({
    where: {
      id: { in: documents.map(({ berkasid }) => berkasid) },
      OR: [{ pemilik: userid }, { booking_dokumen: { some: { bookingid: id } } }],
    },
    select: { id: true, namaasli: true },
  });
  const names = new Map(found.map((file) => [file.id, withoutIdentity(file.namaasli)]));
  return documents.flatMap((document) => {
    const namaasli = names.get(document.berkasid);
    return namaasli === undefined ? [] : [{ ...document, namaasli }];
  });
}

/** Whether its author has sent the details since it was saved: then it is no draft any more, and goes with the next cleaning. */
async function isSent({ prisma }: Database, { bookingid, userid, disimpan }: draf_kelengkapan): Promise<boolean> {
  const where = { bookingid, userid, aksi: "complete", waktu: { gte: disimpan } };
  return (await prisma.booking_riwayat.count({ where })) > 0;
}

/** One's own draft of the details of a booking in scope. Throws NOT_FOUND. */
export async function getDraft(db: Database, user: CurrentUser, kind: BookingKind, id: number): Promise<Answer> {
  if (!(await findRow(db, scope(user, bookingEntity[kind]), [id]))) throw new AppError("NOT_FOUND");
  const { userid } = user;
  const row = await db.prisma.draf_kelengkapan.findUnique({ where: { bookingid_userid: { bookingid: id, userid } } });
  // One from before the form had other fields is none.
  const typed = detailsDraft.safeParse(row?.isi).data;
  if (!row || !typed || (await isSent(db, row))) return { revisi: row?.revisi ?? 0, disimpan: null, draf: null };
  const draf = { ...typed, dokumen: await filesOf(db, userid, id, typed.dokumen) };
  return { revisi: row.revisi, disimpan: iso(row.disimpan), draf };
}
