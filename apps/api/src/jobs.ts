import { listWays } from "./features/bank/bill-at-bank.query.ts";
import { keepAccounts } from "./features/bank/outgoing/keep-accounts.ts";
import { escalateOrders } from "./features/booking/escalate.ts";
import { dutyHandler } from "./features/booking/letter/duty-handler.ts";
import { tellOfGivenUp } from "./features/booking/letter/given-up.ts";
import { letterHandler } from "./features/booking/letter/letter-handler.ts";
import { newsHandler } from "./features/booking/news.ts";
import { remindCustomers } from "./features/booking/remind-customer.ts";
import { sweepDeadlines } from "./features/booking/sweep.ts";
import { offerDue } from "./features/booking/waitlist/offer-due.ts";
import { waitlistLetterHandler, waitlistNewsHandler } from "./features/booking/waitlist/tell-waiting.ts";
import { waitlistKinds } from "./features/booking/waitlist/waitlist-news.ts";
import { sweepLitter } from "./features/files/litter.ts";
import { sweepFiles } from "./features/files/removal.ts";
import { closeAccounts } from "./features/identity/closing.ts";
import { recoveryHandler } from "./features/identity/recovery-message.ts";
import { recoveryKind } from "./features/identity/recovery-request.ts";
import { sweepSessions } from "./features/identity/session.ts";
import { sweepUnconfirmed } from "./features/identity/unconfirmed.ts";
import { enterLostMoney } from "./features/payment/lost-money.ts";
import { papersOf } from "./features/payment/receipt.ts";
import { sweepDocuments } from "./features/privacy/documents-sweep.ts";
import { sweepExpired } from "./features/privacy/expired-sweep.ts";
import { pushHandler, pushKind } from "./features/push/push-handler.ts";
import { makeDocuments } from "./features/report/document-job.ts";
import { sweepReportDocuments } from "./features/report/document-sweep.ts";
import { noteOutcomes } from "./features/report/schedule-outcome.ts";
import { beginDueRuns } from "./features/report/schedule-run.ts";
import { sumUpMarkedDays } from "./features/report/summary/marked-days.ts";
import { mailDays } from "./features/settlement/day-mail.ts";
import { remindOwners } from "./features/settlement/remind.ts";
import { sweepComparisons } from "./features/sync/history.query.ts";
import { keepMailer } from "./features/system/mailer.ts";
import { sweepSecurityLog } from "./features/system/security-sweep.ts";
import { showTariffsOfToday } from "./features/tariff/shown-tariff.ts";
import type { Deps } from "./lib/deps.ts";
import { every, type Stop } from "./lib/every.ts";
import { inEachProcess, inOneProcess, type Job } from "./lib/job.ts";
import type { Mailer } from "./lib/mail.ts";
import { dispatchOutbox, type Handler, mailHandler } from "./lib/outbox/dispatch.ts";
import { dutyKind } from "./lib/outbox/duty.ts";
import { letterKind, newsKind } from "./lib/outbox/enqueue.ts";

/** What a mail server sends. */
const mailHandlers = (deps: Deps, mailer: Mailer): ReadonlyMap<string, Handler> =>
  new Map([
    ["mail", mailHandler(deps.env, mailer)],
    [
      letterKind,
      letterHandler(deps, mailer, { ...papersOf(deps), ways: (id, language) => listWays(deps.db, id, language) }),
    ],
    [dutyKind, dutyHandler(deps, mailer)],
    [recoveryKind, recoveryHandler(deps, mailer)],
    [waitlistKinds.letter, waitlistLetterHandler(deps, mailer)],
  ]);

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** How long a process that died or stands still keeps a job from the others, and how often each asks whether one is due, in milliseconds. */
const [leaseMs, askMs] = [30 * second, 30 * second];

const job = (pause: number, name: Job["name"], run: Job["run"]): Job => ({ pause, name, run });

/** What is tidied up. */
const sweeps = (deps: Deps): Job[] => [
  job(hour, "unused files", () => sweepFiles(deps)),
  job(6 * hour, "lost files", () => sweepLitter(deps)),
  job(hour, "ended sessions", () => sweepSessions(deps)),
  job(hour, "unconfirmed accounts", () => sweepUnconfirmed(deps)),
  job(hour, "closed accounts", () => closeAccounts(deps)),
  job(hour, "old security events", () => sweepSecurityLog(deps)),
  job(hour, "expired data", () => sweepExpired(deps)),
  job(hour, "old documents", () => sweepDocuments(deps)),
  job(hour, "old report documents", () => sweepReportDocuments(deps)),
  job(hour, "unused comparisons", () => sweepComparisons(deps)),
];

const works = (deps: Deps): Job[] => [
  job(30 * second, "deadlines", () => sweepDeadlines(deps.db)),
  job(5 * second, "waitlists", () => offerDue(deps.db)),
  job(minute, "reminders", () => remindCustomers(deps.db)),
  job(minute, "orders that wait too long", () => escalateOrders(deps)),
  job(minute, "tariffs of today", () => showTariffsOfToday(deps.db, deps.clock.now())),
  job(10 * minute, "money that waits", () => remindOwners(deps)),
  job(5 * minute, "mails of the morning", () => mailDays(deps)),
  job(hour, "lost money", () => enterLostMoney(deps)),
  job(30 * second, "scheduled reports", () => beginDueRuns(deps)),
  job(5 * second, "mails of scheduled reports", () => noteOutcomes(deps)),
  job(5 * second, "daily summaries", () => sumUpMarkedDays(deps.db)),
];

/** What waits in rows of its own, each claimed by a lease: more processes work through more of them. News need no mail server. */
function queues(deps: Deps, mailers: ReturnType<typeof keepMailer>, ending: AbortSignal): Job[] {
  const { db, log } = deps;
  const news = new Map([
    [newsKind, newsHandler(db)],
    [waitlistKinds.news, waitlistNewsHandler(db)],
  ]);
  const sendMessages = async () => {
    const mailer = await mailers.find();
    if (!mailer) return;
    await dispatchOutbox(db, mailHandlers(deps, mailer), log, tellOfGivenUp);
  };
  const pushes = new Map([[pushKind, pushHandler(deps)]]);
  return [
    job(second, "news of bookings", () => dispatchOutbox(db, news, log)),
    job(5 * second, "outbox", sendMessages),
    job(2 * second, "messages to devices", () => dispatchOutbox(db, pushes, log)),
    job(2 * second, "bills at banks", () => keepAccounts(deps)),
    job(5 * second, "report documents", () => makeDocuments(deps, ending)),
  ];
}

/**
 * What happens without anybody asking: deadlines every half minute, news every second, mails and summaries every five, tidying up every hour. Any
 * number of processes share it; while no mail server is set, here or in the environment, mails wait in the outbox.
 */
export function startJobs(deps: Deps): Stop {
  const mailers = keepMailer(deps);
  const ending = new AbortController();
  const stops = [
    ...[...works(deps), ...sweeps(deps)].map((one) =>
      every(Math.min(one.pause, askMs), one.name, inOneProcess(deps, one, leaseMs), deps.log),
    ),
    ...queues(deps, mailers, ending.signal).map((one) =>
      every(one.pause, one.name, inEachProcess(deps, one), deps.log),
    ),
  ];
  return async () => {
    // A long document is given back instead of waited for.
    ending.abort();
    await Promise.all(stops.map((stop) => stop()));
    mailers.close();
  };
}
