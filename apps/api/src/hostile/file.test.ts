import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pngBomb } from "../testing/png-bomb.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { withoutTrace } from "../testing/trace.ts";
import { jpeg, type Part, picture, upload } from "../testing/uploads.ts";

let app: TestApp;
let caller: Caller;

beforeAll(async () => {
  app = await createTestApp();
  caller = await app.as("nasabah");
});
afterAll(() => app.close());

const megabytes = (count: number) => count * 1024 * 1024;
const script = "<script>alert(document.cookie)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const xxe = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`;
const executable = Buffer.concat([Buffer.from("MZ\x90\x00"), Buffer.alloc(2000, 1)]);
const zip = Buffer.from("PK\x03\x04 anything");

describe("a picture that is none", () => {
  test.each<[string, () => Part | Promise<Part>, number, string]>([
    [
      "10 MB and a byte",
      async () => ({ content: Buffer.concat([await jpeg(50, 50), Buffer.alloc(megabytes(10))]) }),
      413,
      "TOO_LARGE",
    ],
    ["an executable called .jpg", () => ({ content: executable, name: "foto.jpg" }), 415, "FILE_FORMAT"],
    ["an executable called .jpg.exe", () => ({ content: executable, name: "foto.jpg.exe" }), 415, "FILE_FORMAT"],
    [
      "an SVG with a script",
      () => ({ content: Buffer.from(svg), name: "a.svg", type: "image/svg+xml" }),
      415,
      "FILE_FORMAT",
    ],
    ["an SVG called .png", () => ({ content: Buffer.from(svg), name: "a.png", type: "image/png" }), 415, "FILE_FORMAT"],
    ["an SVG that reads a file of ours", () => ({ content: Buffer.from(xxe), name: "a.png" }), 415, "FILE_FORMAT"],
    [
      "a page",
      () => ({ content: Buffer.from(`GIF89a=1;${script}`), name: "a.gif", type: "image/gif" }),
      415,
      "FILE_FORMAT",
    ],
    ["an archive", () => ({ content: zip, name: "a.png" }), 415, "FILE_FORMAT"],
    ["a small file of 56 megapixels", () => ({ content: pngBomb(7500), name: "a.png" }), 415, "FILE_FORMAT"],
    ["a small file of 65,000 × 65,000", () => ({ content: pngBomb(65_000, 100), name: "a.png" }), 415, "FILE_FORMAT"],
    ["a picture that breaks off", async () => ({ content: (await jpeg()).subarray(0, 4000) }), 415, "FILE_FORMAT"],
    ["a picture's first bytes alone", () => ({ content: Buffer.from([0xff, 0xd8, 0xff]) }), 415, "FILE_FORMAT"],
    ["nothing", () => ({ content: Buffer.alloc(0) }), 415, "FILE_FORMAT"],
    ["a PDF", () => ({ content: Buffer.from("%PDF-1.7\n%%EOF"), name: "a.jpg" }), 415, "FILE_FORMAT"],
  ])("%s", async (_, make, status, code) => {
    const part = await make();
    const answer = await withoutTrace(app, () => upload(app, caller, [part]));
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test("six at once", async () => {
    const content = await jpeg(20, 20);
    const parts = Array.from({ length: 6 }, () => ({ content }));
    const answer = await withoutTrace(app, () => upload(app, caller, parts));
    expect(answer.body.error).toEqual({ code: "TOO_MANY_FILES", message: "Max of 5 files is allowed" });
  });

  test("four good ones and a bad one: none is kept", async () => {
    const content = await jpeg(20, 20);
    const parts = [...Array.from({ length: 4 }, () => ({ content })), { content: executable }];
    const answer = await withoutTrace(app, () => upload(app, caller, parts));
    expect([answer.status, answer.body.error.code]).toEqual([415, "FILE_FORMAT"]);
  });

  test("in a field of another name", async () => {
    const answer = await withoutTrace(app, async () =>
      upload(app, caller, [{ content: await jpeg(9, 9), field: "__proto__" }]),
    );
    expect([answer.status, answer.body.error.code]).toEqual([400, "INVALID_REQUEST"]);
  });
});

describe("what a picture carries is left behind", () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["a page behind a GIF", async () => Buffer.concat([await picture(40, 40).gif().toBuffer(), Buffer.from(script)])],
    ["a page behind a JPEG", async () => Buffer.concat([await jpeg(40, 40), Buffer.from(script)])],
    [
      "a page in the description",
      () =>
        picture(40, 40)
          .withExif({ IFD0: { ImageDescription: script } })
          .jpeg()
          .toBuffer(),
    ],
    [
      "where it was taken",
      () =>
        picture(40, 40)
          .withExif({ IFD3: { GPSLatitude: "6/1 54/1 0/1" } })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s", async (_, make) => {
    const { body } = await upload(app, caller, [{ content: await make(), name: "a.html", type: "text/html" }]).expect(
      200,
    );
    const shown = await supertest(app.app).get(`/files/${body.path}`).expect(200);
    expect(shown.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
    expect(shown.body.includes("script")).toBe(false);
    expect((await sharp(shown.body).metadata()).exif).toBeUndefined();
  });
});

describe("a name is only a name", () => {
  test.each([
    "../../../etc/cron.d/evil.jpg",
    "..\\..\\windows\\evil.jpg",
    "/etc/passwd.jpg",
    "%2e%2e%2fevil.jpg",
    "evil\u202egpj.exe",
    "<img src=x onerror=alert(1)>.jpg",
    `${"x".repeat(5000)}.jpg`,
    "🏛️.jpg",
    "CON.jpg",
  ])("%s", async (name) => {
    const { body } = await upload(app, caller, [{ content: await jpeg(20, 20), name }]).expect(200);
    expect(body.path).toMatch(/^foto\/[0-9a-f]{32}\.webp$/);
    const row = await app.deps.db.prisma.berkas.findUniqueOrThrow({ where: { path: body.path } });
    expect(row.namaasli.length).toBeLessThanOrEqual(255);
    expect(row.namaasli).not.toMatch(/[\\/\u202e]/);
  });
});

describe("a path that is none of ours", () => {
  const paths = [
    "../../../../etc/passwd",
    "..%2f..%2fpackage.json",
    "%2e%2e/%2e%2e/etc/passwd",
    "foto/..%5c..%5csecret",
    "foto/%00.webp",
    "/etc/passwd",
    "dokumen/0123456789abcdef0123456789abcdef.pdf",
    "foto/0123456789abcdef0123456789abcdef.webp%00.png",
    "foto/0123456789abcdef0123456789abcdef.svg",
  ];
  test.each(paths)("%s shows nothing and can't be thrown away", async (path) => {
    await withoutTrace(app, async () => {
      const shown = await supertest(app.app).get(`/files/${path}`);
      expect([400, 404]).toContain(shown.status);
      expect(shown.text ?? "").not.toContain("root:");
      const removed = await caller.post("fileuploader/remove_temp_file", { temp_file: decodeURIComponent(path) });
      expect([removed.status, removed.body.error.code]).toEqual([404, "NOT_FOUND"]);
    });
  });

  test("throwing away an array of paths", async () => {
    const answer = await withoutTrace(app, () =>
      caller.post("fileuploader/remove_temp_file", { temp_file: ["a", "b"] }),
    );
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["temp_file"]]);
  });
});
