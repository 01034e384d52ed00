import { afterEach, beforeEach, expect, test, vi } from "vitest";

const device = Date.parse("2026-11-21T00:00:00Z");
const server = (ahead: number) => new Date(device + ahead).toUTCString();
const hour = 3_600_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: device });
});
afterEach(() => vi.useRealTimers());

const load = () => import("./server-clock.ts");
const isAbout = (now: Date, ahead: number) =>
  expect(Math.abs(now.getTime() - device - ahead)).toBeLessThanOrEqual(1000);

test("a device that is an hour late counts by the server's clock", async () => {
  const { noteServerTime, serverNow } = await load();
  noteServerTime(server(hour), device - 100, device);
  isAbout(serverNow(), hour);
});

test("a slow answer doesn't spoil what a quick one told", async () => {
  const { noteServerTime, serverNow } = await load();
  noteServerTime(server(0), device - 20, device);
  noteServerTime(server(0), device - 30_000, device);
  isAbout(serverNow(), 0);
});

test("a clock that was set meanwhile is noticed", async () => {
  const { noteServerTime, serverNow } = await load();
  noteServerTime(server(0), device - 20, device);
  noteServerTime(server(hour), device - 400, device);
  isAbout(serverNow(), hour);
});

test("an answer without a readable date changes nothing", async () => {
  const { noteServerTime, serverNow } = await load();
  noteServerTime(null, device, device);
  noteServerTime("soon", device, device);
  expect(serverNow().getTime()).toBe(device);
});
