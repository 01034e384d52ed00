import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import type { jenistoken } from "@retribusi/db/generated/client";
import supertest from "supertest";
import { issueToken } from "../../features/identity/mailed-token.ts";
import { solveCaptcha } from "../captcha.ts";
import { codeOf, setUpApp, setUpPasskey, stepOf, visit } from "../factors.ts";
import { createAuthenticator } from "../passkey.ts";
import { createPerson, password, tokenOf } from "../people.ts";
import { post, type Send, type WritingCall, type WritingStage } from "./writing-call.ts";

const visiting =
  (path: string, body: object = {}): Send =>
  (through) =>
    supertest(through).post(`/api/${path}`).send(body);

/** A captcha is good once: whoever sends a form once more has solved another. */
async function withCaptcha({ app }: WritingStage, path: string, body: object): Promise<Send> {
  const solved = [await solveCaptcha(app), await solveCaptcha(app)];
  let sent = 0;
  return (through) => {
    sent += 1;
    return visiting(path, { ...body, captcha: solved[sent % 2] })(through);
  };
}

/** What a visitor sends. */
const visitor = (name: string, again: WritingCall["again"], prepare: WritingCall["prepare"]): WritingCall => ({
  operation: `post /auth/${name}`,
  again,
  prepare,
});

/** Somebody whose address nobody has confirmed yet. */
async function registered({ app }: WritingStage) {
  const person = await createPerson(app, "nasabah", 0);
  const { userid } = person;
  await app.deps.db.prisma.userdata.update({ where: { userid }, data: { emailterverifikasi: null } });
  return person;
}

/** Whoever follows a link that was mailed for a purpose. */
async function linked(stage: WritingStage, jenis: jenistoken, path: string, more: object = {}): Promise<Send> {
  const { app } = stage;
  const { userid, email } = jenis === "verifikasi" ? await registered(stage) : await createPerson(app);
  const { prisma } = app.deps.db;
  const { versitoken: versi } = await prisma.userdata.findUniqueOrThrow({ where: { userid } });
  const address = jenis === "surel" ? `baru.${email}` : email;
  const key = await issueToken(app.deps, prisma, { userid, jenis, minutes: 30, email: address, versi });
  return visiting(path, { key, ...more });
}

const chosen = { password: "Lain-Rahasia#27", konfirmasipassword: "Lain-Rahasia#27" };

const visitorWrites: readonly WritingCall[] = [
  visitor("register", "refused", (stage) =>
    withCaptcha(stage, "auth/register", {
      username: "warga.baru",
      email: "warga.baru@contoh.example",
      fullname: "Warga Baru",
      noidentitas: "3273010101010001",
      notelp: "081234567890",
      ...chosen,
      jenisakun: "perorangan",
      bahasa: "id",
      privasiversi: privacyVersion,
    }),
  ),
  visitor("forgotpassword", "another", async (stage) =>
    withCaptcha(stage, "auth/forgotpassword", { username: (await createPerson(stage.app)).username }),
  ),
  visitor("resetpassword", "refused", (stage) => linked(stage, "reset", "auth/resetpassword", chosen)),
  visitor("verifyemail", "refused", (stage) => linked(stage, "verifikasi", "auth/verifyemail")),
  {
    ...visitor("verifyemail/send", "another", async (stage) =>
      withCaptcha(stage, "auth/verifyemail/send", { email: (await registered(stage)).email }),
    ),
    mayBeTwice: true,
  },
  visitor("changeemail", "refused", (stage) => linked(stage, "surel", "auth/changeemail")),
];

/** How somebody signs in with more than a password. */
const stepWrites: readonly WritingCall[] = [
  visitor("langkah2", "refused", async ({ app }) => {
    const person = await createPerson(app);
    const { codes } = await setUpApp(app, person);
    return visiting("auth/langkah2", { tanda: await stepOf(app, person), pemulihan: codes[0] });
  }),
  visitor("langkah2/kuncisandi", "another", async ({ app }) => {
    const person = await createPerson(app);
    await setUpPasskey(app, person);
    return visiting("auth/langkah2/kuncisandi", { tanda: await stepOf(app, person) });
  }),
  visitor("kuncisandi", "another", async () => visiting("auth/kuncisandi")),
  {
    ...visitor("kuncisandi/masuk", "refused", async ({ app }) => {
      const { authenticator } = await setUpPasskey(app, await createPerson(app));
      const { body } = await visit(app, "auth/kuncisandi").expect(200);
      const kunci = authenticator.use(body.pilihan);
      return visiting("auth/kuncisandi/masuk", { tanda: body.tanda, kunci, rememberme: false });
    }),
    beginsAnew: true,
  },
];

const guarded = (name: string, again: WritingCall["again"], prepare: WritingCall["prepare"]): WritingCall => ({
  operation: `post /account/keamanan/${name}`,
  again,
  prepare,
});

const proof = { passwordlama: password };

/** Somebody who has just signed in and begins to set something up. */
async function begun({ app }: WritingStage, path: string) {
  const person = { token: await tokenOf(app, await createPerson(app)) };
  const { body } = await post(person, `account/keamanan/${path}`, proof)(app.app).expect(200);
  return { person, body };
}

async function ownPasskey({ app }: WritingStage) {
  const { token, security } = await setUpPasskey(app, await createPerson(app));
  return { person: { token }, id: security.kuncisandi[0].id };
}

/** What guards an account beside its password. */
const factorWrites: readonly WritingCall[] = [
  {
    ...guarded("totp/aktif", "refused", async (stage) => {
      const { person, body } = await begun(stage, "totp");
      const { tanda, rahasia } = body;
      return post(person, "account/keamanan/totp/aktif", { tanda, kode: codeOf(stage.app, rahasia) });
    }),
    beginsAnew: true,
  },
  guarded("totp/lepas", "refused", async ({ app }) => {
    const { token } = await setUpApp(app, await createPerson(app));
    return post({ token }, "account/keamanan/totp/lepas", proof);
  }),
  guarded("pemulihan", "another", async ({ app }) => {
    const { token } = await setUpApp(app, await createPerson(app));
    return post({ token }, "account/keamanan/pemulihan", proof);
  }),
  guarded("kuncisandi", "another", async ({ app }) =>
    post({ token: await tokenOf(app, await createPerson(app)) }, "account/keamanan/kuncisandi", proof),
  ),
  {
    ...guarded("kuncisandi/tambah", "refused", async (stage) => {
      const { person, body } = await begun(stage, "kuncisandi");
      const kunci = createAuthenticator().make(body.pilihan);
      return post(person, "account/keamanan/kuncisandi/tambah", { tanda: body.tanda, nama: "Laptop", kunci });
    }),
    beginsAnew: true,
  },
  guarded("kuncisandi/lepas/{id}", "refused", async (stage) => {
    const { person, id } = await ownPasskey(stage);
    return post(person, `account/keamanan/kuncisandi/lepas/${id}`, proof);
  }),
  guarded("kuncisandi/nama/{id}", "same", async (stage) => {
    const { person, id } = await ownPasskey(stage);
    return post(person, `account/keamanan/kuncisandi/nama/${id}`, { nama: "Telepon" });
  }),
  {
    operation: "post /userdata/faktor/lepas/{id}",
    again: "same",
    async prepare({ app, cast }) {
      const person = await createPerson(app);
      await setUpApp(app, person);
      return post(cast.superuser, `userdata/faktor/lepas/${person.userid}`, { bukti: "KTP dan wajah di loket" });
    },
  },
];

/** What is done with a key, a code or a captcha that is good once. */
export const secretWrites: readonly WritingCall[] = [...visitorWrites, ...stepWrites, ...factorWrites];
