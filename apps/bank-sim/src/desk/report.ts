import { type Request, type Response, Router } from "express";
import type { Bank } from "../book/bank.ts";
import type { Transaction } from "../book/entry.ts";
import { dayOf } from "../book/entry.ts";
import { dailyReport } from "../report/daily.ts";
import { statement } from "../report/statement.ts";
import { isDay } from "../standard/time.ts";

interface Asked {
  day: string;
  partnerServiceId: string;
  /** The contract's of every day, in the order in which they were paid. */
  transactions: Transaction[];
}

/** Day and contract of an address: the only contract needs no name. Null for what there isn't. */
function asked(bank: Bank, request: Request<{ day: string }>): Asked | null {
  const { day } = request.params;
  const contracts = bank.contracts();
  const partner = request.query["partner"] ?? (contracts.length === 1 ? contracts[0]?.partnerServiceId : undefined);
  const contract = contracts.find(({ partnerServiceId }) => partnerServiceId === partner);
  if (!contract || !isDay(day)) return null;
  const { partnerServiceId } = contract;
  const own = [...bank.book.transactions.values()].filter((one) => one.partnerServiceId === partnerServiceId);
  const transactions = own.sort((a, b) => a.trxDateTime.localeCompare(b.trxDateTime));
  return { day, partnerServiceId, transactions };
}

/** What a bank sends of a day, `?partner=` the beginning of the numbers: a table, and the statement of the account. */
export function reportRoutes(bank: Bank): Router {
  const router = Router();
  const give = (ending: string, type: string, make: (asked: Asked) => string) =>
    router.get(`/report/:day.${ending}`, (request: Request<{ day: string }>, response: Response) => {
      const found = asked(bank, request);
      if (!found)
        return void response
          .status(404)
          .type("text")
          .send("No such day or contract: /report/2026-11-25.csv?partner=88932\n");
      response.type(type).attachment(`${found.partnerServiceId}-${found.day}.${ending}`).send(make(found));
    });
  give("csv", "text/csv", ({ day, transactions }) => dailyReport(transactions.filter((one) => dayOf(one) === day)));
  give("sta", "text/plain", ({ day, partnerServiceId, transactions }) =>
    statement(partnerServiceId, day, transactions),
  );
  return router;
}
