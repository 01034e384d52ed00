import { recordOf } from "@retribusi/contract/define/record";
import { maskAccount } from "@retribusi/contract/features/billing/account.rules";
import { openRefundStates } from "@retribusi/contract/features/billing/refund.rules";
import type { listRefunds, RefundCase, RefundLine } from "@retribusi/contract/features/settlement/refund.endpoints";
import {
  officeOf,
  type RefundFacts,
  refundActions,
  refuseRefund,
} from "@retribusi/contract/features/settlement/refund-step.rules";
import { treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { CaseCount } from "@retribusi/contract/features/settlement/settlement.record";
import type { Prisma } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { bookingPart, personPart, presentBooking, presentPerson, presentStory, storyPart } from "./case-parts.ts";
import { refundRows } from "./case-rows.ts";
import { verdictOf } from "./refusal.ts";
import { countLate, olderThan, ownedBy, pageOf } from "./worklist.ts";

const lineParts = {
  booking: bookingPart,
  userdata_penanggungjawab: personPart,
} as const satisfies Prisma.pengembalianInclude;

const caseParts = {
  ...lineParts,
  userdata_diajukanoleh: personPart,
  userdata_rekeningoleh: personPart,
  pembayaran: { select: { jumlah: true, tgltransaksi: true, nomorkuitansi: true } },
  pengecualian_bayar: { select: { id: true, jumlah: true, tgltransaksi: true, referensi: true, idpemda: true } },
  penyelesaian_riwayat: storyPart,
} as const satisfies Prisma.pengembalianInclude;

type LineRow = Prisma.pengembalianGetPayload<{ include: typeof lineParts }>;
export type RefundRow = Prisma.pengembalianGetPayload<{ include: typeof caseParts }>;

/** What its steps are judged by. */
export const refundFacts = (
  row: Prisma.pengembalianGetPayload<{ include: { booking: typeof bookingPart } }>,
): RefundFacts => ({
  state: row.statuspengembalian,
  proposedBy: row.diajukanoleh,
  verifiedBy: row.diverifikasioleh,
  decidedBy: row.diputusoleh,
  customer: row.booking?.idpemesan ?? null,
  hasAccount: row.norekening !== null,
  accountBy: row.rekeningoleh,
  hasAgency: row.booking !== null,
});

const presentLine = (row: LineRow): RefundLine => ({
  ...{ id: row.id, versi: row.versi, statuspengembalian: row.statuspengembalian },
  asal: row.pengecualianid === null ? "pembayaran" : "pengecualian",
  jumlah: Number(row.jumlah),
  giliran: officeOf(refundFacts(row)) ?? null,
  penanggungjawab: presentPerson(row.userdata_penanggungjawab),
  date_created: row.date_created.toISOString(),
  booking: row.booking && presentBooking(row.booking),
});

/** The account as everybody sees it: by the last digits of its number. */
export function presentAccount(
  row: Pick<RefundRow, "namabank" | "namarekening" | "akhirrekening" | "tglrekening" | "date_created"> & {
    readonly userdata_rekeningoleh: { readonly fullname: string } | null;
  },
): RefundCase["rekening"] {
  const { namabank, namarekening, akhirrekening } = row;
  if (akhirrekening === null) return null;
  return {
    ...{ namabank: namabank ?? "–", namarekening: namarekening ?? "–", norekening: maskAccount(akhirrekening) },
    oleh: row.userdata_rekeningoleh?.fullname ?? "–",
    waktu: (row.tglrekening ?? row.date_created).toISOString(),
  };
}

function received({ pembayaran, pengecualian_bayar: money }: RefundRow): RefundCase["diterima"] {
  const source = pembayaran ?? money;
  if (!source) return null;
  const nomor = pembayaran?.nomorkuitansi ?? money?.referensi ?? "–";
  return { jumlah: Number(source.jumlah), tgltransaksi: source.tgltransaksi.toISOString(), nomor };
}

/** Who may see an account number in full: the treasurer, and nobody of whose own money it is. */
export const seesAccount = (user: CurrentUser, { norekening, booking }: Pick<RefundRow, "norekening" | "booking">) =>
  norekening !== null &&
  user.pages.has(treasurerPage) &&
  (user.role === "dinas" || user.role === "pemda") &&
  booking?.idpemesan !== user.userid;

/** A refund case as one of its readers sees it. */
export function presentRefund(deps: Deps, user: CurrentUser, row: RefundRow): RefundCase {
  const facts = refundFacts(row);
  return {
    ...presentLine(row),
    ...{ alasan: row.alasan, pengecualianid: row.pengecualianid, referensibayar: row.referensibayar },
    diterima: received(row),
    pengusul: row.userdata_diajukanoleh?.fullname ?? null,
    rekening: presentAccount(row),
    tglbayar: row.tglbayar && dayOf(row.tglbayar),
    can: recordOf(refundActions, (action) => verdictOf(refuseRefund(action, facts, user))),
    lihatrekening: seesAccount(user, row),
    riwayat: presentStory(deps, row.penyelesaian_riwayat),
  };
}

/** A refund case among the user's rows. Throws NOT_FOUND. */
export async function getRefund(tx: Transaction, user: CurrentUser, id: number): Promise<RefundRow> {
  const row = await tx.pengembalian.findFirst({ where: { AND: [refundRows(user), { id }] }, include: caseParts });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

const open: Prisma.pengembalianWhereInput = { statuspengembalian: { in: [...openRefundStates] } };

type Query = z.output<typeof listRefunds.query>;

function stateWanted(keadaan: Query["keadaan"]): Prisma.pengembalianWhereInput {
  if (keadaan === undefined) return {};
  if (keadaan === "terbuka") return open;
  return keadaan === "selesai" ? { NOT: open } : { statuspengembalian: keadaan };
}

const comesFrom = { pembayaran: { pengecualianid: null }, pengecualian: { pengecualianid: { not: null } } } as const;

/** One page of them, the oldest first. */
export async function listRefundLines({ db, clock }: Deps, user: CurrentUser, query: Query) {
  const { asal, keadaan, penanggungjawab, lebih } = query;
  return pageOf(query, async (place) => {
    const rows = await db.prisma.pengembalian.findMany({
      where: {
        AND: [
          refundRows(user),
          stateWanted(keadaan),
          asal ? comesFrom[asal] : {},
          ownedBy(penanggungjawab),
          lebih === undefined ? {} : { date_created: { lt: olderThan(clock.now(), lebih) } },
        ],
      },
      include: lineParts,
      orderBy: [{ date_created: "asc" }, { id: "asc" }],
      ...place,
    });
    return rows.map(presentLine);
  });
}

/** Open cases that wait for the office of the user; for whoever is none of the offices, all that are open. */
function turnOf({ role, pages }: CurrentUser): Prisma.pengembalianWhereInput {
  const turns: Prisma.pengembalianWhereInput[] = [
    ...(role === "dinas" ? [{ statuspengembalian: "diajukan", bookingid: { not: null } } as const] : []),
    ...(role === "pemda"
      ? [{ statuspengembalian: "diverifikasi" } as const, { statuspengembalian: "diajukan", bookingid: null } as const]
      : []),
    ...(pages.has(treasurerPage) && (role === "dinas" || role === "pemda")
      ? [{ statuspengembalian: "disetujui" } as const]
      : []),
  ];
  return turns.length === 0 ? open : { OR: turns };
}

/** How many wait for the user's office, of those opened before a moment where one is named. */
export const countOwnTurn = (tx: Transaction, user: CurrentUser, before?: Date): Promise<number> =>
  tx.pengembalian.count({
    where: { AND: [refundRows(user), turnOf(user), before ? { date_created: { lt: before } } : {}] },
  });

/** How many wait for the user's office, and for how long. */
export const countRefunds = ({ db, clock }: Deps, user: CurrentUser): Promise<CaseCount> =>
  countLate(clock.now(), (before) => countOwnTurn(db.prisma, user, before));
