import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Random } from "@retribusi/db/seed/random";
import { type BankProcess, startBankProcess } from "../bank-process.ts";
import { type Cast, createCast, createLodging } from "../booking-steps.ts";
import { type ApiPair, startApiPair } from "../breakdown/api-pair.ts";
import { createBills } from "../breakdown/bills.ts";
import { createCarelessLink } from "../breakdown/careless-link.ts";
import type { Cluster } from "../breakdown/cluster.ts";
import { type Payment, planPayments } from "../breakdown/payments.ts";
import { createFaultyLink, type FaultyLink } from "../faulty-link.ts";
import { startMailServer } from "../mail-server.ts";
import { type Caller, createTestApp, type TestApp } from "../test-app.ts";
import { type Asker, createAsker } from "./ask.ts";
import { type History, openHistory } from "./history.ts";

/** Everything that a run of faults works with. */
export interface Lab {
  readonly app: TestApp;
  readonly cast: Cast;
  readonly cluster: Cluster;
  /** One writer for all processes, or any of the three. */
  readonly writers: "one" | "many";
  readonly apis: ApiPair;
  /** Between the processes and HAProxy. */
  readonly link: FaultyLink;
  readonly bank: BankProcess;
  readonly mails: Awaited<ReturnType<typeof startMailServer>>;
  readonly asker: Asker;
  readonly history: History;
  /** The folder of the journal, which is small; null where this account may not make one. */
  readonly smallDisk: string | null;
  /** What is ordered: two units, and twenty. */
  readonly objects: readonly number[];
  /** The records that are edited. */
  readonly edited: readonly number[];
  /** Still to be paid, in this order. */
  readonly payments: Payment[];
  /** Money for bills that can't be paid any more, so many milliseconds after the lab was opened. */
  readonly late: readonly Payment[];
  /** Whoever comes next; `last` keeps their turn. */
  nextPerson(last?: Caller): Caller;
  isOver(): boolean;
  end(): void;
  close(): Promise<void>;
}

const megabytes = 4;
const people = 60;
const bills = 60;

/** A folder on a disk of its own, which is soon full. */
function mountSmallDisk(name: string): string | null {
  const folder = join(tmpdir(), name);
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

function unmount(folder: string): void {
  execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true });
}

/** Milliseconds from the making of a bill until it can't be paid any more, where it is made to be paid late. */
export const short = 15_000;
const lateShare = 0.1;

async function createPeople(app: TestApp): Promise<Caller[]> {
  const all: Caller[] = [];
  while (all.length < people) all.push(...(await Promise.all(Array.from({ length: 10 }, () => app.as("nasabah")))));
  return all;
}

/** Their turns, again and again; whoever has three bookings that aren't paid is refused the fourth. */
function inTurns(all: readonly Caller[]) {
  let turn = 0;
  return (last?: Caller): Caller => {
    if (last) return last;
    turn += 1;
    const next = all[turn % all.length];
    if (!next) throw new Error("There is nobody.");
    return next;
  };
}

/** Opens it on a schema of its own; `file`: where the history goes. */
export async function openLab(cluster: Cluster, writers: Lab["writers"], random: Random, file: string): Promise<Lab> {
  const app = await createTestApp({ DATABASE_TIMEOUT_MS: 60_000 });
  const smallDisk = mountSmallDisk(`retribusi-small-${process.pid}`);
  const mails = await startMailServer();
  const cast = await createCast(app);
  const url = new URL(app.deps.env.DATABASE_URL);
  url.port = new URL(writers === "one" ? cluster.url : cluster.anyUrl).port;
  const link = await createFaultyLink(url.href);
  const journal = smallDisk === null ? {} : { JOURNAL_DIR: join(smallDisk, "journal") };
  const env = { ...app.deps.env, ...journal, DATABASE_URL: link.url, DATABASE_TIMEOUT_MS: 5_000 };
  const apis = startApiPair({ ...env, SMTP_URL: mails.url, JOBS: true });
  await apis.whole();
  const toApis = await createCarelessLink(() => apis.urls(), 0.1, random);
  const bank = await startBankProcess(app, { mode: "BILLER" }, toApis);
  const due = planPayments(await createBills(app, bills, { share: lateShare, after: short }), random);
  const inTime = Math.round(bills * (1 - lateShare));
  const objects = [await createLodging(app, app.world.home, 2), await createLodging(app, app.world.home, 20)];
  const kinds = await app.deps.db.prisma.tbl_kategoriobject.findMany({ take: 2, select: { kategoriid: true } });
  const history = openHistory(file);
  let over = false;
  return {
    ...{ app, cast, cluster, writers, apis, link, bank, mails, history, smallDisk, objects },
    asker: createAsker(() => apis.urls()),
    edited: kinds.map(({ kategoriid }) => kategoriid),
    payments: due.slice(0, inTime),
    // The bank refuses it at the counter, and yet it comes to our account.
    late: due.slice(inTime).map((payment) => ({ ...payment, variant: "arrived" })),
    nextPerson: inTurns(await createPeople(app)),
    isOver: () => over,
    end: () => {
      over = true;
    },
    async close() {
      link.restore();
      await apis.stop();
      await bank.close();
      await link.close();
      await mails.stop();
      await history.close();
      await app.close();
      if (smallDisk !== null) unmount(smallDisk);
    },
  };
}
