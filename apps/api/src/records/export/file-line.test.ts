import { setTimeout as wait } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { type FromThread, mostPieces, type ToThread } from "./file-job.ts";
import { FileLine, type Ledger } from "./file-line.ts";

const { port1, port2 } = new MessageChannel();
afterEach(() => port1.close());

const tell = (message: ToThread) => port1.postMessage(message);

test("a thread has no more pieces on their way than were asked for, and ends when nobody waits for them", async () => {
  const received: FromThread[] = [];
  port1.on("message", (message: FromThread) => received.push(message));
  const line = new FileLine(port2);
  const ledger: Ledger = { rows: 0, looks: [] };
  let made = 0;
  const making = (async () => {
    while (made < 100) {
      ledger.rows += 10;
      ledger.looks.push({ kunci: String(made), sesudah: { baris: 1 } });
      await line.send(new Uint8Array(8), ledger);
      made += 1;
    }
  })();
  const ended = making.catch((error: unknown) => error);
  await wait(50);
  expect([made, received.length]).toEqual([mostPieces, mostPieces]);
  tell({ is: "credit", memory: null });
  tell({ is: "credit", memory: null });
  await wait(50);
  expect([made, received.length]).toEqual([mostPieces + 2, mostPieces + 2]);
  // Each piece comes with what was shown since the one before, so that nothing leaves without its trace.
  expect(
    received.map((message) => message.is === "piece" && [message.rows, message.looks.map(({ kunci }) => kunci)]),
  ).toEqual(received.map((_, at) => [(at + 1) * 10, [String(at)]]));
  port1.close();
  expect(await ended).toMatchObject({ name: "AbortError" });
  expect(line.signal.aborted).toBe(true);
});
