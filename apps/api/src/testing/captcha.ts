import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import supertest from "supertest";
import type { TestApp } from "./test-app.ts";

/** Solves a challenge as the widget of the browser does. */
export async function solveCaptcha({ app }: Pick<TestApp, "app">): Promise<string> {
  const { body: challenge } = await supertest(app).get("/api/auth/captcha").expect(200);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
