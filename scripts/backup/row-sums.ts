import type { Connection } from "mariadb";

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

type Key = readonly unknown[];

/** Rows that are summed up together. */
const chunk = 5_000;

const textual = { rowsAsArray: true, typeCast: (column: { string(): string | null }) => column.string() };

/** How a table is read by its key, piece by piece. */
function readerOf(connection: Connection, { name, columns, key }: Table) {
  const quote = (column: string) => connection.escapeId(column);
  const table = quote(name);
  // Without a key all columns are one.
  const keys = (key.length > 0 ? key : columns).map(quote);
  const row = `MD5(CONCAT_WS(',', ${columns.map((column) => `QUOTE(${quote(column)})`).join(", ")}))`;
  const place = `(${keys.join(", ")})`;
  const marks = (values: Key) => `(${values.map(() => "?").join(", ")})`;
  // A server finds its way into the index by the first column alone.
  const bound = (sign: ">" | "<=", values: Key | null) =>
    values
      ? [{ text: `${keys[0]} ${sign[0]}= ? AND ${place} ${sign} ${marks(values)}`, values: [values[0], ...values] }]
      : [];
  const where = (after: Key | null, to: Key | null) => {
    const bounds = [...bound(">", after), ...bound("<=", to)];
    const text = bounds.length > 0 ? `WHERE ${bounds.map((one) => one.text).join(" AND ")}` : "";
    return { text, values: bounds.flatMap((one) => one.values) };
  };
  return {
    /** The key of the last row of the next piece; nothing where the rest is the last piece. */
    async end(after: Key | null): Promise<Key | null> {
      const { text, values } = where(after, null);
      const sql = `SELECT ${keys.join(", ")} FROM ${table} ${text} ORDER BY ${keys.join(", ")} LIMIT 1 OFFSET ${chunk - 1}`;
      const rows: unknown[][] = await connection.query({ rowsAsArray: true, dateStrings: true, sql }, values);
      return rows[0] ?? null;
    },
    /** The sum of a piece, whatever order its rows come in. */
    async sum(after: Key | null, to: Key | null): Promise<string> {
      const { text, values } = where(after, to);
      const halves = [1, 17].map((from) => `BIT_XOR(CAST(CONV(SUBSTR(${row}, ${from}, 16), 16, 10) AS UNSIGNED))`);
      const sql = `SELECT COUNT(*), ${halves.join(", ")} FROM ${table} ${text}`;
      const rows: unknown[][] = await connection.query({ ...textual, sql }, values);
      return String(rows[0]);
    },
    async rows(after: Key | null, to: Key | null): Promise<Map<string, string>> {
      const { text, values } = where(after, to);
      const sql = `SELECT CONCAT_WS('-', ${keys.join(", ")}), ${row} FROM ${table} ${text}`;
      const rows: [string, string][] = await connection.query({ ...textual, sql }, values);
      return new Map(rows);
    },
  };
}

/** The rows of a table that differ, by their keys, with what stands for both of them: pieces that are equal are never read row by row. */
export async function differingRows(one: Connection, other: Connection, table: Table): Promise<Map<string, string>> {
  const [mine, theirs] = [readerOf(one, table), readerOf(other, table)];
  const found = new Map<string, string>();
  let after: Key | null = null;
  do {
    const to: Key | null = await mine.end(after);
    const [sum, otherSum] = await Promise.all([mine.sum(after, to), theirs.sum(after, to)]);
    if (sum !== otherSum) {
      const [rows, otherRows] = await Promise.all([mine.rows(after, to), theirs.rows(after, to)]);
      for (const key of new Set([...rows.keys(), ...otherRows.keys()])) {
        const sums = `${rows.get(key) ?? "none"} ${otherRows.get(key) ?? "none"}`;
        if (rows.get(key) !== otherRows.get(key)) found.set(key, sums);
      }
    }
    after = to;
  } while (after !== null);
  return found;
}
