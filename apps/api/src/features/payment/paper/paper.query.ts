import { type Zone, zoneOf } from "@retribusi/contract/define/dates";
import type { BookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingState, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Scoped } from "../../../access/scope.ts";
import { AppError } from "../../../lib/app-error.ts";
import { getRow } from "../../../records/reader.ts";

const bankPart = { select: { bankid: true, namabank: true } } as const;

const parts = {
  mst_objectretribusi: true,
  tarif_object: { select: { dasarhukum: true } },
  tbl_pemda: true,
  tbl_skpd: true,
  tbl_kelompokpengelola: true,
  tbl_mataanggaran: true,
  tagihan: { orderBy: { id: "desc" }, include: { system: bankPart } },
  pembayaran: { orderBy: { id: "desc" }, include: { tagihan: { select: { nomordokumen: true, system: bankPart } } } },
  diskon_booking: { where: { keputusan: "disetujui" }, orderBy: { id: "desc" }, take: 1 },
  pengembalian: { orderBy: { id: "asc" } },
  booking_riwayat: { orderBy: { id: "asc" }, include: { userdata: { select: { fullname: true } } } },
  booking_dokumen: { select: { jenis: true, nomorunit: true } },
  booking_unit: { orderBy: { nomorunit: "asc" }, include: { unit_object: { select: { nomor: true } } } },
} as const satisfies Prisma.bookingInclude;

type BookingRow = Prisma.bookingGetPayload<{ include: typeof parts }>;

/** A booking with everything that its papers say. */
export interface PaperFacts extends BookingRow {
  readonly state: BookingState;
  /** Zone of the object; all times of the paper are told in it. */
  readonly zone: Zone;
  /** Regulation that the charged tariff comes from. */
  readonly legalBasis: string | null;
  /** The object has an hour meter: one was recorded for it, with this booking or another. */
  readonly hasMeter: boolean;
}

/** A bank as citizens know it. */
export const bankName = ({ bankid, namabank }: { readonly bankid: string; readonly namabank: string | null }): string =>
  namabank ?? `Bank ${bankid}`;

/** Throws NOT_FOUND for a booking that is missing, of another kind or out of scope. */
export async function getPaperFacts(db: Database, scoped: Scoped<BookingEntity>, id: number): Promise<PaperFacts> {
  await getRow(db, scoped, [id]);
  const row = await db.prisma.booking.findUnique({ where: { id }, include: parts });
  if (!row) throw new AppError("NOT_FOUND");
  const metered = { OR: [{ hourmetermulai: { not: null } }, { hourmeterakhir: { not: null } }] };
  const hasMeter =
    row.jenisbooking === "alat" &&
    (await db.prisma.booking_unit.findFirst({ where: { booking: { objectid: row.objectid }, ...metered } })) !== null;
  const zone = zoneOf(row.mst_objectretribusi.zonawaktu ?? row.tbl_pemda.zonawaktu);
  return {
    ...row,
    zone,
    hasMeter,
    state: stateOf(row.statusbooking),
    legalBasis: row.tarif_object?.dasarhukum ?? null,
  };
}
