import type { RefusalReason } from "@retribusi/contract/features/booking/booking.undelivered";

/** What a mail server answered to a mail. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** Its numbers: `550 5.1.1`. */
  readonly code: string;
}

/** The reply code, and the enhanced one of RFC 3463 that many servers put behind it. */
const reply = /(?:rejected|failed): ([45]\d\d)(?:[ -]([45]\.\d{1,3}\.\d{1,3}))?/;

/** By subject and detail of the enhanced code. */
const byDetail: readonly (readonly [RegExp, RefusalReason])[] = [
  // The sender's own address: nothing is wrong with the customer's.
  [/^[45]\.1\.[789]$/, "lain"],
  [/^[45]\.1\.|^[45]\.2\.1$|^[45]\.4\.4$/, "takdikenal"],
  [/^[45]\.2\.2$/, "penuh"],
  [/^[45]\.7\./, "spam"],
];

const byWords: readonly (readonly [RegExp, RefusalReason])[] = [
  [/spam|junk|blocked|blacklist|blocklist|reputation|unsolicited|dmarc|spf/i, "spam"],
  [/quota|mailbox (is )?full|over ?quota|insufficient storage/i, "penuh"],
  [
    /no such|unknown|not found|does(n't| not) exist|invalid (recipient|mailbox)|no mailbox|user unavailable/i,
    "takdikenal",
  ],
];

const byCode: Readonly<Record<string, RefusalReason>> = {
  550: "takdikenal",
  551: "takdikenal",
  553: "takdikenal",
  552: "penuh",
};

/**
 * Reads what is kept of a failure (`outbox.galat`); undefined where no mail server said anything of this mail. The numbers weigh more than the words,
 * which every server chooses for itself.
 */
export function readRefusal(failure: string): Refusal | undefined {
  const [found, code, detail] = reply.exec(failure) ?? [];
  if (!found || !code) return;
  const numbers = [code, detail].filter(Boolean).join(" ");
  const isOfSender = failure.startsWith("Mail command failed");
  const said =
    byDetail.find(([looks]) => looks.test(detail ?? ""))?.[1] ?? byWords.find(([looks]) => looks.test(failure))?.[1];
  // A detail that we don't know says more than the code that it stands behind.
  const reason = said ?? (isOfSender || detail ? "lain" : byCode[code]) ?? "lain";
  return { reason: isOfSender && reason !== "spam" ? "lain" : reason, code: numbers };
}
