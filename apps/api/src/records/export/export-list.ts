import type { EntityName } from "@retribusi/contract/access/entities";
import { companionsOf, type Reader } from "@retribusi/contract/define/cell";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Language } from "@retribusi/contract/define/label";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { peek, type Table } from "../../render/table.ts";
import { presentRecords } from "../identity.ts";
import { entityOf } from "../reader.ts";
import type { ExportRequest } from "./export-request.ts";
import { listFacts, makerFact } from "./fact.ts";
import { getIssuer, type Organisation } from "./issuer.ts";
import { columnOfField, isPicture, toCells } from "./row-cells.ts";
import { streamRows } from "./stream.ts";
import { watched } from "./watched.ts";

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

export const filesAddress = ({ env }: Deps): string => `${env.PUBLIC_URL.replace(/\/$/, "")}/files/`;

/** Rows of the list on their way; the query has answered when this resolves, so that what fails does so before anything is sent. */
async function rowsOf(asker: Asker, name: EntityName, names: readonly string[], request: ExportRequest) {
  const { deps, user, ip, signal } = asker;
  const entity = entityOf(name);
  const { format, query, max } = request;
  const needed = [...names, ...companionsOf(entity, names)];
  const wanted = { names: needed, query, limit: max && max + 1 };
  const { search, orderby, ordertype, filters } = query;
  const asked = { kolom: names, cari: search, urutan: `${orderby} ${ordertype}`, saringan: filters };
  const stream = streamRows(deps.db, scope(user, name), wanted, signal);
  const counted = watched(stream, { deps, user, ip, format, max, entity: name, key: "", asked });
  const records = presentRecords({ db: deps.db, user, ip }, name, needed, counted);
  const cells = toCells(records, { entity, names, reader: readerOf(asker), files: filesAddress(deps) });
  return (await peek(cells, 1)).all;
}

/** A list as the user may see it, all of its rows. */
export async function exportList(asker: Asker, name: EntityName, request: ExportRequest): Promise<Table> {
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
    rows: await rowsOf(asker, name, names, request),
  };
}
