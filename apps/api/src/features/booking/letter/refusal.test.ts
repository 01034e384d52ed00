import { expect, test } from "vitest";
import { readRefusal } from "./refusal.ts";

const recipient = "Can't send mail - all recipients were rejected:";

test.each([
  [`${recipient} 550 5.1.1 <a@b.example>: Recipient address rejected: User unknown`, "takdikenal", "550 5.1.1"],
  [`${recipient} 550-5.1.1 The email account that you tried to reach does not exist`, "takdikenal", "550 5.1.1"],
  [`${recipient} 550 no such user <a@b.example>`, "takdikenal", "550"],
  [`${recipient} 550 5.2.1 The account is disabled`, "takdikenal", "550 5.2.1"],
  [`${recipient} 452 4.2.2 The recipient's inbox is out of storage space`, "penuh", "452 4.2.2"],
  [`${recipient} 552 5.2.2 Over quota`, "penuh", "552 5.2.2"],
  [`${recipient} 450 mailbox full`, "penuh", "450"],
  [`${recipient} 552 sorry`, "penuh", "552"],
  ["Message failed: 554 5.7.1 Message rejected", "spam", "554 5.7.1"],
  ["Message failed: 550 Blocked, looks like SPAM, user unknown to us", "spam", "550"],
  ["Message failed: 554 Transaction failed", "lain", "554"],
  ["Message failed: 552 5.3.4 Message too big", "lain", "552 5.3.4"],
  ["Mail command failed: 550 5.1.8 Sender address unknown", "lain", "550 5.1.8"],
  ["Mail command failed: 553 sender unknown", "lain", "553"],
  [`${recipient} 451 Greylisted, come back later`, "lain", "451"],
])("of “%s” the reason is %s and the code %s", (failure, reason, code) => {
  expect(readRefusal(failure)).toEqual({ reason, code });
});

test.each([
  "connect ECONNREFUSED 127.0.0.1:25",
  "Greeting never received",
  "Invalid login: 535 5.7.8 bad password",
  "The mail 550 is lost",
])("“%s” says nothing of the mail", (failure) => {
  expect(readRefusal(failure)).toBeUndefined();
});
