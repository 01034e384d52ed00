import { readFileSync } from "node:fs";
import { type ErrorRequestHandler, type Request, type Response, Router, urlencoded } from "express";
import { z } from "zod";
import type { Bank } from "../../book/bank.ts";
import { ContractError } from "../../book/contract.ts";
import { faultsSchema } from "../../book/fault.ts";
import { findBill } from "../../caller/bill.ts";
import { getContract, newRequestId, startPayment } from "../../caller/pay.ts";
import { askAgain } from "../../caller/recovery.ts";
import { getTransaction } from "../../caller/round.ts";
import { OrderRefused } from "../../caller/words.ts";
import { orderSchema, readNumber, readOrder } from "../order.ts";
import { billView } from "./bill.ts";
import { exchangeList } from "./exchange.ts";
import { homeView } from "./home.ts";
import { type Frame, layout } from "./layout.ts";
import { html, type Markup } from "./template.ts";
import { transactionView } from "./transaction.ts";
import { type Language, words } from "./words.ts";

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** The language that was chosen, else the browser's, else Indonesian. */
function languageOf(request: Request, response: Response): Language {
  const chosen = request.query["lang"];
  if (chosen === "en" || chosen === "id") {
    response.cookie("lang", chosen, { sameSite: "lax" });
    return chosen;
  }
  const [, kept] = /\blang=(en|id)\b/.exec(request.headers.cookie ?? "") ?? [];
  return (kept ?? request.acceptsLanguages("id", "en")) === "en" ? "en" : "id";
}

const frameOf = (request: Request, response: Response): Frame => ({
  language: languageOf(request, response),
  here: request.method === "GET" ? request.originalUrl : "/",
});

interface Shown {
  title: string;
  content: Markup;
  status?: number;
  running?: boolean;
}

function show(response: Response, frame: Frame, { title, content, status = 200, running = false }: Shown): void {
  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'";
  response.status(status).set({ "Content-Security-Policy": policy, "Cache-Control": "no-store" });
  response.type("html").send(layout(frame, title, content, running));
}

/** An empty field of a form says nothing. */
const filled = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== ""));

/** The counter at which a person rehearses: forms that are answered with pages. */
export function pageRoutes(bank: Bank): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }));
  for (const [name, type] of [
    ["counter.css", "css"],
    ["form.css", "css"],
    ["follow.mjs", "js"],
  ] as const) {
    router.get(`/${name}`, (_request, response) => void response.type(type).send(file(name)));
  }
  router.get("/", (request, response) => {
    const frame = frameOf(request, response);
    show(response, frame, { title: words.counter[frame.language], content: homeView(bank, frame.language) });
  });
  router.get("/messages", (request, response) => {
    const frame = frameOf(request, response);
    const list = exchangeList(bank.messages.toReversed(), frame.language);
    const title = words.messages[frame.language];
    show(response, frame, { title, content: html`<h1>${title}</h1>${list}` });
  });
  router.get("/report", ({ query }, response) => {
    const { day, as, partner } = z
      .object({ day: z.string(), as: z.enum(["csv", "sta"]), partner: z.string() })
      .parse(query);
    response.redirect(303, `/report/${encodeURIComponent(day)}.${as}?partner=${encodeURIComponent(partner)}`);
  });
  router.post("/faults", (request, response) => {
    const { slowMs, lost, seed, lostCreate, down } = filled(request.body);
    const numbers = { slowMs: Number(slowMs ?? 0), lost: Number(lost ?? 0), seed: Number(seed ?? 1) };
    bank.setFaults(faultsSchema.parse({ ...numbers, down, lostCreate: lostCreate !== undefined }));
    response.redirect(303, "/");
  });
  payRoutes(bank, router);
  return router.use(failure);
}

/** A bill, its payment, and what came of it. */
function payRoutes(bank: Bank, router: Router): void {
  // What is under way, with the other payment of the same order.
  const running = new Set<string>();
  const others = new Map<string, string>();
  const follow = (ids: readonly string[], done: Promise<void>) => {
    for (const id of ids) running.add(id);
    const end = () => ids.forEach((id) => void running.delete(id));
    done.catch((error: unknown) => console.error("A payment failed:", error)).finally(end);
  };
  router.get("/bill", async (request, response) => {
    const frame = frameOf(request, response);
    const va = readNumber(bank, String(request.query["va"] ?? ""));
    const bill = await findBill(bank, getContract(bank, va), va, newRequestId(bank.now()));
    show(response, frame, { title: words.bill[frame.language], content: billView(va, bill, frame.language) });
  });
  router.post("/pay", async (request, response) => {
    const { amount, at, ...rest } = filled(request.body);
    const order = { ...rest, ...(amount ? { amount: Number(amount) } : {}), ...(at ? { at: wibOf(String(at)) } : {}) };
    const { ids, done } = await startPayment(bank, readOrder(bank, orderSchema.parse(order)));
    follow(ids, done);
    const [first = "", second] = ids;
    if (second) others.set(first, second).set(second, first);
    response.redirect(303, `/transaction?id=${first}`);
  });
  router.post("/settle", (request, response) => {
    const id = String(filled(request.body)["id"]);
    follow([id], askAgain(bank, id));
    response.redirect(303, `/transaction?id=${id}`);
  });
  router.get("/transaction", (request, response, next) => {
    const frame = frameOf(request, response);
    const id = String(request.query["id"]);
    if (!bank.book.transactions.has(id)) return next();
    const isRunning = running.has(id);
    const content = transactionView(getTransaction(bank, id), others.get(id), isRunning, frame.language);
    show(response, frame, { title: id, content, running: isRunning });
  });
}

/** A field of date and time has no zone: the counter's is that of Western Indonesia. */
const wibOf = (local: string): string => `${local.length === 16 ? `${local}:00` : local}+07:00`;

/** What can't be done is told on a page. */
const failure: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const frame = frameOf(request, response);
  const [status, text] = reasonOf(error, frame.language);
  const title = words.notDone[frame.language];
  show(response, frame, { status, title, content: html`<h1>${title}</h1><p class="notice">${text}</p>` });
};

/** Status and sentence; whatever isn't known here is a defect and shown whole in the bank's window. */
function reasonOf(error: unknown, language: Language): [number, string] {
  if (error instanceof OrderRefused) return [422, error.told[language]];
  if (error instanceof z.ZodError) return [400, `${words.badForm[language]} ${z.prettifyError(error)}`];
  if (error instanceof ContractError) return [500, error.message];
  console.error(error);
  return [500, words.failed[language]];
}

/** What is none of the bank's addresses. */
export function notFound(request: Request, response: Response): void {
  const frame = frameOf(request, response);
  const text = words.notFound[frame.language];
  show(response, frame, { status: 404, title: text, content: html`<h1>${text}</h1>` });
}
