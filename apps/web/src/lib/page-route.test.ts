import { expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./page-route.ts";

test("a part that arrives is handed on", async () => {
  await expect(loadChunk(async () => "screen")).resolves.toBe("screen");
});

test("a part that can't be fetched is a ChunkLoadError with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: "ChunkLoadError", cause });
});

test("a part that takes too long is a ChunkLoadError", async () => {
  await expect(loadChunk(() => new Promise(() => undefined), 5)).rejects.toBeInstanceOf(ChunkLoadError);
});

test("the limit is two minutes unless another one is set", async () => {
  vi.useFakeTimers();
  const given = vi.fn();
  const waiting = loadChunk(() => new Promise(() => undefined)).catch(given);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(given).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  vi.useRealTimers();
});
