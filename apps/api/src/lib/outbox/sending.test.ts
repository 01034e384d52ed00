import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema, type TestSchema } from "@retribusi/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endLeases, type KillableProcess, openKillable } from "../../testing/killed-process.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { createLog } from "../log.ts";
import { createMailer, type Mailer } from "../mail.ts";
import { dispatchOutbox, type Handler } from "./dispatch.ts";

const log = createLog("silent");
let schema: TestSchema;
let db: Database;
let process: KillableProcess;
let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: Mailer;
beforeAll(async () => {
  schema = await createTestSchema();
  db = createDatabase({ url: schema.applicationUrl });
  process = await openKillable(schema.applicationUrl);
  server = await startMailServer();
  const from = "A <a@b.example>";
  mailer = createMailer({
    url: server.url,
    user: null,
    password: null,
    from,
    name: "A",
    closing: [],
    publicUrl: "https://a.example",
  });
});
afterAll(async () => {
  mailer.close();
  await server.stop();
  await process.close();
  await db.close();
  await schema.drop();
});

const send: Handler = (_payload, id) =>
  mailer.send({ to: "budi@contoh.example", subject: `Mail ${id}`, text: "Halo" }, `outbox-${id}`);
const handlers = new Map([["mail", send]]);
const put = () => db.prisma.outbox.create({ data: { jenis: "mail", urut: "booking:1", muatan: {} } });
const idsSent = () => server.caught.map(({ source }) => /^Message-ID: <outbox-(\d+)@/m.exec(source)?.[1] ?? "");

test("a process that dies at any statement of sending: each mail arrives, at most twice and then under the same id, in its order", async () => {
  let [nth, died] = [0, true];
  while (died) {
    nth += 1;
    await db.prisma.outbox.deleteMany();
    server.caught.length = 0;
    const ids = [(await put()).id, (await put()).id, (await put()).id].map(String);
    const hasDied = process.killAt(nth);
    await dispatchOutbox(process.db, handlers, log).catch(() => undefined);
    died = hasDied();
    process.revive();
    // The order of the outbox is kept by waiting for the lease of the one before: its end is told once for each of them.
    for (const _ of ids) {
      await endLeases(db);
      await dispatchOutbox(db, handlers, log);
    }
    const sent = idsSent();
    const times = ids.map((id) => sent.filter((one) => one === id).length);
    expect({ nth, lost: times.includes(0), mostTimes: Math.max(...times) <= 2 }).toEqual({
      nth,
      lost: false,
      mostTimes: true,
    });
    expect({ nth, order: [...new Set(sent)] }).toEqual({ nth, order: ids });
  }
  expect(nth).toBeGreaterThan(9);
}, 60_000);
