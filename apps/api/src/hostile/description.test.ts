import { once } from "node:events";
import { createServer, type Server } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Operation, operations } from "../testing/api-description.ts";
import { requestsOf } from "../testing/api-requests.ts";
import { describeWanted, isOurError, sendWanted } from "../testing/attack/sending.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";

/** Requests of each operation and person. */
const runs = process.env.LONG_TESTS ? 60 : 1;
const seed = 20_261_122;

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

/** What takes rights away from everybody comes last. */
const takesRights = ({ path }: Operation): boolean => /^\/(roles|permissions|role_has|model_has|userdata)/.test(path);
const inOrder = [...operations].sort((a, b) => Number(takesRights(a)) - Number(takesRights(b)));

async function isSignedIn({ token }: Caller): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${base}/account/currentuserdata`, { headers })).ok;
}

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
        const answer = await sendWanted(base, operation, wanted, caller.token);
        if (isOurError(answer)) errors.push(describeWanted(operation, wanted, answer.status));
      }
      if (!(await isSignedIn(caller))) caller = await app.as(role);
    }
    expect(errors).toEqual([]);
    expect(sent).toBe(operations.length * runs);
    console.info(`${operations.length} operations, ${sent} requests as ${role}, no error of ours`);
  },
);
