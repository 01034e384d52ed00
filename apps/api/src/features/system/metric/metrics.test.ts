import { setTimeout as wait } from "node:timers/promises";
import supertest from "supertest";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "../../../app.ts";
import { inEachProcess } from "../../../lib/job.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { findSession } from "../../identity/session.ts";
import { sources, sqlOfSource } from "./figures.query.ts";
import { seldom } from "./seldom.ts";

/** What a server says on which payments are taken. */
const safeSettings = [
  { Variable_name: "innodb_flush_log_at_trx_commit", Value: "1" },
  { Variable_name: "transaction_isolation", Value: "READ-COMMITTED" },
];

const METRICS_TOKEN = "what-the-Prometheus-of-the-tests-brings";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN, RATE_LIMIT: 3 });
  await inEachProcess(app.deps, { name: "deadlines", pause: 1000, run: async () => undefined })();
  const failing = () => Promise.reject(new Error("no server"));
  await inEachProcess(app.deps, { name: "outbox", pause: 1000, run: failing })().catch(() => undefined);
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

/** An application of its own: what one has read from the database is kept for a quarter of a minute. */
const fresh = () => createApp(app.deps, findSession);
const ask = (from: ReturnType<typeof createApp>, token = METRICS_TOKEN) =>
  supertest(from).get("/metrics").set("Authorization", `Bearer ${token}`);

/** The values of what is answered, by name and labels. */
async function valuesOf(from = fresh()): Promise<ReadonlyMap<string, number>> {
  const { text } = await ask(from).expect(200);
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

test("metrics are for whoever brings the token, and not there while none is set", async () => {
  const { headers } = await ask(fresh()).expect(200);
  expect([headers["content-type"], headers["cache-control"]]).toEqual([
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  const wrong = METRICS_TOKEN.replace("w", "W");
  for (const token of [wrong, METRICS_TOKEN.slice(1), "", (await app.as("superuser")).token]) {
    await ask(fresh(), token).expect(401);
  }
  await supertest(fresh()).get("/metrics").expect(401);
  const without = createApp({ ...app.deps, env: { ...app.deps.env, METRICS_TOKEN: "" } }, findSession);
  await ask(without).expect(404);
  await ask(without, "").expect(404);
});

test("scrapes are not counted by the limit of the calls of an address", async () => {
  const own = fresh();
  const answers = Array.from({ length: 8 }, () => ask(own).expect(200));
  expect((await Promise.all(answers)).length).toBe(8);
});

test("a request is counted by its call, method and class of status, never by its address", async () => {
  const own = fresh();
  await supertest(own).get("/api/catalogue/4711?cari=budi").expect(404);
  await supertest(own).get("/api/nothing/here/3273010101010001");
  await supertest(own).get("/files/foto/nothing.webp").expect(404);
  await supertest(own).post("/snap/v1.0/access-token/b2b").expect(400);
  const values = await valuesOf(own);
  const count = (route: string, method: string, status: string) =>
    values.get(`retribusi_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`);
  expect(count("/api/catalogue/:objectid", "GET", "4xx")).toBe(1);
  expect(count("none", "GET", "4xx")).toBe(1);
  expect(count("/files/:folder/:name", "GET", "4xx")).toBe(1);
  expect(count("/snap/v1.0/access-token/b2b", "POST", "4xx")).toBe(1);
  expect(values.get('retribusi_http_request_statements_sum{route="/api/catalogue/:objectid"}')).toBeGreaterThan(0);
  expect([...values.keys()].filter((key) => /4711|budi|3273|nothing/.test(key))).toEqual([]);
});

test("what waits is told with its age, and a job with its latest run", async () => {
  const { prisma } = app.deps.db;
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await prisma.outbox.createMany({
    data: [
      { jenis: "mail", muatan: {}, tersediapada: ago(600) },
      { jenis: "mail", muatan: {}, tersediapada: ago(60), status: "diproses" },
      { jenis: "mail", muatan: {}, tersediapada: ago(9_000), status: "terkirim" },
      { jenis: "mail", muatan: {}, tersediapada: ago(-600) },
      { jenis: "push", muatan: {}, tersediapada: ago(30) },
    ],
  });
  const { objects } = app.world.home;
  const days = { dari: ago(0), sampai: ago(0) };
  await prisma.ringkasan_tanda.create({ data: { objectid: objects.gedung, ...days, date_created: ago(120) } });
  const values = await valuesOf();
  expect(values.get('retribusi_outbox_due_messages{kind="mail"}')).toBe(2);
  expect(values.get('retribusi_outbox_oldest_due_seconds{kind="mail"}')).toBeCloseTo(600, -2);
  expect(values.get('retribusi_outbox_oldest_due_seconds{kind="push"}')).toBeCloseTo(30, -2);
  expect(values.get("retribusi_summary_marks_oldest_waiting_seconds")).toBeCloseTo(120, -2);
  expect(values.get("retribusi_report_documents_oldest_waiting_seconds")).toBe(0);
  expect(values.get('retribusi_job_last_run_failed{name="deadlines"}')).toBe(0);
  expect(values.get('retribusi_job_last_run_failed{name="outbox"}')).toBe(1);
  expect(values.get('retribusi_job_last_run_age_seconds{name="outbox"}')).toBeLessThan(60);
});

test("the pool, the journal and whether payments are taken are told", async () => {
  const values = await valuesOf();
  expect(values.get("retribusi_database_up")).toBe(1);
  expect(values.get("retribusi_database_pool_limit_connections")).toBe(app.deps.env.DATABASE_CONNECTIONS);
  expect(values.get('retribusi_database_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(values.get("retribusi_journal_lag_seconds")).toBe(0);
  // The tests' own database forgets what was committed when it is killed.
  expect(values.get("retribusi_payments_accepted")).toBe(0);
  const query = app.deps.db.pool.query.bind(app.deps.db.pool);
  vi.spyOn(app.deps.db.pool, "query").mockImplementation((sql, given) =>
    JSON.stringify(sql).includes("innodb_flush_log") ? Promise.resolve(safeSettings) : query(sql, given),
  );
  expect((await valuesOf()).get("retribusi_payments_accepted")).toBe(1);
  vi.spyOn(app.deps.journal, "isKeeping").mockReturnValue(false);
  expect((await valuesOf()).get("retribusi_payments_accepted")).toBe(0);
});

test.each<[string, () => Promise<never>]>([
  ["refuses", () => Promise.reject(new Error("ECONNREFUSED"))],
  ["is silent", () => new Promise<never>(() => undefined)],
])("a database that %s takes its own metrics away, and the rest is answered within two seconds", async (_, answer) => {
  vi.spyOn(app.deps.db.pool, "query").mockImplementation(answer);
  const begun = performance.now();
  const values = await valuesOf();
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect([values.get("retribusi_database_up"), values.get("retribusi_payments_accepted")]).toEqual([0, 0]);
  expect([...values.keys()].filter((name) => /^retribusi_(outbox|job|bank|bills)_/.test(name))).toEqual([]);
  expect(values.has("process_cpu_seconds_total")).toBe(true);
  expect(values.has("retribusi_database_pool_waiting_statements")).toBe(true);
});

test("the database is asked by one statement for each source, and once in a quarter of a minute", async () => {
  const own = fresh();
  const sent = await app.statementsOf(() => ask(own).expect(200));
  expect(sent).toEqual([...sources.map(sqlOfSource), expect.stringMatching(/^SHOW VARIABLES WHERE /)]);
  expect(await app.statementsOf(() => ask(own).expect(200))).toEqual([]);
});

test("a reading that takes long is waited for by nobody, and none begins beside it", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const read = vi.fn(() => promise);
  const ask = seldom(read, 0, 20);
  expect(await ask()).toBeUndefined();
  expect(await ask()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
  resolve(7);
  expect(await ask()).toBe(7);
  await wait(0);
  await ask();
  expect(read).toHaveBeenCalledTimes(2);
});

test.each(sources.map((source) => [source.from.split(" ", 1)[0], source] as const))(
  "of %s only what waits is read, by an index",
  async (table, source) => {
    const plan: { key: string | null }[] = await app.deps.db.pool.query(`EXPLAIN ${sqlOfSource(source)}`);
    const isSmall = table === "ringkasan_tanda" || table === "pekerjaan";
    expect(plan.every(({ key }) => isSmall || key !== null)).toBe(true);
  },
);
