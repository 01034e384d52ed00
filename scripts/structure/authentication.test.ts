import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { isTest, readSources } from "./source.ts";

const operations = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
const sources = readSources(ROOT).filter(({ path }) => !isTest(path));

/** The text below a heading of docs/operations.md, up to the next one. */
const below = (heading: string): string => operations.split(`\n${heading}\n`)[1]?.split(/\n#{2,3} /)[0] ?? "";

const opensSession = /(?<!function )\bopenSession\(|\bsesi\.create\(/;
const isApi = (path: string) => path.startsWith("apps/api/src/features/");

test("every way in stands in docs/operations.md, with its calls and its code", () => {
  const page = below("### Ways in");
  const doors = sources
    .filter(({ path, text }) => isApi(path) && opensSession.test(text))
    .map(({ path }) => basename(path));
  // session.ts is the lock that they share.
  const files = doors.filter((file) => file !== "session.ts");
  expect(files.toSorted()).toEqual(["api-key.ts", "login.ts", "passkey-sign-in.ts", "second-step.ts"]);
  // Visitors' pages have their addresses apart from the declarations.
  const addresses = new Map(
    sources
      .filter(({ path }) => path.endsWith(".calls.ts"))
      .flatMap(({ text }) => [...text.matchAll(/ (\w+): defineCall\(\{ method: "\w+", path: "([^"]+)"/g)])
      .map(([, name = "", path = ""]) => [name, path]),
  );
  const calls = sources
    .filter(({ path }) => path.endsWith(".endpoints.ts"))
    .flatMap(({ text }) => [
      ...text.matchAll(/(?:path: "([^"]+)"|\.\.\.\w+Calls\.(\w+)),\n {2}summary: .*\n {2}access: "public"/g),
    ])
    .map(([, path = "", name = ""]) => path || (addresses.get(name) ?? name));
  expect(calls.length).toBeGreaterThan(20);
  const last = (path: string) => (path.startsWith("catalogue/") ? path.replace("catalogue/:objectid/", "") : path);
  expect([...files, ...calls.map(last)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("the limits of visitors' calls are those of docs/operations.md", () => {
  const gate = /\{ name: "(\w+)", free: (\d+), most: (\d+) \}/g;
  const gates = sources.flatMap(({ path, text }) => (isApi(path) ? [...text.matchAll(gate)] : []));
  const rows = gates.map(([, name, free, most]) => [name, free === most ? "–" : free, most]);
  const reported = [...below("### Against guessing").matchAll(/^\| `(\w+)` \| [^|]+ \| (\S+) \| (\S+) \|$/gm)];
  const byName = (list: readonly (string | undefined)[][]) => list.map((row) => row.join(" ")).toSorted();
  expect(rows.length).toBeGreaterThan(6);
  expect(byName(rows)).toEqual(byName(reported.map(([, ...cells]) => cells)));
});

test("the words of the place are those of docs/operations.md", () => {
  const code = sources.find(({ path }) => path.endsWith("/context-words.ts"))?.text ?? "";
  const [, listed = ""] = /const everywhere = `([^`]+)`/.exec(code) ?? [];
  const words = listed.split(/\s+/).filter(Boolean);
  expect(words.length).toBeGreaterThan(50);
  const reported = [...below("### Passwords").matchAll(/^> (.+)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  expect(reported).toEqual(words);
});

/** Each input of a password or a code in a file, from its name to its end. */
const inputsOf = (text: string) =>
  [...text.matchAll(/<((?:Password|Secret|Text)Input)\n?(?:[^<>]|=>|<[^<>]*\/>)*?\/>/g)].map(([input]) => input);
const isSecret = (input: string) =>
  /^<(?:Password|Secret)Input/.test(input) || /getInputProps\("(?:kode|pemulihan|password\w*)"\)/.test(input);
const manager = /autoComplete="(?:current-password|new-password|one-time-code)"/;
const hindered = /onPaste|onCopy|onDrop|readOnly|type="/;

test("every input of a password or a code hides it, takes what is pasted and tells password managers what it is", () => {
  const screens = sources.filter(({ path }) => /^apps\/web\/src\/.*(?<!secret-input)\.tsx$/.test(path));
  const inputs = screens.flatMap(({ path, text }) => {
    const [, shared = ""] = /const input = \{([^}]+)\} as const/.exec(text) ?? [];
    const spread = shared.replace(/(\w+): /g, "$1=");
    return inputsOf(text).map((input) => ({ path, input: input.replace("{...input}", spread) }));
  });
  const secrets = inputs.filter(({ input }) => isSecret(input));
  const all = screens.reduce((sum, { text }) => sum + text.split(/<(?:Password|Secret)Input/).length - 1, 0);
  expect(all).toBeGreaterThan(14);
  expect(secrets.filter(({ input }) => !input.startsWith("<TextInput"))).toHaveLength(all);
  // What a service is given, such as the password of a mail server, is nobody's own.
  const own = secrets.filter(({ path }) => !path.endsWith("fields/secret/input.tsx"));
  expect(own.filter(({ input }) => !manager.test(input) || hindered.test(input))).toEqual([]);
  const shown = own.filter(({ input }) => /^<TextInput/.test(input) && /password|sandi/i.test(input));
  expect(shown).toEqual([]);
  expect(screens.filter(({ text }) => /type="password"|type: "password"/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});

test("nothing is made by chance that could be foreseen", () => {
  const chance = sources.filter(({ path, text }) => /^(apps|packages)\//.test(path) && text.includes("Math.random"));
  // How long a transaction, or a browser whose stream was lost, waits until it tries again.
  const waits = ["apps/api/src/lib/transaction.ts", "apps/web/src/features/live/follow.ts"];
  expect(chance.map(({ path }) => path)).toEqual(waits);
});
