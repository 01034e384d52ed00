import { readFile } from "node:fs/promises";
import { join } from "node:path";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";

const METRICS_TOKEN = "what-the-Prometheus-of-the-tests-brings";
const root = join(import.meta.dirname, "../../../../../..");
const textOf = (path: string) => readFile(join(root, path), "utf8");

let app: TestApp;
/** The metrics that are answered, with their type. */
let answered: ReadonlyMap<string, string>;
beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN });
  const { text } = await supertest(app.app).get("/metrics").set("Authorization", `Bearer ${METRICS_TOKEN}`).expect(200);
  answered = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type = ""]) => [name, type]));
});
afterAll(() => app.close());

const own = () => [...answered.keys()].filter((name) => name.startsWith("retribusi_"));

/** Names as a query has them; a histogram is asked for by its parts. */
const queried = () =>
  new Set(
    [...answered].flatMap(([name, type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => `${name}${part}`) : [name],
    ),
  );

const namesIn = (text: string) => new Set(text.match(/\b(?:retribusi|nodejs|process)_\w+/g));

test.each(["deploy/prometheus/alerts.yml", "deploy/prometheus/alerts.test.yml", "deploy/grafana/e-retribusi.json"])(
  "%s asks for metrics that there are",
  async (path) => {
    const names = namesIn(await textOf(path));
    expect(names.size).toBeGreaterThan(10);
    const known = queried();
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  },
);

test("each metric of ours is on the dashboard", async () => {
  const shown = namesIn(await textOf("deploy/grafana/e-retribusi.json"));
  const isShown = (name: string) => [...shown].some((one) => one.replace(/_(bucket|sum|count)$/, "") === name);
  expect(own().length).toBeGreaterThan(15);
  expect(own().filter((name) => !isShown(name))).toEqual([]);
});

test("each metric of ours is explained to operators, and no other", async () => {
  const explained = [...(await textOf("docs/operations.md")).matchAll(/^\| `(retribusi_\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(explained.toSorted()).toEqual(own().toSorted());
});

test("each alert says in the documentation what to do, and names jobs that there are", async () => {
  const [alerts, operations, jobs] = await Promise.all(
    ["deploy/prometheus/alerts.yml", "docs/operations.md", "apps/api/src/jobs.ts"].map(textOf),
  );
  const names = [...(alerts ?? "").matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !operations?.includes(`| \`${name}\``))).toEqual([]);
  const named = [...(alerts ?? "").matchAll(/name=~"([^"]+)"/g)].flatMap(([, list = ""]) => list.split("|"));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !jobs?.includes(`"${name}"`))).toEqual([]);
});
