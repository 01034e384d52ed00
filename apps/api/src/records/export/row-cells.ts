import { type CellMaker, cellMaker } from "@retribusi/contract/access/field-cell";
import { type Cell, nameFieldOf, type Reader } from "@retribusi/contract/define/cell";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Language } from "@retribusi/contract/define/label";
import type { Column } from "../../render/table.ts";
import type { RecordRow } from "../row.ts";

/** Whom documents are for, and where files are: the address in front of their paths. */
export interface Presentation {
  readonly entity: AnyEntity;
  readonly reader: Reader;
  readonly files: string;
}

export const isPicture = (entity: AnyEntity, name: string): boolean => fieldOf(entity, name).kind.startsWith("image");

const isFile = (entity: AnyEntity, name: string): boolean =>
  isPicture(entity, name) || fieldOf(entity, name).kind === "document";

/** How a field is shown in documents, made once for all records: a file by its address, everything else by its value. */
export function fieldCells({ entity, reader, files }: Presentation, name: string): CellMaker {
  const make = cellMaker(fieldOf(entity, name), reader);
  if (!isFile(entity, name)) return make;
  return (value, record) => {
    if (typeof value !== "string" || value === "") return make(value, record);
    const addresses = value.split(",").map((path) => `${files}${path}`);
    return { is: "text", text: addresses.join(" ") };
  };
}

/** The field of one record; a reference is told by its name. */
export function cellOfField(how: Presentation, name: string, record: Readonly<RecordRow>): Cell {
  const named = nameFieldOf(how.entity, name);
  return fieldCells(how, name)((named && record[named]) || record[name], record);
}

const numeric: readonly string[] = ["money", "integer"];

export function columnOfField(entity: AnyEntity, name: string, language: Language): Column {
  const { kind, label, options, total } = fieldOf(entity, name);
  const isNumber = numeric.includes(kind) && !options;
  return {
    title: label[language],
    name,
    kind: isNumber ? "number" : kind === "instant" ? "moment" : "text",
    ...(total ? { total: { is: "sum" } } : {}),
  };
}
