import { setTimeout as wait } from "node:timers/promises";
import { json, type RequestHandler, type Response, Router } from "express";
import { z } from "zod";
import type { Bank } from "../book/bank.ts";
import { ContractError } from "../book/contract.ts";
import { dayOf } from "../book/entry.ts";
import { faultsSchema } from "../book/fault.ts";
import { findBill } from "../caller/bill.ts";
import { getContract, newRequestId, startPayment } from "../caller/pay.ts";
import { askAgain } from "../caller/recovery.ts";
import { getTransaction } from "../caller/round.ts";
import { OrderRefused } from "../caller/words.ts";
import { isDay, wibDay } from "../standard/time.ts";
import { orderSchema, readNumber, readOrder } from "./order.ts";

/** Milliseconds after which the answer doesn't wait for the end of a payment any longer. */
const patience = 60_000;

/** What the page, the command line and tests tell the bank to do. */
export function controlRoutes(bank: Bank): Router {
  const router = Router();
  router.use(json());
  router.get("/state", (_request, response) => void response.json(stateOf(bank)));
  router.get("/messages", (_request, response) => void response.json({ messages: bank.messages }));
  router.get(
    "/transactions",
    answered((request, response) => {
      const date = z.string().refine(isDay, "date is a day: 2026-11-25").default(wibDay(bank.now()));
      const day = date.parse(request.query["date"]);
      response.json({ transactions: [...bank.book.transactions.values()].filter((one) => dayOf(one) === day) });
    }),
  );
  router.post(
    "/inquiry",
    answered(async (request, response) => {
      const va = readNumber(bank, z.strictObject({ va: z.string() }).parse(request.body).va);
      response.json(await findBill(bank, getContract(bank, va), va, newRequestId(bank.now())));
    }),
  );
  router.post(
    "/pay",
    answered(async (request, response) => {
      const { ids, done } = await startPayment(bank, readOrder(bank, orderSchema.parse(request.body)));
      await settled(bank, done);
      sendTransactions(bank, response, ids);
    }),
  );
  router.post(
    "/settle",
    answered(async (request, response) => {
      const { id } = z.strictObject({ id: z.string() }).parse(request.body);
      if (!bank.book.transactions.has(id)) return void response.status(404).json({ error: { en: "Not found" } });
      await settled(bank, askAgain(bank, id));
      sendTransactions(bank, response, [id]);
    }),
  );
  router.post(
    "/faults",
    answered((request, response) => {
      bank.setFaults(faultsSchema.parse({ ...bank.faults(), ...request.body }));
      response.json(bank.faults());
    }),
  );
  return router;
}

/** Waits for the end, or until it takes too long: then the transaction says that it is open. */
async function settled(bank: Bank, done: Promise<void>): Promise<void> {
  await Promise.race([done, wait(patience, undefined, { signal: bank.closing, ref: false }).catch(() => undefined)]);
}

/** The first transaction whole, and beside it those that the same order made. */
function sendTransactions(bank: Bank, response: Response, ids: readonly string[]): void {
  const [first, ...also] = ids.map((id) => getTransaction(bank, id));
  response.json({ ...first, also });
}

function stateOf(bank: Bank): object {
  const shown = bank.contracts().map(({ clientSecret: _secret, publicKey: _key, ...contract }) => contract);
  return { contracts: shown, accounts: [...bank.book.accounts.values()], faults: bank.faults() };
}

/** A refusal is told in both languages, to be read by a person. */
function answered(work: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    try {
      await work(request, response, next);
    } catch (error) {
      if (error instanceof OrderRefused) return void response.status(422).json({ error: error.told });
      if (error instanceof z.ZodError) return void response.status(400).json({ error: { en: z.prettifyError(error) } });
      if (error instanceof ContractError) return void response.status(500).json({ error: { en: error.message } });
      throw error;
    }
  };
}
