import { once } from "node:events";
import { glob, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startApi } from "../testing/api-process.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { withoutValues } from "./trace.ts";

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const span = z.object({
  ...{ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string() },
  ...{ kind: z.number(), startTimeUnixNano: z.string(), endTimeUnixNano: z.string(), attributes: z.array(attribute) },
});
const export_ = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
type Sent = z.output<typeof export_>;

/** A collector on this machine, with all that was sent to it. */
async function startCollector() {
  const sent: { readonly path: string; readonly body: Sent }[] = [];
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      sent.push({ path: req.url ?? "", body: export_.parse(body) });
      res.setHeader("Content-Type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { sent, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const attributeOf = ({ attributes }: Pick<z.output<typeof span>, "attributes">, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("a request is sent to the collector with its statements, by its call and id, and nothing that somebody typed", async () => {
  const collector = await startCollector();
  const api = await startApi({ ...app.deps.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const headers = { traceparent: "00-11111111111111111111111111111111-2222222222222222-01" };
  const answer = await fetch(`${api.url}/api/catalogue/4711?cari=budi`, { headers });
  const login = { username: "budi@contoh.example", password: "Rahasia#2026" };
  await fetch(`${api.url}/api/auth/login`, {
    ...{ method: "POST", body: JSON.stringify(login) },
    headers: { "Content-Type": "application/json" },
  });
  await api.stop();
  collector.close();
  expect(new Set(collector.sent.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
  const batches = collector.sent.flatMap(({ body }) => body.resourceSpans);
  expect(attributeOf(batches[0]?.resource ?? { attributes: [] }, "service.name")).toBe("e-retribusi");
  const spans = batches.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const request = spans.find((one) => attributeOf(one, "retribusi.request.id") === answer.headers.get("X-Request-Id"));
  if (!request) throw new Error("The request was not sent");
  const { name, kind } = request;
  expect([name, kind, attributeOf(request, "http.response.status_code")]).toEqual([
    "GET /api/catalogue/:objectid",
    2,
    404,
  ]);
  expect(request.traceId).not.toMatch(/^1+$/);
  const statements = spans.filter((one) => one.parentSpanId === request.spanId);
  expect(statements.map((one) => [one.name, one.kind, one.traceId])).toContainEqual(["SELECT", 3, request.traceId]);
  expect(statements.every((one) => BigInt(one.endTimeUnixNano) > BigInt(one.startTimeUnixNano))).toBe(true);
  expect(spans.some(({ name }) => name === "POST /api/auth/login")).toBe(true);
  expect(JSON.stringify(collector.sent)).not.toMatch(/4711|budi|Rahasia|127\.0\.0\.1|2222222222222222/);
});

test("nothing of it is loaded while no collector is set: what sends is imported where it is used, and nowhere else", async () => {
  const source = join(import.meta.dirname, "..");
  const loading: string[] = [];
  for await (const file of glob("**/*.ts", { cwd: source, exclude: ["**/*.test.ts"] })) {
    const text = await readFile(join(source, file), "utf8");
    if (/from "(@opentelemetry\/(?!api")[^"]+|[^"]*\/tracing\.ts)"/.test(text)) loading.push(file);
  }
  expect(loading).toEqual(["lib/tracing.ts"]);
});

test("a text leaves without its values, those in quotes of either kind and numbers", () => {
  const sql = `SELECT t1.nama FROM \`t1\` WHERE a = 'O''Brien \\' x' AND b = "y" AND c IN (3273010101010001, 4.5) LIMIT 20`;
  expect(withoutValues(sql)).toBe("SELECT t1.nama FROM `t1` WHERE a = ? AND b = ? AND c IN (?, ?) LIMIT ?");
  expect(withoutValues(`${"x ".repeat(995)} a = 'rahasia`)).not.toContain("raha");
});
