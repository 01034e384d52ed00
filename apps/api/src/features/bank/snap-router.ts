import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import { inTime } from "../../http/body-time.ts";
import { requestFacts } from "../../http/request-facts.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { isUnavailable } from "../../lib/database-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { OutcomeUnknownError } from "../../lib/transaction.ts";
import { wibText } from "./bank-time.ts";
import { authenticateBank } from "./caller.ts";
import { codeNotification } from "./code-notification.ts";
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

const services: readonly Service[] = [inquiry, payment, status, notification, codeNotification];

/** A message has a few thousand bytes; ten times as much is none. */
const largest = "64kb";

/** So many messages a minute of one address may be refused for whom they say to be from; the next ones are not looked at. */
const mostRefused = 120;

/** What was found out of a message before it was answered. */
interface Seen {
  partner?: Partner;
  body?: unknown;
}

type Answering = (req: Request, raw: Buffer, seen: Seen) => Promise<Answer>;

/** What a bank is told of an error: its own are named, ours are for it to try again, or to ask what became of it. */
function answerOf({ log }: Pick<Deps, "log">, error: unknown, req: Request): Answer {
  if (error instanceof SnapError) return refusalOf(error);
  log.error({ err: error, id: req.id }, "a message of the bank failed");
  if (error instanceof OutcomeUnknownError) return refusalOf(new SnapError(504, "00", "Timeout"));
  if (isUnavailable(error)) return refusalOf(new SnapError(500, "00", "General Error"));
  return refusalOf(new SnapError(500, "01", "Internal Server Error"));
}

const bytesOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** A stranger's message is not kept, or anybody could fill the log; that it was refused is an event of the security log. */
async function keep(deps: Deps, req: Request, { partner, body }: Seen, about: Kept): Promise<void> {
  const facts = requestFacts(req);
  if (about.status === 401) noteSecurity(deps, "bank_ditolak", { ...facts, endpoint: `POST ${facts.page}` }, {});
  if (!partner) return;
  const { waktu, layanan, lama, jawaban } = about;
  await logMessage(deps, {
    ...{ waktu, layanan, lama, jawaban, arah: "masuk", systemid: partner.id, kodejawaban: jawaban.responseCode },
    externalid: req.get("X-EXTERNAL-ID")?.slice(0, 36) ?? null,
    alamatip: facts.ip,
    isi: body,
  });
}

interface Kept {
  readonly waktu: Date;
  readonly layanan: number;
  /** Milliseconds. */
  readonly lama: number;
  readonly status: number;
  readonly jawaban: { readonly responseCode: string };
}

/** One message from its arrival to its answer, and into the log. */
const serve =
  (deps: Deps, code: number, answer: Answering): RequestHandler =>
  async (req, res) => {
    const waktu = deps.clock.now();
    const start = performance.now();
    const seen: Seen = {};
    const { status, kind, text, body } = await answer(req, bytesOf(req), seen).catch((error: unknown) =>
      answerOf(deps, error, req),
    );
    const responseCode = `${status}${String(code).padStart(2, "0")}${kind}`;
    const jawaban = { responseCode, responseMessage: text, ...body };
    await keep(deps, req, seen, { waktu, layanan: code, lama: Math.round(performance.now() - start), status, jawaban });
    res.setHeader("X-TIMESTAMP", wibText(deps.clock.now()));
    res.status(status).json(jawaban);
  };

const serveToken = (deps: Deps) =>
  serve(deps, tokenCode, async (req, raw, seen) => {
    const { partner, answer } = await answerToken(deps, req, raw);
    seen.partner = partner;
    return answer;
  });

const serveService = (deps: Deps, service: Service) =>
  serve(deps, service.code, async (req, raw, seen) => {
    const caller = await authenticateBank(deps, req, raw);
    seen.partner = caller.partner;
    seen.body = readBody(raw);
    return service.answer({ ...caller, deps, body: seen.body, ip: req.ip ?? "" });
  });

const known = [{ code: tokenCode, path: "access-token/b2b" }, ...services];

/** Refuses a message before anything of it was looked at, in the name of the service that it was for. */
const refuse = (deps: Deps, error: SnapError): RequestHandler => {
  const codeOf = (path: string) => known.find((service) => path === `/v1.0/${service.path}`)?.code ?? 0;
  return (req, res, next) => serve(deps, codeOf(req.path), () => Promise.reject(error))(req, res, next);
};

/** The services of SNAP BI that banks call, on the bytes as they came: a body is read only after its signature was found right. */
export function snapRouter(deps: Deps): Router {
  const router = Router();
  router.use(
    rateLimit({
      windowMs: 60_000,
      limit: mostRefused,
      keyGenerator: (req) => ipKeyGenerator(req.ip ?? ""),
      requestWasSuccessful: (_req, res) => res.statusCode !== 401,
      skipSuccessfulRequests: true,
      legacyHeaders: false,
      handler: refuse(deps, new SnapError(429, "00", "Too Many Requests")),
    }),
    inTime(express.raw({ type: () => true, limit: largest })),
    (_error: unknown, req: Request, res: Response, next: NextFunction) => refuse(deps, badRequest())(req, res, next),
  );
  router.post("/v1.0/access-token/b2b", serveToken(deps));
  for (const service of services) router.post(`/v1.0/${service.path}`, serveService(deps, service));
  return router.use(refuse(deps, new SnapError(405, "00", "Requested Function Is Not Supported")));
}
