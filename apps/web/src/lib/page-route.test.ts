import { expect, test } from "vitest";
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
