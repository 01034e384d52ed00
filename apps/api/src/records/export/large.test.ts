import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { queuedDocument } from "@retribusi/contract/define/header";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { takeTurn } from "./turn.ts";

const rows = 6_000;
let test_app: TestApp;
let bank: Caller;

beforeAll(async () => {
  test_app = await createTestApp();
  bank = await test_app.as("bank");
  const { deps, world } = test_app;
  for (let done = 0; done < rows; done += 2_000) {
    const data = Array.from({ length: 2_000 }, () => bookingOf(world.home, "penginapan", bank.userid));
    await deps.db.prisma.booking.createMany({ data });
  }
});
afterAll(() => test_app.close());

/** Connections that work on a query in the schema of the test, beside the one that asks. */
async function connections(): Promise<number> {
  const found = await test_app.deps.db.prisma.$queryRaw<{ num: bigint }[]>`
    SELECT COUNT(*) AS num FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'SELECT t.%'`;
  return Number(found[0]?.num);
}

const lastExport = () =>
  test_app.deps.db.prisma.audit.findFirst({ where: { aksi: "export" }, orderBy: { id: "desc" } });

test("a pdf has up to 2,000 rows, and more are told to go to Excel", async () => {
  const before = await lastExport();
  const answer = await bank.get("report_trx_all/export?format=pdf").expect(422);
  expect(answer.body.error).toMatchObject({
    code: "TOO_MANY_ROWS",
    details: { max: 2000, format: "xlsx", background: true },
  });
  expect(answer.body.error.message).toContain("2000");
  expect(await lastExport()).toEqual(before);
  const narrow = await asBytes(bank.get("report_trx_all/export?format=pdf&search=1")).expect(200);
  expect(narrow.body.subarray(0, 5).toString()).toBe("%PDF-");
});

test("what goes wrong after waiting is told behind the place", async () => {
  const end = await takeTurn("pages", { who: 9001, signal: new AbortController().signal });
  const asked = asBytes(bank.get("report_trx_all/export?format=pdf").set("Accept", queuedDocument)).then(
    (answer) => answer,
  );
  await wait(300);
  end();
  const [place, begun, failure] = (await asked).body
    .toString()
    .trim()
    .split("\n")
    .map((line: string) => JSON.parse(line));
  expect([place, begun]).toEqual([{ queue: { place: 1 } }, { queue: { place: 0 } }]);
  expect(failure).toMatchObject({ status: 422, failure: { error: { code: "TOO_MANY_ROWS" } } });
});

test("every row is there, not only a page", async () => {
  const file = await asBytes(bank.get("report_trx_all/export?format=csv&columns=id&orderby=id&ordertype=asc")).expect(
    200,
  );
  const ids = readCsv(file.body)
    .slice(1)
    .map(([id]) => Number(id));
  expect(ids).toHaveLength(rows);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test.each(["identity", "gzip"])("whoever reads slowly, or packed, gets the same bytes: %s", async (coding) => {
  const path = "report_trx_all/export?format=csv&orderby=id&ordertype=asc";
  const { body: whole } = await asBytes(bank.get(path).set("Accept-Encoding", "identity")).expect(200);
  const server = createServer(test_app.app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const headers = { authorization: `Bearer ${bank.token}`, "accept-encoding": coding };
  const [answer]: IncomingMessage[] = await once(get(`http://127.0.0.1:${port}/api/${path}`, { headers }), "response");
  const pieces: Buffer[] = [];
  for await (const piece of answer ?? []) {
    pieces.push(piece);
    if (pieces.length % 8 === 1) await wait(20);
  }
  server.close();
  expect(answer?.headers["content-encoding"] ?? "identity").toBe(coding);
  const read = coding === "gzip" ? gunzipSync(Buffer.concat(pieces)) : Buffer.concat(pieces);
  expect(read.length).toBeGreaterThan(900_000);
  expect(read.equals(whole)).toBe(true);
});

test("whoever goes away ends the query and gives the place back", async () => {
  const server = createServer(test_app.app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  for (let round = 0; round < 6; round += 1) {
    const headers = { authorization: `Bearer ${bank.token}` };
    const call = get(`http://127.0.0.1:${port}/api/report_trx_all/export?format=csv`, { headers });
    const [answer]: IncomingMessage[] = await once(call, "response");
    expect(answer?.statusCode).toBe(200);
    answer?.destroy();
    call.destroy();
  }
  for (let tries = 0; tries < 50 && (await connections()) > 0; tries += 1) await wait(100);
  expect(await connections()).toBe(0);
  expect(await lastExport()).toMatchObject({ sesudah: { selesai: false } });
  await bank.get("roles/export?format=csv").expect(403);
  await bank.get("tbl_pemda/export?format=csv").expect(200);
  server.closeAllConnections();
  server.close();
});
