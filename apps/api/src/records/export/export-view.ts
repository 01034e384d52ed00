import type { EntityName } from "@retribusi/contract/access/entities";
import { type Cell, nameFieldOf } from "@retribusi/contract/define/cell";
import { detailFields } from "@retribusi/contract/define/detail-fields";
import { type AnyEntity, fieldOf, keyOf, readableFields } from "@retribusi/contract/define/entity";
import type { ExportFormat } from "@retribusi/contract/define/export";
import { scope } from "../../access/scope.ts";
import type { Row } from "../../render/table.ts";
import { presentRecord } from "../identity.ts";
import { entityOf, getRow } from "../reader.ts";
import { resolveKey } from "../record-key.ts";
import type { RecordRow } from "../row.ts";
import type { Draft } from "./draft.ts";
import { type Asker, filesAddress, onPaper, readerOf } from "./export-list.ts";
import { makerFact, referenceName } from "./fact.ts";
import { getIssuer } from "./issuer.ts";
import { cellOfField, isPicture } from "./row-cells.ts";
import { watched } from "./watched.ts";

const titles = { en: ["Field", "Value"], id: ["Isian", "Nilai"] } as const;

/** The value of one field; a reference whose name the record doesn't carry is looked up. */
async function valueCell(asker: Asker, entity: AnyEntity, name: string, record: RecordRow) {
  const { deps, user } = asker;
  const value = record[name];
  const isNameless = fieldOf(entity, name).reference && !nameFieldOf(entity, name) && typeof value === "number";
  if (!isNameless) return cellOfField({ entity, reader: readerOf(asker), files: filesAddress(deps) }, name, record);
  const cell: Cell = { is: "text", text: await referenceName(deps, user, entity, name, value) };
  return cell;
}

async function* rowsOf(asker: Asker, entity: AnyEntity, format: ExportFormat, records: AsyncIterable<RecordRow>) {
  for await (const record of records) {
    const names = detailFields(entity, record).filter((name) => !(onPaper(format) && isPicture(entity, name)));
    for (const name of names) {
      const row: Row = [
        { is: "text", text: fieldOf(entity, name).label[asker.language] },
        await valueCell(asker, entity, name, record),
      ];
      yield row;
    }
  }
}

/** One record as the user may see it: its fields under each other. Throws NOT_FOUND out of scope. */
export async function exportView(asker: Asker, name: EntityName, id: string, format: ExportFormat): Promise<Draft> {
  const { deps, user, ip, language, organisation } = asker;
  const entity = entityOf(name);
  const scoped = scope(user, name);
  const row = await getRow(deps.db, scoped, await resolveKey(deps.db, scoped, id));
  const record = await presentRecord({ db: deps.db, user, ip }, name, readableFields(entity), row);
  const { head, zone } = await getIssuer(deps, user, organisation);
  const key = keyOf(entity, record);
  async function* one() {
    yield record;
  }
  const counted = watched(one(), { deps, user, ip, format, entity: name, key, asked: {} });
  const label = record[entity.label];
  return {
    title: `${entity.title[language]}: ${typeof label === "string" && label !== "" ? label : key}`,
    head,
    facts: [makerFact(user, deps.clock.now(), zone, language)],
    columns: titles[language].map((title) => ({ title, kind: "text" })),
    language,
    rows: rowsOf(asker, entity, format, counted),
  };
}
