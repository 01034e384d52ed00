import { isEntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { columnOf, tableOf } from "../columns.ts";
import { conditionFor } from "../condition.ts";
import { entityOf, runSql } from "../reader.ts";
import type { RecordRow } from "../row.ts";
import type { Cell } from "./cell.ts";

/** Finds what a reference cell means: a code, a name or an id among the rows that the person may see. */
export type Lookup = (field: string, typed: string, row: Readonly<RecordRow>) => Promise<Cell>;

/** A file names few references many times. */
const kept = 10_000;

const unknown = (label: Label, typed: string): Cell => ({
  problem: {
    en: `There is no ${label.en.toLowerCase()} “${typed.slice(0, 60)}” that you may choose here.`,
    id: `Tidak ada ${label.id.toLowerCase()} “${typed.slice(0, 60)}” yang dapat Anda pilih di sini.`,
  },
});
const ambiguous = (typed: string): Cell => ({
  problem: {
    en: `“${typed.slice(0, 60)}” means more than one. Please write the full name or the code.`,
    id: `“${typed.slice(0, 60)}” berarti lebih dari satu. Tulis nama lengkap atau kodenya.`,
  },
});

/** SQL of the keys that a text may mean. */
function meaningOf(target: AnyEntity, typed: string) {
  const named = [...(target.unique ?? []), target.label].filter((name) => !fieldOf(target, name).reference);
  const tests = [...new Set(named)].map((name) => `${columnOf(target, name)} = ?`);
  const isId = /^\d{1,9}$/.test(typed);
  const key = columnOf(target, target.key[0] ?? "id");
  return {
    key,
    sql: `(${[...tests, ...(isId ? [`${key} = ?`] : [])].join(" OR ")})`,
    values: [...tests.map(() => typed), ...(isId ? [Number(typed)] : [])],
  };
}

export function createLookup({ db }: Pick<Deps, "db">, user: CurrentUser, entity: AnyEntity): Lookup {
  const known = new Map<string, Cell>();
  const find = async (name: string, typed: string, row: Readonly<RecordRow>): Promise<Cell> => {
    const { reference, label } = fieldOf(entity, name);
    if (!reference || !isEntityName(reference.entity.name)) return { value: typed };
    const target = entityOf(reference.entity.name);
    const filters = Object.entries(reference.within).map(([own, field]) => ({ field, oneOf: [Number(row[own])] }));
    const condition = conditionFor(target, scope(user, reference.entity.name).rows, { filters });
    const { key, sql, values } = meaningOf(target, typed);
    const found = await runSql(
      db,
      `SELECT ${key} AS id FROM ${tableOf(target)} t WHERE ${sql} AND ${condition.sql} LIMIT 2`,
      [...values, ...condition.values],
    );
    if (found.length > 1) return ambiguous(typed);
    return found[0] ? { value: Number(found[0].id) } : unknown(label, typed);
  };
  return async (name, typed, row) => {
    const within = Object.keys(fieldOf(entity, name).reference?.within ?? {});
    const question = JSON.stringify([name, typed, ...within.map((field) => row[field])]);
    const cell = known.get(question) ?? (await find(name, typed, row));
    if (known.size >= kept) known.clear();
    known.set(question, cell);
    return cell;
  };
}
