import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@retribusi/db/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { signedAddress } from "./features/files/signature.ts";
import { findSession } from "./features/identity/session.ts";
import { createBankClient } from "./lib/bank.ts";
import { readEnv } from "./lib/env.ts";
import { folderStore } from "./lib/files.ts";
import { folderJournal } from "./lib/journal.ts";
import { createLog } from "./lib/log.ts";
import { createSecurityLog } from "./lib/security-log.ts";
import { openTemporaryFolder } from "./lib/temporary.ts";

/** The whole application before a database that isn't there: what is asked here needs none. */
async function openApp(folder: string) {
  const web = join(folder, "web");
  await mkdir(join(web, "assets"), { recursive: true });
  await writeFile(join(web, "index.html"), "<!doctype html><title>x</title>");
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: "mysql://u:p@127.0.0.1:1/none",
    JWT_SECRET: "a secret of this test that nobody else knows",
    WEB_DIR: web,
    TEMP_DIR: join(folder, "temporary"),
  });
  const now = () => new Date();
  const db = createDatabase({ url: env.DATABASE_URL, timeoutMs: 100 });
  const log = createLog("silent");
  const security = createSecurityLog(db, log);
  const journal = await folderJournal(join(folder, "journal"), now);
  const temporary = await openTemporaryFolder(env.TEMP_DIR);
  const files = folderStore(join(folder, "files"));
  const deps = { db, env, log, security, journal, temporary, files, clock: { now }, bank: createBankClient() };
  return { app: createApp(deps, findSession), deps, closing: [security, journal, db, temporary] };
}

let folder: string;
let opened: Awaited<ReturnType<typeof openApp>>;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  opened = await openApp(folder);
  server = createServer(opened.app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  for (const part of opened.closing) await part.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** An address as it is written: `fetch` would tidy it up, and refuse some methods by itself. */
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on("error", reject).end();
  });
}

test.each(["/", "/api/openapi.json", "/api/auth/login", "/files/foto/x.webp", "/snap/v1.0/access-token/b2b"])(
  "nothing answers TRACE, which would tell back what was sent: %s",
  async (path) => {
    const { status, text } = await ask("TRACE", path, { Authorization: "Bearer told-back" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain("told-back");
  },
);

test.each([
  "/assets/",
  "/assets",
  "/api/docs/assets/",
  "/files/",
  "/.git/config",
  "/../web/index.html",
  "/..%2findex.html",
])("no folder tells what is in it, and nothing beside the build is served: %s", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 404 });
});

test("no other origin is let in: neither by a question before the call nor with the answer", async () => {
  const Origin = "https://evil.example";
  const asked = { Origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization" };
  for (const { headers } of [
    await ask("OPTIONS", "/api/auth/login", asked),
    await ask("GET", "/api/openapi.json", { Origin }),
    await ask("GET", "/", { Origin }),
  ]) {
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test.each([
  ["a link or a typed address", { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }, 403],
  ["another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "empty" }, 403],
  ["a host beside ours", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "empty" }, 403],
  ["a picture on our own page", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "image" }, 403],
  // These are asked who they are.
  ["a script of our own page", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty" }, 401],
  ["a program", {}, 401],
] as const)("a deletion by GET is taken from a script of ours or a program alone: %s", async (_, headers, status) => {
  expect((await ask("GET", "/api/tbl_skpd/delete/1", headers)).status).toBe(status);
});

test.each([
  ["/", "text/html; charset=utf-8"],
  ["/api/docs", "text/html; charset=utf-8"],
  ["/api/docs/start.js", "text/javascript; charset=utf-8"],
  ["/api/openapi.json", "application/json; charset=utf-8"],
  ["/api/nothing", "application/json; charset=utf-8"],
  ["/files/foto/x.webp", "image/svg+xml; charset=utf-8"],
])("what is told at %s says what it is and how its characters are written", async (path, type) => {
  expect((await ask("GET", path)).headers).toMatchObject({
    "content-type": type,
    "x-content-type-options": "nosniff",
  });
});

test("a stored file is shown under the name that we gave it, by its type alone, and a document runs nothing", async () => {
  const name = "0123456789abcdef0123456789abcdef";
  for (const path of [`foto/${name}.webp`, `dokumen/${name}.pdf`]) {
    await opened.deps.files.write(path, Buffer.from("what was stored"));
    const { status, headers } = await ask("GET", signedAddress(opened.deps, path));
    expect([status, headers["content-disposition"]]).toEqual([200, `inline; filename="${path.split("/")[1]}"`]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    if (path.endsWith(".pdf")) {
      const policy = String(headers["content-security-policy"]).split("; ");
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]),
      );
    }
  }
});
