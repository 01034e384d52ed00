import { isStaff } from "@retribusi/contract/define/roles";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { answered, int, rowsOf } from "@retribusi/db/column";
import type { Question, SqlPart } from "@retribusi/db/statement";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { conditionFor } from "../../records/condition.ts";

/** Of the objects `t`: active ones with a tariff, without which nobody can order. */
export const orderable = "t.statusobject = 1 AND t.tarif IS NOT NULL";

/** The setting, as it is when the statement begins: it counts at once, and costs no statement of its own. */
export const fewestPhotos =
  "COALESCE((SELECT CAST(s.nilai AS UNSIGNED) FROM pengaturan s WHERE s.kunci = 'minimalfoto'), 0)";

/** Objects `t` with as many photos as the setting asks for: citizens are offered no others. */
export const pictured = `t.jumlahfoto >= ${fewestPhotos}`;

type Reader = Pick<CurrentUser, "role" | "userid" | "pengelolaid"> | undefined;

/** The objects of whose counter somebody is: the same as `isManagerOf` says. */
function atCounter(reader: Reader): SqlPart[] {
  if (reader?.role === "superuser") return [{ sql: "TRUE", values: [] }];
  if (reader?.role !== "pengelola") return [];
  return [{ sql: "t.pengelolaid = ?", values: [reader.pengelolaid] }];
}

const either = (parts: readonly SqlPart[]): SqlPart => ({
  sql: `(${parts.map(({ sql }) => sql).join(" OR ")})`,
  values: parts.flatMap(({ values }) => values),
});

/** Objects `t` that somebody is offered: with photos enough, or at their own counter without. */
export const offeredTo = (reader: Reader): SqlPart => either([{ sql: pictured, values: [] }, ...atCounter(reader)]);

/** Those, and what somebody has booked or looks after: who moves a booking sees its object, whatever has been asked of it since. */
export function shownTo(reader: CurrentUser | undefined): SqlPart {
  if (!reader) return offeredTo(reader);
  if (isStaff([reader.role])) {
    const theirs = conditionFor(objectretribusi, scope(reader, "mst_objectretribusi").rows);
    return either([offeredTo(reader), theirs]);
  }
  const booked = "EXISTS (SELECT 1 FROM booking b WHERE b.objectid = t.objectid AND b.idpemesan = ? AND b.aktif = 1)";
  return either([offeredTo(reader), { sql: booked, values: [reader.userid] }]);
}

/** Whether an object has photos enough to be ordered by a customer. */
export const isPictured = (objectid: number): Question<boolean> =>
  answered(
    rowsOf({ num: int("COUNT(*)") }, `FROM mst_objectretribusi t WHERE t.objectid = ? AND ${pictured}`, [objectid]),
    ([row]) => row !== undefined && row.num > 0,
  );
