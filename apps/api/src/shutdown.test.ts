import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "./testing/api-process.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const start = (more = {}) => startApi({ ...testApp.deps.env, ...more }, new URL("testing/crash.ts", import.meta.url));
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test("an error that nobody caught is logged with its request, what runs is finished, nothing new is taken, code 1", async () => {
  const api = await start();
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ username: "nobody", password: "nothing" });
  const head = ["POST /api/auth/login HTTP/1.1", "Host: x", "Connection: close", "Content-Type: application/json"];
  socket.write(`${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  api.send("throw");
  await until(() => api.log().includes("planted exception"));
  await expect(fetch(`${api.url}/api/health`)).rejects.toThrow();
  socket.write(body.slice(5));
  expect(await text(socket)).toContain("401");
  expect(await api.ended).toBe(1);
  const line = JSON.parse(
    api
      .log()
      .split("\n")
      .find((one) => one.includes("planted exception")) ?? "",
  );
  expect(line).toMatchObject({
    level: 60,
    request: "00000000-0000-4000-8000-000000000000 GET /planted",
    origin: "uncaughtException",
  });
  expect(line.running).toContainEqual(expect.stringContaining("POST /api/auth/login"));
});

test("so is a promise that nobody waited for", async () => {
  const api = await start();
  api.send("reject");
  expect(await api.ended).toBe(1);
  expect(api.log()).toContain("planted rejection");
});

test("a connection without work is kept for longer than a balancer keeps it", async () => {
  const api = await start();
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${api.url}/api/health`, { agent }, resolve).on("error", reject);
  });
  answer.resume();
  expect(answer.headers["keep-alive"]).toBe("timeout=75");
  await api.stop();
  agent.destroy();
});

test("who listens to the stream of events keeps no process from ending, and their stream ends in order", async () => {
  const api = await start();
  const { token } = await testApp.as("nasabah");
  const answer = await fetch(`${api.url}/api/live`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const began = Date.now();
  const [said] = await Promise.all([answer.text(), api.stop()]);
  expect(said).toBe(":\n\n");
  expect(await api.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(8000);
});

test("a process that is asked to end serves for its drain time, and its streams end one after the other", async () => {
  const api = await start({ DRAIN_MS: 5000 });
  const { token } = await testApp.as("nasabah");
  const headers = { Authorization: `Bearer ${token}` };
  const listen = async () => {
    const answer = await fetch(`${api.url}/api/live`, { headers });
    return answer.text().then(() => Date.now());
  };
  // Each is a stream that is open.
  const streams = await Promise.all(Array.from({ length: 5 }, async () => ({ over: listen() })));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const began = Date.now();
  const stopped = api.stop();
  const statusOf = async (path: string) => (await fetch(`${api.url}/api/${path}`, { headers })).status;
  await expect.poll(() => statusOf("health"), { timeout: 2000 }).toBe(503);
  expect(await Promise.all(["health/live", "catalogue?limit=1", "live"].map(statusOf))).toEqual([200, 200, 503]);
  const ends = await Promise.all(streams.map(({ over }) => over));
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(1500);
  await stopped;
  expect(Date.now() - began).toBeGreaterThan(4900);
  expect(await api.ended).toBe(0);
});
