import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiProcess, startApi } from "../../testing/api-process.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { mostStreams } from "./hub.ts";

const people = 100;
const streams = people * mostStreams.person;
/** Seconds for which nothing happens; the long form sees every session looked at several times. */
const idle = process.env.LONG_TESTS ? 60 : 12;
/** What `streams` of them may cost: megabytes, and the part of a core while nothing happens. */
const most = { megabytes: 150, core: 0.05 } as const;

vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let api: ApiProcess;
beforeAll(async () => {
  app = await createTestApp();
  api = await startApi(app.deps.env);
});
afterAll(async () => {
  await api?.stop();
  await app.close();
});

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function open(token: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { Authorization: `Bearer ${token}`, "X-Unattended": "1" };
  request(`${api.url}/api/live`, { agent, headers }, resolve).on("error", reject).end();
  return promise;
}

test("a thousand who listen to one process cost little memory and, while nothing happens, hardly any time", async () => {
  const callers = await Promise.all(Array.from({ length: people }, () => app.as("nasabah")));
  const answers: IncomingMessage[] = [];
  let bytes = 0;
  let used = 0;
  const grown = await api.growthDuring(async () => {
    for (let round = 0; round < mostStreams.person; round += 1)
      answers.push(...(await Promise.all(callers.map(({ token }) => open(token)))));
    for (const answer of answers)
      answer.on("data", (piece: Buffer) => {
        bytes += piece.length;
      });
    await wait(2000);
    const before = api.cpu();
    await wait(idle * 1000);
    used = (api.cpu() - before) / idle;
  });
  expect(answers.filter(({ statusCode, destroyed }) => statusCode === 200 && !destroyed)).toHaveLength(streams);
  expect(bytes).toBeGreaterThanOrEqual(3 * streams);
  console.info(
    `${streams} streams: ${grown.toFixed(0)} MB more, ${(used * 100).toFixed(1)} % of a core over ${idle} s`,
  );
  expect(grown).toBeLessThan(most.megabytes);
  expect(used).toBeLessThan(most.core);
  const first = callers[0]?.userid ?? 0;
  const heard = new Set<IncomingMessage>();
  for (const answer of answers)
    answer.on("data", (piece: Buffer) => piece.toString().includes("event: inbox") && heard.add(answer));
  await app.deps.db.prisma.inbox.create({ data: { userid: first, judul: "-", isi: "-" } });
  await expect.poll(() => heard.size, { timeout: 5000 }).toBe(mostStreams.person);
  for (const answer of answers) answer.destroy();
});
