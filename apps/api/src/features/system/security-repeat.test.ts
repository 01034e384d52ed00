import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPerson, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // The minute must not turn between the calls.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});
beforeEach(async () => {
  await app.deps.security.flush();
  await app.deps.db.prisma.log_keamanan.deleteMany();
});

async function events() {
  await app.deps.security.flush();
  return app.deps.db.prisma.log_keamanan.findMany({ orderBy: { id: "asc" } });
}

test("what is tried on different pages stays apart, and different records of one page are one row", async () => {
  const token = await tokenOf(app, await createPerson(app));
  const caller = withToken(app, token);
  await caller.get("log_keamanan").expect(403);
  for (const id of [1, 2, "x"]) await caller.get(`userdata/view/${id}`).expect(403);
  await caller.post("userdata/edit/1", {}).expect(403);
  await caller.get("userdata/delete/1").expect(403);
  await supertest(app.app).delete("/api/userdata/delete/1").set("Authorization", `Bearer ${token}`).expect(403);
  await app.deps.security.flush();
  // A moment later, or in another process, it is the same row.
  await caller.get("userdata/view/4").expect(403);
  await caller.get("log_keamanan").expect(403);
  expect((await events()).map(({ halaman, jumlah }) => `${jumlah} × ${halaman}`)).toEqual([
    "2 × /api/log_keamanan",
    "4 × GET /api/userdata/view/:id",
    "1 × /api/userdata/edit/1",
    "1 × /api/userdata/delete/1",
    "1 × /api/userdata/delete/1",
  ]);
});

test("addresses that lead nowhere make no more rows, whatever stands in them", async () => {
  const forged = withToken(app, "no.token.atall");
  for (let n = 0; n < 12; n += 1) await forged.get(`made/up/${n}`).expect(401);
  const rows = await events();
  expect(rows.map(({ jumlah }) => jumlah)).toEqual([12]);
});
