import type { ImportReport } from "@retribusi/contract/define/import";
import supertest from "supertest";
import type { Caller, TestApp } from "./test-app.ts";

interface Options {
  readonly name?: string;
  readonly dryrun?: boolean;
  readonly stream?: boolean;
}

/** Sends a csv file to an import as a form of the browser does. */
export function importCsv(
  { app }: TestApp,
  { token }: Caller,
  entity: string,
  content: string | Buffer,
  { name = "data.csv", dryrun = false, stream = false }: Options = {},
): supertest.Test {
  return supertest(app)
    .post(`/api/${entity}/import${dryrun ? "?dryrun=1" : ""}`)
    .set("Authorization", `Bearer ${token}`)
    .set("Accept", stream ? "application/x-ndjson" : "application/json")
    .attach("import", typeof content === "string" ? Buffer.from(content) : content, { filename: name });
}

/** Line → problems, of a report. */
export const problemsOf = ({ problems }: ImportReport): Record<number, Record<string, string>> =>
  Object.fromEntries(problems.map((line) => [line.line, line.problems]));
