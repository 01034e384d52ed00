import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";
import { isTest, readSources } from "./source.ts";

test("the Dockerfile has no error and no warning", () => {
  const file = readFileSync(join(ROOT, "Dockerfile"), "utf8");
  expect(validate(file).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("the image doesn't carry what is only for rehearsing and testing", () => {
  const copied = [...readFileSync(join(ROOT, "Dockerfile"), "utf8").matchAll(/^COPY (?!--from)(.*)$/gm)];
  expect(copied.length).toBeGreaterThan(5);
  const carried = copied.flatMap(([, paths = ""]) => paths.split(" ").slice(0, -1));
  expect(carried.filter((path) => /^(\.|apps\/?|e2e.*|bench.*|scripts.*|apps\/bank-sim.*)$/.test(path))).toEqual([]);
});

test("no test is in the image, and nothing that is there asks for what only tests have", () => {
  const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/*.test.ts", "**/*.test.tsx", "**/testing", "prisma/testing.ts"]));
  const carried = readSources(ROOT).filter(
    ({ path }) => /^(apps\/(api|web)|packages|prisma)\//.test(path) && !isTest(path) && path !== "prisma/testing.ts",
  );
  expect(carried.length).toBeGreaterThan(500);
  // The settings of the tests themselves name a file there, which nobody loads but they.
  const asking = carried.filter(({ text }) => /(from|import\() ?"[^"]*(\/testing(\/|\.ts"|")|\.test\.)/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test("the image runs as an ordinary user, and every image that it is made of can be named by a digest", () => {
  const file = readFileSync(join(ROOT, "Dockerfile"), "utf8");
  const last = file.slice(file.lastIndexOf("\nFROM "));
  expect([...last.matchAll(/^(USER|CMD) (\S+)/gm)].map(([, step, value]) => [step, value])).toEqual([
    ["USER", "node"],
    ["CMD", expect.anything()],
  ]);
  const stages = [...file.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage);
  const bases = [...file.matchAll(/^FROM (\S+)/gm)]
    .map(([, image]) => image)
    .filter((image) => !stages.includes(image));
  expect(bases.filter((image) => !/^\$\{\w+_IMAGE\}$/.test(image ?? ""))).toEqual([]);
  const images = [...readFileSync(join(ROOT, "docker-compose.yml"), "utf8").matchAll(/^ {4}image: (.+)$/gm)];
  expect(images.map(([, image]) => image)).toEqual([
    expect.stringMatching(/^\$\{MYSQL_IMAGE:-mysql:[\d.]+\}$/),
    expect.stringMatching(/^\$\{MAIL_IMAGE:-axllent\/mailpit:v[\d.]+\}$/),
  ]);
});

test("docker-compose.yml follows the schema of Compose", async () => {
  const dclint = join(ROOT, "scripts", "node_modules", "dclint", "bin", "dclint.cjs");
  const { code, output } = await run(process.execPath, [dclint, "--max-warnings=0", join(ROOT, "docker-compose.yml")]);
  expect(output.trim()).toBe("");
  expect(code).toBe(0);
});

test("the log leaves for the collector over TLS alone, with a certificate that is checked", async () => {
  const path = join(ROOT, "docker-compose.log.yml");
  const dclint = join(ROOT, "scripts", "node_modules", "dclint", "bin", "dclint.cjs");
  const { output } = await run(process.execPath, [dclint, "--max-warnings=0", path]);
  expect(output.trim()).toBe("");
  const file = readFileSync(path, "utf8");
  expect([...file.matchAll(/syslog-address: (\S+):\/\//g)].map(([, scheme]) => scheme)).toEqual(["tcp+tls"]);
  expect(file).toMatch(/syslog-tls-ca-cert: \S/);
  expect(file).not.toContain("skip-verify");
});

test("no service of docker-compose.yml keeps a privilege or a folder of its own that it doesn't need", () => {
  const file = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
  const [, services = ""] = /^services:\n((?: .*\n|\n)+)/m.exec(file) ?? [];
  const blocks = services.split(/^ {2}(?=\w+:$)/m).filter((block) => block.trim() !== "");
  expect(blocks.map((block) => block.split(":", 1)[0])).toEqual(["app", "database", "mail"]);
  for (const block of blocks) {
    for (const setting of [
      /^ {4}cap_drop:\n {6}- ALL$/m,
      /^ {4}security_opt:\n {6}- no-new-privileges:true$/m,
      /^ {4}read_only: true$/m,
      /^ {4}tmpfs:\n {6}- \/tmp$/m,
    ]) {
      expect(block).toMatch(setting);
    }
  }
});

test("the demonstration is refused in production before the database is touched", async () => {
  const seed = join(ROOT, "prisma", "seed.ts");
  // Nothing listens there: a seed that tried would say so.
  const env = { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: "mysql://nobody:x@127.0.0.1:9/none" };
  for (const [more, args] of [
    [{ SEED: "demo" }, []],
    [{}, ["--bookings", "10"]],
  ] as const) {
    const { code, output } = await run(process.execPath, [seed, ...args], { cwd: ROOT, env: { ...env, ...more } });
    expect([code, output]).toEqual([1, expect.stringContaining("refused in production")]);
  }
});
