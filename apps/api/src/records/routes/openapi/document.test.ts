import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { entities } from "@retribusi/contract/access/entities";
import { expect, test } from "vitest";
import { routes } from "../../../routes.ts";
import { at, description, operations } from "../../../testing/api-description.ts";

const here = import.meta.dirname;
const folder = await mkdtemp(join(tmpdir(), "retribusi-openapi-"));
const run = promisify(execFile);

/** Redocly's own command; it asks nobody in the network. */
async function lint(document: unknown): Promise<string> {
  const file = join(folder, "openapi.json");
  await writeFile(file, JSON.stringify(document));
  const cli = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");
  const config = join(here, "../../../../redocly.yaml");
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  const options = { env: { PATH: process.env.PATH, ...quiet }, cwd: folder };
  const { stdout, stderr } = await run(process.execPath, [cli, "lint", file, "--config", config], options);
  return stdout + stderr;
}

test("the document passes the linter", { timeout: 60_000 }, async () => {
  const { operationId, ...broken } = { ...at("#/paths/~1health/get").node };
  expect(await lint(description)).toContain("valid");
  const paths = { ...at("#/paths").node, "/health": { get: broken } };
  await expect(lint({ ...description, paths })).rejects.toMatchObject({
    stdout: expect.stringContaining("operation-operationId"),
  });
  await rm(folder, { recursive: true });
});

test("the document has every declared call and those of every entity", () => {
  const known = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const declared = routes.map(({ definition: { method, path } }) => `${method} /${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(declared.filter((call) => !known.has(call))).toEqual([]);
  const own = ["", "/list", "/index", "/count", "/export", "/view/{id}", "/view/{id}/export"];
  const derived = Object.keys(entities).flatMap((name) => own.map((call) => `get /${name}${call}`));
  expect(derived.filter((call) => !known.has(call))).toEqual([]);
});

test("only what is public needs no session", () => {
  const open = operations.filter(({ isPublic }) => isPublic).map(({ path }) => path);
  const declared = routes.flatMap(({ definition }) =>
    definition.access === "public" ? [`/${definition.path.replace(/:(\w+)/g, "{$1}")}`] : [],
  );
  expect(open.sort()).toEqual([...declared, "/health", "/health/payments", "/openapi.json", "/docs"].sort());
});

test("no call takes a secret, a token or an identity number in its address", () => {
  const secret = /pass|sandi|token|tanda|kunci|key|kode|secret|rahasia|authorization|captcha|nik|identitas|norekening/i;
  const inAddress = operations.flatMap(({ method, path, parameters }) =>
    parameters
      .filter((parameter) => parameter.in !== "header" && secret.test(parameter.name))
      .map(({ name }) => `${method} ${path}: ${name}`),
  );
  // The number of the record that an entry of the trail is about, and of a bank's contract how it is called and how it signs.
  const known = /jejak_audit.*kunci|system.*(clientkey|tandatangan|pengkodean)|pesan_bank.*kodejawaban/;
  expect(inAddress.filter((one) => !known.test(one))).toEqual([]);
  expect(inAddress.length).toBeGreaterThan(0);
});

test("no call adds, changes or removes an entry of the trail, the security log or the bank's messages", () => {
  const of = (name: string) => operations.filter(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`));
  const writing = (name: string) =>
    of(name).filter(({ method, path }) => method !== "get" || /\/(add|edit|delete|import)\b/.test(path));
  for (const name of ["jejak_audit", "log_keamanan", "pesan_bank"]) {
    expect([name, of(name).length > 5, writing(name)]).toEqual([name, true, []]);
  }
  expect(writing("tbl_skpd").length).toBeGreaterThan(2);
});
