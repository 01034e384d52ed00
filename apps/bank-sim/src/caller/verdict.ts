import { z } from "zod";
import type { Exchange } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";

const text = z.union([z.string(), z.number()]).transform(String);

const answerSchema = z.object({
  responseCode: text,
  responseMessage: z.string().default(""),
  virtualAccountData: z.object({ paymentFlagStatus: text.optional(), paymentRequestId: text.optional() }).optional(),
});

export type Verdict = "accepted" | "refused" | "unknown";

export interface Judged {
  verdict: Verdict;
  /** The response code and its message, or why there are none. */
  reason: string;
}

/** The answers that settle a service: code and flag of success, and of failure. */
function verdictOf(service: string, code: string, flag: string | undefined): Verdict {
  if (service === "status") return verdictOfStatus(code, flag);
  if (service === "payment") {
    if ((code === "2002500" || code === "4042518") && flag === "00") return "accepted";
    if (code === "2002500") return flag === "01" ? "refused" : "unknown";
  } else if (code.startsWith("200")) return "accepted";
  // A notice is heard when its bill or its number is judged: what was wrong with the message says nothing about the money.
  if (service === "notify") return /^40[49]/.test(code) ? "refused" : "unknown";
  // A failure of the biller's own, or a promise to see later, says nothing about the money.
  return /^4(?!29)/.test(code) ? "refused" : "unknown";
}

/** A payment that the biller doesn't know was never made; any other refusal is one of the question. */
function verdictOfStatus(code: string, flag: string | undefined): Verdict {
  if (code === "4042601") return "refused";
  if (code !== "2002600") return "unknown";
  return flag === "00" ? "accepted" : flag === "01" ? "refused" : "unknown";
}

/** What an answer means for the money. */
export function judge({ service, answer, body, note }: Exchange): Judged {
  if (note !== "") return { verdict: "unknown", reason: note };
  try {
    const { responseCode, responseMessage, virtualAccountData } = answerSchema.parse(JSON.parse(answer));
    const { paymentFlagStatus: flag, paymentRequestId: id } = virtualAccountData ?? {};
    // What became of another payment of the same bill says nothing about this one.
    const isOther = service === "status" && id !== undefined && !body.includes(`"paymentRequestId":"${id}"`);
    const verdict = isOther ? "unknown" : verdictOf(service, responseCode, flag);
    return { verdict, reason: `${responseCode} ${responseMessage}`.trim() };
  } catch {
    return { verdict: "unknown", reason: phrases.notStandard.en };
  }
}
