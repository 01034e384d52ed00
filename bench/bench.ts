/**
 * Measures every row of the table of `docs/performance.md`, or those that are named: `npm run bench -- order list`. Rows that were finished
 * for this code on this machine are kept, so that a run that was stopped goes on; a row that is named is measured again, and what the page
 * says of the others stays.
 */
import { parseArgs } from "node:util";
import getPort from "get-port";
import { z } from "zod";
import type { Bench, Size } from "./measure/figure.ts";
import { keepResult, type Result, readResults } from "./result/kept.ts";
import { codeHere, machine } from "./result/machine.ts";
import { writePage } from "./result/page.ts";
import { tableOf } from "./result/table.ts";
import { isRowName, type RowName, rowNames, rows } from "./rows.ts";
import { type Service, startApi, startService } from "./service.ts";
import { openDatabase } from "./stand/database.ts";
import { place, root } from "./stand/place.ts";

const usual = { rounds: "5", seconds: "4", sizes: "250000,500000,1000000", objects: "2000" } as const;
const connections = 16;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: usual.rounds },
    seconds: { type: "string", default: usual.seconds },
    sizes: { type: "string", default: usual.sizes },
    objects: { type: "string", default: usual.objects },
  },
});

const count = z.coerce.number().int().min(1);
const rounds = count.parse(values.rounds);
const seconds = count.parse(values.seconds);
const objects = count.parse(values.objects);
const sizes: readonly Size[] = values.sizes
  .split(",")
  .map((bookings) => ({ bookings: count.parse(bookings), objects }));
const largest = sizes.at(-1);
if (!largest) throw new Error("--sizes takes numbers of bookings: --sizes 250000,1000000");

const unknown = positionals.filter((name) => !isRowName(name));
if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(", ")}: choose from ${rowNames.join(", ")}`);
const named: readonly RowName[] = positionals.filter(isRowName);

const { BENCH_SERVER: server = "", BENCH_CONTENT: content = "" } = process.env;
if (server === "") throw new Error("Measure with: npm run bench");

/** What a row gets, and how everything that it started is ended. */
function openBench() {
  const services: Service[] = [];
  let building = 0;
  const started = async (service: Promise<Service>): Promise<Service> => {
    services.push(await service);
    return service;
  };
  const web = {
    WEB_DIR: `${root}/apps/web/dist`,
    FILES_DIR: place("files"),
    TEMP_DIR: place("temporary"),
    JOURNAL_DIR: place("journal"),
  };
  const bench: Bench = {
    ...{ rounds, seconds, connections, sizes, largest: largest ?? { bookings: 0, objects } },
    async database(size) {
      const began = performance.now();
      const url = await openDatabase({ server, content }, size);
      building += performance.now() - began;
      return url;
    },
    async api(url) {
      const port = await getPort();
      return started(startApi(port, url, false, { ...web, PUBLIC_URL: `http://127.0.0.1:${port}` }));
    },
    bare: async (url) => started(startService("bare/server.ts", await getPort(), "/", { BARE_DATABASE_URL: url })),
  };
  return {
    bench,
    /** Milliseconds that databases took to be built, which is no part of a row. */
    built: () => building,
    close: () => Promise.all(services.map((service) => service.stop())),
  };
}

const code = codeHere();
const how = `${rounds} interleaved rounds of ${seconds} s, medians; ${connections} connections, one API process, server, database and load on the same machine; ${sizes.map(({ bookings }) => bookings.toLocaleString("en")).join(", ")} bookings on ${objects.toLocaleString("en")} objects`;
const of = `${code.id}, ${machine()}, ${how}`;

async function measure(name: RowName): Promise<Result> {
  const { bench, built, close } = openBench();
  const began = performance.now();
  try {
    const figures = await rows[name].measure(bench);
    const taken = Math.round((performance.now() - began - built()) / 1000);
    return {
      title: rows[name].title,
      of,
      commit: code.commit,
      at: new Date().toISOString(),
      seconds: taken,
      figures: [...figures],
    };
  } finally {
    await close();
  }
}

const isMeasured = (name: RowName): boolean => readResults()[name]?.of === of;

const failed: string[] = [];
for (const name of named.length > 0 ? named : rowNames) {
  if (named.length === 0 && isMeasured(name)) {
    console.log(`✓ ${name}: measured before`);
    continue;
  }
  console.log(`… ${name}: ${rows[name].title}`);
  try {
    const result = await measure(name);
    keepResult(name, result);
    console.log(`✓ ${name} (${result.seconds} s)\n${tableOf([result])}`);
  } catch (error) {
    failed.push(name);
    console.error(`✗ ${name} could not be measured:`, error);
  }
}

const options = Object.entries(usual).flatMap(([name, value]) => {
  const given = Object.entries(values).find(([option]) => option === name)?.[1];
  return given === value ? [] : [` --${name} ${given}`];
});
const command = `npm run bench${options.length > 0 ? ` --${options.join("")}` : ""}`;
const { path, shown } = writePage(rowNames, { machine: machine(), command, how, isWhole: options.length === 0 });
console.log(`The table is in ${path}: ${shown.length} of ${rowNames.length} rows are measured.`);
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(", ")}`);
  process.exitCode = 1;
}
