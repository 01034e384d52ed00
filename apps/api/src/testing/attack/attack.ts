import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { attackCases } from "./cases.ts";
import { fuzzOf } from "./fuzz.ts";
import { type Attacker, askInstance, attackers, type Instance } from "./instance.ts";

/** What `npm run attack` runs: each case at an instance with the accounts of the demonstration, a line for each. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: "string" } } });
const url = (positionals[0] ?? "http://127.0.0.1:3000").replace(/\/+$/, "");
const seed = Number(values.seed ?? randomInt(1_000_000));
const password = "Retribusi#2026";

function end(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

const signedIn = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("no JSON");
      return z.NEVER;
    }
  })
  .pipe(z.object({ token: z.string() }));
const bare: Instance = { url, tokens: { superuser: "", nasabah: "", pengelola: "", bank: "" }, username: "pemda" };
async function signIn(username: Attacker): Promise<string> {
  const reply = await askInstance(bare, "/api/auth/login", { body: { username, password } }).catch(() => undefined);
  if (!reply) end(`${url} doesn't answer: start the application by "npm start", or name another address.`);
  const { success, data } = signedIn.safeParse(reply.text);
  if (success) return data.token;
  return end(`${url} doesn't know the accounts of the demonstration (${username}): only such an instance is attacked.`);
}

if (!/^https?:/.test(URL.parse(url)?.protocol ?? "")) end(`${url} is no address: write it like http://127.0.0.1:3000.`);

const [superuser, nasabah, pengelola, bank] = await Promise.all(attackers.map(signIn));
const tokens = { superuser: superuser ?? "", nasabah: nasabah ?? "", pengelola: pengelola ?? "", bank: bank ?? "" };
process.stdout.write(
  `${url}: ${attackCases.length + 1} attempts, the last one made from seed ${seed}; about a minute.\n`,
);
let broken = 0;
for (const { title, attempt } of [...attackCases, fuzzOf(seed)]) {
  const through = await attempt({ ...bare, tokens });
  process.stdout.write(`${through.length === 0 ? "✓" : "✗"} ${title}\n`);
  for (const line of through.slice(0, 20)) process.stdout.write(`    ${line}\n`);
  broken += through.length === 0 ? 0 : 1;
}
process.stdout.write(`\n${attackCases.length + 1 - broken} held, ${broken} broken\n`);
process.exitCode = broken === 0 ? 0 : 1;
