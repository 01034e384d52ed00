import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ours = "6f3bbc55-ec97-11f1-adc7-b341af3a87ab";
const others = "11111111-ec97-11f1-adc7-b341af3a87ab";
const nothing = "00000000-0000-0000-0000-000000000000:-1";

/** Machines that answer the words of the script: each with how far it has come and whether it serves. */
async function begin(machines: Readonly<Record<string, { position: string; status?: string }>>) {
  const log = join(folder, "log");
  writeFileSync(log, "");
  for (const [name, { position, status = "away" }] of Object.entries(machines)) {
    writeFileSync(join(folder, `${name}.position`), position);
    writeFileSync(join(folder, `${name}.status`), status);
  }
  const remote = join(folder, "remote");
  const script = `#!/bin/sh
case $2 in
  status) cat "${folder}/$1.status" ;;
  position) cat "${folder}/$1.position" ;;
  bootstrap) echo "$1 bootstrap" >>"${log}"; echo Primary >"${folder}/$1.status" ;;
  join) echo "$1 join" >>"${log}" ;;
esac
`;
  writeFileSync(remote, script);
  chmodSync(remote, 0o755);
  const env = { ...process.env, REMOTE: remote };
  const { code, output } = await run(`${ROOT}/deploy/mariadb/bootstrap.sh`, Object.keys(machines), { env });
  return { code, output, done: readFileSync(log, "utf8").split("\n").filter(Boolean) };
}

test("the node that has come farthest begins, counted as a number, and the others join it", async () => {
  const machines = {
    a: { position: `${ours}:99` },
    b: { position: `--wsrep_start_position=${ours}:100` },
    c: { position: `${ours}:20` },
  };
  expect(await begin(machines)).toMatchObject({ code: 0, done: ["b bootstrap", "a join", "c join"] });
});

test("a node without data takes no part in the choice, and joins", async () => {
  const machines = { a: { position: nothing }, b: { position: `${ours}:7` } };
  expect(await begin(machines)).toMatchObject({ code: 0, done: ["b bootstrap", "a join"] });
});

test.each([
  ["a node that serves", { a: { position: `${ours}:1`, status: "Primary" }, b: { position: `${ours}:2` } }, "a serves"],
  ["one that doesn't say how far it has come", { a: { position: `${ours}:1` }, b: { position: "" } }, "b doesn't say"],
  ["nodes of two clusters", { a: { position: `${ours}:1` }, b: { position: `${others}:9` } }, "another cluster"],
  ["nodes without data alone", { a: { position: nothing }, b: { position: nothing } }, "No node has data"],
  ["a single node, since others may have come farther", { a: { position: `${ours}:1` } }, "Name all nodes"],
])("nothing is begun with %s", async (_name, machines, sentence) => {
  expect(await begin(machines)).toMatchObject({ code: 1, done: [], output: expect.stringContaining(sentence) });
});
