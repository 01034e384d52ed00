import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { isUnavailable } from "../../lib/database-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { OutcomeUnknownError } from "../../lib/transaction.ts";
import { wibText } from "./bank-time.ts";
import { authenticateBank } from "./caller.ts";
import { inquiry } from "./inquiry.ts";
import { readBody } from "./message.ts";
import { logMessage } from "./message-log.ts";
import { notification } from "./notification.ts";
import type { Partner } from "./partner.ts";
import { payment } from "./payment-service.ts";
import { type Answer, refusalOf, type Service } from "./service.ts";
import { badRequest, SnapError } from "./snap-error.ts";
import { status } from "./status.ts";
import { answerToken, tokenCode } from "./token-service.ts";

const services: readonly Service[] = [inquiry, payment, status, notification];

/** A message has a few thousand bytes; ten times as much is none. */
const largest = "64kb";

/** What is known of a message while it is being answered. */
interface Seen {
  partner?: Partner;
  body?: unknown;
  answer: Answer;
}

/** What a bank is told of an error: its own are named, ours are for it to try again, or to ask what became of it. */
function answerOf(error: unknown): Answer {
  if (error instanceof SnapError) return refusalOf(error);
  if (error instanceof OutcomeUnknownError) return refusalOf(new SnapError(504, "00", "Timeout"));
  return refusalOf(
    new SnapError(
      500,
      isUnavailable(error) ? "00" : "01",
      isUnavailable(error) ? "General Error" : "Internal Server Error",
    ),
  );
}

const readable = (raw: Buffer): unknown => {
  try {
    return readBody(raw);
  } catch {
    return;
  }
};

/** One message from its arrival to its answer, and into the log. A stranger's is not kept, or anybody could fill it. */
function serve(
  deps: Deps,
  code: number,
  answer: (req: Request, raw: Buffer, seen: Seen) => Promise<Answer>,
): RequestHandler {
  return async (req, res) => {
    const waktu = deps.clock.now();
    const start = performance.now();
    const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const seen: Seen = { answer: refusalOf(badRequest()) };
    try {
      seen.answer = await answer(req, raw, seen);
    } catch (error) {
      seen.answer = answerOf(error);
      if (seen.answer.status >= 500)
        deps.log.error({ err: error, service: code, id: req.id }, "a message of the bank failed");
    }
    const responseCode = `${seen.answer.status}${String(code).padStart(2, "0")}${seen.answer.kind}`;
    const body = { responseCode, responseMessage: seen.answer.text, ...seen.answer.body };
    if (seen.partner) {
      const externalid = req.get("X-EXTERNAL-ID")?.slice(0, 36) ?? null;
      const lama = Math.round(performance.now() - start);
      const about = {
        waktu,
        arah: "masuk" as const,
        systemid: seen.partner.id,
        layanan: code,
        kodejawaban: responseCode,
      };
      await logMessage(deps, {
        ...about,
        externalid,
        lama,
        alamatip: req.ip ?? null,
        isi: seen.body ?? readable(raw),
        jawaban: body,
      });
    }
    say(deps, res, seen.answer.status, body);
  };
}

function say({ clock }: Pick<Deps, "clock">, res: Response, status: number, body: object): void {
  res.setHeader("X-TIMESTAMP", wibText(clock.now()));
  res.status(status).json(body);
}

const answerService =
  (deps: Deps, service: Service) =>
  async (req: Request, raw: Buffer, seen: Seen): Promise<Answer> => {
    const caller = await authenticateBank(deps, req, raw);
    seen.partner = caller.partner;
    seen.body = readBody(raw);
    return service.answer({ ...caller, deps, body: seen.body, ip: req.ip ?? "" });
  };

/** The services of SNAP BI that banks call, on the bytes as they came: a body is read only after its signature was found right. */
export function snapRouter(deps: Deps): Router {
  const router = Router();
  const known = [{ code: tokenCode, path: "access-token/b2b" }, ...services];
  const codeOf = (path: string) => known.find((service) => path === `/v1.0/${service.path}`)?.code ?? 0;
  const refuse =
    (error: SnapError): RequestHandler =>
    (req, res) =>
      serve(deps, codeOf(req.path), () => Promise.reject(error))(req, res, () => undefined);
  router.use(express.raw({ type: () => true, limit: largest }));
  router.use((_error: unknown, req: Request, res: Response, next: () => void) => refuse(badRequest())(req, res, next));
  router.post(
    "/v1.0/access-token/b2b",
    serve(deps, tokenCode, async (req, raw, seen) => {
      const { partner, answer } = await answerToken(deps, req, raw);
      seen.partner = partner;
      return answer;
    }),
  );
  for (const service of services)
    router.post(`/v1.0/${service.path}`, serve(deps, service.code, answerService(deps, service)));
  router.use(refuse(new SnapError(405, "00", "Requested Function Is Not Supported")));
  return router;
}
