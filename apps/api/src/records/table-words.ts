import { entities } from "@retribusi/contract/access/entities";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";

const words = new Map<string, Label>(
  Object.values(entities).flatMap((entity: AnyEntity) => [
    [entity.name, entity.title] as const,
    ...Object.entries(entity.tables ?? {}),
  ]),
);

/** What people call the rows of a table; a test walks all foreign keys of the schema, so that every one has its words. */
export const findTableWords = (table: string): Label | undefined => words.get(table);

/** The tables in one sentence, each once; one without words would be a row that nobody can find. */
export function wordsOf(tables: readonly string[]): Label {
  const known = tables.map((table) => findTableWords(table) ?? { en: table, id: table });
  const list = (language: "en" | "id") => [...new Set(known.map((label) => label[language]))].join(", ");
  return { en: list("en"), id: list("id") };
}
