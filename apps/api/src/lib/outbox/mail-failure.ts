import { layers, part } from "@retribusi/db/retryable";

/** The mail server isn't there, or doesn't let us in: nothing is wrong with the mail. */
const awayCodes = new Set([
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "ETLS",
  "EAUTH",
]);

const isLastWord = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * What a failure says of a message: `away` speaks of the server and so of every other mail too; `refused` is the server's last word on this
 * one (5xx on its address or its text); anything else may pass.
 */
export function judgeFailure(error: unknown): "away" | "refused" | "passing" {
  for (const layer of layers(error)) {
    const code = part(layer, "code");
    if (typeof code === "string" && awayCodes.has(code)) return "away";
    // A push service says in the 400s what it will never take; but that it is asked too often, or too slowly, passes.
    if (code === "EPUSH" && isLastWord(Number(part(layer, "responseCode")))) return "refused";
    const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
    if (isOfMail && Number(part(layer, "responseCode")) >= 500) return "refused";
  }
  return "passing";
}
