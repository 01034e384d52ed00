import type { Label, Language } from "@retribusi/contract/define/label";
import { inboxPage } from "@retribusi/contract/features/inbox/inbox.pages";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import type { Transaction } from "../../lib/transaction.ts";
import { enqueuePush } from "../push/push-handler.ts";

/** What somebody is told inside the application, in their language. */
export interface InboxNotice {
  readonly userid: number;
  readonly bahasa: Language;
  readonly bookingid: number | null;
  readonly judul: string;
  readonly isi: string;
  /** The heading for a locked screen, where the whole one names somebody. */
  readonly terkunci?: string;
  /** Page of the application that it is about; none where it is about nothing that has one. */
  readonly jalur?: string;
}

/** Characters of a notice's heading; what it names may be longer. */
const longestHeading = 160;

const ofBooking: Label = { en: "Booking {id}", id: "Pesanan {id}" };

const isiOf = ({ bookingid, bahasa }: InboxNotice): string =>
  bookingid === null ? "" : ofBooking[bahasa].replace("{id}", String(bookingid));

/** Tells people in the inbox and, in the same transaction, on those of their browsers that are to be told: both once, or neither. */
export async function deliverNotices(tx: Transaction, notices: readonly InboxNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const cut = (heading: string) => heading.slice(0, longestHeading);
  const rows = notices.map(({ userid, bookingid, judul, isi, jalur = null }) => ({
    ...{ userid, bookingid, isi, judul: cut(judul), halaman: bookingid === null ? jalur : null },
  }));
  await insertRows(sqlOf(tx), "inbox", rows);
  const pushed = notices.map((notice) => ({
    userid: notice.userid,
    judul: cut(notice.terkunci ?? notice.judul),
    isi: isiOf(notice),
    jalur: notice.jalur ?? `/${inboxPage}`,
  }));
  await enqueuePush(tx, pushed);
}
