import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Language } from "@retribusi/contract/define/label";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { addPerson, expect, password } from "../fixtures.ts";
import { readAs } from "./own-object.ts";
import { callAs } from "./walk-in.ts";

/** Solves a challenge as the form does. */
async function solved(page: Page): Promise<string> {
  const challenge = await (await page.request.get("/api/auth/captcha")).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** A call of somebody who isn't signed in and reads a language. */
export async function callAsVisitor(page: Page, language: Language, path: string, data: object) {
  const headers = { "Accept-Language": language };
  const answer = await page.request.post(`/api/auth/${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** The same, by whom it was proved that they are no robot. */
export const callAsHuman = async (page: Page, language: Language, path: string, data: object) =>
  callAsVisitor(page, language, path, { ...data, captcha: await solved(page) });

/** Somebody who registers; what an organisation adds is in `more`. */
export const newcomer = (bahasa: Language, privasiversi: string, more: object = {}) => {
  const username = `warga.${randomUUID().slice(0, 8)}`;
  return {
    ...{ username, email: `${username}@example.test`, fullname: "Warga Baru", bahasa, privasiversi },
    ...{ noidentitas: "9999010101900001", notelp: "081200000002", jenisakun: "perorangan" },
    ...{ password, konfirmasipassword: password },
    ...more,
  };
};

/** A customer of their own who reads a language; answers the user name, and their number. */
export async function personReading(page: Page, bahasa: Language, role?: string, place?: object) {
  const who = await addPerson(page, role, place);
  const { versi, userid } = await readAs(page, who, "account");
  await callAs(page, who, "account/edit", { versi, bahasa });
  return { who, userid: Number(userid) };
}
