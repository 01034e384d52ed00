import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as requestPlain } from "node:http";
import { request as requestSafely } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastLines, run } from "../process/run.ts";
import { dataPath, ROOT } from "../root.ts";
import { readSteps } from "./book.ts";
import { type Machine, mustRun, startMachine } from "./machine.ts";
import { bridge, bringBase, gateway, openNetwork } from "./network.ts";

const addresses = { db1: "10.0.0.11", db2: "10.0.0.12", db3: "10.0.0.13", app1: "10.0.0.21" };
const site = "retribusi.example.go.id";
const password = "Lembang-kuda-hijau-41";
const MINUTE = 60_000;

const needs = ["debootstrap", "systemd-nspawn", "nsenter", "ip"];
const missing: string[] = [];
if (process.env.LONG_TESTS) {
  for (const program of needs) if ((await run(program, ["--help"])).code === 127) missing.push(program);
  if (process.getuid?.() !== 0) missing.push("root");
}

/** Asks the balancer as somebody outside does. */
async function ask(path: string, options: { readonly ca?: string; readonly body?: object } = {}) {
  const { ca, body } = options;
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location: string; body: string }>();
  const facts = {
    ...{ host: addresses.app1, path, method: body ? "POST" : "GET", timeout: 20_000 },
    headers: { Host: site, ...(body ? { "Content-Type": "application/json" } : {}) },
  };
  const asked = ca ? requestSafely({ ...facts, ca, servername: site }) : requestPlain(facts);
  asked.on("error", reject);
  asked.on("timeout", () => asked.destroy(new Error("no answer")));
  asked.on("response", (answer) => {
    const { statusCode: status = 0, headers } = answer;
    text(answer).then((content) => resolve({ status, location: headers.location ?? "", body: content }), reject);
  });
  asked.end(body && JSON.stringify(body));
  return promise;
}

describe.skipIf(!process.env.LONG_TESTS)("four machines with nothing but Debian, and the documentation", () => {
  const machines = new Map<string, Machine>();
  let folder: string;
  let closeNetwork: (() => Promise<void>) | undefined;
  let certificate: string;

  const machine = (name: string): Machine => {
    const found = machines.get(name);
    if (!found) throw new Error(`There is no machine ${name}`);
    return found;
  };
  const output = async (name: string, commands: string): Promise<string> => {
    const result = await machine(name).enter(commands);
    if (result.code === 0) return result.output;
    const journal = await machine(name).enter("journalctl --no-pager --lines=60");
    const parts = [`On ${name}:`, commands, `ended with ${result.code}:`, lastLines(result.output, 40), journal.output];
    throw new Error(parts.join("\n"));
  };

  const enterSteps = async (heading: string): Promise<void> => {
    for (const { machines: groups, commands } of readSteps(
      readFileSync(join(ROOT, "docs/operations.md"), "utf8"),
      heading,
    ))
      for (const names of groups) await Promise.all(names.map((name) => output(name, commands)));
  };
  /** The folders that the processes of the application began in. */
  const foldersInUse = async (): Promise<string[]> => {
    const find = 'readlink "/proc/$(systemctl show --property MainPID --value e-retribusi@$port)/cwd"';
    return (await output("app1", `for port in 3001 3002; do ${find}; done`)).trim().split("\n");
  };

  beforeAll(async () => {
    if (missing.length > 0)
      throw new Error(
        `This needs ${missing.join(", ")}: apt-get install debootstrap systemd-container iproute2, as root.`,
      );
    const base = await bringBase();
    mkdirSync(dataPath("machines"), { recursive: true });
    folder = mkdtempSync(join(dataPath("machines"), "run-"));
    await mustRun("git", "clone", "--quiet", "--bare", ROOT, join(folder, "repository.git"));
    closeNetwork = await openNetwork(base);
    const env = {
      ...{ REPOSITORY: "file:///repository.git", SITE: site, SUPERUSER_PASSWORD: password },
      ...{ ADMIN_PASSWORD: "an-administrators-password", APP_PASSWORD: "an-applications-password" },
      ...{
        BEFORE: "e-retribusi-1",
        DEBIAN_FRONTEND: "noninteractive",
        NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
      },
    };
    const seen = { "/repository.git": join(folder, "repository.git") };
    for (const [name, address] of Object.entries(addresses))
      machines.set(name, await startMachine(name, address, { base, folder, bridge, gateway, seen, env }));
  }, 20 * MINUTE);
  afterAll(async () => {
    await Promise.all([...machines.values()].map((one) => one.stop()));
    await closeNetwork?.();
    if (folder) rmSync(folder, { recursive: true });
  }, 20 * MINUTE);

  test(
    "every block is entered where it says, and ends well",
    async () => {
      await enterSteps("### Step by step");
      certificate = await output("app1", "cat /etc/haproxy/own.crt");
    },
    40 * MINUTE,
  );

  test(
    "then three nodes are one cluster, and people and banks are served by TLS alone",
    async () => {
      for (const name of ["db1", "db2", "db3"])
        expect(await output(name, `mariadb -NBe "SHOW STATUS LIKE 'wsrep_cluster_size'"`)).toBe(
          "wsrep_cluster_size\t3\n",
        );
      const ca = certificate;
      expect(await ask("/", { ca })).toMatchObject({ status: 200, body: expect.stringContaining("e-Retribusi") });
      expect((await ask("/api/health/payments", { ca })).status).toBe(200);
      expect(await ask("/")).toMatchObject({ status: 301, location: `https://${site}/` });
      expect((await ask("/api/health")).status).toBe(403);
      const body = { username: "superuser", password };
      expect((await ask("/api/auth/login", { ca, body })).status).toBe(200);
      expect((await ask("/api/auth/login", { ca, body: { ...body, password: "another" } })).status).toBe(401);
    },
    MINUTE,
  );

  test(
    "a new version takes the place of the one that runs, and nobody who asks meanwhile is turned away",
    async () => {
      const ca = certificate;
      const before = await foldersInUse();
      expect(before).toEqual(Array(2).fill("/opt/e-retribusi-1"));
      let isOver = false;
      const answers: string[] = [];
      const asking = (async () => {
        for (const paths = ["/", "/api/catalogue?limit=1"]; !isOver; await wait(100))
          for (const path of paths)
            answers.push(`${path} ${await ask(path, { ca }).then(({ status }) => status, String)}`);
      })();
      await enterSteps("### A new version").finally(() => {
        isOver = true;
      });
      await asking;
      const [first, second] = await foldersInUse();
      expect(first).toMatch(/^\/opt\/e-retribusi-\d{8}-\d{6}$/);
      expect(second).toBe(first);
      expect(answers.length).toBeGreaterThan(100);
      expect(answers.filter((answer) => !answer.endsWith(" 200"))).toEqual([]);
    },
    20 * MINUTE,
  );

  test(
    "it has the commands for backups, and one goes back to the version before",
    async () => {
      expect(await output("app1", "cd /opt/e-retribusi && node scripts/backup.ts keys /root/key")).toContain(
        "BACKUP_RECIPIENTS=age1",
      );
      await enterSteps("### Back to the version before");
      expect(await foldersInUse()).toEqual(Array(2).fill("/opt/e-retribusi-1"));
      expect((await ask("/api/health/payments", { ca: certificate })).status).toBe(200);
    },
    3 * MINUTE,
  );

  test(
    "and when the machine of the writer dies, others go on",
    async () => {
      await machine("db1").kill();
      const ca = certificate;
      const answers = async () => (await ask("/api/catalogue?limit=1", { ca }).catch(() => ({ status: 0 }))).status;
      await wait(1000);
      await expect.poll(answers, { timeout: MINUTE, interval: 500 }).toBe(200);
      const size = () => output("db2", `mariadb -NBe "SHOW STATUS LIKE 'wsrep_cluster_size'"`);
      await expect.poll(size, { timeout: MINUTE, interval: 500 }).toBe("wsrep_cluster_size\t2\n");
    },
    3 * MINUTE,
  );
});
