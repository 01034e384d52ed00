import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { randomFrom } from "@retribusi/db/seed/random";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { remindOwners } from "../features/settlement/remind.ts";
import { type BankProcess, startBankProcess } from "../testing/bank-process.ts";
import { createCast } from "../testing/booking-steps.ts";
import { type ApiPair, startApiPair } from "../testing/breakdown/api-pair.ts";
import { readBalance, readBank, settleAll, wrongs } from "../testing/breakdown/balance.ts";
import { createBills } from "../testing/breakdown/bills.ts";
import { type CarelessLink, createCarelessLink } from "../testing/breakdown/careless-link.ts";
import { type KillableDatabase, startKillableDatabase } from "../testing/breakdown/killable-database.ts";
import { type Event, makePayments, planPayments } from "../testing/breakdown/payments.ts";
import { takeImage } from "../testing/database-image.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/**
 * A day of payments on which everything ends without a warning, then a database put back to its copy of an hour before. In its long form
 * (`npm run test:long`) on a database server of its own, which is ended too; figures of such a run stand in docs/reliability.md.
 */
const isLong = process.env["LONG_TESTS"] === "1";
const count = Number(process.env["CHAOS_COUNT"] ?? (isLong ? 5000 : 100));
const seed = Number(process.env["CHAOS_SEED"] ?? 1);
const lostAnswers = 0.2;

const random = randomFrom(seed);
const began = Date.now();
const diary = resolve(import.meta.dirname, "../../../../.data/test/chaos.log");
/** A long run writes down what it is doing. */
const tell = (what: string, more: object = {}) => {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(7);
  if (isLong) appendFileSync(diary, `${seconds} s  ${what} ${JSON.stringify(more)}\n`);
};

let database: KillableDatabase | undefined;
let testApp: TestApp;
let api: ApiPair;
let link: CarelessLink;
let bank: BankProcess;

beforeAll(async () => {
  if (isLong) {
    database = await startKillableDatabase();
    vi.stubEnv("TEST_DATABASE_URL", database.url);
  }
  testApp = await createTestApp();
  // Those to whom money that waits can be given.
  await createCast(testApp);
  api = startApiPair({ ...testApp.deps.env, DATABASE_TIMEOUT_MS: 5_000, JOBS: true });
  await api.whole();
  link = await createCarelessLink(() => api.urls(), lostAnswers, random);
  bank = await startBankProcess(testApp, { mode: "BILLER" }, link);
});
afterAll(async () => {
  await bank?.close();
  await api?.stop();
  await testApp?.close();
  await database?.close();
  vi.unstubAllEnvs();
});

const apiDies = async () => {
  tell("a process of the API is killed");
  await api.kill();
};
const bankDies = async () => {
  tell("the bank is killed");
  await bank.kill();
  await wait(500);
  await bank.start();
};
const databaseDies = async () => {
  tell("the database is killed");
  await database?.kill();
  await wait(1_000);
  await database?.start();
  tell("the database serves again");
};

const many: readonly Event[] = [0.1, 0.2, 0.5, 0.7, 0.9].map((at) => ({ at, happen: apiDies }));
const events: readonly Event[] = isLong
  ? [
      ...many,
      { at: 0.3, happen: bankDies },
      { at: 0.35, happen: databaseDies },
      { at: 0.8, happen: bankDies },
    ].toSorted((one, other) => one.at - other.at)
  : [
      { at: 0.3, happen: apiDies },
      { at: 0.6, happen: bankDies },
    ];

/** The bank asks until it knows of all its payments, and the job gives what waits to somebody. */
async function endOfDay(): Promise<void> {
  await api.whole();
  await settleAll(bank);
  await remindOwners(testApp.deps);
}

async function figures() {
  const { ledger, exceptions } = await readBalance(bank, testApp);
  const all = await readBank(bank);
  const states = Map.groupBy(all, ({ state }) => state);
  return {
    transactions: all.length,
    ...Object.fromEntries([...states].map(([state, rows]) => [state, rows.length])),
    messages: all.reduce((sum, { exchanges }) => sum + exchanges.length, 0),
    ...link.figures(),
    payments: ledger.size,
    exceptions: exceptions.size,
  };
}

test(
  "every rupiah of the bank is in the ledger or an exception, whatever ended meanwhile, and once again after the database was put back",
  async () => {
    const bills = await createBills(testApp, count);
    const payments = planPayments(bills, random);
    const half = Math.floor(count / 2);
    const early = events.filter(({ at }) => at < 0.5).map(({ at, happen }) => ({ at: at * 2, happen }));
    const later = events.filter(({ at }) => at >= 0.5).map(({ at, happen }) => ({ at: at * 2 - 1, happen }));
    tell("payments begin", { count, seed });
    await makePayments(bank, payments.slice(0, half), early);
    const copy = await takeImage(testApp.owner);
    tell("the copy of an hour before is taken");
    await makePayments(bank, payments.slice(half), later);
    await endOfDay();
    tell("every payment has its end at the bank", await figures());
    expect(await wrongs(bank, testApp)).toEqual([]);
    const given = await receipts();

    await api.stop();
    await copy.restore();
    await copy.close();
    const lost = (await wrongs(bank, testApp)).length;
    tell("the database is put back", { lost });
    expect(lost).toBeGreaterThan(count / 4);
    // Both compare the journal when they start, at the same time.
    api = startApiPair({ ...testApp.deps.env, JOBS: true });
    await api.whole();
    await remindOwners(testApp.deps);
    expect(await wrongs(bank, testApp)).toEqual([]);
    expect(await receipts()).toEqual(given);
    tell("the journal has brought everything back", await figures());
  },
  // Longer than each wait inside, so that the one that comes to no end says so.
  isLong ? 3_600_000 : 600_000,
);

const receipts = () =>
  testApp.deps.db.prisma.pembayaran.findMany({
    orderBy: { referensi: "asc" },
    select: { referensi: true, jumlah: true, nomorkuitansi: true, kodecek: true, idbilling: true },
  });
