import type { Role } from "@retribusi/contract/define/roles";
import bcrypt from "bcrypt";
import supertest from "supertest";
import type { TestApp } from "./test-app.ts";
import { createUser } from "./world.ts";

export const password = "Kebun-Rahasia#26";

/** A user who can really sign in; `status` is a code of `userdata.statusakun`. */
export async function createPerson({ deps, world }: TestApp, role: Role = "nasabah", status = 1) {
  const { prisma } = deps.db;
  const userid = await createUser(deps.db, role, world.home);
  const hash = await bcrypt.hash(password, deps.env.BCRYPT_COST);
  const { username, email } = await prisma.userdata.update({
    where: { userid },
    data: { password: hash, statusakun: status },
  });
  return { userid, username, email, password };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** Posts a login as JSON. */
export const login = ({ app }: TestApp, body: object) => supertest(app).post("/api/auth/login").send(body);

/** Signs in and answers with the token. */
export async function tokenOf(testApp: TestApp, { username }: Pick<Person, "username">): Promise<string> {
  const answer = await login(testApp, { username, password }).expect(200);
  return answer.body.token;
}

/** Calls the API with a token. */
export const withToken = ({ app }: TestApp, token: string) => ({
  get: (path: string) => supertest(app).get(`/api/${path}`).set("Authorization", `Bearer ${token}`),
  post: (path: string, body: object = {}) =>
    supertest(app).post(`/api/${path}`).set("Authorization", `Bearer ${token}`).send(body),
  remove: (path: string) => supertest(app).delete(`/api/${path}`).set("Authorization", `Bearer ${token}`),
});

/** The protection switched off, for control runs: counters of attempts stay at nothing. Answers with what switches it on again. */
export async function stopCounting({ owner: { prisma } }: TestApp): Promise<() => Promise<unknown>> {
  for (const event of ["INSERT", "UPDATE"]) {
    await prisma.$executeRawUnsafe(
      `CREATE TRIGGER uncounted_${event} BEFORE ${event} ON percobaan_login FOR EACH ROW SET NEW.jumlah = 0`,
    );
  }
  return async () => {
    for (const event of ["INSERT", "UPDATE"]) await prisma.$executeRawUnsafe(`DROP TRIGGER uncounted_${event}`);
  };
}
