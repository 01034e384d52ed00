import type { listShortOfPhotos, weighPhotos } from "@retribusi/contract/features/catalog/objectretribusi.endpoints";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import type { Database } from "@retribusi/db/client";
import { int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { conditionFor } from "../../records/condition.ts";
import { fewestPhotos, orderable, pictured } from "../booking/offered.ts";

/** So many are named at most. */
const longest = 50;

const columns = {
  ...{ objectid: int("t.objectid"), objectname: text("t.objectname"), subobjectname: orNull(text("t.subobjectname")) },
  ...{ jumlahfoto: int("t.jumlahfoto"), kurang: int(`${fewestPhotos} - t.jumlahfoto`) },
};

/** Objects of somebody's own that could be ordered and aren't offered for want of photos. */
export async function listObjectsShortOfPhotos(
  { prisma }: Database,
  user: CurrentUser,
  { objectid }: z.output<typeof listShortOfPhotos.query>,
): Promise<z.output<typeof listShortOfPhotos.answer>> {
  const scoped = conditionFor(objectretribusi, scope(user, "mst_objectretribusi").rows);
  const one = objectid === undefined ? { sql: "TRUE", values: [] } : { sql: "t.objectid = ?", values: [objectid] };
  const sql = `FROM mst_objectretribusi t WHERE ${orderable} AND NOT (${pictured}) AND ${one.sql} AND ${scoped.sql}`;
  const values = [...one.values, ...scoped.values];
  const { records, counted, asked } = await ask(sqlOf(prisma), {
    records: rowsOf(columns, `${sql} ORDER BY t.jumlahfoto, t.objectname, t.subobjectname, t.objectid LIMIT ?`, [
      ...values,
      longest,
    ]),
    counted: rowsOf({ num: int("COUNT(*)") }, sql, values),
    asked: rowsOf({ num: int(fewestPhotos) }),
  });
  const inOrder = records.toSorted((one, other) => one.jumlahfoto - other.jumlahfoto || byName(one, other));
  return { minimalfoto: asked[0]?.num ?? 0, records: inOrder, num: counted[0]?.num ?? 0 };
}

type Named = { readonly objectname: string; readonly subobjectname: string | null };

/** One statement with others under it keeps no order. */
const byName = (one: Named, other: Named): number =>
  one.objectname.localeCompare(other.objectname) || (one.subobjectname ?? "").localeCompare(other.subobjectname ?? "");

/** What another number of photos would do to what citizens are offered. */
export async function weighPhotoRule(
  { prisma }: Database,
  { minimalfoto }: z.output<typeof weighPhotos.query>,
): Promise<z.output<typeof weighPhotos.answer>> {
  const sum = (sql: string) => int(`COALESCE(SUM(${sql}), 0)`);
  const { found } = await ask(sqlOf(prisma), {
    found: rowsOf(
      {
        ditawarkan: sum(pictured),
        hilang: sum(`${pictured} AND t.jumlahfoto < wish.photos`),
        kembali: sum(`NOT (${pictured}) AND t.jumlahfoto >= wish.photos`),
      },
      `FROM mst_objectretribusi t CROSS JOIN (SELECT ? AS photos) wish WHERE ${orderable}`,
      [minimalfoto],
    ),
  });
  return found[0] ?? { ditawarkan: 0, hilang: 0, kembali: 0 };
}
