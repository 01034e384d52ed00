import jwt from "jsonwebtoken";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { withoutTrace } from "../testing/trace.ts";

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

const reported = ({ status, body }: supertest.Response) => [
  status,
  body.error?.code,
  ...Object.keys(body.error?.fields ?? {}),
];

describe("a list asked for", () => {
  test.each([
    ["page=-1", "page"],
    ["page=0", "page"],
    ["page=1e9", "page"],
    ["page=1.5", "page"],
    ["page=one", "page"],
    ["limit=100000", "limit"],
    ["limit=0", "limit"],
    ["page=1&page=2", "page"],
    ["search=a&search=b", "search"],
    ["search[$ne]=x", "search"],
    [`search=${"x".repeat(101)}`, "search"],
    ["orderby=password", "orderby"],
    ["orderby=skpdid;DROP TABLE booking", "orderby"],
    ["orderby=constructor", "orderby"],
    ["orderby=(SELECT 1)", "orderby"],
    ["ordertype=desc,(SELECT 1)", "ordertype"],
    ["filter[idpemda]=1 OR 1=1", "filter.idpemda"],
    ["filter[idpemda][$gt]=0", "filter.idpemda"],
    ["filter[idpemda][a][b][c][d][e][f][g]=1", "filter.idpemda"],
    ["filter[password]=x", "filter.password"],
    ["filter[constructor]=x", "filter.constructor"],
    ["filter[__proto__][role]=superuser", ""],
    ["__proto__[role]=superuser", ""],
    ["constructor[prototype][role]=superuser", "constructor"],
    ["unknown=1", "unknown"],
  ])("with %s", async (query, field) => {
    const answer = await withoutTrace(app, () => superuser.get(`tbl_skpd?${encodeURI(query)}`));
    // What would reach every object's prototype is dropped by the parser and asks for nothing.
    expect(reported(answer)).toEqual(field === "" ? [200, undefined] : [400, "VALIDATION", field]);
    expect(Reflect.get({}, "role")).toBeUndefined();
  });

  test.each([
    "' OR '1'='1",
    "'; DROP TABLE tbl_skpd; --",
    "\\",
    '"',
    "%",
    "_",
    "\u0000",
    "\u202e",
    "%' UNION SELECT password FROM userdata --",
  ])("with the words %j finds no more than there is", async (search) => {
    const answer = await superuser.get(`tbl_skpd?search=${encodeURIComponent(search)}`).expect(200);
    expect(answer.body.records).toEqual([]);
  });

  test.each(["skpdid/x' OR 1=1 --", "password/x", "idpemda/1e3", "__proto__/x"])(
    "filtered by its address %s",
    async (filter) => {
      const { status, body } = await superuser.get(`tbl_skpd/list/${encodeURI(filter)}`);
      expect([400, 200]).toContain(status);
      expect(status === 200 ? body.records : body.error.code).toEqual(status === 200 ? [] : "VALIDATION");
    },
  );
});

test.each(["A\r\nBcc: x", "A\u2028B", "A\tB"])("a name of one line is refused as %j", async (kategoriname) => {
  const { status, body } = await superuser.post("tbl_kategoriobject/add", { kategoriname, jenisbooking: "alat" });
  const reported = "This is a single line: please write it without line breaks and tabs.";
  expect([status, body.error.fields]).toEqual([400, { kategoriname: reported }]);
});

describe("a key that is none", () => {
  const keys = [
    "1e3",
    "0x10",
    "1 OR 1=1",
    "9007199254740993",
    "-1",
    "1.0",
    "1;",
    "..%2f1",
    "%00",
    "NaN",
    "__proto__",
    "1-1",
    "99999999999999999999",
  ];
  test.each(keys)("%s finds nothing to see, change or delete", async (key) => {
    const id = encodeURI(key);
    await withoutTrace(app, async () => {
      expect(reported(await superuser.get(`tbl_skpd/view/${id}`))).toEqual([404, "NOT_FOUND"]);
      expect(reported(await superuser.post(`tbl_skpd/edit/${id}`, { skpdname: "x" }))).toEqual([404, "NOT_FOUND"]);
      expect(reported(await superuser.delete(`tbl_skpd/delete/${id}`))).toEqual([404, "NOT_FOUND"]);
    });
  });
});

describe("a body", () => {
  const send = (text: string | Buffer, type = "application/json") =>
    withoutTrace(app, () =>
      supertest(app.app)
        .post("/api/tbl_kategoriobject/add")
        .set({ Authorization: `Bearer ${superuser.token}`, "Content-Type": type })
        .serialize((body) => body)
        .send(text),
    );
  const good = '{"kategoriname":"Aula","jenisbooking":"gedung"}';

  test.each<[string, string | Buffer, string | undefined, number, string]>([
    ["that ends in the middle", '{"kategoriname":"Au', undefined, 400, "INVALID_REQUEST"],
    ["that is a list", `[${good}]`, undefined, 400, "INVALID_REQUEST"],
    ["that is a word", '"Aula"', undefined, 400, "INVALID_REQUEST"],
    ["that is null", "null", undefined, 400, "INVALID_REQUEST"],
    ["that is empty", "", undefined, 400, "VALIDATION"],
    ["of 1 MB and a byte", `{"kategoriname":"${"x".repeat(1024 * 1024)}"}`, undefined, 413, "TOO_LARGE"],
    ["that calls itself text", good, "text/plain", 400, "INVALID_REQUEST"],
    ["that calls itself xml", "<kategoriname>Aula</kategoriname>", "application/xml", 400, "INVALID_REQUEST"],
    ["in an unknown encoding", good, "application/json; charset=klingon", 400, "INVALID_REQUEST"],
    [
      "that is no text",
      Buffer.from([...Buffer.from('{"kategoriname":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
      undefined,
      400,
      "INVALID_REQUEST",
    ],
    [
      "with an address in it twice",
      '{"kategoriname":["a"],"kategoriname":["b"],"jenisbooking":"gedung"}',
      undefined,
      400,
      "VALIDATION",
    ],
  ])("%s", async (_, text, type, status, code) => {
    expect(reported(await send(text, type)).slice(0, 2)).toEqual([status, code]);
  });

  test("compressed to nothing and a hundred times its size is refused", async () => {
    const { gzipSync } = await import("node:zlib");
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 32));
    const answer = await withoutTrace(app, () =>
      supertest(app.app)
        .post("/api/tbl_kategoriobject/add")
        .set({
          Authorization: `Bearer ${superuser.token}`,
          "Content-Type": "application/json",
          "Content-Encoding": "gzip",
        })
        .serialize((body) => body)
        .send(bomb),
    );
    expect(reported(answer)).toEqual([413, "TOO_LARGE"]);
  });

  test.each(["gzip", "br", "deflate", "klingon"])("that says it is packed as %s and isn't", async (encoding) => {
    const login = supertest(app.app).post("/api/auth/login");
    const answer = await withoutTrace(app, () =>
      login
        .set({ "Content-Type": "application/json", "Content-Encoding": encoding })
        .serialize((body) => body)
        .send('{"username":"a","password":"b"}'),
    );
    expect(reported(answer)).toEqual([400, "INVALID_REQUEST"]);
  });

  test("of 1 MB with a hundred thousand unknown fields is answered in a few lines", async () => {
    const fields = Object.fromEntries(Array.from({ length: 90_000 }, (_, number) => [`f${number}`, 1]));
    const { status, body } = await superuser.post("tbl_kategoriobject/add", fields);
    expect(status).toBe(400);
    expect(JSON.stringify(body).length).toBeLessThan(8000);
    expect(body.error.message).toMatch(/Please correct the marked fields\. \d+ more are wrong too\./);
  });

  test("headers of 17 KB are refused", async () => {
    const answer = await supertest(app.app).get("/api/catalogue").set("X-Long", "x".repeat(17_000));
    expect(answer.status).toBe(431);
  });

  test("an address that can't be read", async () => {
    expect(reported(await superuser.get("tbl_skpd/view/%ff"))).toEqual([400, "INVALID_REQUEST"]);
  });
});

describe("a token", () => {
  const secret = () => app.deps.env.JWT_SECRET;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = () => ({ ...Object(jwt.decode(superuser.token)) });
  const forgeries: readonly [string, () => string][] = [
    ["without a signature", () => `${part({ alg: "none", typ: "JWT" })}.${part(claims())}.`],
    ["with the algorithm None", () => `${part({ alg: "None", typ: "JWT" })}.${part(claims())}.`],
    ["signed with another secret", () => jwt.sign(claims(), "another secret of at least 32 letters")],
    ["signed with another algorithm", () => jwt.sign(claims(), secret(), { algorithm: "HS512" })],
    ["that has run out", () => jwt.sign({ ...claims(), exp: 1_600_000_000 }, secret())],
    ["of a session that never was", () => jwt.sign({ ...claims(), jti: crypto.randomUUID() }, secret())],
    ["of another user", () => jwt.sign({ ...claims(), sub: "1e0" }, secret())],
    ["with a list for a user", () => jwt.sign({ ...claims(), sub: ["1"] }, secret())],
    ["of another issuer", () => jwt.sign({ ...claims(), iss: "evil" }, secret())],
    ["with a changed letter", () => superuser.token.slice(0, -3)],
    ["that is none", () => "null"],
  ];
  test.each(forgeries)("%s opens nothing", async (_, forge) => {
    const answer = await withoutTrace(app, () =>
      supertest(app.app)
        .post("/api/tbl_kategoriobject/add")
        .set("Authorization", `Bearer ${forge()}`)
        .send({ kategoriname: "x" }),
    );
    expect(answer.status).toBe(401);
    expect(["UNAUTHENTICATED", "SESSION_ENDED"]).toContain(answer.body.error.code);
  });

  test("the control: an own one, signed again, opens", async () => {
    const token = jwt.sign(claims(), secret());
    await supertest(app.app).get("/api/tbl_kategoriobject").set("Authorization", `Bearer ${token}`).expect(200);
  });
});

describe("a login", () => {
  const tries: readonly [string, object, string[]][] = [
    ["an array for a user name", { username: ["superuser"], password }, ["username"]],
    ["a condition for a password", { username: "superuser", password: { $ne: "" } }, ["password"]],
    ["a truth for a password", { username: "superuser", password: true }, ["password"]],
    ["a role to bring along", { username: "superuser", password, role: "superuser" }, ["role"]],
  ];
  test.each(tries)("with %s", async (_, body, fields) => {
    const answer = await withoutTrace(app, () => supertest(app.app).post("/api/auth/login").send(body));
    expect(reported(answer)).toEqual([400, "VALIDATION", ...fields]);
  });

  test("with SQL in the user name", async () => {
    const body = { username: "superuser' OR '1'='1' --", password };
    const answer = await withoutTrace(app, () => supertest(app.app).post("/api/auth/login").send(body));
    expect(reported(answer)).toEqual([401, "BAD_CREDENTIALS"]);
  });
});
