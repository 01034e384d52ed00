import type { AroundStatement } from "@retribusi/db/around-statement";
import { currentRequest } from "./request.ts";
import { tracedStatement } from "./trace.ts";

/** The statement, with the request that it is for behind it: so the database's list of processes and its slow log name who asked. */
export function signed(sql: string): string {
  const request = currentRequest();
  return request ? `${sql} /* request ${request.id} */` : sql;
}

/** What every statement of this process passes. */
export const aroundStatement: AroundStatement = (sql, send) => {
  const request = currentRequest();
  if (!request) return send(sql);
  request.statements += 1;
  const run = () => send(signed(sql));
  return request.span ? tracedStatement(request.span, sql, run) : run();
};
