import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import { Refusal, refusals } from "../standard/refusal.ts";

/** What a call is answered with. */
export interface Answer {
  status: number;
  body: object;
}

/** One call that is made in the name of one of these contracts. @throws Refusal */
export type Handler = (bank: Bank, contracts: readonly Contract[], body: unknown) => Answer;

/** A success, whose case is always 00. */
export const success = (code: string, more: object): Answer => ({
  status: 200,
  body: { responseCode: `200${code}00`, responseMessage: "Successful", ...more },
});

/** Status, service and case make the code. @throws what is no refusal, since it is a defect */
export function refused(code: string, error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error;
  const { status, caseCode, message } = error;
  return { status, body: { responseCode: `${status}${code}${caseCode}`, responseMessage: message } };
}

/** The parsed body. @throws Refusal for what is no JSON */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw refusals.badRequest();
  }
}
