import { glob, readFile } from "node:fs/promises";
import { accountMails } from "@retribusi/contract/features/mail/mail.account";
import { bookingMails, waitlistMails } from "@retribusi/contract/features/mail/mail.booking";
import { mailNames } from "@retribusi/contract/features/mail/mail.endpoints";
import { staffMails } from "@retribusi/contract/features/mail/mail.staff";
import { expect, test } from "vitest";
import { bookingNotices } from "../booking/told.ts";
import { waitlistEvents } from "../booking/waitlist/waitlist-news.ts";
import { accountLetters } from "../identity/account-mail.ts";
import { statusLetters } from "../identity/account-status-mail.ts";
import { registrationLetters } from "../identity/registration-mail.ts";
import { reviewSubjects } from "../identity/review-mail.ts";

const source = `${import.meta.dirname}/../..`;
const names = (mails: readonly { readonly name: string }[]) => mails.map(({ name }) => name);
const withPrefix = (prefix: string, keys: Iterable<string>) => [...keys].map((key) => `${prefix}:${key}`).toSorted();
const listed = (prefix: string, mails: readonly { readonly name: string }[]) =>
  names(mails)
    .filter((name) => name.startsWith(`${prefix}:`))
    .toSorted();

/** Told above bookings, of money that goes its own way. */
const ofMoney = /^(refund:|money)/;

test("every action and occasion of which a customer is told is in the list, and nothing else", () => {
  const told = [...bookingNotices].flatMap(([aksi, { customer }]) => (customer ? [aksi] : []));
  const inList = names(bookingMails).filter((name) => !ofMoney.test(name));
  expect(inList.toSorted()).toEqual(told.toSorted());
});

test("every action that staff are mailed about is in the list", () => {
  const work = [...bookingNotices].flatMap(([aksi, { work: isWork }]) => (isWork ? [aksi] : []));
  const decide = [...bookingNotices].flatMap(([aksi, { deciders }]) => (deciders ? [aksi] : []));
  expect(listed("work", staffMails)).toEqual(withPrefix("work", work));
  expect(listed("decide", staffMails)).toEqual(withPrefix("decide", decide));
});

test("every letter about an account or a place in a waitlist is in the list", async () => {
  const factors = Object.keys(await import("../identity/factor-mail.ts")).filter((name) => name.endsWith("Mail"));
  expect(listed("account", accountMails)).toEqual(withPrefix("account", Object.keys(accountLetters)));
  expect(listed("register", accountMails)).toEqual(withPrefix("register", Object.keys(registrationLetters)));
  expect(listed("review", accountMails)).toEqual(withPrefix("review", Object.keys(reviewSubjects)));
  expect(listed("factor", accountMails)).toEqual(withPrefix("factor", factors));
  expect(listed("status", accountMails)).toHaveLength(statusLetters.size);
  expect(listed("wait", waitlistMails)).toEqual(withPrefix("wait", waitlistEvents));
});

test("no name stands twice", () => {
  expect(new Set(mailNames).size).toBe(mailNames.length);
});

/** How often each file leaves or sends a mail: whoever adds one names it in the list, gives it a sample, and counts it here. */
const senders = {
  "features/booking/escalate.ts": 1,
  "features/booking/letter/duty-handler.ts": 1,
  "features/booking/letter/given-up.ts": 1,
  "features/booking/letter/letter-handler.ts": 1,
  "features/booking/news.ts": 2,
  "features/booking/remind-customer.ts": 1,
  "features/booking/tell.ts": 1,
  "features/booking/thread.ts": 3,
  "features/booking/waitlist/tell-waiting.ts": 1,
  "features/identity/account.ts": 1,
  "features/identity/closing.ts": 2,
  "features/identity/email-change.ts": 3,
  "features/identity/email-verification.ts": 1,
  "features/identity/factor-change.ts": 1,
  "features/identity/lost-factor.ts": 1,
  "features/identity/password-reset.ts": 1,
  "features/identity/person-mail.ts": 1,
  "features/identity/recovery-message.ts": 1,
  "features/identity/recovery.ts": 1,
  "features/identity/registration.ts": 2,
  "features/identity/review.ts": 2,
  "features/identity/second-step.ts": 2,
  "features/identity/stay.ts": 1,
  "features/identity/userdata.resource.ts": 1,
  "features/mail/try-sample.ts": 1,
  "features/payment/parked-notice.ts": 1,
  "features/report/document-job.ts": 1,
  "features/report/document-notice.ts": 1,
  "features/report/schedule-delivery.ts": 1,
  "features/settlement/day-mail.ts": 1,
  "features/settlement/exception-end.ts": 1,
  "features/settlement/owner-notice.ts": 1,
  "features/settlement/refund-notice.ts": 1,
  "features/settlement/remind.ts": 1,
  "features/system/test-mail.ts": 2,
  "lib/outbox/dispatch.ts": 1,
};

const sending =
  /(?<!function )\b(?:enqueueMail|enqueueSealedMail|enqueueDuties|enqueueLetter|mailOwner|notify|sendAtOnce|mailer\.send)\(/g;

test("nobody sends a mail of whom the list doesn't know", async () => {
  const found: Record<string, number> = {};
  for await (const file of glob("{features,lib}/**/*.ts", { cwd: source })) {
    if (file.endsWith(".test.ts")) continue;
    const calls = [...(await readFile(`${source}/${file}`, "utf8")).matchAll(sending)].length;
    if (calls > 0) found[file] = calls;
  }
  expect(found).toEqual(senders);
});
