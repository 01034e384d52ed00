import { formatDeadline, type Zone } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { mostMessages } from "@retribusi/contract/features/booking/booking.thread";
import type { messageBody, Thread } from "@retribusi/contract/features/booking/thread.endpoints";
import { answered, int, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { type Answers, ask } from "@retribusi/db/statement";
import { insertRows } from "@retribusi/db/write";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { requireInScope } from "../../records/in-scope.ts";
import { getRow } from "../../records/reader.ts";
import { arrivalOf, type BookingRow, getBooking } from "./booking.query.ts";
import { notify } from "./notice.ts";
import { closingOf, officeOf, readBy, readThreadOf, refuseBank, type ThreadOf } from "./thread.query.ts";
import { keepAttachments } from "./thread-files.ts";
import { firstWords, toCustomer, toManagers } from "./thread-notice.ts";

type Message = z.output<typeof messageBody>;

const noAccount: Label = {
  en: "The customer of this booking has no account to read messages with. Please call.",
  id: "Pemesan ini tidak memiliki akun untuk membaca pesan. Silakan hubungi lewat telepon.",
};
const closedSince = (closes: Date, zone: Zone): Label => ({
  en: `Messages could be written until ${formatDeadline(closes, zone, "en")}. Please call.`,
  id: `Pesan dapat ditulis sampai ${formatDeadline(closes, zone, "id")}. Silakan hubungi lewat telepon.`,
});
const tooMany: Label = {
  en: `You wrote ${mostMessages.hour} messages about this booking within an hour. Please wait a while, or call.`,
  id: `Anda menulis ${mostMessages.hour} pesan tentang pesanan ini dalam satu jam. Tunggu sebentar atau hubungi lewat telepon.`,
};
const full: Label = {
  en: `You wrote ${mostMessages.ever} messages about this booking, which is as many as there may be. Please call.`,
  id: `Anda sudah menulis ${mostMessages.ever} pesan tentang pesanan ini, batas paling banyak. Silakan hubungi lewat telepon.`,
};

const refused = (reason: Label) => new AppError("ACTION_REFUSED", { values: { reason } });

const number = (sql: string, values: readonly unknown[]) =>
  answered(rowsOf({ count: int("COUNT(*)") }, sql, values), ([row]) => row?.count ?? 0);

/** The questions after what has been written so far. */
function factsOf({ id, idpemesan }: BookingRow, userid: number, kunci: string) {
  const isCustomer = userid === idpemesan;
  const own = "FROM percakapan p WHERE p.bookingid = ? AND p.userid = ?";
  const offices = {
    pengelolaname: text("k.pengelolaname"),
    skpdname: text("s.skpdname"),
    pemdaname: text("r.pemdaname"),
  };
  return {
    same: number(`${own} AND p.kunci = ?`, [id, userid, kunci]),
    inHour: number(`${own} AND p.date_created > UTC_TIMESTAMP(3) - INTERVAL 1 HOUR`, [id, userid]),
    ever: number(own, [id, userid]),
    customers: number("FROM userdata u WHERE u.userid = ? AND u.tglditutup IS NULL", [idpemesan]),
    /** Messages of the writer's side that nobody of the other one has read. */
    unread: number(
      `FROM percakapan p WHERE p.bookingid = ? AND (p.userid = ?) = ? AND p.id > COALESCE((
        SELECT MAX(d.terakhir) FROM percakapan_dibaca d WHERE d.bookingid = ? AND (d.userid = ?) <> ?), 0)`,
      [id, idpemesan, isCustomer, id, idpemesan, isCustomer],
    ),
    offices: rowsOf(
      offices,
      `FROM booking b JOIN tbl_kelompokpengelola k ON k.pengelolaid = b.pengelolaid
        JOIN tbl_skpd s ON s.idskpd = b.idskpd JOIN tbl_pemda r ON r.idpemda = b.idpemda WHERE b.id = ?`,
      [id],
    ),
  };
}

type Known = Answers<ReturnType<typeof factsOf>>;

/** Throws what stands against another message. */
function requireOpen(booking: BookingRow, now: Date, { customers, inHour, ever }: Known): void {
  if (customers === 0) throw refused(noAccount);
  const closes = closingOf(booking);
  if (closes <= now) throw refused(closedSince(closes, arrivalOf(booking).hours.zone));
  if (inHour >= mostMessages.hour) throw refused(tooMany);
  if (ever >= mostMessages.ever) throw refused(full);
}

/** Tells the other side once, and again only after somebody of it has read; open screens follow each message. */
async function tellOther(
  tx: Transaction,
  booking: BookingRow,
  { userid, role }: CurrentUser,
  isi: string,
  { unread, offices: [offices] }: Known,
) {
  if (unread > 0 || !offices) return notify(tx, "message", {}, booking, null);
  const words = isi === "" ? "📎" : `“${firstWords(isi)}”`;
  if (userid === booking.idpemesan) return notify(tx, "message", toManagers, booking, words);
  return notify(tx, "message", toCustomer, booking, `${officeOf(role, offices)}: ${words}`);
}

/**
 * Writes a message about a booking, once for its key, and tells the other side. The booking is locked meanwhile: of two messages at once
 * the second counts the first. Throws NOT_FOUND, ACTION_REFUSED, and VALIDATION at a file.
 */
export async function write(deps: Deps, user: CurrentUser, thread: ThreadOf, message: Message): Promise<Thread> {
  refuseBank(user);
  const { kind, id } = thread;
  const { isi, kunci, berkas } = message;
  const { userid, role: peran } = user;
  return inTransaction(deps.db, async (tx) => {
    await requireInScope(tx, scope(user, bookingEntity[kind]), [id]);
    const { booking, now } = await getBooking(tx, id);
    const known = await ask(sqlOf(tx), factsOf(booking, userid, kunci));
    if (known.same === 0) {
      requireOpen(booking, now, known);
      const row = { bookingid: id, userid, peran, isi, kunci, date_created: now };
      const percakapanid = await insertRows(sqlOf(tx), "percakapan", [row]);
      await keepAttachments(tx, { bookingid: id, percakapanid, userid, files: berkas });
      await tellOther(tx, booking, user, isi, known);
    }
    return readThreadOf(deps, tx, user, thread);
  });
}

/** Notes up to which message somebody has read, and answers it; one that isn't of this booking, or an earlier one, changes nothing. Throws NOT_FOUND. */
export async function markRead(
  { db }: Deps,
  user: CurrentUser,
  { kind, id }: ThreadOf,
  until: number,
): Promise<number> {
  refuseBank(user);
  await getRow(db, scope(user, bookingEntity[kind]), [id]);
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`INSERT INTO percakapan_dibaca (bookingid, userid, terakhir)
      SELECT ${id}, ${user.userid}, p.id FROM percakapan p WHERE p.bookingid = ${id} AND p.id <= ${until}
      ORDER BY p.id DESC LIMIT 1
      ON DUPLICATE KEY UPDATE terakhir = GREATEST(terakhir, VALUES(terakhir))`;
    return (await ask(sqlOf(tx), { read: readBy(user.userid, id) })).read;
  });
}
