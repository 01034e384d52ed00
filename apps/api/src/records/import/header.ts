import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { importLimits } from "@retribusi/contract/define/import";
import type { Language } from "@retribusi/contract/define/label";
import { nothingInserted } from "./refusal.ts";

/** A column of the file, as its header is written there, and the field that it brings. */
export interface Column {
  readonly header: string;
  readonly field: string;
}

const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").toLowerCase();

const labelsOf = (entity: AnyEntity, name: string): string[] => [name, ...Object.values(fieldOf(entity, name).label)];

/** Headers under which a reference may stand beside its own: code and name of what it refers to, `skpdid` or `skpdname`. */
function referredNames(entity: AnyEntity, name: string): string[] {
  const target = fieldOf(entity, name).reference?.entity;
  if (!target) return [];
  const named = [...(target.unique ?? []), target.label].filter((field) => !fieldOf(target, field).reference);
  return named.flatMap((field) => [field, ...labelsOf(field in entity.fields ? entity : target, field)]);
}

/** Header → field. A field's own names come before those of what it refers to. */
function namesOf(entity: AnyEntity, fields: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (alias: string, field: string) => names.has(plain(alias)) || names.set(plain(alias), field);
  for (const field of fields) add(field, field);
  for (const field of fields) for (const alias of labelsOf(entity, field)) add(alias, field);
  for (const field of fields) for (const alias of referredNames(entity, field)) add(alias, field);
  return names;
}

const list = (names: readonly string[]): string => names.map((name) => `“${name.slice(0, 60)}”`).join(", ");

function requireSane(headers: readonly string[]): void {
  const { columns } = importLimits;
  if (headers.length > columns) {
    throw nothingInserted(
      `The file has ${headers.length} columns; at most ${columns} are allowed.`,
      `Berkas memiliki ${headers.length} kolom; paling banyak ${columns} kolom.`,
    );
  }
  const nameless = headers.indexOf("");
  if (nameless >= 0) {
    throw nothingInserted(`Column ${nameless + 1} has no header.`, `Kolom ${nameless + 1} tidak memiliki judul.`);
  }
}

/** Fields as people call them. */
const labelList = (entity: AnyEntity, fields: readonly string[], language: Language): string =>
  list(fields.map((name) => fieldOf(entity, name).label[language]));

function requireKnown(
  headers: readonly string[],
  names: ReadonlyMap<string, string>,
  labels: (language: Language) => string,
): void {
  const unknown = headers.filter((header) => !names.has(plain(header)));
  if (unknown.length > 0) {
    throw nothingInserted(
      `These columns are not known here: ${list(unknown)}. There are: ${labels("en")}.`,
      `Kolom berikut tidak dikenal di sini: ${list(unknown)}. Yang ada: ${labels("id")}.`,
    );
  }
}

/**
 * Which field each column brings: headers are field names or labels of either language, in any order. `needed` have to be there. Throws
 * NOTHING_INSERTED, which names the columns that are unknown, missing or there twice.
 */
export function readHeader(
  entity: AnyEntity,
  fields: readonly string[],
  needed: readonly string[],
  row: readonly string[],
): Column[] {
  const headers = row.map((header) => header.trim());
  // A separator at the end of every line makes no column.
  while (headers.at(-1) === "") headers.pop();
  requireSane(headers);
  const names = namesOf(entity, fields);
  requireKnown(headers, names, (language) => labelList(entity, fields, language));
  const columns = headers.map((header) => ({ header, field: names.get(plain(header)) ?? "" }));
  const twice = columns.filter(({ field }, index) => columns.findIndex((other) => other.field === field) !== index);
  if (twice.length > 0) {
    const named = list(twice.map(({ header }) => header));
    throw nothingInserted(`These columns are there twice: ${named}.`, `Kolom berikut ada dua kali: ${named}.`);
  }
  const missing = needed.filter((name) => !columns.some(({ field }) => field === name));
  if (missing.length > 0) {
    const named = (language: Language) => labelList(entity, missing, language);
    throw nothingInserted(`These columns are missing: ${named("en")}.`, `Kolom berikut belum ada: ${named("id")}.`);
  }
  return columns;
}
