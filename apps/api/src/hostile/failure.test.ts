import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson, login, password } from "../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: "silent" });
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

/** What a control needs is not there while this runs. */
async function without(table: string, run: () => PromiseLike<void>): Promise<void> {
  const { prisma } = app.owner;
  await prisma.$executeRawUnsafe(`RENAME TABLE ${table} TO away`);
  try {
    await run();
  } finally {
    await prisma.$executeRawUnsafe(`RENAME TABLE away TO ${table}`);
  }
}

const general = { error: { code: "INTERNAL", message: "Error processing request!" } };
const sessions = (userid: number) => app.deps.db.prisma.sesi.count({ where: { userid } });

describe("a control that fails itself refuses", () => {
  test.each(["percobaan_login", "faktor_totp", "audit"])(
    "a sign-in with the right password, without %s",
    async (table) => {
      const person = await createPerson(app);
      await without(table, async () => {
        const { body } = await login(app, { username: person.username, password }).expect(500);
        expect(body).toEqual(general);
      });
      expect(await sessions(person.userid)).toBe(0);
      await login(app, { username: person.username, password }).expect(200);
      expect(await sessions(person.userid)).toBe(1);
    },
  );

  test.each(["sesi", "role_has_permissions"])("every call of somebody who may, without %s", async (table) => {
    await superuser.get("userdata").expect(200);
    await without(table, async () => {
      expect((await superuser.get("userdata").expect(500)).body).toEqual(general);
    });
    await superuser.get("userdata").expect(200);
  });

  test("a change that leaves no trace in the trail is not made", async () => {
    const { userid } = await createPerson(app);
    const stored = () => app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
    const versi = await app.versionOf("userdata", userid);
    const edit = () => superuser.post(`userdata/edit/${userid}`, { versi, alamat: "Jl. Braga 1" });
    await without("audit", async () => {
      expect((await edit().expect(500)).body).toEqual(general);
    });
    expect((await stored()).alamat).not.toBe("Jl. Braga 1");
    await edit().expect(200);
    expect((await stored()).alamat).toBe("Jl. Braga 1");
  });
});

describe("what the browser is told of an answer", () => {
  test("of personal data: to keep none of it, wherever it comes from and however it ends", async () => {
    const anonymous = supertest(app.app).get("/api/account");
    for (const call of [
      superuser.get("userdata"),
      superuser.get("userdata/export?format=csv"),
      superuser.get("nothing"),
      anonymous,
    ]) {
      expect((await call).headers["cache-control"]).toContain("no-store");
    }
  });

  test("to load and call nothing from elsewhere, and to tell nobody where it was", async () => {
    const { headers } = await supertest(app.app).get("/api/health").expect(200);
    const rules = String(headers["content-security-policy"]).split(";");
    const elsewhere = rules.filter((rule) => /\s(https?:|wss?:|\*|[\w-]+\.)/.test(rule));
    expect(elsewhere).toEqual([]);
    // Calls have no rule of their own and so the general one.
    expect(rules).toContain("default-src 'self'");
    expect(rules.filter((rule) => rule.startsWith("connect-src"))).toEqual([]);
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });
});

describe("what is searched for", () => {
  const fullname = "Budi Contoh, S.H. – 100%";
  test("may come in a header, and finds what it finds in an address", async () => {
    const { userid } = await createPerson(app);
    await app.deps.db.prisma.userdata.update({ where: { userid }, data: { fullname } });
    for (const [path, body] of [
      ["userdata", { records: [{ userid }], hasMore: false }],
      ["userdata/count", { num: 1 }],
    ] as const) {
      const query = `${path}?search=${encodeURIComponent(fullname)}`;
      expect((await superuser.get(query).expect(200)).body).toMatchObject(body);
      const byHeader = superuser.get(path).set("X-Search", encodeURIComponent(fullname));
      expect((await byHeader.expect(200)).body).toMatchObject(body);
    }
    const none = superuser.get("userdata/count").set("X-Search", "nobody%20like%20this");
    expect((await none.expect(200)).body).toEqual({ num: 0 });
    await superuser.get("userdata").set("X-Search", "%E0%A4%A").expect(400);
    await superuser.get("userdata").set("X-Search", "x".repeat(101)).expect(400);
  });

  test("as a value that may be taken, too", async () => {
    const { email } = await createPerson(app);
    const ask = (value: string) =>
      superuser.get("components_data/userdata_email_exist").set("X-Search", encodeURIComponent(value));
    expect((await ask(email).expect(200)).body).toBe(true);
    expect((await ask(`not-${email}`).expect(200)).body).toBe(false);
    await superuser.get("components_data/userdata_email_exist").expect(404);
  });
});
