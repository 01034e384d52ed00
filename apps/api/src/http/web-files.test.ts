import { mkdir, mkdtemp, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let folder: string;

const page = `<!doctype html><title>e-Retribusi</title>${"<p>Pesan dan bayar</p>".repeat(100)}`;
const script = `console.log("${"halo ".repeat(400)}");`;
const small = "export{};";

/** As the build leaves it: what is worth it stands there compressed, too. */
async function build(path: string, content: string, isCompressed: boolean): Promise<void> {
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content);
  if (!isCompressed) return;
  await writeFile(`${place}.br`, brotliCompressSync(content));
  await writeFile(`${place}.gz`, gzipSync(content));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "retribusi-web-"));
  await build("index.html", page, true);
  await build("sw.js", script, true);
  await build("assets/main-B1x2.js", script, true);
  await build("assets/gone-B1x2.js", script, true);
  await build("assets/small-C3y4.js", small, false);
  await build("assets/inter-D5z6.woff2", "wOF2", false);
  app = await createTestApp({ WEB_DIR: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, encoding: string) => supertest(app.app).get(path).set("Accept-Encoding", encoding);

describe("a built file", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
    ["zstd", undefined],
    ["brotli", undefined],
  ])("is sent to whoever takes %s as %s", async (encoding, sent) => {
    for (const [path, content, type] of [
      ["/", page, "text/html; charset=utf-8"],
      ["/assets/main-B1x2.js", script, "text/javascript; charset=utf-8"],
    ] as const) {
      const answer = await get(path, encoding).expect(200);
      expect(answer.headers["content-encoding"]).toBe(sent);
      expect(answer.headers["content-type"]?.toLowerCase()).toBe(type);
      expect(answer.headers["vary"]).toBe("Accept-Encoding");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(answer.text).toBe(content);
    }
  });

  test("is the one from the build, not one compressed in a hurry", async () => {
    const answer = await get("/assets/main-B1x2.js", "br").expect(200);
    expect(answer.headers["content-length"]).toBe(String(brotliCompressSync(script).length));
  });

  test("tells as much when only its head is asked for", async () => {
    const answer = await supertest(app.app).head("/").set("Accept-Encoding", "br").expect(200);
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringMatching(/^text\/html; charset=utf-8$/i),
      "content-length": String(brotliCompressSync(page).length),
    });
  });

  test("isn't sent again to whoever has it in the same form", async () => {
    const { headers } = await get("/", "br").expect(200);
    await get("/", "br")
      .set("If-None-Match", headers["etag"] ?? "")
      .expect(304);
    await get("/", "gzip")
      .set("If-None-Match", headers["etag"] ?? "")
      .expect(200);
  });

  test("that has no compressed form is sent as it is", async () => {
    for (const path of ["/assets/small-C3y4.js", "/assets/inter-D5z6.woff2"]) {
      const answer = await get(path, "br, gzip").expect(200);
      expect(answer.headers["content-encoding"]).toBeUndefined();
    }
  });
});

test("the first page is there without its file, and is no other address", async () => {
  const places = ["", ".br", ".gz"].map((ending) => join(folder, `index.html${ending}`));
  const contents = await Promise.all(places.map((place) => readFile(place)));
  await Promise.all(places.map((place) => unlink(place)));
  try {
    for (const encoding of ["br", "gzip", "identity"])
      for (const path of ["/", "/index.html", "/?a=1"]) expect((await get(path, encoding).expect(200)).text).toBe(page);
    for (const path of ["/index.html/", "/index.html.br", "//"]) await get(path, "br").expect(404);
  } finally {
    for (const [at, place] of places.entries()) await writeFile(place, contents[at] ?? "");
  }
});

test.each([
  ["/assets/main-B1x2.js", "public, max-age=31536000, immutable"],
  ["/assets/inter-D5z6.woff2", "public, max-age=31536000, immutable"],
  ["/", "no-cache"],
  ["/index.html", "no-cache"],
  ["/sw.js", "no-cache"],
])("%s is kept by browsers as %s", async (path, kept) => {
  for (const encoding of ["br", "identity"]) {
    expect((await get(path, encoding).expect(200)).headers["cache-control"]).toBe(kept);
  }
});

describe("what isn't there", () => {
  test.each([
    "/assets/main-B1x3.js",
    "/assets/main-B1x2.js/",
    "/assets",
    "/assets/..%2f..%2fpackage.json",
    "/indexhtml",
  ])("%s is a readable 404", async (path) => {
    const { body, headers } = await get(path, "br").expect(404);
    expect(body.error.code).toBe("NOT_FOUND");
    expect(headers["cache-control"] ?? "").not.toContain("immutable");
  });

  test("because it was taken away since the start is a readable 404, too", async () => {
    await get("/assets/gone-B1x2.js", "br").expect(200);
    for (const ending of ["", ".br", ".gz"]) await unlink(join(folder, `assets/gone-B1x2.js${ending}`));
    const { body, headers } = await get("/assets/gone-B1x2.js", "br").expect(404);
    expect(body.error.code).toBe("NOT_FOUND");
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("and what no decoder reads is refused", async () => {
    await get("/%E0%A4%A", "br").expect(400);
  });
});

test("answers of the API are compressed as they are made", async () => {
  const answer = await get("/api/openapi.json", "br").expect(200);
  expect(answer.headers["content-encoding"]).toBe("br");
});
