import { recordOf } from "@retribusi/contract/define/record";
import type {
  ExceptionCase,
  ExceptionLine,
  listExceptions,
} from "@retribusi/contract/features/settlement/exception.endpoints";
import {
  type ExceptionFacts,
  exceptionActions,
  refuseException,
} from "@retribusi/contract/features/settlement/exception.rules";
import type { CaseCount } from "@retribusi/contract/features/settlement/settlement.record";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { bookingPart, personPart, presentBooking, presentPerson, presentStory, storyPart } from "./case-parts.ts";
import { exceptionRows } from "./case-rows.ts";
import { verdictOf } from "./refusal.ts";
import { countLate, olderThan, ownedBy, pageOf } from "./worklist.ts";

const lineParts = {
  booking: bookingPart,
  userdata_penanggungjawab: personPart,
} as const satisfies Prisma.pengecualian_bayarInclude;

const caseParts = {
  ...lineParts,
  pembayaran: { select: { nomorkuitansi: true, booking: { select: { id: true, jenisbooking: true } } } },
  pengembalian: { where: { statuspengembalian: { not: "ditolak" } }, select: { id: true } },
  penyelesaian_riwayat: storyPart,
} as const satisfies Prisma.pengecualian_bayarInclude;

type LineRow = Prisma.pengecualian_bayarGetPayload<{ include: typeof lineParts }>;
export type ExceptionRow = Prisma.pengecualian_bayarGetPayload<{ include: typeof caseParts }>;

const presentLine = (row: LineRow): ExceptionLine => ({
  ...{ id: row.id, versi: row.versi, jenis: row.jenis, idbilling: row.idbilling, penyelesaian: row.penyelesaian },
  jumlah: Number(row.jumlah),
  tgltransaksi: row.tgltransaksi.toISOString(),
  tglterima: row.tglterima.toISOString(),
  tglselesai: row.tglselesai?.toISOString() ?? null,
  penanggungjawab: presentPerson(row.userdata_penanggungjawab),
  booking: row.booking && presentBooking(row.booking),
});

/** What its actions are judged by. */
export const exceptionFacts = (row: Pick<ExceptionRow, "penyelesaian" | "booking">): ExceptionFacts => ({
  end: row.penyelesaian,
  customer: row.booking?.idpemesan ?? null,
});

/** A payment exception as one of its readers sees it. */
export function presentException(deps: Deps, user: CurrentUser, row: ExceptionRow): ExceptionCase {
  const facts = exceptionFacts(row);
  return {
    ...presentLine(row),
    ...{ bankid: row.bankid, referensi: row.referensi, keterangan: row.keterangan },
    nomorkuitansi: row.pembayaran?.nomorkuitansi ?? null,
    dibayaruntuk: row.pembayaran?.booking ?? null,
    pengembalianid: row.pengembalian[0]?.id ?? null,
    can: recordOf(exceptionActions, (action) => verdictOf(refuseException(action, facts, user))),
    riwayat: presentStory(deps, row.penyelesaian_riwayat),
  };
}

/** A payment exception among the user's rows. Throws NOT_FOUND. */
export async function getException(tx: Transaction, user: CurrentUser, id: number): Promise<ExceptionRow> {
  const row = await tx.pengecualian_bayar.findFirst({
    where: { AND: [exceptionRows(user), { id }] },
    include: caseParts,
  });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

type Query = z.output<typeof listExceptions.query>;

const openOrEnded = { terbuka: { penyelesaian: null }, selesai: { penyelesaian: { not: null } } } as const;

/** One page of them, the oldest first. */
export async function listExceptionLines({ db, clock }: Deps, user: CurrentUser, query: Query) {
  const { jenis, keadaan, penanggungjawab, lebih } = query;
  return pageOf(query, async (place) => {
    const rows = await db.prisma.pengecualian_bayar.findMany({
      where: {
        AND: [
          exceptionRows(user),
          keadaan ? openOrEnded[keadaan] : {},
          jenis ? { jenis } : {},
          ownedBy(penanggungjawab),
          lebih === undefined ? {} : { tglterima: { lt: olderThan(clock.now(), lebih) } },
        ],
      },
      include: lineParts,
      orderBy: [{ tglterima: "asc" }, { id: "asc" }],
      ...place,
    });
    return rows.map(presentLine);
  });
}

/** How many wait, of those that came before a moment where one is named. */
export const countOpenExceptions = (tx: Transaction, user: CurrentUser, before?: Date): Promise<number> =>
  tx.pengecualian_bayar.count({
    where: { AND: [exceptionRows(user), openOrEnded.terbuka, before ? { tglterima: { lt: before } } : {}] },
  });

/** How many wait, and for how long. */
export const countExceptions = ({ db, clock }: Deps, user: CurrentUser): Promise<CaseCount> =>
  countLate(clock.now(), (before) => countOpenExceptions(db.prisma, user, before));
