import { Secret, TOTP } from "otpauth";
import supertest from "supertest";
import { type Authenticator, createAuthenticator } from "./passkey.ts";
import { login, type Person, password, tokenOf, withToken } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** The code that an authenticator app shows; `late` seconds after the clock of the application. */
export const codeOf = ({ deps }: TestApp, secret: string, late = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: deps.clock.now().getTime() + late * 1000 });

/** The application's clock stands still meanwhile: a code that was read is still shown when it arrives, on a busy machine too. */
export async function atOneMoment<T>({ deps }: TestApp, work: () => PromiseLike<T>): Promise<T> {
  const { clock } = deps;
  const moment = clock.now();
  Object.assign(deps, { clock: { now: () => moment } });
  try {
    return await work();
  } finally {
    Object.assign(deps, { clock });
  }
}

/** Signs a person in and sets an authenticator app up for them; the next code that is good is that of the next step. */
export async function setUpApp(app: TestApp, person: Person) {
  const caller = withToken(app, await tokenOf(app, person));
  const begun = await caller.post("account/keamanan/totp", { passwordlama: password }).expect(200);
  const { rahasia, tanda } = begun.body;
  const { body } = await atOneMoment(app, () =>
    caller.post("account/keamanan/totp/aktif", { tanda, kode: codeOf(app, rahasia, -30) }).expect(200),
  );
  return { caller: withToken(app, body.token), token: String(body.token), secret: String(rahasia), codes: body.kode };
}

/** Signs a person in and adds a passkey. */
export async function setUpPasskey(app: TestApp, person: Person, authenticator: Authenticator = createAuthenticator()) {
  const caller = withToken(app, await tokenOf(app, person));
  const { body } = await caller.post("account/keamanan/kuncisandi", { passwordlama: password }).expect(200);
  const kunci = authenticator.make(body.pilihan);
  const adding = { tanda: body.tanda, nama: "Laptop", kunci };
  const added = await caller.post("account/keamanan/kuncisandi/tambah", adding).expect(200);
  const { token, kode: codes, keamanan: security } = added.body;
  return { caller: withToken(app, token), token: String(token), authenticator, adding, codes, security };
}

/** The token of the second step of somebody whose password is right. */
export async function stepOf(app: TestApp, { username }: Pick<Person, "username">, more: object = {}): Promise<string> {
  const { body } = await login(app, { username, password, ...more }).expect(200);
  return body.langkah2.tanda;
}

/** Takes the second step. */
export const takeStep = ({ app }: TestApp, body: object) => supertest(app).post("/api/auth/langkah2").send(body);

/** A call of a visitor. */
export const visit = ({ app }: TestApp, path: string, body: object = {}) =>
  supertest(app).post(`/api/${path}`).send(body);
