import { expect, test } from "vitest";
import { lastLines, run } from "./run.ts";

test("gives code and output, and never throws", async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)';
  expect(await run(process.execPath, ["-e", script])).toEqual({ code: 3, output: "out\nerr\n" });
  expect((await run("no-such-program", [])).code).toBe(127);
});

test("tells each line of standard output as it comes", async () => {
  const lines: string[] = [];
  const script = 'process.stdout.write("a\\nb"); console.error("err"); setTimeout(() => console.log("c\\nd"), 20)';
  await run(process.execPath, ["-e", script], { onLine: (line) => lines.push(line) });
  expect(lines).toEqual(["a", "bc", "d"]);
});

test("the last lines of an output", () => {
  expect(lastLines("a\nb\nc\n\n", 2)).toBe("b\nc");
});
