/**
 * The bare baselines: each piece of work of the table done by the driver alone behind `node:http`, in the fewest and cheapest statements
 * that were found, with the same guarantees and without anything of the application around it: no session, rights, validation, audit or
 * presentation. What it does stands in the files beside.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { readerOptions } from "@retribusi/db/client";
import { connectionSettings } from "@retribusi/db/connection";
import { createPool } from "mariadb";
import type { Answer, Asked } from "./answer.ts";
import { answerBooking } from "./booking.ts";
import { answerCalendar } from "./calendar.ts";
import { answerCatalogue } from "./catalogue.ts";
import { answerCsv } from "./csv.ts";
import { answerList } from "./list.ts";
import { answerOrder } from "./order.ts";
import { answerCheckedOrder, answerLockedOrder } from "./peer-order.ts";
import { answerUser } from "./user.ts";

const { BARE_DATABASE_URL = "", PORT } = process.env;
// Options of the pool cost nothing; those of a query are copied with all the pool's for every one.
const pool = createPool({
  ...connectionSettings(BARE_DATABASE_URL),
  ...readerOptions,
  connectionLimit: 16,
  resetAfterUse: false,
});

const answers: Readonly<Record<string, Answer>> = {
  "/booking": answerBooking,
  "/calendar": answerCalendar,
  "/catalogue": answerCatalogue,
  "/csv": answerCsv,
  "/list": answerList,
  "/order": answerOrder,
  "/order/check": answerCheckedOrder,
  "/order/lock": answerLockedOrder,
  "/user": answerUser,
  "/": () => Promise.resolve({}),
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.method !== "POST") return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString("utf8"));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: parameters } = new URL(request.url ?? "/", "http://localhost");
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  const asked: Asked = { parameters, body: await bodyOf(request), signal: gone.signal };
  const made = await answers[pathname]?.(pool, asked);
  if (made !== undefined && Symbol.asyncIterator in made) return pipeline(made, response);
  response.writeHead(made ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(made ?? null));
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(String(error).includes("sold out") ? 409 : 500);
    response.end(String(error));
  });
}).listen(Number(PORT), "127.0.0.1");
