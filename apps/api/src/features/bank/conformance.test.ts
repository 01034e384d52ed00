import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createBank, wib } from "../../testing/bank-partner.ts";
import { act, bring, payment as byTeller, createCast, createLodging, orderOf } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "../identity/session.ts";
import { makeToken } from "./access-token.ts";

/** What the standard, and banks that test a biller for it, want for each situation. Rows of the table are in the order of the client. */
const expected: Readonly<Record<string, string>> = {
  "token success": "200 2007300",
  "token unknown client": "401 4017300",
  "token bad signature": "401 4017300",
  "token bad field format": "400 4007301",
  "token clock off": "401 4017300",
  "token missing mandatory field": "400 4007302",
  "token cannot parse": "400 4007300",

  "inquiry invalid token": "401 4012401",
  "inquiry expired token": "401 4012401",
  "inquiry no token": "401 4012401",
  "inquiry bad signature": "401 4012400",
  "inquiry another body than was signed": "401 4012400",
  "inquiry unknown client": "401 4012400",
  "inquiry clock behind": "401 4012400",
  "inquiry clock ahead": "401 4012400",
  "inquiry time without zone": "400 4002401",
  "inquiry missing X-EXTERNAL-ID": "400 4002402",
  "inquiry bad X-EXTERNAL-ID": "400 4002401",
  "inquiry missing CHANNEL-ID": "400 4002402",
  "inquiry missing mandatory field": "400 4002402",
  "inquiry bad field format": "400 4002401",
  "inquiry wrong type": "400 4002401",
  "inquiry cannot parse": "400 4002400",
  "inquiry no object": "400 4002400",
  "inquiry another method": "405 4052400",
  "inquiry 5 MB": "400 4002400",
  "inquiry not registered": "404 4042412 01",
  "inquiry void": "404 4042412 01",
  "inquiry expired": "404 4042419 01",
  "inquiry paid": "404 4042414 01",

  "payment invalid token": "401 4012501",
  "payment expired token": "401 4012501",
  "payment no token": "401 4012501",
  "payment bad signature": "401 4012500",
  "payment another body than was signed": "401 4012500",
  "payment unknown client": "401 4012500",
  "payment clock behind": "401 4012500",
  "payment clock ahead": "401 4012500",
  "payment time without zone": "400 4002501",
  "payment missing X-EXTERNAL-ID": "400 4002502",
  "payment bad X-EXTERNAL-ID": "400 4002501",
  "payment missing CHANNEL-ID": "400 4002502",
  "payment missing mandatory field": "400 4002502",
  "payment bad field format": "400 4002501",
  "payment wrong type": "400 4002501",
  "payment cannot parse": "400 4002500",
  "payment no object": "400 4002500",
  "payment another method": "405 4052500",
  "payment 5 MB": "400 4002500",
  "payment not registered": "404 4042512 01",
  "payment void": "404 4042512 01",
  "payment expired": "404 4042519 01",
  "payment paid": "404 4042514 01",

  "inquiry success": "200 2002400 00",
  "inquiry same X-EXTERNAL-ID": "409 4092400",
  "payment number of an inquiry": "404 4042513 01",
  "inquiry pretty-printed": "200 2002400 00",
  "inquiry signed without prefix": "200 2002400 00",
  "payment amount differs": "404 4042513 01",
  "payment parts of a hundred": "404 4042513 01",
  "payment amount without decimals": "400 4002501",
  "payment currency": "400 4002501",
  "payment paid in the future": "400 4002501",
  "payment success": "200 2002500 00",
  "payment double flag": "404 4042518 00",
  "payment same X-EXTERNAL-ID": "409 4092500",
  "payment retry with flagAdvise": "200 2002500 00",
  "payment paid once more": "404 4042514 01",
  "none unknown service": "405 4050000",
};

let testApp: TestApp;
let server: Server;
let answers: ReadonlyMap<string, string>;

/** Bills in each state, by a billing id each; two that are open. */
async function createBills(app: TestApp) {
  const cast = await createCast(app);
  const objectid = await createLodging(app, app.world.home, 9);
  const [one, two, paid, expired, gone] = await Promise.all(
    Array.from({ length: 5 }, async () => (await bring(app, cast, 40, orderOf(objectid))).record),
  );
  if (!one || !two || !paid || !expired || !gone) throw new Error("There are five bills");
  await cast.bank.post("billing/terima", byTeller(paid)).expect(200);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const ended = { tglterbit: new Date(hourAgo.getTime() - 3_600_000), tglexpired: hourAgo };
  await app.deps.db.prisma.tagihan.updateMany({ where: { bookingid: expired.id }, data: ended });
  await act(cast.manager, "pembatalan", gone.id, { versi: gone.versi, alasanpembatalan: "Gedung dipakai sendiri" });
  return {
    OPEN: `${one.idbilling} ${two.idbilling}`,
    PAID: String(paid.idbilling),
    EXPIRED: String(expired.idbilling),
    VOID: String(gone.idbilling),
    UNKNOWN: "8893200000099991",
  };
}

const minutes = (count: number) => wib(new Date(Date.now() + count * 60_000));
const times = () => {
  const NOW = minutes(0);
  return { NOW, EARLY: minutes(-6), LATE: minutes(6), LATER: minutes(60), LOCAL: NOW.slice(0, 19) };
};

function resultOf(line: string): readonly [string, string] {
  const [service, situation, http, text = ""] = line.split("\t");
  const answer = JSON.parse(text);
  const data = answer.virtualAccountData;
  const flag = data?.paymentFlagStatus ?? data?.inquiryStatus;
  return [`${service} ${situation}`, [http, answer.responseCode, flag].filter(Boolean).join(" ")];
}

beforeAll(async () => {
  testApp = await createTestApp();
  const { deps } = testApp;
  const bank = await createBank(testApp);
  const bills = await createBills(testApp);
  const key = join(tmpdir(), `conformance-${process.pid}.pem`);
  await writeFile(key, bank.privateKey, { mode: 0o600 });
  server = createApp(deps, findSession).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const past = { ...deps, clock: { ...deps.clock, now: () => new Date(Date.now() - 901_000) } };
  const contract = { CLIENT: bank.clientKey, PARTNER: `mitra-${bank.systemid}`, SECRET: bank.secret, PREFIX: "88932" };
  const env = {
    ...contract,
    ...bills,
    ...times(),
    BASE: `http://127.0.0.1:${port}/snap`,
    KEY: key,
    EXPIRED_TOKEN: makeToken(past, bank.clientKey),
  };
  const script = new URL("../../testing/bank-conformance.sh", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)("bash", [script], { env: { PATH: process.env.PATH, ...env } });
  await rm(key);
  answers = new Map(stdout.trim().split("\n").map(resultOf));
});
afterAll(async () => {
  server.close();
  await testApp.close();
});

test.each(Object.entries(expected))("%s: %s", (situation, answer) => {
  expect(answers.get(situation)).toBe(answer);
});

test("every situation of the client stands in the table", () => {
  expect([...answers.keys()].filter((situation) => !(situation in expected))).toEqual([]);
});
