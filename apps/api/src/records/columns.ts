import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Gathered, Related } from "@retribusi/contract/define/field";

/** Names come from declarations, never from a request; quoting keeps reserved words usable. */
const quote = (name: string): string => `\`${name}\``;

const alias = (via: string, table: string): string => quote(`${via}_${table}`);

function relatedColumn(related: Related): string {
  const target = fieldOf(related.entity, related.field);
  if (target.related) {
    return `${alias(target.related.via, target.related.entity.table)}.${quote(target.related.field)}`;
  }
  return `${alias(related.via, related.entity.table)}.${quote(target.column ?? related.field)}`;
}

/** A value and what is read where it is missing. */
const withOtherwise = (related: Related): Related[] => [
  related,
  ...(related.otherwise ? withOtherwise(related.otherwise) : []),
];

/** Between texts of one column; a text of one line has none. */
export const separator = "\n";

/** Texts of other rows, as one column: a subquery for the rows of the page alone. */
function gatheredColumn({ links, from, to, order, entity, field }: Gathered, key: string): string {
  const value = `o.${quote(fieldOf(entity, field).column ?? field)}`;
  return (
    `(SELECT GROUP_CONCAT(${value} ORDER BY l.${quote(order)}, l.${quote(to)} SEPARATOR '\\n') FROM ${quote(links)} l ` +
    `JOIN ${quote(entity.table)} o ON o.${quote(entity.key[0] ?? "id")} = l.${quote(to)} WHERE l.${quote(from)} = t.${quote(key)})`
  );
}

/** SQL of whether one of the texts is among `count` values. */
export function gatheredTest({ links, from, to, entity, field }: Gathered, key: string, count: number): string {
  const value = `o.${quote(fieldOf(entity, field).column ?? field)}`;
  const marks = Array.from({ length: count }, () => "?").join(", ");
  return (
    `t.${quote(key)} IN (SELECT l.${quote(from)} FROM ${quote(links)} l JOIN ${quote(entity.table)} o ` +
    `ON o.${quote(entity.key[0] ?? "id")} = l.${quote(to)} WHERE ${value} IN (${marks}))`
  );
}

/** SQL of a field's value, given the joins of `joinsFor`. */
export function columnOf(entity: AnyEntity, name: string): string {
  const { related, gathered, column = name } = fieldOf(entity, name);
  if (gathered) return gatheredColumn(gathered, entity.key[0] ?? "id");
  if (!related) return `t.${quote(column)}`;
  const [first = "", ...others] = withOtherwise(related).map(relatedColumn);
  return others.length > 0 ? `COALESCE(${[first, ...others].join(", ")})` : first;
}

/** LEFT JOINs that the named fields need, each once. */
export function joinsFor(entity: AnyEntity, names: readonly string[]): string {
  const joins = new Map<string, string>();
  for (const name of names) {
    const { related } = fieldOf(entity, name);
    for (const { via, entity: target, on = target.key[0] ?? "id" } of related ? withOtherwise(related) : []) {
      const table = alias(via, target.table);
      joins.set(table, `LEFT JOIN ${quote(target.table)} ${table} ON ${table}.${quote(on)} = t.${quote(via)}`);
    }
  }
  return [...joins.values()].join(" ");
}

export const tableOf = (entity: AnyEntity): string => quote(entity.table);

/** `key = ?` for every key field. */
export const keyCondition = (entity: AnyEntity): string =>
  entity.key.map((name) => `${columnOf(entity, name)} = ?`).join(" AND ");
