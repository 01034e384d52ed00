import { type EntityName, findEntity } from "@retribusi/contract/access/entities";
import { contextOf, nameFieldOf, type Reader } from "@retribusi/contract/define/cell";
import { type AnyEntity, fieldOf, identityFields, keyOf } from "@retribusi/contract/define/entity";
import type { Row } from "../../render/table.ts";
import { holderOf, type Look, opensTo, type Viewer } from "../holder.ts";
import { presenterOf, type RecordRow } from "../row.ts";
import { fieldCells } from "./row-cells.ts";

/** What a thread must know to make rows of a document from rows of the database: plain data. */
export interface ListPresentation {
  readonly entity: EntityName;
  /** The columns of the document. */
  readonly names: readonly string[];
  /** The fields of a row of the database, in their order. */
  readonly selected: readonly string[];
  readonly viewer: Viewer;
  readonly reader: Reader;
  /** Where pictures are: the address in front of their paths. */
  readonly files: string;
}

/** A row as the database sends it. */
export type Values = readonly unknown[];

type Read = (values: Values) => unknown;

const never: Read = () => undefined;

/** How the value of a field is read from a row, as the API presents it. */
function presented(entity: AnyEntity, name: string, selected: readonly string[]): Read {
  const at = selected.indexOf(name);
  const present = presenterOf(fieldOf(entity, name).kind);
  return (values) => present(values[at]);
}

/** What the cells of a row have to know of its other fields. */
function surroundings(entity: AnyEntity, { names, selected }: ListPresentation): (values: Values) => RecordRow {
  const fields = [...new Set(names.flatMap((name) => contextOf(entity, name)))]
    .filter((name) => selected.includes(name))
    .map((name) => ({ name, read: presented(entity, name, selected) }));
  return (values) => {
    const record: RecordRow = {};
    for (const { name, read } of fields) record[name] = read(values);
    return record;
  };
}

/** Whether identity numbers of a row are shown in full; what leaves a trace goes to `seen`. */
function opener(entity: AnyEntity, { selected, viewer }: ListPresentation, seen: Look[]): (values: Values) => boolean {
  const numbers = identityFields(entity).filter((name) => selected.includes(name));
  if (numbers.length === 0) return () => false;
  return (values) => {
    const record = Object.fromEntries(selected.map((name, at) => [name, values[at]]));
    const count = numbers.filter((name) => record[name]).length;
    return opensTo(viewer, { ...holderOf(entity, record), key: keyOf(entity, record), numbers: count }, seen);
  };
}

/**
 * Makes rows of a document, as its reader may see them; how each column is shown is found out once. Records whose identity numbers are
 * shown, other than the reader's own, go to `seen`.
 */
export function rowMaker(how: ListPresentation, seen: Look[]): (values: Values) => Row {
  const { names, selected, reader, files } = how;
  const entity = findEntity(how.entity);
  if (!entity) throw new Error(`There is no entity ${how.entity}`);
  const around = surroundings(entity, how);
  const isOpen = opener(entity, how, seen);
  const columns = names.map((name) => {
    const named = nameFieldOf(entity, name);
    return {
      read: presented(entity, name, selected),
      at: selected.indexOf(name),
      isIdentity: fieldOf(entity, name).kind === "nik",
      readName: named ? presented(entity, named, selected) : never,
      cell: fieldCells({ entity, reader, files }, name),
    };
  });
  return (values) => {
    const record = around(values);
    const opens = isOpen(values);
    return columns.map(({ read, at, isIdentity, readName, cell }) =>
      cell(readName(values) || (isIdentity && opens ? values[at] : read(values)), record),
    );
  };
}
