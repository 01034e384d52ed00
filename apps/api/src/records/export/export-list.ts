import type { EntityName } from "@retribusi/contract/access/entities";
import { companionsOf, type Reader } from "@retribusi/contract/define/cell";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Language } from "@retribusi/contract/define/label";
import { readerOptions } from "@retribusi/db/client";
import { connectionSettings } from "@retribusi/db/connection";
import type { CurrentUser } from "../../access/current-user.ts";
import { type Scoped, scope } from "../../access/scope.ts";
import { signed } from "../../lib/around-statement.ts";
import type { Deps } from "../../lib/deps.ts";
import { publicBase } from "../../lib/web-address.ts";
import type { ListQuery } from "../list-query.ts";
import { allSql, entityOf } from "../reader.ts";
import type { Draft, WatchedList } from "./draft.ts";
import type { ExportRequest } from "./export-request.ts";
import { listFacts, makerFact } from "./fact.ts";
import { getIssuer, type Organisation } from "./issuer.ts";
import { columnOfField, isPicture } from "./row-cells.ts";

/** Who asks, in which language, and how they take their wish back. */
export interface Asker {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly ip: string;
  readonly language: Language;
  readonly organisation: Organisation;
  readonly signal: AbortSignal;
}

export const readerOf = ({ language, organisation }: Asker): Reader => ({ language, zone: organisation.zonawaktu });

/** Pictures are addresses in a file and have no place on paper. */
export const onPaper = (format: string): boolean => format === "pdf" || format === "print";

function shownColumns(entity: AnyEntity, { format, columns }: ExportRequest): readonly string[] {
  const printed = columns.filter((name) => !isPicture(entity, name));
  return onPaper(format) && printed.length > 0 ? printed : columns;
}

export const filesAddress = ({ env }: Deps): string => `${publicBase(env)}/files/`;

/** The SQL of these columns of a list and what they are shown with, of all rows in scope; one more than `max` where there is one. */
export const columnsSql = (scoped: Scoped, names: readonly string[], query: ListQuery, max?: number) =>
  allSql(scoped, [...names, ...companionsOf(entityOf(scoped.entity), names)], query, max && max + 1);

/** The rows of the list that the user may see at this moment, for a thread to read. */
function rowsOf(asker: Asker, name: EntityName, names: readonly string[], request: ExportRequest): WatchedList {
  const { deps, user, ip } = asker;
  const { format, query, max } = request;
  const scoped = scope(user, name);
  const { selected, ...found } = columnsSql(scoped, names, query, max);
  const { search, orderby, ordertype, filters } = query;
  const asked = { kolom: names, cari: search, urutan: `${orderby} ${ordertype}`, saringan: filters };
  return {
    watch: { deps, user, ip, format, entity: name, key: "", asked },
    list: {
      connection: { ...connectionSettings(deps.env.DATABASE_URL), ...readerOptions },
      query: scoped.rows === "none" ? null : { ...found, sql: signed(found.sql) },
      max,
      entity: name,
      names,
      selected,
      viewer: { userid: user.userid, role: user.role, pengelolaid: user.pengelolaid },
      reader: readerOf(asker),
      files: filesAddress(deps),
    },
  };
}

/** A list as the user may see it, all of its rows. */
export async function exportList(asker: Asker, name: EntityName, request: ExportRequest): Promise<Draft> {
  const { deps, user, language, organisation } = asker;
  const entity = entityOf(name);
  const { head, zone } = await getIssuer(deps, user, organisation);
  const facts = await listFacts(deps, user, entity, request.query, readerOf(asker));
  const names = shownColumns(entity, request);
  return {
    title: entity.title[language],
    head,
    facts: [...facts, makerFact(user, deps.clock.now(), zone, language)],
    columns: names.map((column) => columnOfField(entity, column, language)),
    language,
    rows: rowsOf(asker, name, names, request),
  };
}
