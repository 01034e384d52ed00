import { expect, test } from "vitest";
import { createFairQueue, type Origin, ShareFull } from "./fair-queue.ts";

const limits = { atOnce: 2, address: 6, account: 4, total: 40 };

/** A queue whose work ends when the test says so; `started` tells in which order it began. */
function held() {
  const queue = createFairQueue(limits);
  const started: string[] = [];
  const open: (() => void)[] = [];
  const ask = (address: string, account: string): Promise<string> => {
    const origin: Origin = { address, account };
    return queue
      .run(origin, async () => {
        started.push(`${address}/${account}`);
        await new Promise<void>((resolve) => open.push(resolve));
        return "done";
      })
      .catch((error: unknown) => (error instanceof ShareFull ? "full" : "failed"));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  async function finishAll() {
    await settle();
    for (let next = open.shift(); next; next = open.shift()) {
      next();
      await settle();
    }
  }
  return { ask, started, settle, finishAll };
}

test("runs two at once and no third", async () => {
  const { ask, started, settle, finishAll } = held();
  const all = [ask("a", "1"), ask("b", "2"), ask("c", "3")];
  await settle();
  expect(started).toEqual(["a/1", "b/2"]);
  await finishAll();
  expect(await Promise.all(all)).toEqual(["done", "done", "done"]);
});

test("an address that floods it is refused itself, and others come next and are never refused", async () => {
  const { ask, started, finishAll } = held();
  const flood = Array.from({ length: 50 }, (_, n) => ask("attacker", `guess${n}`));
  const others = Array.from({ length: 10 }, (_, n) => ask(`citizen${n}`, `own${n}`));
  await finishAll();
  expect(await Promise.all(others)).toEqual(Array.from({ length: 10 }, () => "done"));
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === "full")).toHaveLength(50 - limits.atOnce - limits.address);
  // After the first two, the attacker has one turn for each of everybody else's.
  expect(started.indexOf("citizen9/own9")).toBeLessThanOrEqual(limits.atOnce + 10);
});

test("an account that is guessed at from everywhere is refused itself, and its neighbours are not", async () => {
  const { ask, finishAll } = held();
  const flood = Array.from({ length: 30 }, (_, n) => ask(`bot${n}`, "victim"));
  const near = ask("bot0", "neighbour");
  await finishAll();
  expect(await near).toBe("done");
  expect((await Promise.all(flood)).filter((answer) => answer === "full")).toHaveLength(
    30 - limits.atOnce - limits.account,
  );
});

test("within an address accounts take turns", async () => {
  const { ask, started, finishAll } = held();
  const all = ["x", "x", "x", "x", "x", "y"].map((account) => ask("office", account));
  await finishAll();
  await Promise.all(all);
  expect(started.indexOf("office/y")).toBe(3);
});

test("work that fails gives its place to the next", async () => {
  const queue = createFairQueue({ ...limits, atOnce: 1 });
  const origin = { address: "a", account: "1" };
  const first = queue.run(origin, () => Promise.reject(new Error("no")));
  const second = queue.run(origin, () => Promise.resolve("next"));
  await expect(first).rejects.toThrow("no");
  expect(await second).toBe("next");
});
