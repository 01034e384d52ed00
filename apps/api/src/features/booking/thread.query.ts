import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { threadCloses, threadPage } from "@retribusi/contract/features/booking/booking.thread";
import type { Thread, ThreadMessage } from "@retribusi/contract/features/booking/thread.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { answered, clock, int, rowsOf } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { inScope } from "../../records/in-scope.ts";
import { signedAddress } from "../files/signature.ts";
import { presentMove } from "./move-request.ts";
import { objectParts } from "./object.query.ts";
import { iso, isoOrNull } from "./present.ts";
import { withoutIdentity } from "./record.query.ts";

const bookingParts = {
  mst_objectretribusi: { include: objectParts },
  tbl_kelompokpengelola: { select: { pengelolaname: true } },
  tbl_skpd: { select: { skpdname: true } },
  tbl_pemda: { select: { pemdaname: true } },
  userdata_idpemesan: { select: { tglditutup: true } },
  permintaan_jadwal: { orderBy: { id: "asc" } },
} as const satisfies Prisma.bookingInclude;

const bookings = treeOf("booking", { include: bookingParts });
type BookingRow = Prisma.bookingGetPayload<{ include: typeof bookingParts }>;

const messageParts = {
  userdata: { select: { fullname: true } },
  booking_dokumen: {
    orderBy: { berkasid: "asc" },
    include: { berkas: { select: { namaasli: true, path: true, mime: true } } },
  },
} as const satisfies Prisma.percakapanInclude;

const messages = treeOf("percakapan", { include: messageParts });
type MessageRow = Prisma.percakapanGetPayload<{ include: typeof messageParts }>;

/** Which booking's thread somebody asks for. */
export interface ThreadOf {
  readonly kind: BookingKind;
  readonly id: number;
}

/** Throws NOT_FOUND for a bank: what customer and office say to each other is none of its business. */
export function refuseBank({ role }: Pick<CurrentUser, "role">): void {
  if (role === "bank") throw new AppError("NOT_FOUND");
}

/** Those who look after a booking. */
interface Offices {
  readonly pengelolaname: string;
  readonly skpdname: string;
  readonly pemdaname: string;
}

/** The office whose words somebody of the staff writes: the customer deals with offices and not with persons. */
export function officeOf(role: string, { pengelolaname, skpdname, pemdaname }: Offices): string {
  if (role === "dinas") return skpdname;
  return role === "pemda" ? pemdaname : pengelolaname;
}

const officesOf = ({ tbl_kelompokpengelola, tbl_skpd, tbl_pemda }: BookingRow): Offices => ({
  ...tbl_kelompokpengelola,
  ...tbl_skpd,
  ...tbl_pemda,
});

function presentMessage(deps: Deps, user: CurrentUser, row: BookingRow, message: MessageRow): ThreadMessage {
  const isCustomers = message.userid === row.idpemesan;
  const isOwner = user.userid === row.idpemesan;
  return {
    id: message.id,
    pihak: isCustomers ? "pemesan" : "petugas",
    nama: isOwner && !isCustomers ? officeOf(message.peran, officesOf(row)) : message.userdata.fullname,
    milik: message.userid === user.userid,
    isi: message.isi,
    lampiran: message.booking_dokumen.map(({ berkasid, berkas: { namaasli, path, mime } }) => ({
      berkasid,
      namaasli: withoutIdentity(namaasli),
      mime,
      path: signedAddress(deps, path),
    })),
    waktu: iso(message.date_created),
  };
}

/** When the booking's thread closes, as things stand. */
export const closingOf = (row: Pick<BookingRow, "statusbooking" | "tglakhirpemakaian" | "tglstatus">): Date =>
  threadCloses({ state: stateOf(row.statusbooking), end: row.tglakhirpemakaian, entered: row.tglstatus });

function stateOfThread(row: BookingRow, closes: Date, now: Date): Thread["keadaan"] {
  if (!row.userdata_idpemesan || row.userdata_idpemesan.tglditutup) return "tanpaakun";
  return closes <= now ? "tutup" : "buka";
}

/** The latest messages of a booking, one more than are shown. */
const latest = (id: number, limit: number) =>
  messages.where(
    `t.bookingid = ? AND t.id >= COALESCE((SELECT p.id FROM percakapan p WHERE p.bookingid = ? ORDER BY p.id DESC LIMIT 1 OFFSET ?), 0)`,
    [id, id, limit],
  );

/** Up to which message somebody has read, 0 before the first. */
export const readBy = (userid: number, id: number) =>
  answered(
    rowsOf({ terakhir: int("d.terakhir") }, "FROM percakapan_dibaca d WHERE d.bookingid = ? AND d.userid = ?", [
      id,
      userid,
    ]),
    ([mark]) => mark?.terakhir ?? 0,
  );

/** What customer and staff have written to each other about a booking, with the requests for other dates. Throws NOT_FOUND. */
export async function readThreadOf(
  deps: Deps,
  tx: Transaction,
  user: CurrentUser,
  { kind, id }: ThreadOf,
  limit = threadPage,
): Promise<Thread> {
  refuseBank(user);
  const { sql, values } = inScope(scope(user, bookingEntity[kind]), [id]);
  const { rows, found, dibaca, now } = await ask(sqlOf(tx), {
    rows: bookings.where(sql, values),
    found: latest(id, limit),
    dibaca: readBy(user.userid, id),
    now: clock,
  });
  const [row] = rows;
  if (!row) throw new AppError("NOT_FOUND");
  const closes = closingOf(row);
  const shown = found.toSorted((one, other) => one.id - other.id).slice(-limit);
  return {
    keadaan: stateOfThread(row, closes, now),
    ditutup: iso(closes),
    records: shown.map((message) => presentMessage(deps, user, row, message)),
    hasMore: found.length > limit,
    dibaca,
    jadwal: row.permintaan_jadwal.map((request) => ({
      ...presentMove(request, row),
      id: request.id,
      tglputus: isoOrNull(request.tglputus),
    })),
  };
}
