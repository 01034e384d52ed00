import { localDate, zoneOf } from "@retribusi/contract/define/dates";
import type { listRatings, publishedRatings } from "@retribusi/contract/features/rating/rating.endpoints";
import { averageFrom, mostListed } from "@retribusi/contract/features/rating/rating.rules";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { objectRows } from "../booking/object.query.ts";
import { iso } from "../booking/present.ts";

const parts = {
  booking: {
    select: {
      namapemesan: true,
      tglmulaipemakaian: true,
      mst_objectretribusi: { select: { zonawaktu: true, tbl_pemda: { select: { zonawaktu: true } } } },
    },
  },
} as const satisfies Prisma.penilaianInclude;

type Row = Prisma.penilaianGetPayload<{ include: typeof parts }>;

/** Month of the stay, where the object is. */
function monthOf({ booking: { tglmulaipemakaian: start, mst_objectretribusi: object } }: Row): string {
  return localDate(start, zoneOf(object.zonawaktu ?? object.tbl_pemda.zonawaktu)).slice(0, 7);
}

function letterOf({ booking: { namapemesan } }: Row): string | null {
  const [letter] = namapemesan.trim();
  return letter && /\p{L}/u.test(letter) ? letter.toUpperCase() : null;
}

const find = (prisma: Database["prisma"], objectid: number, more: Prisma.penilaianWhereInput = {}) =>
  prisma.penilaian.findMany({
    where: { booking: { objectid }, ...more },
    include: parts,
    orderBy: [{ diubah: "desc" }, { bookingid: "desc" }],
    take: mostListed,
  });

async function averageOf(prisma: Database["prisma"], objectid: number) {
  const { _count, _avg } = await prisma.penilaian.aggregate({
    where: { booking: { objectid } },
    _count: true,
    _avg: { bintang: true },
  });
  return { jumlah: _count, rata: _avg.bintang === null ? null : Math.round(_avg.bintang * 10) / 10 };
}

/** Ratings of an object in scope, the newest first. Throws NOT_FOUND. */
export async function listRatingsOf(
  { prisma }: Database,
  user: CurrentUser,
  objectid: number,
): Promise<z.output<typeof listRatings.answer>> {
  const found = await prisma.mst_objectretribusi.count({ where: { AND: [{ objectid }, objectRows(user)] } });
  if (found === 0) throw new AppError("NOT_FOUND");
  const [average, rows] = await Promise.all([averageOf(prisma, objectid), find(prisma, objectid)]);
  const records = rows.map((row) => ({
    ...{ bookingid: row.bookingid, bintang: row.bintang, isi: row.isi, tampil: row.tampil },
    namapemesan: row.booking.namapemesan,
    bulan: monthOf(row),
    diubah: iso(row.diubah),
  }));
  return { ...average, records };
}

/** What everybody may read: the average of enough ratings, and the published sentences without a name. */
export async function listPublished(
  { prisma }: Database,
  objectid: number,
): Promise<z.output<typeof publishedRatings.answer>> {
  const [{ jumlah, rata }, rows] = await Promise.all([
    averageOf(prisma, objectid),
    find(prisma, objectid, { tampil: true }),
  ]);
  const records = rows.map((row) => ({
    ...{ bintang: row.bintang, isi: row.isi },
    inisial: letterOf(row),
    bulan: monthOf(row),
  }));
  return jumlah < averageFrom ? { jumlah: 0, rata: null, records } : { jumlah, rata, records };
}
