import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { formatNumber } from "@retribusi/contract/define/number";
import type { Rows } from "../access/scopes.ts";
import { joinsFor, tableOf } from "./columns.ts";
import { conditionFor, type Fragment, isReadThrough, searchCondition } from "./condition.ts";
import type { ListQuery } from "./list-query.ts";

/** Rows of an entity of millions that a text is looked for in at most: read through in about a quarter of a second. */
export const searchWindow = 30_000;

type Search = Pick<ListQuery, "search" | "filters" | "orderby" | "ordertype">;

/** Whether a text is looked for by reading row after row, among more of them than one request may read. */
export const isWindowed = (entity: AnyEntity, { search }: Pick<ListQuery, "search">): boolean =>
  entity.large === true && isReadThrough(entity) && search.trim() !== "";

/**
 * The table of a trail, with a word for the database's choice of an index: it takes the entries of a person to be spread evenly, and reads
 * through the newest in vain for somebody who left years ago. Each column with a single wanted value has an index in the order of the key.
 */
export function trailTable(entity: AnyEntity, { filters, orderby }: Pick<Search, "filters" | "orderby">): string {
  const isPicked = filters.some(({ oneOf }) => oneOf?.length === 1);
  const isByKey = entity.key.length === 1 && entity.key[0] === orderby;
  const hint = entity.large === true && isReadThrough(entity) && isPicked && isByKey;
  return `${tableOf(entity)} t${hint ? " IGNORE INDEX FOR ORDER BY (PRIMARY)" : ""}`;
}

/** The rows that fit the filters, in the list's order, from the first on. */
function candidates(entity: AnyEntity, rows: Rows, query: Search, order: string): Fragment {
  const { filters, orderby } = query;
  const keys = entity.key.map((name) => `t.\`${name}\``).join(", ");
  const condition = conditionFor(entity, rows, { filters });
  const joins = joinsFor(entity, [...filters.map(({ field }) => field), orderby]);
  const sql = `SELECT ${keys} FROM ${trailTable(entity, query)} ${joins} WHERE ${condition.sql} ORDER BY ${order}`;
  return { sql, values: condition.values };
}

/** What stands between FROM and ORDER BY for such a search: the first candidates, and among them those with the text. */
export function windowedRows(entity: AnyEntity, rows: Rows, query: Search, order: string): Fragment {
  const first = candidates(entity, rows, query, order);
  const text = searchCondition(entity, query.search);
  const same = entity.key.map((name) => `t.\`${name}\` = w.\`${name}\``).join(" AND ");
  const joins = joinsFor(entity, [...entity.search, query.orderby]);
  return {
    sql:
      `(${first.sql} LIMIT ${searchWindow}) w STRAIGHT_JOIN ${tableOf(entity)} t ON ${same} ${joins} ` +
      `WHERE ${text.sql}`,
    values: [...first.values, ...text.values],
  };
}

/** SQL that finds a row when there are more candidates than were read. */
export function beyondWindow(entity: AnyEntity, rows: Rows, query: Search, order: string): Fragment {
  const { sql, values } = candidates(entity, rows, query, order);
  return { sql: `${sql} LIMIT 1 OFFSET ${searchWindow}`, values };
}

const shown = { en: formatNumber(searchWindow, "en"), id: formatNumber(searchWindow, "id") };

/** What is said beside the rows where not all candidates were read. */
export const windowNote = ({ ordertype }: Pick<ListQuery, "ordertype">): Label =>
  ordertype === "desc"
    ? {
        en: `The text was looked for in the latest ${shown.en} entries. To look further back, filter by time, person or record.`,
        id: `Teks dicari pada ${shown.id} catatan terbaru. Untuk mencari lebih jauh, saring menurut waktu, pelaku, atau data.`,
      }
    : {
        en: `The text was looked for in the earliest ${shown.en} entries. To look further, filter by time, person or record.`,
        id: `Teks dicari pada ${shown.id} catatan terlama. Untuk mencari lebih jauh, saring menurut waktu, pelaku, atau data.`,
      };
