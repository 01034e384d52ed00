import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, isFree } from "./port.ts";

test("a busy port is seen, and another one is given instead of it", async () => {
  const port = await freePort(undefined);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  expect(await isFree(port, "127.0.0.1")).toBe(false);
  expect(await isFree(port, "0.0.0.0")).toBe(false);
  expect(await freePort(port)).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePort(port)).toBe(port);
});
