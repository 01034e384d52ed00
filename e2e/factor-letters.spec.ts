import type { Page } from "@playwright/test";
import type { Language } from "@retribusi/contract/define/label";
import { Secret, TOTP } from "otpauth";
import { expect, password, readers, test } from "./fixtures.ts";
import { accountMailReader } from "./pages/account-mails.ts";
import { factors } from "./pages/account-sayings.ts";
import { callAsVisitor, personReading } from "./pages/own-account.ts";
import { plugInDevice } from "./pages/passkey.ts";
import { callAs } from "./pages/walk-in.ts";

const proof = { passwordlama: password };

/** Calls as somebody whose every change ends the session it came with and begins another. */
function factorCalls(page: Page, first: string) {
  let token = first;
  return async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.post(`/api/account/keamanan/${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    const body = await answer.json();
    token = body.token ?? token;
    return body;
  };
}

/** The browser makes a passkey as it was asked for. */
const makePasskey = (page: Page, options: PublicKeyCredentialCreationOptionsJSON) =>
  page.evaluate(async (asked) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
    const made = await navigator.credentials.create({ publicKey });
    return made instanceof PublicKeyCredential ? made.toJSON() : null;
  }, options);

/** The password, and then something else. */
async function secondStep(page: Page, language: Language, username: string, more: object) {
  const { langkah2 } = await callAsVisitor(page, language, "login", { username, password });
  return page.request.post("/api/auth/langkah2", { data: { tanda: langkah2.tanda, ...more } });
}

for (const language of readers) {
  test(`each change of a second factor, and each guess at it, is told its owner by mail, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    await plugInDevice(page);
    const read = await accountMailReader(visitor, language);
    const { who, userid } = await personReading(page, language);
    const email = `${who}@example.test`;
    const named = [`"${who}"`];
    const { token } = await callAsVisitor(page, language, "login", { username: who, password });
    const call = factorCalls(page, token);
    const started = await call("totp", proof);
    const kode = TOTP.generate({ secret: Secret.fromBase32(started.rahasia) });
    await call("totp/aktif", { tanda: started.tanda, kode });
    await read(email, factors.totpSet, named);
    const { kode: codes } = await call("pemulihan", proof);
    await read(email, factors.codesRenewed, named);
    const asked = await call("kuncisandi", proof);
    const kunci = await makePasskey(page, asked.pilihan);
    const { keamanan } = await call("kuncisandi/tambah", { tanda: asked.tanda, nama: "Ponsel saya", kunci });
    await read(email, factors.passkeyAdded, named);
    await call(`kuncisandi/lepas/${keamanan.kuncisandi[0].id}`, proof);
    await read(email, factors.passkeyRemoved, named);

    const recovered = await secondStep(page, language, who, { pemulihan: codes[0] });
    expect(recovered.ok(), "a recovery code signs in").toBe(true);
    await read(email, factors.recoveryUsed, named);
    for (let guess = 0; guess < 10; guess += 1) await secondStep(page, language, who, { kode: "000000" });
    await read(email, factors.guessed, named);
    await callAs(page, "superuser", `userdata/faktor/lepas/${userid}`, { bukti: "Datang dengan KTP" });
    await read(email, factors.factorsRemoved, named);
  });

  test(`an authenticator app that is taken off is told, in ${language}`, async ({ visitor }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await accountMailReader(visitor, language);
    const { who } = await personReading(page, language);
    const { token } = await callAsVisitor(page, language, "login", { username: who, password });
    const call = factorCalls(page, token);
    const { tanda, rahasia } = await call("totp", proof);
    await call("totp/aktif", { tanda, kode: TOTP.generate({ secret: Secret.fromBase32(rahasia) }) });
    await call("totp/lepas", proof);
    await read(`${who}@example.test`, factors.totpRemoved, [`"${who}"`]);
  });
}
