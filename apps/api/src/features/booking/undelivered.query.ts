import {
  maskAddress,
  type RefusalReason,
  type UndeliveredMail,
} from "@retribusi/contract/features/booking/booking.undelivered";
import { instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import type { CurrentUser } from "../../access/current-user.ts";
import { isUndelivered } from "../../lib/outbox/undelivered.ts";
import { readRefusal } from "./letter/refusal.ts";

const columns = {
  id: int("o.id"),
  bookingid: int("t.id"),
  status: text("o.status"),
  galat: text("o.galat"),
  waktu: instant("o.date_updated"),
  to: text("JSON_VALUE(o.muatan, '$.to')"),
  english: text("JSON_VALUE(o.muatan, '$.subject.en')"),
  indonesian: text("JSON_VALUE(o.muatan, '$.subject.id')"),
  /** Where mails about the booking go now. */
  address: orNull(text("COALESCE(u.email, t.emailpemesan)")),
};

/** Of bookings that fit a condition on `t`: their mails that were given up or go on failing, after which none arrived at the same address. */
export const undeliveredWhere = (sql: string, values: readonly unknown[]) =>
  rowsOf(
    columns,
    `FROM booking t JOIN outbox o ON o.bookingid = t.id LEFT JOIN userdata u ON u.userid = t.idpemesan
    WHERE (${sql}) AND ${isUndelivered}`,
    values,
  );
export type UndeliveredRow = ReturnType<ReturnType<typeof undeliveredWhere>["answer"]>[number];

/** Why it did not arrive; undefined where it is only late, because the mail server is away. */
function whyOf({
  status,
  galat,
}: UndeliveredRow): { readonly reason: RefusalReason; readonly code: string | null } | undefined {
  return readRefusal(galat) ?? (status === "gagal" ? { reason: "tanpajawaban", code: null } : undefined);
}

/** Mails that did not arrive where mails about the booking still go: whoever corrects the address has done what there was to do. No bank's concern. */
export function presentUndelivered(rows: readonly UndeliveredRow[], { role }: CurrentUser): UndeliveredMail[] {
  if (role === "bank") return [];
  return rows
    .toSorted((one, other) => other.id - one.id)
    .flatMap((row) => {
      const why = row.to === row.address ? whyOf(row) : undefined;
      if (!why) return [];
      return {
        id: row.id,
        judul: { en: row.english, id: row.indonesian },
        alamat: maskAddress(row.to),
        sebab: why.reason,
        menyerah: row.status === "gagal",
        kode: role === "superuser" ? why.code : null,
        waktu: row.waktu.toISOString(),
      };
    });
}
