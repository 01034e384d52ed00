import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDatabase } from "./client.ts";

test("a database that is away for long is knocked at as often as in the beginning, so that its return is seen at once", async () => {
  const knocks: number[] = [];
  const away = createServer((socket) => {
    knocks.push(performance.now());
    socket.destroy();
  });
  away.listen(0, "127.0.0.1");
  await once(away, "listening");
  const address = away.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const db = createDatabase({ url: `mysql://nobody:nothing@127.0.0.1:${port}/nowhere`, timeoutMs: 100 });
  const until = performance.now() + 6_000;
  while (performance.now() < until) await db.pool.query("SELECT 1").catch(() => wait(20));
  await db.close();
  away.close();
  const apart = knocks.slice(1).map((at, index) => at - (knocks[index] ?? at));
  expect(knocks.length).toBeGreaterThan(5);
  expect(Math.max(...apart)).toBeLessThan(1_000);
});
