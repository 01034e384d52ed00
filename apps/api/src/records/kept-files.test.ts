import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { jpeg, upload, uploadedPath } from "../testing/uploads.ts";

let app: TestApp;
let manager: Caller;

beforeAll(async () => {
  app = await createTestApp();
  manager = await app.as("pengelola");
});
afterAll(() => app.close());

const isTemporary = async (path: string) =>
  (await app.deps.db.prisma.berkas.findUniqueOrThrow({ where: { path } })).sementara;
async function edit(status: number, body: object) {
  const id = app.world.home.objects.penginapan;
  const versi = await app.versionOf("mst_objectretribusi", id);
  return manager.post(`mst_objectretribusi/edit/${id}`, { versi, ...body }).expect(status);
}

test("a picture stays once a record is saved with it, also when it is saved again", async () => {
  const paths = [
    await uploadedPath(app, manager, await jpeg(60, 60)),
    await uploadedPath(app, manager, await jpeg(60, 60)),
  ];
  expect(await isTemporary(paths[0] ?? "")).toBe(true);
  await edit(200, { fotoobject2: paths.join(",") });
  expect(await Promise.all(paths.map(isTemporary))).toEqual([false, false]);
  await edit(200, { fotoobject2: paths.join(",") });
  await manager
    .post("account/edit", { versi: await app.versionOf("userdata", manager.userid), foto: paths[0] })
    .expect(200);
});

test("a picture that nobody uploaded, or somebody else just did, is refused", async () => {
  const other = await app.as("nasabah");
  const foreign = await uploadedPath(app, other, await jpeg(60, 60));
  for (const path of ["https://example.com/a.jpg", "foto/00000000000000000000000000000000.webp", foreign]) {
    const { body } = await edit(400, { fotoobjectutama: path });
    expect(Object.keys(body.error.fields)).toEqual(["fotoobjectutama"]);
    await manager
      .post("account/edit", { versi: await app.versionOf("userdata", manager.userid), foto: path })
      .expect(400);
  }
  expect(await isTemporary(foreign)).toBe(true);
});

test("a private document is never shown as a picture", async () => {
  const { body } = await upload(app, manager, [{ content: await jpeg(60, 60) }], "document").expect(200);
  const { path } = await app.deps.db.prisma.berkas.findUniqueOrThrow({ where: { id: body.berkasid } });
  await edit(400, { fotoobjectutama: path });
});
