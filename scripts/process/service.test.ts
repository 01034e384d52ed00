import { expect, test } from "vitest";
import { startService } from "./service.ts";

/** A stage as far as a service knows it, and what it is told. */
function openStage() {
  const closing = new AbortController();
  const told = Promise.withResolvers<string>();
  const stops: (() => Promise<void>)[] = [];
  return {
    ...{ stage: { add: (stop: () => Promise<void>) => stops.push(stop), closing: closing.signal, fail: told.resolve } },
    ...{ told: told.promise, close: () => closing.abort(), end: () => Promise.all(stops.map((stop) => stop())) },
  };
}

const quick = (name: string) => ({
  ...{ name, program: process.execPath, args: ["-e", "setTimeout(() => process.exit(0), 200)"] },
  ...{ cwd: import.meta.dirname, env: process.env },
});

test("a service that ends by itself at once is a failure, one that ends with its command is none", async () => {
  const [running, ending] = [openStage(), openStage()];
  startService(ending.stage, quick("The one"));
  startService(running.stage, quick("The other"));
  // As Ctrl-C does it: the command begins to end, and the service has ended before it is asked to.
  ending.close();
  expect(await Promise.race([running.told, ending.told])).toContain("The other ended by itself");
  await running.end();
  await ending.end();
  expect(await Promise.race([ending.told, "nothing"])).toBe("nothing");
});
