import { readdir } from "node:fs/promises";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readMail } from "../../lib/outbox/enqueue.ts";
import { solveCaptcha } from "../../testing/captcha.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { underWay } from "../../testing/uploads.ts";
import { type RegistrationForm, registerAccount } from "./registration.ts";
import { registrationMail } from "./registration-mail.ts";
import { sweepUnconfirmed } from "./unconfirmed.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:49151" });
});
afterAll(() => app.close());
beforeEach(async () => {
  await prisma().percobaan_login.deleteMany();
  await prisma().outbox.deleteMany();
});

const prisma = () => app.deps.db.prisma;
const from = { ip: "192.0.2.1" };
let count = 0;

/** A valid registration of somebody new. */
function someone(more: Partial<RegistrationForm> = {}): RegistrationForm {
  count += 1;
  return {
    username: `warga.${count}`,
    email: `warga.${count}@contoh.example`,
    fullname: `Warga Contoh ${count}`,
    noidentitas: "3273010101010001",
    notelp: "081234567890",
    password: "Kebun#Teh42",
    konfirmasipassword: "Kebun#Teh42",
    jenisakun: "perorangan",
    bahasa: "en",
    privasiversi: privacyVersion,
    captcha: "",
    ...more,
  };
}

const post = (path: string, body: object) => supertest(app.app).post(`/api/auth/${path}`).send(body);
const send = async (form: RegistrationForm) => post("register", { ...form, captcha: await solveCaptcha(app) });
const accountOf = ({ username }: RegistrationForm) => prisma().userdata.findUnique({ where: { username } });
const signIn = async ({ username, password }: RegistrationForm) =>
  (await post("login", { username, password })).body.error?.code ?? "in";

/** Mails that wait, the oldest first. */
async function mails(): Promise<{ to: string; subject: string; text: string; key: string }[]> {
  const rows = await prisma().outbox.findMany({ orderBy: { id: "asc" } });
  return rows.map(({ muatan }) => {
    const mail = readMail(app.deps.env, muatan);
    return { ...mail, key: /verifyemail\?key=([\w-]+)/.exec(mail.text)?.[1] ?? "" };
  });
}
const latestKey = async () => (await mails()).at(-1)?.key ?? "";
const storedFiles = async () =>
  (await readdir(app.deps.env.FILES_DIR, { recursive: true })).filter((f) => f.includes("."));

test("its mails lead into the application, whether its address was set with a slash at the end or without", () => {
  const person = { username: "warga", fullname: "Warga", email: "warga@contoh.example", bahasa: "en" };
  for (const PUBLIC_URL of ["https://contoh.example", "https://contoh.example/"]) {
    const env = { ...app.deps.env, PUBLIC_URL };
    const { text } = registrationMail({ env }, "confirm", person, { key: "kunci", days: 7 });
    expect(text).toContain("\nhttps://contoh.example/#/index/verifyemail?key=kunci\n");
  }
});

describe("a citizen", () => {
  test("registers, confirms the address and signs in; the order that led here is remembered", async () => {
    const tujuan = "/index/catalogue/1?mulai=2026-12-01";
    const form = someone({ tujuan, bahasa: "id" });
    const { status, body } = await send(form);
    expect([status, body]).toEqual([200, { mail: "sent" }]);
    const account = await prisma().userdata.findUniqueOrThrow({
      where: { username: form.username },
      include: { model_has_roles: { include: { roles: true } } },
    });
    expect(account).toMatchObject({
      statusakun: 0,
      emailterverifikasi: null,
      privasiversi: privacyVersion,
      privasidisetujui: expect.any(Date),
      kelompoktarif: null,
      bahasa: "id",
    });
    expect(account.model_has_roles.map(({ roles }) => roles.name)).toEqual(["nasabah"]);
    expect(account.password).not.toContain(form.password);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: form.email, subject: "Konfirmasi alamat surel Anda untuk e-Retribusi" });
    expect(await signIn(form)).toBe("BAD_CREDENTIALS");

    const answers = await Promise.all([1, 2].map(() => post("verifyemail", { key: mail?.key ?? "" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ isWaiting: false, tujuan });
    expect(answers.find(({ status }) => status === 409)?.body.error.message).toBe("Email address is already verified");
    expect(await accountOf(form)).toMatchObject({ statusakun: 1, emailterverifikasi: expect.any(Date) });
    expect(await signIn(form)).toBe("in");
  });

  test.each([
    ["konfirmasipassword", { konfirmasipassword: "Kebun#Teh43" }, "Your password confirmation is not consistent."],
    ["password", { password: "password123", konfirmasipassword: "password123" }, undefined],
    ["password", { password: "Dinas-Kota-99", konfirmasipassword: "Dinas-Kota-99" }, undefined],
    ["privasiversi", { privasiversi: "2020-01-01" }, undefined],
    [
      "noidentitas",
      { noidentitas: "123" },
      "An identity number has 16 digits. Digits 7 to 12 are the day, month and year of birth; for women the day is 40 higher.",
    ],
    ["namaorganisasi", { jenisakun: "organisasi", nib: "1234567890123" }, undefined],
    ["nib", { jenisakun: "organisasi", namaorganisasi: "Yayasan" }, undefined],
  ] as const)("is told what is wrong with %s before the captcha is spent", async (field, wrong, message) => {
    const { body } = await post("register", { ...someone(wrong), captcha: "none" }).expect(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
    if (message) expect(body.error.fields[field]).toBe(message);
    expect(await prisma().outbox.count()).toBe(0);
  });

  test("makes no account without a captcha, nor with one that was used", async () => {
    const form = someone();
    const captcha = await solveCaptcha(app);
    await post("register", { ...someone(), captcha }).expect(200);
    const { body } = await post("register", { ...form, captcha }).expect(400);
    expect(body.error.message).toBe("Invalid captcha code");
    expect(await accountOf(form)).toBeNull();
  });

  test("is told that the registration failed, and nothing of it remains", async () => {
    const form = someone();
    await prisma().roles.update({ where: { name: "nasabah" }, data: { name: "nasabah-lain" } });
    const { status, body } = await send(form);
    await prisma().roles.update({ where: { name: "nasabah-lain" }, data: { name: "nasabah" } });
    expect([status, body.error.message.startsWith("Error registering user")]).toEqual([503, true]);
    expect([await accountOf(form), await mails()]).toEqual([null, []]);
    expect((await send(form)).status).toBe(200);
  });
});

describe("an organisation", () => {
  const organisation = () => someone({ jenisakun: "organisasi", namaorganisasi: "Yayasan Contoh" });
  async function sendLetter(form: RegistrationForm, letter: Buffer, captcha?: string) {
    const call = supertest(app.app).post("/api/auth/register");
    const fields = { ...form, captcha: captcha ?? (await solveCaptcha(app)) };
    for (const [name, value] of Object.entries(fields)) call.field(name, String(value));
    return call.attach("suratorganisasi", letter, { filename: "surat.pdf", contentType: "application/pdf" });
  }

  test("sends a letter, which is kept in private, and waits for its review", async () => {
    const form = organisation();
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2b6" } })
      .png()
      .toBuffer();
    expect((await sendLetter(form, picture)).body).toEqual({ mail: "sent" });
    const { suratorganisasi, userid } = await prisma().userdata.findUniqueOrThrow({
      where: { username: form.username },
    });
    const letter = await prisma().berkas.findUniqueOrThrow({ where: { id: suratorganisasi ?? 0 } });
    expect(letter).toMatchObject({ pemilik: userid, umum: false, sementara: false, mime: "image/webp" });
    expect(await storedFiles()).toEqual([letter.path]);
    const { body } = await post("verifyemail", { key: await latestKey() }).expect(200);
    expect(body).toEqual({ isWaiting: true, tujuan: null });
    expect(await signIn(form)).toBe("ACCOUNT_WAITING");
  });

  test.each([
    ["no document", Buffer.from("<html>"), undefined, "FILE_FORMAT"],
    ["a captcha that is none", Buffer.from("%PDF-1.4\n"), "none", "INVALID_CAPTCHA"],
  ])("leaves no letter behind with %s", async (_, letter, captcha, code) => {
    const before = await storedFiles();
    const form = organisation();
    const { body } = await sendLetter(form, letter, captcha);
    expect(body.error.code).toBe(code);
    expect([await accountOf(form), await storedFiles(), await underWay(app)]).toEqual([null, before, []]);
  });

  test("whose address is known leaves no letter either", async () => {
    const { email } = await prisma().userdata.findFirstOrThrow();
    const before = await storedFiles();
    expect((await sendLetter({ ...organisation(), email }, Buffer.from("%PDF-1.4\n"))).body).toEqual({ mail: "sent" });
    expect(await storedFiles()).toEqual(before);
  });
});

describe("an address that is known", () => {
  test("is answered like a new one, its owner is told, and nothing afterwards tells the two apart", async () => {
    const owner = someone();
    await registerAccount(app.deps, owner, undefined, from);
    await post("verifyemail", { key: await latestKey() }).expect(200);
    await prisma().outbox.deleteMany();
    const accounts = await prisma().userdata.count();
    const [again, fresh] = [someone({ email: owner.email.toUpperCase() }), someone()];
    const answers = [await send(again), await send(fresh)].map(({ status, body }) => [status, body]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await prisma().userdata.count()).toBe(accounts + 1);
    const [reported] = await mails();
    expect(reported).toMatchObject({ to: owner.email, subject: "Somebody tried to register with your e-mail address" });
    expect(reported?.text).toContain(`user name "${owner.username}"`);
    for (const { username, password } of [again, fresh]) {
      expect((await post("username_exist", { username })).body).toBe(true);
      expect(await signIn({ ...again, username, password })).toBe("BAD_CREDENTIALS");
    }
    const taken = await send(someone({ username: again.username }));
    expect([taken.status, taken.body.error.fields]).toEqual([409, { username: "Already exist!" }]);
  });

  test("is written to three times a day, however often it is tried", async () => {
    const owner = someone();
    await registerAccount(app.deps, owner, undefined, from);
    for (let tries = 0; tries < 5; tries += 1) {
      await registerAccount(app.deps, someone({ email: owner.email }), undefined, from);
    }
    // The first is the link of the registration itself, which counts; the other two bring a new one.
    const reported = await mails();
    expect(reported.map(({ to }) => to)).toEqual(Array(3).fill(owner.email));
    expect(reported[1]?.text).toContain(`An account with the user name "${owner.username}" was made with it before`);
    await post("verifyemail", { key: reported[1]?.key ?? "" }).expect(200);
  });

  test("at the same moment is registered once", async () => {
    const [one, other] = [someone(), someone()];
    await Promise.all(
      [one, { ...other, email: one.email }].map((form) => registerAccount(app.deps, form, undefined, from)),
    );
    expect(await prisma().userdata.count({ where: { email: one.email } })).toBe(1);
    expect((await mails()).map(({ to }) => to)).toEqual([one.email, one.email]);
  });
});

describe("forty registrations of one user name at the same moment", () => {
  const made = async (username: string) => {
    const forms = Array.from({ length: 40 }, () => someone({ username }));
    // From as many addresses: one alone may not have forty passwords hashed at once.
    const tries = forms.map((form, at) => registerAccount(app.deps, form, undefined, { ip: `192.0.2.${at}` }));
    const refused = (await Promise.allSettled(tries)).flatMap((outcome) =>
      outcome.status === "rejected" ? [String(outcome.reason)] : [],
    );
    return [await prisma().userdata.count({ where: { username } }), ...refused];
  };
  test("make one account", async () =>
    expect(await made("rebutan")).toEqual([1, ...Array(39).fill("AppError: ALREADY_EXISTS")]));

  test("make several without the index that decides", async () => {
    await app.owner.pool.query("ALTER TABLE userdata DROP INDEX userdata_username_key");
    const [accounts = 0] = await made("rebutan.lagi");
    await prisma().token_user.deleteMany();
    await prisma().model_has_roles.deleteMany({ where: { userdata: { username: "rebutan.lagi" } } });
    await prisma().userdata.deleteMany({ where: { username: "rebutan.lagi" } });
    await app.owner.pool.query("ALTER TABLE userdata ADD UNIQUE INDEX userdata_username_key (username)");
    expect(Number(accounts)).toBeGreaterThan(1);
  });
});

test("a user name is asked for often only with a captcha, and each time by its own words", async () => {
  const form = someone();
  await registerAccount(app.deps, form, undefined, from);
  expect((await post("username_exist", { username: form.username.toUpperCase() })).body).toBe(true);
  expect((await post("username_exist", { username: "bebas" })).body).toBe(false);
  // As if it had been asked thirty times.
  await prisma().percobaan_login.updateMany({ where: { jumlah: 2 }, data: { jumlah: 30 } });
  const { body } = await post("username_exist", { username: form.username }).expect(403);
  expect(body.error.code).toBe("CAPTCHA_REQUIRED");
  expect((await post("username_exist", { username: form.username, captcha: await solveCaptcha(app) })).body).toBe(true);
});

test("registrations that nobody confirms are forgotten after a week, and only they", async () => {
  const day = 24 * 3_600_000;
  const at = (days: number) => ({ ...app.deps, clock: { now: () => new Date(Date.now() + days * day) } });
  const forms = [someone(), someone(), someone()];
  for (const form of forms) await registerAccount(app.deps, form, undefined, from);
  const [forgotten, closed, open] = forms;
  const closing = { emailterverifikasi: new Date(), statusakun: 0 };
  await prisma().userdata.update({ where: { username: closed?.username ?? "" }, data: closing });
  await prisma().userdata.update({ where: { username: open?.username ?? "" }, data: { statusakun: 1 } });
  await sweepUnconfirmed(at(6.9));
  expect(forgotten && (await accountOf(forgotten))).not.toBeNull();
  await sweepUnconfirmed(at(7.1));
  const left = await prisma().userdata.findMany({ where: { username: { in: forms.map(({ username }) => username) } } });
  expect(left.map(({ username }) => username).sort()).toEqual([closed?.username, open?.username].sort());
});
