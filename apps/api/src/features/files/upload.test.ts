import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pngBomb } from "../../testing/png-bomb.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, type Part, picture, upload, uploadedPath } from "../../testing/uploads.ts";

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

describe("a picture", () => {
  test.each([
    ["jpg", () => jpeg()],
    ["png", () => picture().png().toBuffer()],
    ["gif", () => picture(300, 200).gif().toBuffer()],
  ])("of type %s is kept as WebP and waits for its record", async (extension, make) => {
    const { body } = await upload(app, caller, [
      { content: await make(), name: `Balai Diklat – kamar.${extension}` },
    ]).expect(200);
    expect(body.paths).toEqual([body.path]);
    expect(body.path).toMatch(/^foto\/[0-9a-f]{32}\.webp$/);
    const row = await rows().findUniqueOrThrow({ where: { path: body.path } });
    expect(row).toMatchObject({
      namaasli: `Balai Diklat – kamar.${extension}`,
      mime: "image/webp",
      pemilik: caller.userid,
      umum: true,
      sementara: true,
    });
  });

  test.each([
    ["thumb", 100, 100],
    ["tiny", 240, 180],
    ["small", 480, 360],
    ["card", 720, 540],
    ["medium", 960, 720],
    ["large", 1600, 1200],
  ])("is served in size %s to everybody, for ever, and never sniffed", async (size, width, height) => {
    const answer = await get(`/files/${await uploaded(await jpeg())}?size=${size}`).expect(200);
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: "webp", width, height });
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  test("that is smaller than a size is not blown up", async () => {
    const answer = await get(`/files/${await uploaded(await jpeg(300, 200))}?size=medium`).expect(200);
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test("stands upright and forgets where it was taken", async () => {
    const turned = await picture(400, 200)
      .withExif({ IFD3: { GPSLatitude: "6/1 54/1 0/1" } })
      .withMetadata({ orientation: 6 });
    const path = await uploaded(await turned.jpeg().toBuffer());
    const { body } = await get(`/files/${path}`).expect(200);
    const stored = await sharp(body).metadata();
    expect(stored).toMatchObject({ width: 200, height: 400 });
    expect(stored.exif).toBeUndefined();
  });

  test("whose small copy is missing gets it made again", async () => {
    const path = await uploaded(await jpeg());
    const copy = path.replace(".webp", "-480.webp");
    await app.deps.files.remove(copy);
    await get(`/files/${path}?size=small`).expect(200);
    expect(await app.deps.files.find(copy)).not.toBeNull();
  });

  test("whose copy is missing gets it made once, however many ask for it", async () => {
    const path = await uploaded(await jpeg());
    const copy = path.replace(".webp", "-960.webp");
    await app.deps.files.remove(copy);
    const write = vi.spyOn(app.deps.files, "write");
    const asked = Array.from({ length: 12 }, () => get(`/files/${path}?size=medium`).expect(200));
    for (const { body } of await Promise.all(asked)) expect(await sharp(body).metadata()).toMatchObject({ width: 960 });
    expect(write.mock.calls.map(([written]) => written)).toEqual([copy]);
    write.mockRestore();
  });

  test.each(["", "1600", "961", "huge", "toString", "medium&size=small", "../large"])(
    "is served as it is, and no copy made, for the size “%s”",
    async (size) => {
      const path = await uploaded(await jpeg(1000, 500));
      const write = vi.spyOn(app.deps.files, "write");
      const { body } = await get(`/files/${path}?size=${size}`).expect(200);
      expect(await sharp(body).metadata()).toMatchObject({ width: 1000, height: 500 });
      expect(write).not.toHaveBeenCalled();
      write.mockRestore();
    },
  );

  test("that isn't there leaves nothing behind, whatever its size", async () => {
    const write = vi.spyOn(app.deps.files, "write");
    await get(`/files/foto/${"0".repeat(32)}.webp?size=medium`).expect(404);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  test("may come with four others", async () => {
    const content = await jpeg(50, 50);
    const { body } = await upload(
      app,
      caller,
      Array.from({ length: 5 }, () => ({ content })),
    ).expect(200);
    expect(body.paths).toHaveLength(5);
    expect(body.path.split(",")).toEqual(body.paths);
  });
});

describe("an upload is refused", () => {
  const megabytes = (count: number) => count * 1024 * 1024;
  const padded = async (size: number) => Buffer.concat([await jpeg(50, 50), Buffer.alloc(size)]).subarray(0, size);

  async function refusal(parts: readonly Part[], status: number, to?: "photo" | "document") {
    const before = await rows().count();
    const { body } = await upload(app, caller, parts, to).expect(status);
    expect(await rows().count()).toBe(before);
    return body.error;
  }

  test("without signing in", async () => {
    await supertest(app.app)
      .post("/api/fileuploader/upload/photo")
      .attach("file", await jpeg(9, 9), "a.jpg")
      .expect(401);
  });

  test("above 10 MB, by one byte", async () => {
    await upload(app, caller, [{ content: await padded(megabytes(10)) }]).expect(200);
    const error = await refusal([{ content: await padded(megabytes(10) + 1) }], 413);
    expect(error).toEqual({ code: "TOO_LARGE", message: "Max file size of 10MB is allowed" });
  });

  test("above 5 files", async () => {
    const content = await jpeg(50, 50);
    const error = await refusal(
      Array.from({ length: 6 }, () => ({ content })),
      400,
    );
    expect(error).toEqual({ code: "TOO_MANY_FILES", message: "Max of 5 files is allowed" });
  });

  test("without a file", async () => {
    expect(await refusal([], 400)).toEqual({ code: "NO_FILE", message: "No file selected for upload" });
  });

  test("in another field", async () => {
    const error = await refusal([{ content: await jpeg(9, 9), field: "gambar" }], 400);
    expect(error.code).toBe("INVALID_REQUEST");
  });

  test("of a broken form", async () => {
    const post = supertest(app.app)
      .post("/api/fileuploader/upload/photo")
      .set("Authorization", `Bearer ${caller.token}`);
    const answer = await post
      .type("multipart/form-data; boundary=x")
      .send("--x\r\nContent-Disposition: form-data")
      .expect(400);
    expect(answer.body.error.code).toBe("INVALID_REQUEST");
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const executable = Buffer.concat([Buffer.from("MZ\x90\x00"), Buffer.alloc(2000, 1)]);
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["a renamed executable", () => executable],
    [
      "an executable behind a picture's first bytes",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), executable]),
    ],
    ["an SVG", () => Buffer.from(svg)],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a WebP", () => picture(50, 50).webp().toBuffer()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%%EOF")],
    ["nothing", () => Buffer.alloc(0)],
    [
      "half a picture",
      async () => (await picture(600, 600).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 20_000),
    ],
    ["a bomb of 56 megapixels", () => pngBomb(7500)],
  ])("that is %s", async (_, make) => {
    const error = await refusal([{ content: await make() }], 415);
    expect(error).toEqual({ code: "FILE_FORMAT", message: "File format not supported" });
  });

  test("the bomb would be taken if it were small: the control of the test above", async () => {
    await upload(app, caller, [{ content: pngBomb(64) }]).expect(200);
  });

  test("when too many files of the user wait unused", async () => {
    const data = Array.from({ length: 100 }, (_, n) => ({
      path: `foto/waiting${caller.userid}-${n}`,
      namaasli: "a",
      mime: "image/webp",
      ukuran: 1,
      pemilik: caller.userid,
      sementara: true,
    }));
    await rows().createMany({ data });
    expect((await refusal([{ content: await jpeg(9, 9) }], 413)).code).toBe("UPLOAD_QUOTA");
  });
});
