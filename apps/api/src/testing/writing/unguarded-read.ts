/** The tables of a statement that reads. */
const readTables = (sql: string): readonly string[] =>
  [...sql.matchAll(/\b(?:FROM|JOIN)\s+(?:`[\w-]+`\.)?`?(\w+)`?/gi)].map(([, table = ""]) => table);

/** The table whose rows a statement changes or removes. */
const changedTable = (sql: string): string | undefined =>
  /^(?:UPDATE|DELETE FROM)\s+(?:`[\w-]+`\.)?`?(\w+)`?/i.exec(sql)?.[1];

const isLocking = (sql: string): boolean => /\b(?:FOR UPDATE|LOCK IN SHARE MODE)\b/i.test(sql);
/** Of more than the key, which Prisma asks for before it changes a row. */
const isRead = (sql: string): boolean => /^SELECT [^,]*,.*\bFROM\b/is.test(sql);
const isWrite = (sql: string): boolean => /^(?:INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql);

/** Whether a change asks for more of a row than its key: then it doesn't touch one that is no longer as it was read. */
function isConditional(sql: string): boolean {
  const [, where = ""] = /\bWHERE\b(.*)$/is.exec(sql) ?? [];
  const column = String.raw`(?:\`?[\w-]+\`?\.)*\`?(?:\w*id|hash|jti)\`?`;
  const byKey = new RegExp(String.raw`${column}\s*(?:=\s*(?:\d+|'[^']*')|IN\s*\([^()]*\))|\b1=[01]\b`, "gi");
  return /\w/.test(where.replace(byKey, "").replace(/\b(?:AND|ORDER BY|LIMIT)\b/gi, ""));
}

/** Each transaction of statements as they were sent, without its BEGIN and COMMIT. */
function transactionsOf(statements: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  let open: string[] | undefined;
  for (const sql of statements) {
    if (sql === "BEGIN") open = [];
    else if (sql !== "COMMIT") open?.push(sql);
    else if (open) {
      found.push(open);
      open = undefined;
    }
  }
  return found;
}

/** The table that a transaction read with nothing locked and then changed without having locked it, or read it once more, since. */
function* unguardedTables(transaction: readonly string[]): Generator<string> {
  const read = new Set<string>();
  const guarded = new Set<string>();
  for (const sql of transaction) {
    const changed = changedTable(sql);
    if (changed !== undefined && read.has(changed) && !guarded.has(changed) && !isConditional(sql)) yield changed;
    const touched = changed === undefined ? readTables(sql) : [changed];
    if (isWrite(sql) || isLocking(sql)) for (const table of touched) guarded.add(table);
    else if (guarded.size === 0) for (const table of touched) read.add(table);
    else if (isRead(sql)) for (const table of touched) read.delete(table);
  }
}

/**
 * Where transactions read rows plainly before anything is written or locked, and then change rows of that table by their key alone, without having
 * locked or read them again after that: another one, on another node too, may have changed them meanwhile, and what it did is overwritten. Answers the tables.
 */
export const unguardedReads = (statements: readonly string[]): readonly string[] => [
  ...new Set(transactionsOf(statements).flatMap((transaction) => [...unguardedTables(transaction)])),
];
