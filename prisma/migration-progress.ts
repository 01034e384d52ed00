/** How large a table was when the run began. */
export interface TableSize {
  readonly rows: number;
  readonly bytes: number;
}

/** How far a run of migrations is, told to somebody who waits. */
export interface MigrationProgress {
  /** The next migration begins. */
  begin(name: string, sql: string): void;
  /** It was applied. */
  done(): void;
  /** Nothing is told any more. */
  stop(): void;
}

/** Milliseconds after which it is told how far the run is, first and then again. */
const firstMs = 2_000;
const againMs = 10_000;
/** A change of a table above this size is announced before it begins: 100 MB. */
const large = 100 * 1024 * 1024;

const changed = /\b(?:ALTER TABLE|UPDATE|INSERT (?:IGNORE )?INTO|DELETE FROM|INDEX `?\w+`? ON)\s+`?(\w+)`?/i;

/** The table that a statement changes; `undefined` when it makes one. */
export const tableIn = (sql: string): string | undefined => changed.exec(sql.replaceAll(/^\s*--.*$/gm, ""))?.[1];

const sizeText = (table: string, { rows, bytes }: TableSize): string =>
  `${table}, about ${rows.toLocaleString("en")} rows, ${Math.ceil(bytes / 1024 ** 2).toLocaleString("en")} MB`;

/** Tells nothing of a quick run: only what changes a large table, and after some seconds where the run is. */
export function migrationProgress(
  total: number,
  sizes: ReadonlyMap<string, TableSize>,
  report: (line: string) => void,
): MigrationProgress {
  const began = performance.now();
  let applied = 0;
  let now = "";
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const tell = () => report(`${applied} of ${total} migrations applied after ${seconds()} s${now}`);
  let timer = setTimeout(function again() {
    tell();
    timer = setTimeout(again, againMs).unref();
  }, firstMs).unref();
  return {
    begin(name, sql) {
      const table = tableIn(sql);
      const size = table === undefined ? undefined : sizes.get(table);
      const what = table !== undefined && size ? `${name} (${sizeText(table, size)})` : name;
      now = `, now ${what}`;
      if (size && size.bytes > large) report(`${applied} of ${total} migrations applied; ${what} may take minutes`);
    },
    done() {
      applied += 1;
      now = "";
    },
    stop: () => clearTimeout(timer),
  };
}
