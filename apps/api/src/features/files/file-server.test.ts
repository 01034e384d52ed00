import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, upload, uploadedPath } from "../../testing/uploads.ts";
import { sweepFiles } from "./removal.ts";
import { signedAddress } from "./signature.ts";

let app: TestApp;
let caller: Caller;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  caller = await app.as("nasabah");
});

const rows = () => app.deps.db.prisma.berkas;
const get = (path: string) => supertest(app.app).get(path);
const uploaded = (content: Buffer) => uploadedPath(app, caller, content);

describe("serving", () => {
  test.each([
    "/files/foto/0123456789abcdef0123456789abcdef.webp",
    "/files/foto/..%2f..%2fpackage.json",
    "/files/..%2f/package.json",
    "/files/etc/passwd",
    "/files/foto/",
  ])("%s is a 404 with a placeholder", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    if (path.includes("0123")) expect(answer.headers["content-type"]).toContain("image/svg+xml");
  });

  test("copies are not addressed by themselves", async () => {
    const path = await uploaded(await jpeg());
    await get(`/files/${path.replace(".webp", "-480.webp")}`).expect(404);
  });
});

describe("a document", () => {
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

  test("is shown at its signed address only", async () => {
    const part = { content: pdf, name: "surat.pdf", type: "application/pdf" };
    const { body } = await upload(app, caller, [part], "document").expect(200);
    expect(body).toMatchObject({ namaasli: "surat.pdf", mime: "application/pdf", ukuran: pdf.length });
    const answer = await get(body.address).expect(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    const [bare, query] = body.address.split("?");
    await get(bare).expect(404);
    await get(`${bare}?${query.replace(/sampai=\d+/, "sampai=9999999999")}`).expect(404);
    await get(`${bare}?${query.slice(0, -1)}`).expect(404);
  });

  test("has an address that runs out and opens no other file", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await upload(app, caller, [{ content: pdf }], "document").expect(200)).body.address),
    );
    await get(`${first.split("?")[0]}?${second.split("?")[1]}`).expect(404);
    const sampai = Number(new URL(first, "http://x").searchParams.get("sampai")) * 1000;
    expect(sampai - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(sampai - Date.now()).toBeGreaterThan(29 * 60_000);
  });

  test("whose address has run out says what to do", async () => {
    const past = { ...app.deps, clock: { now: () => new Date(Date.now() - 31 * 60_000) } };
    const { body } = await upload(app, caller, [{ content: pdf }], "document").expect(200);
    const { pathname } = new URL(body.address, "http://x");
    const answer = await get(signedAddress(past, pathname.replace("/files/", ""))).expect(410);
    expect(answer.text).toBe("This address has run out. Please open the document again from its booking.");
  });

  test("that is a picture is encoded anew", async () => {
    const { body } = await upload(app, caller, [{ content: await jpeg(3000, 1000) }], "document").expect(200);
    const answer = await get(body.address).expect(200);
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: "webp", width: 2400, height: 800 });
    const row = await rows().findUniqueOrThrow({ where: { id: body.berkasid } });
    expect(row).toMatchObject({ umum: false, sementara: true, pemilik: caller.userid });
  });

  test("of another format is refused", async () => {
    await upload(app, caller, [{ content: Buffer.from("PK\x03\x04 a spreadsheet") }], "document").expect(415);
  });
});

describe("throwing away", () => {
  const remove = (path: string, who = caller) => who.post("fileuploader/remove_temp_file", { temp_file: path });

  test("one's own unused picture removes it in every size", async () => {
    const path = await uploaded(await jpeg());
    await remove(path).expect(200, { removed: 1 });
    await get(`/files/${path}`).expect(404);
    await get(`/files/${path}?size=small`).expect(404);
    await remove(path).expect(404);
  });

  test("somebody else's picture, or a used one, is refused", async () => {
    const path = await uploaded(await jpeg(50, 50));
    await remove(path, await app.as("nasabah")).expect(404);
    await rows().update({ where: { path }, data: { sementara: false } });
    await remove(path).expect(404);
    await get(`/files/${path}`).expect(200);
  });

  test("happens by itself after a day, to unused files only", async () => {
    const [fresh, old, used] = await Promise.all([1, 2, 3].map(async () => uploaded(await jpeg(50, 50))));
    const date_created = new Date(Date.now() - 25 * 3_600_000);
    await rows().updateMany({ where: { path: { in: [old ?? "", used ?? ""] } }, data: { date_created } });
    await rows().updateMany({ where: { path: used ?? "" }, data: { sementara: false } });
    expect(await sweepFiles(app.deps)).toBe(1);
    await get(`/files/${fresh}`).expect(200);
    await get(`/files/${used}`).expect(200);
    await get(`/files/${old}`).expect(404);
  });
});
