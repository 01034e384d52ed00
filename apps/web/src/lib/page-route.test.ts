import { beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./page-route.ts";

/** The server as it answers: address → type of the content; nothing is gone, no table at all is a server that is down. */
function serve(files?: Readonly<Record<string, string>>) {
  vi.stubGlobal("fetch", async (address: string) => {
    if (!files) throw new TypeError("Failed to fetch");
    const type = files[address];
    return new Response(null, { status: type ? 200 : 404, headers: { "Content-Type": type ?? "application/json" } });
  });
}
beforeEach(() => serve());

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

test.each([
  ["the server is down", undefined, false],
  ["the server answers and the file is gone", { "/": "text/html" }, true],
  ["the server answers with its page for the file", { "/": "text/html", "http://x/a.js": "text/html" }, true],
  ["the server answers and has the file", { "/": "text/html", "http://x/a.js": "text/javascript" }, false],
])("a newer version is spoken of only when it is there: %s", async (_, files, isReplaced) => {
  serve(files);
  const cause = new TypeError("Failed to fetch dynamically imported module: http://x/a.js");
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ cause, isReplaced });
});
