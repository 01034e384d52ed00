import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
/** Id of the row with the code. */
const ids = new Map<number, number>();

const codes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 92, 95];

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  for (const { id, statusbooking } of await app.deps.db.prisma.tbl_statusbooking.findMany()) ids.set(statusbooking, id);
});
afterAll(() => app.close());

test("the table begins with the codes of the machine", () => {
  expect([...ids.keys()].sort((a, b) => a - b)).toEqual(codes);
});

test.each(codes)("code %i is described anew, and neither changed nor deleted", async (code) => {
  const id = ids.get(code);
  const words = { uraianstatus: `Uraian ${code}`, keterangan: "Keterangan baru" };
  await superuser.post(`tbl_statusbooking/edit/${id}`, { versi: 1, ...words }).expect(200);
  const same = await superuser.post(`tbl_statusbooking/edit/${id}`, { versi: 2, statusbooking: code }).expect(200);
  expect(same.body).toMatchObject({ ...words, can: { view: true, edit: true, delete: false } });
  const other = await superuser.post(`tbl_statusbooking/edit/${id}`, { versi: 3, statusbooking: code + 1 }).expect(400);
  expect(other.body.error.fields.statusbooking).toContain("the code itself stays");
  for (const call of [
    superuser.delete(`tbl_statusbooking/delete/${id}`),
    superuser.get(`tbl_statusbooking/delete/${id}`),
  ]) {
    const { body } = await call.expect(409);
    expect(body.error).toMatchObject({
      code: "ACTION_REFUSED",
      message: expect.stringContaining("steps of a booking"),
    });
  }
  const list = await superuser.get(`tbl_statusbooking/index/id/${id}`).expect(200);
  expect(list.body.records).toMatchObject([{ id, statusbooking: code, can: { edit: true, delete: false } }]);
});

test("a code of one's own is added, changed and deleted", async () => {
  const { body } = await superuser.post("tbl_statusbooking/add", { statusbooking: 11, uraianstatus: "Sendiri" });
  expect(body.can).toEqual({ view: true, edit: true, delete: true });
  const edited = await superuser.post(`tbl_statusbooking/edit/${body.id}`, { versi: 1, statusbooking: 12 }).expect(200);
  expect(edited.body.statusbooking).toBe(12);
  await superuser.delete(`tbl_statusbooking/delete/${body.id}`).expect(200);
});
