import { setTimeout as wait } from "node:timers/promises";
import type { Request, Response } from "express";
import type { Bank } from "../book/bank.ts";
import { phrases } from "../book/phrase.ts";
import { maskBody, maskHeaders } from "../standard/mask.ts";
import { wib } from "../standard/time.ts";
import type { Answer } from "./answer.ts";

type Work = () => Answer;

/**
 * Answers a call with what comes of the work, unless the bank has a fault: one that is down does nothing, one that is slow or loses
 * answers has done the work all the same. Whatever happens is among the messages.
 */
export async function respond(bank: Bank, service: string, request: Request, response: Response, work: Work) {
  const started = performance.now();
  const { down, slowMs, lost, lostCreate } = bank.faults();
  const answer = down === "no" ? work() : { status: 503, body: { error: "The bank is down" } };
  await wait(slowMs, undefined, { signal: bank.closing }).catch(() => undefined);
  const isLost = down === "no" && ((lost > 0 && bank.chance() < lost) || (lostCreate && service === "create"));
  const body = JSON.stringify(answer.body);
  const note = down === "cut" ? phrases.cut.en : isLost ? phrases.lost.en : "";
  bank.tell({
    ...{ at: bank.now().toISOString(), direction: "in", service, method: request.method, url: request.originalUrl },
    ...{ headers: maskHeaders(headersOf(request)), body: maskBody(bodyOf(request).toString("utf8")) },
    ...{ status: answer.status, answer: maskBody(body), ms: Math.round(performance.now() - started), note },
  });
  if (note !== "") return void request.socket.destroy();
  response.status(answer.status).set({ "Content-Type": "application/json", "X-TIMESTAMP": wib(bank.now()) });
  response.end(body);
}

/** The bytes as they came: nothing for a call without a body. */
export const bodyOf = (request: Request): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

const shown = /^(authorization|origin|content-type|channel-id|x-.*)$/;

const headersOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (shown.test(name) ? [[name, String(value)]] : [])),
  );
