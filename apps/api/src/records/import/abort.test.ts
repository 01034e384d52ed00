import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { underWay } from "../../testing/uploads.ts";

let product: TestApp;
let bank: Caller;
beforeAll(async () => {
  product = await createTestApp();
  bank = await product.as("bank");
});
afterAll(() => product.close());

test("an import that nobody waits for any more writes nothing", async () => {
  const { idpemda } = product.world.home;
  const rows = Array.from({ length: 20_000 }, (_, n) => `${idpemda};A.${n};Dinas ${n}`);
  const form = new FormData();
  form.set("import", new Blob([["idpemda;skpdid;skpdname", ...rows].join("\n")]), "dinas.csv");
  const server = createServer(product.app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/tbl_skpd/import`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${bank.token}`, accept: "application/x-ndjson" },
    signal: leaving.signal,
  });
  let reported = "";
  for await (const part of answer.body ?? []) {
    reported += new TextDecoder().decode(part);
    if (reported.includes('"write"')) break;
  }
  leaving.abort();
  server.close();
  // The file's folder goes when the import has ended, one way or the other.
  await expect.poll(() => underWay(product), { timeout: 30_000 }).toEqual([]);
  expect(reported).toContain('"write"');
  expect(reported).not.toContain('"report"');
  const { tbl_skpd, audit } = product.deps.db.prisma;
  expect(await tbl_skpd.count({ where: { skpdid: { startsWith: "A." } } })).toBe(0);
  expect(await audit.count({ where: { aksi: "import" } })).toBe(0);
});
