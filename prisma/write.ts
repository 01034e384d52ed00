import { sqlInstant } from "./client.ts";
import type { Prisma, PrismaClient } from "./generated/client.ts";
import { facts } from "./generated/facts.ts";
import type { Sql } from "./sql.ts";
import type { SqlPart } from "./statement.ts";

type Model = Extract<Uncapitalize<Prisma.ModelName>, keyof PrismaClient>;
type DataOf<M extends Model> = Prisma.Args<PrismaClient[M], "createMany">["data"];
type RowOf<M extends Model> = Exclude<DataOf<M>, readonly unknown[]>;

/** A value as the driver writes it without changing it: moments and days in UTC, JSON as text. */
function written(type: string | undefined, value: unknown): unknown {
  if (value instanceof Date) return type === "Date" ? value.toISOString().slice(0, 10) : sqlInstant(value);
  return type === "Json" && value !== null ? JSON.stringify(value) : value;
}

/**
 * Adds rows by one statement, and answers the id of the first where the table counts them. What a row doesn't say is the table's default,
 * `date_created` and `date_updated` by the database's clock. Prisma's `create` takes two statements and five times as long, which only
 * the calls on which people wait in a crowd have to mind.
 */
export async function insertRows<M extends Model>(sql: Sql, model: M, rows: readonly RowOf<M>[]): Promise<number> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const types = facts[model]?.columns;
  const values: unknown[] = [];
  const tuples = rows.map((row) => {
    const said = new Map<string, unknown>(Object.entries(row));
    const places = columns.map((column) => {
      const value = said.get(column);
      if (value === undefined) return "DEFAULT";
      values.push(written(types?.[column], value));
      return "?";
    });
    return `(${places.join(", ")})`;
  });
  const names = columns.map((column) => `\`${column}\``).join(", ");
  const { insertId } = await sql.query<{ insertId: bigint }>(
    `INSERT INTO \`${model}\` (${names}) VALUES ${tuples.join(", ")}`,
    values,
  );
  return Number(insertId);
}

/** `SET` for what a row says, in the table that is called `alias`. */
function setsOf(model: Model, alias: string, row: object): SqlPart {
  const said = Object.entries(row).filter(([, value]) => value !== undefined);
  const types = facts[model]?.columns;
  return {
    sql: said.map(([name]) => `${alias}.\`${name}\` = ?`).join(", "),
    values: said.map(([name, value]) => written(types?.[name], value)),
  };
}

/**
 * Changes the rows that fit a condition, by one statement; answers how many fit. The table is called `t`; `date_updated` is the database's
 * own.
 */
export async function updateRows<M extends Model>(
  sql: Sql,
  model: M,
  row: Partial<RowOf<M>>,
  { sql: condition, values }: SqlPart,
): Promise<number> {
  const sets = setsOf(model, "t", row);
  const { affectedRows } = await sql.query<{ affectedRows: number }>(
    `UPDATE \`${model}\` t SET ${sets.sql} WHERE ${condition}`,
    [...sets.values, ...values],
  );
  return affectedRows;
}

/** A row of another table by its `id`, and what changes of it. */
export interface Companion<M extends Model> {
  readonly model: M;
  readonly id: number;
  readonly row: Partial<RowOf<M>>;
}

/**
 * Changes the one row that fits a condition and another table's row with it, by one statement: both or neither. Answers whether both were
 * there. The table is called `t`.
 */
export async function updateBoth<M extends Model, O extends Model>(
  sql: Sql,
  model: M,
  row: Partial<RowOf<M>>,
  { sql: condition, values }: SqlPart,
  companion: Companion<O>,
): Promise<boolean> {
  const [sets, others] = [setsOf(model, "t", row), setsOf(companion.model, "o", companion.row)];
  const { affectedRows } = await sql.query<{ affectedRows: number }>(
    `UPDATE \`${model}\` t JOIN \`${companion.model}\` o ON o.id = ? SET ${sets.sql}, ${others.sql} WHERE ${condition}`,
    [companion.id, ...sets.values, ...others.values, ...values],
  );
  return affectedRows === 2;
}
