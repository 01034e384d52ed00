import type { Change } from "./database-image.ts";

/** Rows that are written to come one after the other; their numbers mean nothing. */
const locks = ["object_inventory", "kuota_berkas"];

/**
 * What is written beside a change and not by it: how often something was tried, which step of signing in was begun, when a session was last
 * used, who saw an answer.
 */
export const isBeside = ({ table, cells }: Change): boolean =>
  ["log_keamanan", "percobaan_login", "langkah_masuk"].includes(table) ||
  locks.includes(table) ||
  (table === "sesi" && Object.keys(cells).join() === "terakhir") ||
  (table === "audit" && cells.aksi === "lihat_nik");

/** The statements that write it. */
export const isSentBeside = (sql: string): boolean =>
  /^(UPDATE sesi SET terakhir|INSERT INTO `?log_keamanan)/.test(sql);

export type Changes = readonly Change[];

/** The columns whose values differ each time that a call succeeds: keys, moments, random numbers. */
export type Changing = ReadonlySet<string>;

const nameOf = ({ table, kind }: Change, column: string): string => `${table} ${kind} ${column}`;

export function changingOf(one: Changes, other: Changes): Changing {
  const pairs = one.map((change, place) => [change, other[place]] as const);
  return new Set(
    pairs.flatMap(([change, twin]) =>
      Object.keys(change.cells)
        .filter((column) => change.cells[column] !== twin?.cells[column])
        .map((column) => nameOf(change, column)),
    ),
  );
}

/** Changes as text, without what differs each time, in an order of their own. */
export function tell(changes: Changes, changing: Changing): string {
  const lines = changes.map((change) => {
    const cells = Object.entries(change.cells).filter(([column]) => !changing.has(nameOf(change, column)));
    const key = change.kind === "insert" ? "" : change.key;
    return `${change.kind} ${change.table} ${key} ${JSON.stringify(Object.fromEntries(cells))}`;
  });
  return lines.sort().join("\n");
}
