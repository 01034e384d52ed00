import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { jpeg, underWay, upload } from "../testing/uploads.ts";

let product: TestApp;
/** Calls whose temporary folder is gone; a slow disk takes its time for that. */
let gone: number;
beforeAll(async () => {
  product = await createTestApp();
  const { temporary } = product.deps;
  const within = temporary.within.bind(temporary);
  vi.spyOn(temporary, "within").mockImplementation(async (work) => {
    try {
      return await within(work);
    } finally {
      await new Promise((resolve) => setTimeout(resolve, 100));
      gone += 1;
    }
  });
});
afterAll(() => product.close());
beforeEach(() => {
  gone = 0;
});

const send = async (accept: string, content: string) => {
  const bank = await product.as("bank");
  return supertest(product.app)
    .post("/api/tbl_skpd/import?dryrun=1")
    .set({ authorization: `Bearer ${bank.token}`, accept })
    .attach("import", Buffer.from(content), "dinas.csv");
};
const dinas = () => `idpemda;skpdid;skpdname\n${product.world.home.idpemda};A.1;Dinas\n`;
const photo = async (content: Buffer) => upload(product, await product.as("nasabah"), [{ content }]);

test.each([
  ["a picture", 200, async () => photo(await jpeg(30, 20))],
  ["what is no picture", 415, () => photo(Buffer.from("no picture"))],
  ["an import", 200, () => send("application/json", dinas())],
  ["an import that tells its steps", 200, () => send("application/x-ndjson", dinas())],
  ["an import of nothing", 400, () => send("application/json", "")],
])("nothing of %s is left when its sender is answered", async (_what, status, call) => {
  const answer = await call();
  expect(gone).toBe(1);
  expect(await underWay(product)).toEqual([]);
  expect(answer.status).toBe(status);
});
