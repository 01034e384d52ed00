import { join } from "node:path";
import getPort from "get-port";
import { expect, test } from "vitest";
import { run } from "./process/run.ts";
import { ROOT } from "./root.ts";

const said = async (command: string, args: readonly string[]) => {
  const { code, output } = await run(process.execPath, [join(ROOT, "scripts", `${command}.ts`), ...args], {
    cwd: ROOT,
  });
  return [code, output.trim()];
};

/** Commands of hours, and one at other people's machines: what they don't understand begins nothing. */
test.each([
  ["test-long", ["repaet"], 'There is no longer form "repaet": leave it out, or say "repeat".'],
  ["faults", ["--faults", "0"], "--faults is a number from 1 to 999."],
  ["faults", ["--seeds", "1-x"], "--seeds is 1-20, or 3, or 3,7,11."],
  ["restore", ["latest"], "Unexpected argument 'latest'. This command does not take positional arguments"],
  ["attack", ["127.0.0.1:4700"], "127.0.0.1:4700 is no address: write it like http://127.0.0.1:3000."],
])("npm run %s refuses %j by a sentence", async (command, args, sentence) => {
  expect(await said(command, args)).toEqual([1, sentence]);
});

test("npm run attack says that nobody answers at the address, and how somebody would", async () => {
  const address = `http://127.0.0.1:${await getPort()}`;
  expect(await said("attack", [address])).toEqual([
    1,
    `${address} doesn't answer: start the application by "npm start", or name another address.`,
  ]);
});
