import { setTimeout as wait } from "node:timers/promises";
import { readerOptions } from "@retribusi/db/client";
import { connectionSettings } from "@retribusi/db/connection";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnavailable } from "../../lib/database-error.ts";
import type { Frame, Row } from "../../render/table.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { type FileJob, type ListRows, TooManyRowsError } from "./file-job.ts";
import { fromThread, mostThreads } from "./thread.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const frame: Frame = {
  title: "Contoh",
  head: { above: null, name: "Dinas Contoh", address: null, contacts: [], emblem: null },
  facts: [],
  columns: [
    { title: "Nomor", kind: "number" },
    { title: "Nama", kind: "text" },
  ],
  language: "id",
};
const never = new AbortController().signal;

/** Rows that a thread reads by itself; a million of them are wider than all that lies between database and reader. */
function listOf(count: number, change: Partial<ListRows> = {}): FileJob {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999)";
  const sql = `${numbers} SELECT a.i * 1000 + b.i, REPEAT('x', 1000) FROM n a, n b WHERE a.i * 1000 + b.i < ? /* a file of a test */`;
  const list: ListRows = {
    connection: { ...connectionSettings(app.deps.env.DATABASE_URL), ...readerOptions },
    query: { sql, values: [count] },
    max: undefined,
    entity: "tbl_pemda",
    names: ["idpemda", "pemdaname"],
    selected: ["idpemda", "pemdaname"],
    viewer: { userid: 1, role: "superuser", pengelolaid: null },
    reader: { language: "id", zone: "Asia/Jakarta" },
    files: "",
    ...change,
  };
  return { format: "csv", inParts: false, frame, list };
}
const made: FileJob = { format: "csv", inParts: false, frame, list: null };

/** The connections that read for a file. */
const reading = async (): Promise<number[]> => {
  const rows: { id: bigint }[] = await app.deps.db.prisma.$queryRaw`
    SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE '%a file of a test%' AND id <> CONNECTION_ID()`;
  return rows.map(({ id }) => Number(id));
};

const untilNobodyReads = () => expect.poll(reading, { timeout: 10_000 }).toEqual([]);

async function all(job: FileJob, rows?: AsyncIterable<Row>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const { piece } of fromThread(job, rows, never)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString("utf8");
}

test("whoever stops reading, or aborts, ends the query and frees the thread, however many do", async () => {
  for (let round = 0; round < mostThreads + 2; round += 1) {
    const gone = new AbortController();
    const pieces = fromThread(listOf(1_000_000), undefined, gone.signal);
    expect((await pieces.next()).value?.piece.length).toBeGreaterThan(1000);
    if (round % 2 === 0) await pieces.return(undefined);
    else {
      gone.abort();
      await expect(pieces.next()).rejects.toMatchObject({ name: "AbortError" });
    }
  }
  const lines = (await all(listOf(3))).trim().split("\r\n");
  expect(lines.map((line) => line.slice(0, 7))).toEqual(["Nomor;N", "0;xxxxx", "1;xxxxx", "2;xxxxx"]);
  await untilNobodyReads();
});

test("whoever gives up before the first row ends the query, too", async () => {
  const gone = new AbortController();
  const query = { sql: "SELECT SLEEP(60), 'x' /* a file of a test */", values: [] };
  const first = fromThread(listOf(1, { query }), undefined, gone.signal).next();
  await expect.poll(reading, { timeout: 10_000 }).toHaveLength(1);
  gone.abort();
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  await untilNobodyReads();
});

test("a slow reader keeps thread and rows waiting", async () => {
  let pulled = 0;
  let isEnded = false;
  async function* rows(): AsyncGenerator<Row> {
    try {
      while (pulled < 50_000) {
        pulled += 1;
        yield [
          { is: "number", value: pulled },
          { is: "text", text: "x".repeat(1000) },
        ];
      }
    } finally {
      isEnded = true;
    }
  }
  const pieces = fromThread(made, rows(), never);
  await pieces.next();
  await wait(500);
  await pieces.next();
  const before = pulled;
  await wait(500);
  expect(pulled).toBe(before);
  expect(pulled).toBeLessThan(3_000);
  await pieces.return(undefined);
  expect(isEnded).toBe(true);
});

test("an error in the middle is told as the database's own, and the next file is made", async () => {
  const pieces = fromThread(listOf(1_000_000), undefined, never);
  await pieces.next();
  const [id = 0, ...others] = await reading();
  expect(others).toEqual([]);
  await app.deps.db.pool.query(`KILL ${id}`);
  const rest = (async () => {
    for await (const { piece } of pieces) expect(piece.length).toBeGreaterThan(0);
  })();
  await expect(rest).rejects.toMatchObject({ code: expect.stringMatching(/^ER_/), errno: expect.any(Number) });
  expect(await all(listOf(1))).toContain("0;xxx");
});

test("what the database refuses at the beginning is told so, and whether trying again helps", async () => {
  const broken = fromThread(
    listOf(1, { query: { sql: "SELECT nothing FROM nowhere", values: [] } }),
    undefined,
    never,
  ).next();
  const error = await broken.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "ER_NO_SUCH_TABLE" });
  expect(isUnavailable(error)).toBe(false);
  const { connection } = listOf(1).list ?? {};
  const away = fromThread(
    listOf(1, { connection: { ...connection, port: 1, connectTimeout: 100 } }),
    undefined,
    never,
  ).next();
  expect(isUnavailable(await away.catch((reason: unknown) => reason))).toBe(true);
});

test("what fails here while rows are made is told as it is", async () => {
  class OwnError extends Error {}
  async function* rows(): AsyncGenerator<Row> {
    yield [{ is: "number", value: 1 }, null];
    throw new OwnError("This can't go on");
  }
  await expect(all(made, rows())).rejects.toBeInstanceOf(OwnError);
});

test("a list ends with a refusal where it has more rows than were allowed, and only there", async () => {
  await expect(all(listOf(1_000_000, { max: 999 }))).rejects.toBeInstanceOf(TooManyRowsError);
  expect((await all(listOf(999, { max: 999 }))).match(/\r\n/g)).toHaveLength(1_000);
});
