import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./turn.ts";

test("work of one key runs one after the other, in order, past failures", async () => {
  const seen: string[] = [];
  const work = (name: string, milliseconds: number, fails = false) =>
    inTurn("one", async () => {
      seen.push(`${name} starts`);
      await wait(milliseconds);
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const answers = await Promise.allSettled([work("a", 20), work("b", 1, true), work("c", 1)]);
  expect(seen).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
  expect(answers.map((answer) => answer.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("another key doesn't wait", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = inTurn("slow", () => promise);
  await expect(inTurn("fast", async () => 1)).resolves.toBe(1);
  resolve();
  await slow;
});
