import { expect, test } from "vitest";
import { gather } from "./gather.ts";

function recorded() {
  const calls: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  let version = 0;
  const find = gather(async (keys) => {
    calls.push(keys);
    const read = new Map(keys.filter((key) => key !== "missing").map((key) => [key, `${key}${version}`]));
    await new Promise<void>((open) => gates.push(open));
    return read;
  });
  return { calls, find, release: () => gates.shift()?.(), write: () => version++ };
}

const turn = () => new Promise((done) => setImmediate(done));

test("questions asked while a look-up runs share the next one and see what was written before them", async () => {
  const { calls, find, release, write } = recorded();
  const first = find("a");
  await turn();
  write();
  const later = [find("a"), find("b"), find("a"), find("missing")];
  await turn();
  expect(calls).toEqual([["a"]]);
  release();
  expect(await first).toBe("a0");
  await turn();
  expect(calls).toEqual([["a"], ["a", "b", "missing"]]);
  release();
  expect(await Promise.all(later)).toEqual(["a1", "b1", "a1", undefined]);
});

test("a failed look-up fails those who asked and nobody after them", async () => {
  let down = true;
  const find = gather(async (keys) => {
    if (down) throw new Error("down");
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(Promise.all([find("a"), find("b")])).rejects.toThrow("down");
  down = false;
  expect(await find("a")).toBe("a");
});
