import { createHash, generateKeyPairSync, sign } from "node:crypto";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sealSecret } from "../../lib/secret.ts";
import { accountOf, type Bank, createBank, newExternalId, type Spoilt, wib } from "../../testing/bank-partner.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let bank: Bank;
beforeAll(async () => {
  testApp = await createTestApp();
  bank = await createBank(testApp);
});
afterAll(() => testApp.close());
const prisma = () => testApp.deps.db.prisma;
const usual = {
  jaringan: null,
  pengkodean: "base64",
  tandatangan: "hmac",
  modetagihan: "sendiri",
  tanpadata: false,
} as const;
const contract = (data: object) => prisma().system.update({ where: { id: bank.systemid }, data });
beforeEach(() => contract(usual));

const unknown = "8893200000099991";
const inquiry = (more: object = {}) => ({ ...accountOf(unknown), inquiryRequestId: newExternalId(), ...more });
const ask = async (message: object = inquiry(), spoilt?: Spoilt) => {
  const { body } = await bank.call("transfer-va/inquiry", message, spoilt);
  return body.responseCode;
};
/** A message that was let in, about an account that there isn't. */
const letIn = "4042412";

describe("addresses", () => {
  test.each([
    [null, letIn],
    ["127.0.0.1", letIn],
    ["10.0.0.0/8, 127.0.0.0/8", letIn],
    ["10.1.2.3, 10.2.0.0/16", "4012400"],
    ["::1", "4012400"],
  ])("of the list %s", async (jaringan, code) => {
    const token = String((await bank.token()).body.accessToken);
    await contract({ jaringan });
    expect(await ask(inquiry(), { token })).toBe(code);
    expect((await bank.token()).body.responseCode).toBe(code === letIn ? "2007300" : "4017300");
  });

  test("a list that nobody could be compared with is refused at its field", async () => {
    const superuser = await testApp.as("superuser");
    const versi = await testApp.versionOf("system", bank.systemid);
    const edit = (jaringan: string) => superuser.post(`system/edit/${bank.systemid}`, { jaringan, versi });
    expect((await edit("10.0.0.0/8, bank.example").expect(400)).body.error.fields).toHaveProperty("jaringan");
    await edit("10.0.0.0/8, 192.168.1.7").expect(200);
  });

  test("a wrong signature is refused from the right address, and the refusal is in the security log", async () => {
    await contract({ jaringan: "127.0.0.1" });
    const before = await prisma().pesan_bank.count();
    expect(await ask(inquiry(), { secret: "wrong" })).toBe("4012400");
    expect(await ask(inquiry(), { headers: { "X-SIGNATURE": undefined } })).toBe("4002402");
    await testApp.deps.security.flush();
    const events = await prisma().log_keamanan.findMany({ where: { jenis: "bank_ditolak" } });
    expect(events.map(({ halaman }) => halaman)).toContain("/snap/v1.0/transfer-va/inquiry");
    // Only the two sign-ins are kept as messages.
    expect(await prisma().pesan_bank.count()).toBe(before + 2);
  });
});

describe("keys change with an overlap", () => {
  const add = (nilai: string, berlakumulai: Date, berlakusampai: Date | null = null) =>
    prisma().kunci_bank.create({
      data: {
        systemid: bank.systemid,
        jenis: "rahasia",
        nilai: sealSecret(testApp.deps.env, nilai),
        sidik: nilai,
        berlakumulai,
        berlakusampai,
      },
    });
  const hour = (count: number) => new Date(Date.now() + count * 3_600_000);

  test("old and new are taken, one that has ended and one that hasn't begun are not", async () => {
    await add("the-next-secret-1", hour(-1));
    await add("ended-secret-12345", hour(-3), hour(-2));
    await add("future-secret-1234", hour(2));
    const answers = [bank.secret, "the-next-secret-1", "ended-secret-12345", "future-secret-1234"];
    const codes = [];
    for (const secret of answers) codes.push(await ask(inquiry(), { secret }));
    expect(codes).toEqual([letIn, letIn, "4012400", "4012400"]);
  });

  test("a secret is entered on the screen, never shown, and counts at the next message", async () => {
    const superuser = await testApp.as("superuser");
    const secret = "rahasia-dari-layar-42";
    const body = { systemid: bank.systemid, jenis: "rahasia", nilai: secret, berlakumulai: hour(-1).toISOString() };
    const { body: added } = await superuser.post("kunci_bank/add", body).expect(200);
    expect(added).toMatchObject({ nilai: "", sidik: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await ask(inquiry(), { secret })).toBe(letIn);
    const berlakusampai = hour(0).toISOString();
    await superuser.post(`kunci_bank/edit/${added.id}`, { berlakusampai, versi: added.versi }).expect(200);
    expect(await ask(inquiry(), { secret })).toBe("4012400");
    const trail = JSON.stringify(await prisma().audit.findMany({ where: { entitas: "kunci_bank" } }));
    expect(trail).not.toContain(secret);
  });

  test.each([
    ["no key", { jenis: "publik", nilai: "-----BEGIN PUBLIC KEY-----MIIB-----END PUBLIC KEY-----" }, "nilai"],
    ["a short secret", { jenis: "rahasia", nilai: "123456789012345" }, "nilai"],
    [
      "an end before the beginning",
      { jenis: "rahasia", nilai: "1234567890123456", berlakusampai: hour(-5).toISOString() },
      "berlakusampai",
    ],
  ])("%s is refused at its field", async (_name, wrong, field) => {
    const superuser = await testApp.as("superuser");
    const body = { systemid: bank.systemid, berlakumulai: hour(-1).toISOString(), ...wrong };
    const answer = await superuser.post("kunci_bank/add", body).expect(400);
    expect(Object.keys(answer.body.error.fields)).toEqual([field]);
  });

  test("a public key that a field of one line has made one line of is the same key", async () => {
    const superuser = await testApp.as("superuser");
    const weak = generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({ type: "spki", format: "pem" });
    const add = (pem: string) => {
      const nilai = pem.replaceAll("\n", "");
      return superuser.post("kunci_bank/add", {
        systemid: bank.systemid,
        jenis: "publik",
        nilai,
        berlakumulai: hour(-1).toISOString(),
      });
    };
    const { body } = await add(bank.publicKey).expect(200);
    const { nilai } = await prisma().kunci_bank.findUniqueOrThrow({ where: { id: body.id } });
    expect(nilai).toBe(bank.publicKey);
    await add(weak.toString()).expect(400);
  });
});

describe("numbers of messages", () => {
  test("count for a day of Jakarta, for one service and one partner", async () => {
    const clock = vi.spyOn(testApp.deps.clock, "now");
    const at = (text: string) => {
      clock.mockReturnValue(new Date(text));
      return text;
    };
    try {
      const externalId = newExternalId();
      const late = at("2026-12-31T23:59:59+07:00");
      const token = String((await bank.token({ timestamp: late })).body.accessToken);
      expect(await ask(inquiry(), { externalId, timestamp: late, token })).toBe(letIn);
      expect(await ask(inquiry(), { externalId, timestamp: late, token })).toBe("4092400");
      // Midnight in Jakarta; in Jayapura it has been for two hours, in UTC it is not yet.
      const next = at("2027-01-01T00:00:00+07:00");
      expect(await ask(inquiry(), { externalId, timestamp: next, token })).toBe(letIn);
      const amount = { value: "1.00", currency: "IDR" };
      const about = { ...accountOf(unknown), paymentRequestId: "x", paidAmount: amount, trxDateTime: wib(new Date()) };
      const other = await bank.call("transfer-va/payment", about, { externalId, timestamp: next, token });
      expect(other.body.responseCode).toBe("4042512");
    } finally {
      clock.mockRestore();
    }
  });

  test("of two partners may be the same", async () => {
    const { id } = await prisma().system.findFirstOrThrow({ where: { id: { not: bank.systemid } } });
    const rival = await createBank(testApp, {}, id);
    const externalId = newExternalId();
    expect(await ask(inquiry(), { externalId })).toBe(letIn);
    expect((await rival.call("transfer-va/inquiry", inquiry(), { externalId })).body.responseCode).toBe(letIn);
  });
});

describe("what is signed is what came", () => {
  const account = JSON.stringify(accountOf(unknown)).slice(1, -1);
  test.each([
    ["numbers with a decimal", `{${account},"inquiryRequestId":"a","additionalInfo":{"x":1.0}}`, letIn],
    ["escaped letters", `{${account},"inquiryRequestId":"caf\\u00e9\\/1"}`, letIn],
    ["a key twice", `{${account},"inquiryRequestId":"a","inquiryRequestId":"b"}`, letIn],
    [
      "a number of twenty digits without quotes",
      `{"partnerServiceId":"   88932","customerNo":12345678901234567891,"virtualAccountNo":"   8893212345678901234567891","inquiryRequestId":"a"}`,
      letIn,
    ],
    [
      "account and parts that differ",
      `{"partnerServiceId":"   88932","customerNo":"1","virtualAccountNo":"   889322","inquiryRequestId":"a"}`,
      "4002401",
    ],
  ])("%s", async (_name, raw, code) => {
    expect(await ask({}, { raw })).toBe(code);
  });

  test("in hexadecimal where that is agreed, and then not in Base64", async () => {
    await contract({ pengkodean: "hex" });
    expect((await bank.token()).body.responseCode).toBe("4017300");
    const timestamp = wib(new Date());
    const hex = sign("sha256", Buffer.from(`${bank.clientKey}|${timestamp}`), bank.privateKey).toString("hex");
    expect((await bank.token({ timestamp, signature: hex })).body.responseCode).toBe("2007300");
  });

  test("without a token, by private key, where that is agreed", async () => {
    const path = "/snap/v1.0/transfer-va/inquiry";
    const send = () => {
      const [raw, timestamp] = [JSON.stringify(inquiry()), wib(new Date())];
      const text = ["POST", path, createHash("sha256").update(raw).digest("hex"), timestamp].join(":");
      const signature = sign("sha256", Buffer.from(text), bank.privateKey).toString("base64");
      return supertest(testApp.app)
        .post(path)
        .set({ "Content-Type": "application/json", "X-TIMESTAMP": timestamp, "X-SIGNATURE": signature })
        .set({ "X-PARTNER-ID": `mitra-${bank.systemid}`, "X-EXTERNAL-ID": newExternalId(), "CHANNEL-ID": "1" })
        .send(raw);
    };
    expect((await send()).body.responseCode).toBe("4012401");
    await contract({ tandatangan: "rsa" });
    expect((await send()).body.responseCode).toBe(letIn);
  });
});

test("a refusal tells the account's data only where the bank wants them", async () => {
  const data = async () => (await bank.call("transfer-va/inquiry", inquiry())).body.virtualAccountData;
  expect(await data()).toMatchObject({ inquiryStatus: "01", inquiryReason: { english: "Bill not found" } });
  await contract({ tanpadata: true });
  expect(await data()).toBeUndefined();
});

test("a bank that keeps the bills can't ask for them here", async () => {
  await contract({ modetagihan: "bank" });
  expect(await ask()).toBe("4032401");
  const about = { ...accountOf(unknown), paymentRequestId: "x", paidAmount: { value: "1.00", currency: "IDR" } };
  expect((await bank.call("transfer-va/payment", about)).body.responseCode).toBe("4032501");
});

test("after too many refusals an address is not looked at for a while, and a right message before that is", async () => {
  const refused = () => bank.token({ signature: "AAAA" });
  for (let count = 0; count < 130; count += 1) await refused();
  const last = await refused();
  expect([last.status, last.body.responseCode]).toEqual([429, "4297300"]);
});
