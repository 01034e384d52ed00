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

test("leaves a row for a record that isn't there or isn't theirs to see, and none for one that is", async () => {
  const { home, rival } = app.world;
  const caller = await app.as("pemda");
  await caller.get(`tbl_skpd/view/${home.idskpd}`).expect(200);
  for (const id of [rival.idskpd, 999_999]) await caller.get(`tbl_skpd/view/${id}`).expect(404);
  expect(await events()).toMatchObject([{ jenis: "di_luar_jangkauan", jumlah: 2, userid: caller.userid }]);
});

test("leaves a row for the address of a document that nobody was given, without its signature", async () => {
  const path = `/files/dokumen/${"a".repeat(32)}.pdf`;
  await supertest(app.app).get(`${path}?sampai=1790000000&tanda=made-up`).expect(404);
  await supertest(app.app).get(path).expect(404);
  await supertest(app.app)
    .get(`/files/objek/${"a".repeat(32)}.webp`)
    .expect(404);
  expect(await events()).toMatchObject([{ jenis: "tautan_ditolak", jumlah: 2, halaman: path }]);
});

test("leaves a row for a link of a mail that was never sent", async () => {
  await supertest(app.app)
    .post("/api/auth/verifyemail")
    .send({ key: "a".repeat(43) })
    .expect(400);
  expect(await events()).toMatchObject([{ jenis: "tautan_ditolak", halaman: "/api/auth/verifyemail" }]);
});
