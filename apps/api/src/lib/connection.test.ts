import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "@retribusi/db/client";
import { createTestSchema } from "@retribusi/db/testing";
import { expect, test } from "vitest";
import { createFaultyLink } from "../testing/faulty-link.ts";

// The driver used to reject a promise that nobody held, which ends a process (patches/mariadb).
test("connections that break while they are being opened are told to their caller and to nobody else", async () => {
  const schema = await createTestSchema();
  const link = await createFaultyLink(schema.applicationUrl);
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", hear);
  for (let round = 0; round < 60; round += 1) {
    const db = createDatabase({ url: link.url, connectionLimit: 4, timeoutMs: 300 });
    const queries = Array.from({ length: 4 }, () => db.pool.query("SELECT SLEEP(0.002)").catch(() => undefined));
    await wait((round % 20) + Math.random());
    link.cut();
    await wait(10);
    link.restore();
    await Promise.all(queries);
    await db.close().catch(() => undefined);
  }
  process.off("unhandledRejection", hear);
  await link.close();
  await schema.drop();
  expect(unheard).toEqual([]);
}, 60_000);
