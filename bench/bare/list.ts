import { scope } from "@retribusi/api/access/scope";
import { readListQuery } from "@retribusi/api/records/list-query";
import { entityOf, listSql } from "@retribusi/api/records/reader";
import type { Pool } from "mariadb";
import type { Answer } from "./answer.ts";
import { viewerOf } from "./viewer.ts";

/** What the application and its baseline are asked for: what is finished, newest first. */
export const listQuery = "filter[statusbooking]=70&orderby=id&ordertype=desc";

const statements = new Map<string, ReturnType<typeof makeSql>>();

/** The application's own SQL of page 1 for somebody. */
async function makeSql(pool: Pool, username: string) {
  const entity = entityOf("trx_penginapan");
  const asked = readListQuery(entity, { orderby: "id", ordertype: "desc" });
  const filters = [{ field: "statusbooking", oneOf: [70] }];
  const columns = [...new Set([...entity.key, ...entity.columns])];
  const rows = scope(await viewerOf(pool, username), "trx_penginapan");
  return listSql(rows, columns, { ...asked, filters }, asked.limit + 1, 0);
}

/** Page 1 of the list of bookings, as one person sees it: one statement that was made before. */
export const answerList: Answer = async (pool, { parameters }) => {
  const username = parameters.get("username") ?? "dinas";
  const known = statements.get(username) ?? makeSql(pool, username);
  statements.set(username, known);
  const { sql, values } = await known;
  return { records: await pool.query<object[]>(sql, values) };
};
