import { keepAccounts } from "./features/bank/outgoing/keep-accounts.ts";
import { escalateOrders } from "./features/booking/escalate.ts";
import { sweepDeadlines } from "./features/booking/sweep.ts";
import { sweepLitter } from "./features/files/litter.ts";
import { sweepFiles } from "./features/files/removal.ts";
import { closeAccounts } from "./features/identity/closing.ts";
import { recoveryHandler } from "./features/identity/recovery-message.ts";
import { recoveryKind } from "./features/identity/recovery-request.ts";
import { sweepSessions } from "./features/identity/session.ts";
import { sweepUnconfirmed } from "./features/identity/unconfirmed.ts";
import { enterLostMoney } from "./features/payment/lost-money.ts";
import { sweepDocuments } from "./features/privacy/documents-sweep.ts";
import { sweepExpired } from "./features/privacy/expired-sweep.ts";
import { makeDocuments } from "./features/report/document-job.ts";
import { sweepReportDocuments } from "./features/report/document-sweep.ts";
import { noteOutcomes } from "./features/report/schedule-outcome.ts";
import { beginDueRuns } from "./features/report/schedule-run.ts";
import { sumUpMarkedDays } from "./features/report/summary/marked-days.ts";
import { remindOwners } from "./features/settlement/remind.ts";
import { sweepComparisons } from "./features/sync/history.query.ts";
import { keepMailer } from "./features/system/mailer.ts";
import { sweepSecurityLog } from "./features/system/security-sweep.ts";
import { showTariffsOfToday } from "./features/tariff/shown-tariff.ts";
import type { Deps } from "./lib/deps.ts";
import { every, type Stop } from "./lib/every.ts";
import { noted } from "./lib/job-log.ts";
import { dispatchOutbox, mailHandler } from "./lib/outbox/dispatch.ts";

/**
 * What happens without anybody asking: deadlines every half minute, mails and summaries every five seconds, tidying up every hour. Every process may
 * run it; while no mail server is set, here or in the environment, mails wait in the outbox.
 */
export function startJobs(deps: Deps): Stop {
  const { db, log } = deps;
  const mailers = keepMailer(deps);
  const ending = new AbortController();
  const sendMessages = async () => {
    const mailer = await mailers.find();
    if (!mailer) return;
    const handlers = new Map([
      ["mail", mailHandler(deps.env, mailer)],
      [recoveryKind, recoveryHandler(deps, mailer)],
    ]);
    await dispatchOutbox(db, handlers, log);
  };
  const job = (pause: number, name: string, run: () => Promise<unknown>) =>
    every(pause, name, noted(db, name, run), log);
  const stops = [
    job(30_000, "deadlines", () => sweepDeadlines(db)),
    job(60_000, "orders that wait too long", () => escalateOrders(deps)),
    job(60_000, "tariffs of today", () => showTariffsOfToday(db, deps.clock.now())),
    job(3_600_000, "unused files", () => sweepFiles(deps)),
    job(6 * 3_600_000, "lost files", () => sweepLitter(deps)),
    job(3_600_000, "ended sessions", () => sweepSessions(deps)),
    job(3_600_000, "unconfirmed accounts", () => sweepUnconfirmed(deps)),
    job(3_600_000, "closed accounts", () => closeAccounts(deps)),
    job(3_600_000, "old security events", () => sweepSecurityLog(deps)),
    job(600_000, "money that waits", () => remindOwners(deps)),
    job(3_600_000, "expired data", () => sweepExpired(deps)),
    job(3_600_000, "old documents", () => sweepDocuments(deps)),
    job(3_600_000, "old report documents", () => sweepReportDocuments(deps)),
    job(30_000, "scheduled reports", () => beginDueRuns(deps)),
    job(5_000, "mails of scheduled reports", () => noteOutcomes(deps)),
    job(5_000, "report documents", () => makeDocuments(deps, ending.signal)),
    job(3_600_000, "unused comparisons", () => sweepComparisons(deps)),
    job(3_600_000, "lost money", () => enterLostMoney(deps)),
    job(5_000, "outbox", sendMessages),
    job(2_000, "bills at banks", () => keepAccounts(deps)),
    job(5_000, "daily summaries", () => sumUpMarkedDays(db)),
  ];
  return async () => {
    // A long document is given back instead of waited for.
    ending.abort();
    await Promise.all(stops.map((stop) => stop()));
    mailers.close();
  };
}
