import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { readMail } from "../../lib/outbox/enqueue.ts";
import { solveCaptcha } from "../../testing/captcha.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { confirmEmail, sendVerificationAgain } from "./email-verification.ts";
import { findMailState } from "./mail-state.ts";
import { registerAccount } from "./registration.ts";

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
const request = { id: "1", ip: "192.0.2.1", language: "en", userAgent: "", page: "", token: undefined } as const;
const post = (path: string, body: object) => supertest(app.app).post(`/api/auth/${path}`).send(body);
const minutes = (later: number) => ({ ...app.deps, clock: { now: () => new Date(Date.now() + later * 60_000) } });
const codeOf = (error: unknown) => (error instanceof Error ? error.message : "");

let count = 0;
async function registered(tujuan?: string): Promise<string> {
  count += 1;
  const email = `baru.${count}@contoh.example`;
  const form = {
    username: `baru.${count}`,
    email,
    fullname: "Warga Baru",
    noidentitas: "3273010101010001",
    notelp: "081234567890",
    password: "Kebun#Teh42",
    konfirmasipassword: "Kebun#Teh42",
    jenisakun: "perorangan",
    bahasa: "en",
    privasiversi: privacyVersion,
    captcha: "",
    tujuan,
  } as const;
  await registerAccount(app.deps, form, undefined, request);
  return email;
}

async function mailsTo(email: string): Promise<{ subject: string; key: string }[]> {
  const rows = await prisma().outbox.findMany({ orderBy: { id: "asc" } });
  const all = rows.map(({ muatan }) => readMail(app.deps.env, muatan));
  return all
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => ({ subject, key: /key=([\w-]+)/.exec(text)?.[1] ?? "" }));
}
const keyFor = async (email: string) => (await mailsTo(email)).at(-1)?.key ?? "";

describe("a link", () => {
  test("that was never made is not valid, in the catalogue's words", async () => {
    const { body } = await post("verifyemail", { key: "a".repeat(43) }).expect(400);
    expect(body.error.message).toBe("The email verification link is not valid.");
  });

  test("is good for a day, and two minutes more are too late", async () => {
    const key = await keyFor(await registered());
    await expect(confirmEmail(minutes(24 * 60 + 2), { key }, request)).rejects.toThrow("LINK_NOT_VALID");
    await expect(confirmEmail(minutes(24 * 60 - 2), { key }, request)).resolves.toEqual({
      isWaiting: false,
      tujuan: null,
    });
    await expect(confirmEmail(minutes(24 * 60 + 2), { key }, request)).rejects.toThrow("EMAIL_VERIFIED");
  });

  test("opens nothing that an administrator has closed, nor an address that was changed", async () => {
    const [blocked, changed] = [await registered(), await registered()];
    await prisma().userdata.update({ where: { email: blocked }, data: { statusakun: 2 } });
    await confirmEmail(app.deps, { key: await keyFor(blocked) }, request);
    expect((await prisma().userdata.findUniqueOrThrow({ where: { email: blocked } })).statusakun).toBe(2);
    await prisma().userdata.update({ where: { email: changed }, data: { email: `lain-${changed}` } });
    const late = confirmEmail(app.deps, { key: await keyFor(changed) }, request);
    await expect(late).rejects.toThrow("LINK_NOT_VALID");
  });

  test("that was used says so to its holder, with the same way on; so does another link of the same account", async () => {
    const email = await registered("/index/catalogue/1?unit=2");
    await post("verifyemail/send", { email, captcha: await solveCaptcha(app) }).expect(200);
    const keys = (await mailsTo(email)).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    const way = { isWaiting: false, tujuan: "/index/catalogue/1?unit=2" };
    await post("verifyemail", { key: keys[0] }).expect(200, way);
    for (const key of keys) {
      const { body } = await post("verifyemail", { key }).expect(409);
      expect(body.error).toEqual({
        code: "EMAIL_VERIFIED",
        message: "Email address is already verified",
        details: way,
      });
    }
    const { body } = await post("verifyemail", { key: `${keys[0]}x` }).expect(400);
    expect([body.error.code, body.error.details]).toEqual(["LINK_NOT_VALID", undefined]);
  });

  test("of an organisation that was used says that the account waits", async () => {
    const email = await registered();
    await prisma().userdata.update({ where: { email }, data: { jenisakun: "organisasi" } });
    const key = await keyFor(email);
    await confirmEmail(app.deps, { key }, request);
    const { body } = await post("verifyemail", { key }).expect(409);
    expect(body.error.details).toEqual({ isWaiting: true, tujuan: null });
  });

  test("is used by one of twenty at the same moment, and every one of them is shown the way on", async () => {
    const key = await keyFor(await registered("/index/catalogue/7"));
    const ways: unknown[] = [];
    const tries = Array.from({ length: 20 }, (_, at) =>
      confirmEmail(app.deps, { key }, { ...request, ip: `192.0.2.${at}` }).then(
        (way) => {
          ways.push(way);
          return "opened";
        },
        (error: unknown) => {
          if (error instanceof AppError) ways.push(error.facts.details);
          return codeOf(error);
        },
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(ways).toEqual(Array(20).fill({ isWaiting: false, tujuan: "/index/catalogue/7" }));
    expect(outcomes.filter((outcome) => outcome === "opened")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["opened", "EMAIL_VERIFIED"]));
  });

  test("is guessed a hundred times a quarter of an hour by one network at most, and freely by nobody", async () => {
    const guess = async (host: string) => {
      const from = { ...request, ip: `2001:db8:1:2::${host}` };
      return confirmEmail(app.deps, { key: "x" }, from).then(() => "opened", codeOf);
    };
    const outcomes = [await guess("1")];
    // As if others of the network had guessed so often.
    for (const before of [19, 20, 99, 100]) {
      await prisma().percobaan_login.updateMany({ data: { jumlah: before } });
      outcomes.push(await guess(String(before)));
    }
    const expected = ["LINK_NOT_VALID", "LINK_NOT_VALID", "CAPTCHA_REQUIRED", "CAPTCHA_REQUIRED", "TOO_MANY_REQUESTS"];
    expect(outcomes).toEqual(expected);
    const elsewhere = confirmEmail(app.deps, { key: "x" }, { ...request, ip: "2001:db8:9::1" });
    await expect(elsewhere).rejects.toThrow("LINK_NOT_VALID");
  });
});

describe("a link that is asked for again", () => {
  test("goes to whoever waits for it, with the order that led there, and is answered alike for everybody", async () => {
    const waiting = await registered("/index/catalogue/1?unit=2");
    const open = await registered();
    await confirmEmail(app.deps, { key: await keyFor(open) }, request);
    await prisma().outbox.deleteMany();
    const answers = [];
    for (const email of [waiting, open, "nobody.at.all@contoh.example"]) {
      const { status, body } = await post("verifyemail/send", { email, captcha: await solveCaptcha(app) });
      answers.push([status, body]);
    }
    expect(answers).toEqual(Array(3).fill([200, { mail: "sent" }]));
    expect(await prisma().outbox.count()).toBe(2);
    expect((await mailsTo(open)).map(({ subject }) => subject)).toEqual(["Your e-mail address is already confirmed"]);
    const { tujuan } = await confirmEmail(app.deps, { key: await keyFor(waiting) }, request);
    expect(tujuan).toBe("/index/catalogue/1?unit=2");
  });

  test("needs a captcha, and goes to one address five times a day", async () => {
    const email = await registered();
    await post("verifyemail/send", { email, captcha: "none" }).expect(400);
    for (let tries = 0; tries < 7; tries += 1) {
      const body = { email, captcha: await solveCaptcha(app) };
      await sendVerificationAgain(app.deps, body, { ...request, ip: `192.0.2.${tries}` });
    }
    expect(await mailsTo(email)).toHaveLength(1 + 5);
  });
});

describe("the mail", () => {
  const outbox = (row: object) => prisma().outbox.create({ data: { jenis: "mail", muatan: {}, ...row } });
  test("goes at once, later or not at all, as far as all mails tell", async () => {
    expect(await findMailState(app.deps)).toBe("sent");
    await outbox({});
    expect(await findMailState(app.deps)).toBe("sent");
    await outbox({ percobaan: 1 });
    expect(await findMailState(app.deps)).toBe("late");
    await outbox({ status: "terkirim", tglkirim: new Date() });
    expect(await findMailState(app.deps)).toBe("sent");
    expect(await findMailState({ ...app.deps, env: { ...app.deps.env, SMTP_URL: "" } })).toBe("failed");
  });
});
