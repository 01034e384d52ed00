import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { keepMember } from "./member.ts";

/** What each member of a test does at the end of it. */
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
const stage = { add: (end: () => Promise<void>) => void ends.push(end), closing: new AbortController().signal };

/** A program that takes a moment before it begins, as a node that says first how far it came. */
function slowProgram() {
  const begun: ChildProcess[] = [];
  const begin = async () => {
    await wait(100);
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    begun.push(child);
    return child;
  };
  return { begun, begin };
}

test("a program is started once, whoever else starts it before it has begun, and stopping it then ends it", async () => {
  const { begun, begin } = slowProgram();
  const member = keepMember(stage, "slow", begin);
  await Promise.all([member.start(), member.start()]);
  expect(begun).toHaveLength(1);
  await member.stop();
  void member.start();
  await member.stop();
  expect(begun).toHaveLength(2);
  expect([member.pid(), begun[1]?.signalCode]).toEqual([undefined, "SIGTERM"]);
});

test("what died comes back after its rest and not before, also when a start failed", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const { begun, begin } = slowProgram();
  let tries = 0;
  const unlucky = () => {
    tries += 1;
    return tries === 2 ? Promise.reject(new Error("no position")) : begin();
  };
  const member = keepMember(stage, "unlucky", unlucky, { restMs: 300, mayReturn: () => true });
  await member.start();
  const died = performance.now();
  await member.kill();
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(2);
  expect(performance.now() - died).toBeGreaterThan(600);
  expect(tries).toBe(3);
});
