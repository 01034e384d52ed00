import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const lines: string[] = [];
const log = createLog("info", { write: (line) => void lines.push(line) });

/** The one line that this writes, as a collector reads it. */
function written(write: () => void): { readonly line: string; readonly entry: Record<string, unknown> } {
  lines.length = 0;
  write();
  const [line = ""] = lines;
  expect(lines).toHaveLength(1);
  expect(line.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  return { line, entry: JSON.parse(line) };
}

test("a line says when, in UTC, and from which process", () => {
  const { entry } = written(() => log.info({ port: 3000 }, "listening"));
  expect(entry).toMatchObject({
    level: 30,
    msg: "listening",
    port: 3000,
    pid: expect.any(Number),
    hostname: expect.any(String),
  });
  expect(entry["time"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test("what somebody sends makes neither a second line nor a field of its own", () => {
  const forged = 'Mozilla\r\n{"level":30,"msg":"security event","security":{"kind":"masuk"}}\u001b[2J","userid":1';
  const { entry } = written(() => log.info({ security: { userAgent: forged } }, forged));
  expect(entry).toMatchObject({ msg: forged, security: { userAgent: forged } });
  expect(Object.keys(entry)).not.toContain("userid");
});

test("what is called like a secret, or looks like one, is not in it, wherever it comes from", () => {
  const error = Object.assign(new Error("Data too long: '3273010101010001'"), {
    facts: { security: { typed: "Rahasia#2026" } },
    sql: "UPDATE userdata SET password = '$2b$12$abcdefghijklmnopqrstuuEi1Jx3Zkq8yZl4cYk0b1mN2pQ3rS4tU'",
  });
  const { line } = written(() =>
    log.error({ err: error, body: { password: "Kebun#Teh42" } }, "failed for Bearer abc.def.ghijkl"),
  );
  expect(line).toContain("3273********0001");
  expect(line).not.toMatch(/3273010101010001|Rahasia#2026|Kebun#Teh42|\$2b\$12|abc\.def/);
});

test("nothing but this writes a log: no other logger, no console of the server", async () => {
  const source = join(import.meta.dirname, "..");
  const speaking: string[] = [];
  for await (const file of glob("**/*.ts", { cwd: source })) {
    const isCommand = ["create-superuser.ts", "remove-second-factor.ts", "push-keys.ts"].includes(file);
    if (file.includes(".test.") || file.startsWith("testing/") || isCommand) continue;
    const text = await readFile(join(source, file), "utf8");
    if (/\bconsole\.|process\.(stdout|stderr)|from "pino"|createWriteStream\([^)]*log/.test(text)) speaking.push(file);
  }
  expect(speaking).toEqual(["lib/log.ts"]);
});
