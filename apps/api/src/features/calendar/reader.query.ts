import { createHash } from "node:crypto";
import { type Language, languages } from "@retribusi/contract/define/label";
import { type CalendarKind, calendarKinds } from "@retribusi/contract/features/calendar/calendar.rules";
import { type Database, readerOptions } from "@retribusi/db/client";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { actingAs } from "../identity/acting.query.ts";
import { inOrder, person, personColumns, roleJoins } from "../identity/session.query.ts";

/** 32 random bytes need no slow hash; whoever reads the table learns no address. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const row = person.extend({
  alamatid: z.int(),
  jenis: z.enum(calendarKinds),
  untukperan: z.string(),
  untukobject: z.int().nullable(),
  untukkelompok: z.int().nullable(),
  dibaca: z.string().nullable(),
  bahasa: z.enum(languages).catch("en"),
});

const sql = `
  SELECT a.id AS alamatid, a.jenis, a.peran AS untukperan, a.objectid AS untukobject, a.pengelolaid AS untukkelompok,
    a.terakhir AS dibaca, u.bahasa, ${personColumns}
  FROM kalender_alamat a
  JOIN userdata u ON u.userid = a.userid
  ${roleJoins}
  WHERE a.hash = ? AND a.dicabut IS NULL AND u.statusakun = 1`;

/** A good address, with its owner as they are now, in the role that it was made in. */
export interface Reader {
  readonly id: number;
  readonly jenis: CalendarKind;
  /** Of the object or the group; null for the owner's own bookings. */
  readonly target: number | null;
  readonly user: CurrentUser;
  readonly terakhir: Date | null;
  readonly language: Language;
}

/**
 * Whom an address was made for, by one statement. Nobody for one that was never made or was taken back – the same way to the same answer –
 * nor where the owner may not sign in or has lost the role.
 */
export async function findReader(db: Database, secret: string): Promise<Reader | undefined> {
  const found = await db.pool.query({ ...readerOptions, sql }, [hashOf(secret)]);
  const rows = inOrder(z.array(row).parse(found));
  const [first] = rows;
  if (!first) return;
  const user = actingAs(rows, first.untukperan);
  if (!user || user.needsFactor) return;
  return {
    id: first.alamatid,
    jenis: first.jenis,
    target: first.untukobject ?? first.untukkelompok,
    user,
    terakhir: first.dibaca === null ? null : new Date(`${first.dibaca.replace(" ", "T")}Z`),
    language: first.bahasa,
  };
}
