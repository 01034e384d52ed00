import type { Connection } from "mariadb";

/** The lines of `SHOW CREATE TABLE` of each table: a column, a key or a constraint each, as the server itself writes them. */
export type SchemaState = ReadonlyMap<string, readonly string[]>;

export async function readState(connection: Connection): Promise<SchemaState> {
  const state = new Map<string, readonly string[]>();
  const tables: string[][] = await connection.query({ sql: "SHOW TABLES", rowsAsArray: true });
  for (const name of tables.flat()) {
    const sql = `SHOW CREATE TABLE ${connection.escapeId(name)}`;
    const [[, created = ""] = []]: string[][] = await connection.query({ sql, rowsAsArray: true });
    const lines = created.split("\n").filter((line) => line.startsWith("  "));
    state.set(
      name,
      lines.map((line) => line.trim().replace(/,$/, "")),
    );
  }
  return state;
}

const columnOf = (line: string): string | undefined => /^`([^`]+)`/.exec(line)?.[1];
const isRule = (line: string): boolean => /^(?:PRIMARY|UNIQUE|CONSTRAINT)\b/.test(line);
const givesValue = (line: string): boolean =>
  !/ NOT NULL\b/.test(line) || / (?:DEFAULT|AUTO_INCREMENT|GENERATED)\b/.test(line);

/** The columns that a key or constraint is about; its own name and what it refers to are none. */
function columnsOf(rule: string): string[] {
  const [, list = ""] = /^[^(]*(\(.*?)(?: REFERENCES .*)?$/.exec(rule) ?? [];
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

/** Types of which each takes every value of those before it. */
const ladders = [
  ["tinyint", "smallint", "mediumint", "int", "bigint"],
  ["varchar", "text", "mediumtext", "longtext"],
  ["varbinary", "blob", "mediumblob", "longblob"],
  ["float", "double"],
];

interface ColumnType {
  readonly name: string;
  /** Length, precision and scale, or values; a width of display is none. */
  readonly args: readonly string[];
  /** What follows the type, whether it may be NULL and what it is then left out. */
  readonly rest: string;
}

function typeOf(line: string): ColumnType {
  const [, name = "", list = "", rest = ""] = /^`[^`]+` (\w+)(?:\(((?:'[^']*'|[^)'])*)\))?(.*)$/.exec(line) ?? [];
  const args = /int$/.test(name) || list === "" ? [] : list.split(",");
  return { name, args, rest: rest.replace(/ (?:NOT NULL|DEFAULT (?:'[^']*'|\S+))(?= |$)/g, "") };
}

/** Whether the second definition of a column takes whatever the first one took. */
function isWider(before: string, after: string): boolean {
  const [one, other] = [typeOf(before), typeOf(after)];
  if (one.rest !== other.rest) return false;
  if (givesValue(before) && !givesValue(after)) return false;
  if (!/ NOT NULL\b/.test(before) && / NOT NULL\b/.test(after)) return false;
  if (one.name !== other.name) {
    const ladder = ladders.find((names) => names.includes(one.name)) ?? [];
    return ladder.indexOf(other.name) > ladder.indexOf(one.name);
  }
  if (one.name === "enum" || one.name === "set") return one.args.every((value) => other.args.includes(value));
  const [size = 0, scale = 0] = one.args.map(Number);
  const [newSize = 0, newScale = 0] = other.args.map(Number);
  return newScale >= scale && newSize - newScale >= size - scale;
}

function findInTable(table: string, before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before.map(columnOf));
  const gone = before.flatMap((line) => {
    if (after.includes(line)) return [];
    const column = columnOf(line);
    if (column === undefined) return isRule(line) ? [`${table} no longer keeps: ${line}`] : [];
    const now = after.find((other) => columnOf(other) === column);
    if (now === undefined) return [`${table}.${column} is gone`];
    return isWider(line, now) ? [] : [`${table}.${column} takes less or other values: ${now}`];
  });
  const added = after.flatMap((line) => {
    if (before.includes(line)) return [];
    const column = columnOf(line);
    if (column !== undefined && !known.has(column) && !givesValue(line)) return [`${table}.${column} asks for a value`];
    if (isRule(line) && columnsOf(line).some((name) => known.has(name))) return [`${table} now refuses by: ${line}`];
    return [];
  });
  return [...gone, ...added];
}

/** What code that was written for the first state would no longer find, or no longer may write, in the second one. */
export function findBroken(before: SchemaState, after: SchemaState): string[] {
  return [...before].flatMap(([table, lines]) => {
    const now = after.get(table);
    return now === undefined ? [`${table} is gone`] : findInTable(table, lines, now);
  });
}
