import { cellOf } from "@retribusi/contract/access/field-cell";
import { type Cell, nameFieldOf, type Reader } from "@retribusi/contract/define/cell";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Language } from "@retribusi/contract/define/label";
import type { Column, Row } from "../../render/table.ts";
import type { RecordRow } from "../row.ts";

/** How a row of the database becomes a row of a document. */
export interface Presentation {
  readonly entity: AnyEntity;
  readonly names: readonly string[];
  readonly reader: Reader;
  /** Where pictures are: the address in front of their paths. */
  readonly files: string;
}

export const isPicture = (entity: AnyEntity, name: string): boolean => fieldOf(entity, name).kind.startsWith("image");

/** A reference is told by its name, a picture by its address, everything else by its value. */
export function cellOfField(
  { entity, reader, files }: Omit<Presentation, "names">,
  name: string,
  record: Readonly<RecordRow>,
): Cell {
  const named = nameFieldOf(entity, name);
  const value = (named && record[named]) || record[name];
  if (isPicture(entity, name) && typeof value === "string" && value !== "") {
    const addresses = value.split(",").map((path) => `${files}${path}`);
    return { is: "text", text: addresses.join(" ") };
  }
  return cellOf(fieldOf(entity, name), value, record, reader);
}

export async function* toCells(records: AsyncIterable<RecordRow>, how: Presentation): AsyncGenerator<Row> {
  for await (const record of records) yield how.names.map((name) => cellOfField(how, name, record));
}

const numeric: readonly string[] = ["money", "integer"];

export function columnOfField(entity: AnyEntity, name: string, language: Language): Column {
  const { kind, label, options, total } = fieldOf(entity, name);
  const isNumber = numeric.includes(kind) && !options;
  return {
    title: label[language],
    kind: isNumber ? "number" : kind === "instant" ? "moment" : "text",
    ...(total ? { total: { is: "sum" } } : {}),
  };
}
