import { once } from "node:events";
import { createServer, type Server } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Operation, operations } from "../testing/api-description.ts";
import { requestsOf, type Wanted } from "../testing/api-requests.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";

/** Requests of each operation and person. */
const runs = process.env.LONG_TESTS ? 60 : 1;
const seed = 20_261_122;
const timeoutMs = 20_000;

let app: TestApp;
let server: Server;
let base: string;

beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app.app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

async function send({ method }: Operation, { address, type, encoding, body }: Wanted, token: string) {
  const answer = await fetch(`${base}${address}`, {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(type ? { "Content-Type": type } : {}),
      ...(encoding ? { "Content-Encoding": encoding } : {}),
    },
    ...(body === undefined || method === "get" ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // What goes on until one of both ends it has no text that could be waited for.
  const isEndless = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (isEndless) await answer.body?.cancel();
  const text = isEndless ? "" : await answer.text();
  return { status: answer.status, later: answer.headers.get("retry-after"), text };
}

/** What takes rights away from everybody comes last. */
const takesRights = ({ path }: Operation): boolean => /^\/(roles|permissions|role_has|model_has|userdata)/.test(path);
const inOrder = [...operations].sort((a, b) => Number(takesRights(a)) - Number(takesRights(b)));

async function isSignedIn({ token }: Caller): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${base}/account/currentuserdata`, { headers })).ok;
}

/** An error of ours; being busy for a moment is none, nor is a bank's service that can't be reached. */
const isOurError = ({ status, later, text }: Awaited<ReturnType<typeof send>>): boolean =>
  status >= 500 && !(status === 503 && later !== null) && !text.includes('"SOURCE_FAILED"');

const describe = ({ method }: Operation, { address, type, encoding, body }: Wanted, status: number): string =>
  `${status} ${method} ${address.slice(0, 300)} ${type ?? ""} ${encoding ?? ""} ${body?.slice(0, 300) ?? ""}`;

test.each(["superuser", "nasabah"] as const)(
  "as %s no request made from the document meets an error of ours",
  { timeout: 60_000 * runs },
  async (role) => {
    const errors: string[] = [];
    let sent = 0;
    let caller = await app.as(role);
    for (const operation of inOrder) {
      for (const wanted of fc.sample(requestsOf(operation), { seed, numRuns: runs })) {
        sent += 1;
        const answer = await send(operation, wanted, caller.token);
        if (isOurError(answer)) errors.push(describe(operation, wanted, answer.status));
      }
      if (!(await isSignedIn(caller))) caller = await app.as(role);
    }
    expect(errors).toEqual([]);
    expect(sent).toBe(operations.length * runs);
    console.info(`${operations.length} operations, ${sent} requests as ${role}, no error of ours`);
  },
);
