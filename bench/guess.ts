/**
 * Attacks what visitors may call – signing in, registering, forgetting and resetting a password, the second step – with 10,000 tries at
 * once, from one address and from 200, and measures what other people notice of it:
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/guess.ts
 *
 * on a database of the demonstration that may be spoilt: some of its accounts are shut for 15 minutes. Ends with 1 when somebody gets
 * in, somebody else is kept out, other pages take longer than 100 ms, or the time of an answer tells who has an account.
 */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createDatabase } from "@retribusi/db/client";
import { z } from "zod";
import { type Attack, attacksOn, person, type Step, tries } from "./attacks.ts";
import { beginSecondStep } from "./second-step.ts";
import { demoPassword, type Service, startService } from "./service.ts";
import { median, quantile } from "./statistics.ts";
import { type Answer, solveCaptcha, type Visitor, visitorFrom } from "./visitor.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const pairs = Number(process.env.PAIRS ?? 100);
/** Who signs in while others attack. */
const colleagues = ["pengelola", "dinas", "bank", "pemda"];
const failures: string[] = [];

const check = (isGood: boolean, what: string): void => {
  console.log(`${isGood ? "  holds" : "  FAILS"}: ${what}`);
  if (!isGood) failures.push(what);
};

/** Addresses of this machine; no two measurements share one. */
let network = 0;
function addresses(count: number): string[] {
  network += 1;
  return Array.from({ length: count }, (_, index) => `127.${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`);
}

const counts = z.array(z.tuple([z.number(), z.number()]));

/** Sends the tries of an attack from a thread of their own, whose work the clock here doesn't wait for; how many had which status. */
async function flood(origin: string, name: string, step: Step, from: readonly string[]) {
  const worker = new Worker(new URL("flood.ts", import.meta.url), { workerData: { origin, name, step, from } });
  const [message]: unknown[] = await once(worker, "message");
  return counts.parse(message);
}

interface Others {
  readonly pages: number[];
  readonly signIns: Answer[];
}

/** Other people look at pages and sign in, each from an address of their own, until the attack is over. */
function watchOthers(origin: string): () => Promise<Others> {
  const others: Others = { pages: [], signIns: [] };
  const [reader = "", ...offices] = addresses(40);
  const page = visitorFrom(origin, reader);
  let isOver = false;
  const reading = (async () => {
    for (let round = 0; !isOver; round += 1) {
      others.pages.push((await page.get(round % 2 === 0 ? "/api/catalogue?jenis=gedung" : "/api/health")).took);
      await wait(50);
    }
  })();
  const signing = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const person = visitorFrom(origin, offices[round % offices.length] ?? "127.0.0.1");
      const username = colleagues[round % colleagues.length];
      others.signIns.push(await person.post("/api/auth/login", { username, password: demoPassword }));
      await wait(400);
    }
  })();
  return async () => {
    isOver = true;
    await Promise.all([reading, signing]);
    return others;
  };
}

const counted = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, those]) => `${those.length} × ${status}`).join(", ");

async function measureAttack({ origin }: Service, { name }: Attack, step: Step, count: number): Promise<void> {
  console.log(`${name}: ${tries} tries at once from ${count === 1 ? "one address" : `${count} addresses`}`);
  const stop = watchOthers(origin);
  const start = performance.now();
  const answers = await flood(origin, name, step, addresses(count));
  const seconds = (performance.now() - start) / 1000;
  const { pages, signIns } = await stop();
  console.log(`  ${answers.map(([status, number]) => `${number} × ${status}`).join(", ")} in ${seconds.toFixed(1)} s`);
  check(!answers.some(([status]) => status === 200), "no try wins");
  check(!answers.some(([status]) => status >= 500 && status !== 503), "no try breaks anything");
  const slow = quantile(pages, 0.95);
  check(slow < 100, `other pages: median ${median(pages).toFixed(1)} ms, 95 % ${slow.toFixed(1)} ms`);
  const out = signIns.filter(({ status }) => status !== 200);
  const took = median(signIns.map((answer) => answer.took)).toFixed(0);
  const entered = `${signIns.length - out.length} other people signed in, median ${took} ms`;
  check(out.length === 0, `${entered}; ${out.length} could not (${counted(out)})`);
}

interface Question {
  readonly name: string;
  readonly path: string;
  readonly body: (who: "known" | "unknown", visitor: Visitor, round: number) => Promise<object>;
  readonly rounds: number;
}

/** Whether as many rounds lie above as below, as far as chance goes (two-sided sign test, 1 %). */
function isBalanced(differences: readonly number[]): boolean {
  const above = differences.filter((difference) => difference > 0).length;
  return Math.abs(above - differences.length / 2) < (2.58 * Math.sqrt(differences.length)) / 2;
}

/** Asks about somebody who is known and twice about somebody who is not, in turns and from a new address each time. */
async function measureSilence({ origin }: Service, { name, path, body, rounds }: Question): Promise<void> {
  const from = addresses(rounds * 3);
  const differences: number[] = [];
  const noise: number[] = [];
  const kinds = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const ask = async (who: "known" | "unknown", seat: number): Promise<number> => {
      const visitor = visitorFrom(origin, from[round * 3 + seat] ?? "127.0.0.1");
      const wish = await body(who, visitor, round * 3 + seat);
      const answer = await visitor.post(path, wish);
      kinds.add(`${answer.status} ${answer.text}`);
      return answer.took;
    };
    const order = round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    const first = await ask(order[0], 0);
    const second = await ask(order[1], 1);
    const [known, unknown] = round % 2 === 0 ? [first, second] : [second, first];
    differences.push(known - unknown);
    noise.push(Math.abs((await ask("unknown", 2)) - unknown));
  }
  console.log(`${name}: ${rounds} pairs of known and unknown`);
  const difference = Math.abs(median(differences));
  const shown = `medians differ by ${difference.toFixed(2)} ms, two of the unknown by ${median(noise).toFixed(2)} ms`;
  check(difference < median(noise), shown);
  check(isBalanced(differences), "neither is the slower one more often than chance has it");
  check(kinds.size === 1, `one answer for both: ${[...kinds].join(" | ").slice(0, 200)}`);
}

/** Accounts of the demonstration, each asked about a few times only: a captcha is no difference in time. */
async function listAccounts(url: string): Promise<readonly { readonly username: string; readonly email: string }[]> {
  const db = createDatabase({ url, connectionLimit: 2 });
  try {
    // What an earlier measurement has left would be answered with a captcha.
    await db.prisma.percobaan_login.deleteMany();
    const where = { statusakun: 1, NOT: { username: { in: ["nasabah", "superuser", ...colleagues] } } };
    return await db.prisma.userdata.findMany({ where, select: { username: true, email: true } });
  } finally {
    await db.close();
  }
}

const [secured, ...accounts] = await listAccounts(DATABASE_URL);
if (!secured) throw new Error("The database has no accounts: fill it with the demonstration first.");
const known = (round: number) => {
  const account = accounts[round % accounts.length];
  if (!account) throw new Error("The database has too few accounts: fill it with the demonstration first.");
  return account;
};

const questions: readonly Question[] = [
  {
    name: "signing in with a wrong password",
    path: "/api/auth/login",
    rounds: pairs,
    body: async (who, _visitor, round) => ({
      username: who === "known" ? known(round).username : `bukansiapa${round}`,
      password: "Salah#2026",
    }),
  },
  {
    name: "forgetting a password",
    path: "/api/auth/forgotpassword",
    rounds: Math.ceil(pairs / 2),
    body: async (who, visitor, round) => ({
      username: who === "known" ? known(round).email : `tamu${round}@example.test`,
      captcha: await solveCaptcha(visitor),
    }),
  },
  {
    name: "registering an address",
    path: "/api/auth/register",
    rounds: Math.ceil(pairs / 3),
    body: async (who, visitor, round) =>
      person(
        round,
        who === "known" ? known(round).email : `tamu.${Date.now()}.${round}@example.test`,
        await solveCaptcha(visitor),
      ),
  },
];

const service = await startService("../apps/api/src/server.ts", 3987, "/api/health", {
  NODE_ENV: "development",
  JWT_SECRET: "a secret for measurements on this machine only",
  SECRET_KEY: "another secret for measurements on this machine only",
  LOG_LEVEL: "fatal",
  JOBS: "false",
});
try {
  for (const question of questions) await measureSilence(service, question);
  for (const count of [1, 200]) {
    // By an account that nobody else asks about.
    const step = await beginSecondStep(service.origin, DATABASE_URL, secured.username);
    for (const attack of attacksOn(step)) await measureAttack(service, attack, step, count);
  }
} finally {
  await service.stop();
}
if (failures.length > 0) {
  console.log(`\n${failures.length} did not hold.`);
  process.exitCode = 1;
}
