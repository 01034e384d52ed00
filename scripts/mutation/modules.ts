import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../root.ts";

/** A file whose rules must be guarded, and the tests that guard it. */
export interface Module {
  /** The package, by its folder; the other paths are in it. */
  readonly folder: string;
  readonly file: string;
  readonly tests: readonly string[];
  readonly kind: Kind;
}
export type Kind = keyof typeof BAR;

/** How many of a hundred mutants must be noticed. */
export const BAR = { pure: 90, database: 80 } as const;

export const pathOf = ({ folder, file }: Module): string => join(folder, file);

type Made = (file: string, ...tests: readonly string[]) => Module;

/** Modules of one folder of a package; each is guarded by the test beside it, unless others are named. */
const modulesIn =
  (folder: string, place: string, kind: Kind): Made =>
  (name, ...tests) => ({
    folder,
    file: `src/${place}/${name}.ts`,
    tests: (tests.length > 0 ? tests : [name]).map((test) =>
      test.startsWith("/") ? `src${test}.test.ts` : `src/${place}/${test}.test.ts`,
    ),
    kind,
  });
const contract = modulesIn("packages/contract", "features/booking", "pure");
const api = (place: string, kind: Kind): Made => modulesIn("apps/api", place, kind);

const actions = globSync("src/features/booking/action/*.ts", { cwd: join(ROOT, "packages/contract") })
  .map((path) => `action/${basename(path, ".ts")}`)
  .sort();

const billing = api("features/billing", "database");
const identity = api("features/identity", "database");
const records = api("records", "database");
const imports = api("records/import", "database");

/** What rights, units, money and data that go in and out hang on. */
export const MODULES: readonly Module[] = [
  contract("booking.machine"),
  contract("booking.verdict"),
  contract("booking.states"),
  contract("booking.rules"),
  ...actions.map((name) => contract(name, "booking.machine", "booking.verdict")),
  contract("booking.availability"),
  contract("booking.interval"),
  contract("booking.price"),
  contract("booking.deadlines"),
  api("features/payment", "pure")("money-refusal"),
  api("render", "pure")("csv"),
  api("records", "pure")("sanitise"),
  api("features/billing", "pure")("numbering"),
  api("access", "database")("scope", "scopes"),
  api("access", "database")("scopes"),
  records("condition"),
  records("list-query"),
  billing("bill"),
  billing("ledger"),
  billing("reference"),
  billing("refund", "ledger"),
  api("features/booking", "database")("order", "order", "repeat"),
  api("lib", "database")("transaction"),
  { folder: "prisma", file: "retryable.ts", tests: ["retryable.test.ts"], kind: "database" },
  identity("session", "session-life", "session-sweep"),
  identity("session.query"),
  identity("mailed-token"),
  imports("cell"),
  imports("header"),
  imports("report"),
  imports("csv-source"),
  imports("duplicates"),
  imports("lookup"),
  imports("row-reader"),
  imports("check-file"),
  imports("run-import"),
];
