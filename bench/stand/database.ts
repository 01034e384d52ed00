import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Size } from "../measure/figure.ts";
import { place } from "./place.ts";

/** What is known of a database that was built: from which migrations and seed, when, and how long it took. */
const built = z.object({ content: z.string(), at: z.string(), seconds: z.number() });

const schemaOf = ({ bookings, objects }: Size): string => `objects_${objects}_bookings_${bookings}`;
const markOf = (size: Size): string => place("built", `${schemaOf(size)}.json`);

async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const path = fileURLToPath(new URL(`../../prisma/${script}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`prisma/${script} ended with ${code}`);
}

/** Of the databases of measurements, beside the server's address. */
export interface Stand {
  /** Without a schema. */
  readonly server: string;
  /** What migrations and reference data are made from. */
  readonly content: string;
}

/** Migrates a schema and fills it: with so many bookings and objects, or with reference data alone where it was filled before. */
export async function fillDatabase(url: string, size: Size | "known"): Promise<void> {
  const env = { DATABASE_URL: url, FILES_DIR: place("files"), SEED: size === "known" ? "reference" : "demo" };
  const bulk = size === "known" ? [] : ["--bookings", String(size.bookings), "--objects", String(size.objects)];
  await run("migrate.ts", [], env);
  await run("seed.ts", bulk, env);
}

/**
 * The address of a database of a size, built when there is none yet. One that was built before is kept: migrations and reference data
 * that came since are added, its bookings and objects stay as they were.
 */
export async function openDatabase({ server, content }: Stand, size: Size): Promise<string> {
  const url = new URL(server);
  url.pathname = `/${schemaOf(size)}`;
  const mark = markOf(size);
  const known = existsSync(mark) ? built.parse(JSON.parse(readFileSync(mark, "utf8"))) : undefined;
  if (known?.content === content) return url.href;
  console.log(`… ${known ? "bringing up to date" : "building"} ${schemaOf(size)}`);
  const began = performance.now();
  await fillDatabase(url.href, known ? "known" : size);
  const fresh = { at: new Date().toISOString(), seconds: Math.round((performance.now() - began) / 1000) };
  writeFileSync(mark, `${JSON.stringify({ ...fresh, ...known, content })}\n`);
  return url.href;
}
