import { hasHistory } from "@retribusi/contract/access/audit-subject";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type HistoryEntry, recordHistory } from "@retribusi/contract/features/system/audit.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { entityOf, listRows } from "../../records/reader.ts";
import { presentRow } from "../../records/row.ts";

const limit = 20;
const shape = recordHistory.answer.shape.records.element;
const names = Object.keys(shape.shape);

/** A booking has one key, under whichever of its names it was changed or looked at. */
const bookings: readonly string[] = [...bookingKinds.map((kind) => bookingEntity[kind]), "report_trx_all"];

/**
 * One page of what the audit trail holds about one record, the newest first; also of one that was deleted. Throws NOT_FOUND for what is no
 * record and for those who see no rows of the trail, whatever pages they hold.
 */
export async function listHistory(
  { db }: Deps,
  user: CurrentUser,
  { entitas, kunci }: { readonly entitas: string; readonly kunci: string },
  page = 1,
): Promise<{ records: HistoryEntry[]; page: number; hasMore: boolean }> {
  const scoped = scope(user, "jejak_audit");
  if (!hasHistory(entitas) || scoped.rows === "none") throw new AppError("NOT_FOUND");
  const subjects = bookings.includes(entitas) ? bookings : [entitas];
  const filters = [
    { field: "entitas", oneOf: subjects },
    { field: "kunci", oneOf: [kunci] },
  ];
  const query = { page, limit, search: "", orderby: "id", ordertype: "desc", filters } as const;
  const { rows, hasMore } = await listRows(db, scoped, names, query);
  const trail = entityOf("jejak_audit");
  return { records: rows.map((row) => shape.parse(presentRow(trail, names, row))), page, hasMore };
}
