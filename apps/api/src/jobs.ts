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
import { noted } from "./lib/job-log.ts";
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

type Job = readonly [pause: number, name: string, run: () => Promise<unknown>];

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** What is tidied up. */
const sweeps = (deps: Deps): Job[] => [
  [hour, "unused files", () => sweepFiles(deps)],
  [6 * hour, "lost files", () => sweepLitter(deps)],
  [hour, "ended sessions", () => sweepSessions(deps)],
  [hour, "unconfirmed accounts", () => sweepUnconfirmed(deps)],
  [hour, "closed accounts", () => closeAccounts(deps)],
  [hour, "old security events", () => sweepSecurityLog(deps)],
  [hour, "expired data", () => sweepExpired(deps)],
  [hour, "old documents", () => sweepDocuments(deps)],
  [hour, "old report documents", () => sweepReportDocuments(deps)],
  [hour, "unused comparisons", () => sweepComparisons(deps)],
];

const works = (deps: Deps, ending: AbortSignal): Job[] => [
  [30 * second, "deadlines", () => sweepDeadlines(deps.db)],
  [5 * second, "waitlists", () => offerDue(deps.db)],
  [minute, "reminders", () => remindCustomers(deps.db)],
  [minute, "orders that wait too long", () => escalateOrders(deps)],
  [minute, "tariffs of today", () => showTariffsOfToday(deps.db, deps.clock.now())],
  [10 * minute, "money that waits", () => remindOwners(deps)],
  [5 * minute, "mails of the morning", () => mailDays(deps)],
  [hour, "lost money", () => enterLostMoney(deps)],
  [30 * second, "scheduled reports", () => beginDueRuns(deps)],
  [5 * second, "mails of scheduled reports", () => noteOutcomes(deps)],
  [5 * second, "report documents", () => makeDocuments(deps, ending)],
  [2 * second, "bills at banks", () => keepAccounts(deps)],
  [5 * second, "daily summaries", () => sumUpMarkedDays(deps.db)],
];

/** What waits in the outbox: news need no mail server. */
function messages(deps: Deps, mailers: ReturnType<typeof keepMailer>): Job[] {
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
    [second, "news of bookings", () => dispatchOutbox(db, news, log)],
    [5 * second, "outbox", sendMessages],
    [2 * second, "messages to devices", () => dispatchOutbox(db, pushes, log)],
  ];
}

/**
 * What happens without anybody asking: deadlines every half minute, news every second, mails and summaries every five, tidying up every hour. Every
 * process may run it; while no mail server is set, here or in the environment, mails wait in the outbox.
 */
export function startJobs(deps: Deps): Stop {
  const { db, log } = deps;
  const mailers = keepMailer(deps);
  const ending = new AbortController();
  const jobs = [...works(deps, ending.signal), ...sweeps(deps), ...messages(deps, mailers)];
  const stops = jobs.map(([pause, name, run]) => every(pause, name, noted(db, name, run), log));
  return async () => {
    // A long document is given back instead of waited for.
    ending.abort();
    await Promise.all(stops.map((stop) => stop()));
    mailers.close();
  };
}
