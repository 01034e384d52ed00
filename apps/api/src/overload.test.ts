import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiProcess, startApi } from "./testing/api-process.ts";
import { createLodging, orderOf } from "./testing/booking-steps.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let testApp: TestApp;
let api: ApiProcess;
beforeAll(async () => {
  testApp = await createTestApp();
  api = await startApi(testApp.deps.env, new URL("testing/busy-loop.ts", import.meta.url));
});
afterAll(async () => {
  await api.stop();
  await testApp.close();
});

const read = () => fetch(`${api.url}/api/catalogue?limit=1`);

/** Sends a request so slowly that it never ends; answers with the milliseconds until it is cut off. */
async function dripping(head: string, drop: string): Promise<number> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.resume();
  const started = performance.now();
  socket.write(head);
  const drips = setInterval(() => socket.write(drop), 250);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drips);
  return performance.now() - started;
}

test("whoever sends headers or a body a byte at a time is cut off, and others are answered quickly meanwhile", async () => {
  const head = ["POST /api/auth/login HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 5000"];
  const slow = Array.from({ length: 20 }, () => [
    dripping("GET /api/catalogue HTTP/1.1\r\nHost: x\r\n", "X-A: 1\r\n"),
    dripping(`${head.join("\r\n")}\r\n\r\n`, "x"),
  ]).flat();
  await wait(1000);
  const started = performance.now();
  expect((await read()).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  for (const took of await Promise.all(slow)) {
    expect(took).toBeGreaterThan(9000);
    expect(took).toBeLessThan(30_000);
  }
});

test("a process that can't keep up refuses heavy work and says when to come back; what is light, and orders, go on", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const [superuser, customer] = [await testApp.as("superuser"), await testApp.as("nasabah")];
  const heavy = ({ token }: { readonly token: string }) =>
    fetch(`${api.url}/api/tbl_pemda/export?format=csv`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await heavy(superuser)).status).toBe(200);
  api.send("work");
  await wait(3000);
  const refused = await heavy(superuser);
  expect({ status: refused.status, pause: refused.headers.get("Retry-After") }).toEqual({ status: 503, pause: "30" });
  expect(await refused.json()).toMatchObject({ error: { code: "EXPORT_BUSY" } });
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${customer.token}` };
  const body = JSON.stringify(orderOf(objectid));
  const [light, order] = await Promise.all([
    read(),
    fetch(`${api.url}/api/trx_penginapan/pesan_nsb`, { method: "POST", headers, body }),
  ]);
  expect([light.status, order.status]).toEqual([200, 200]);
  // When it keeps up again it takes everything again.
  await expect.poll(async () => (await heavy(superuser)).status, { timeout: 40_000, interval: 1000 }).toBe(200);
});
