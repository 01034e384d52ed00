import { describe, expect, test } from "vitest";
import { isAbort, isNumbered, isRetryable, layers, part } from "./retryable.ts";

/** An error of the driver as Prisma's adapter passes it on. */
const driver = (facts: object) => new Error("adapter", { cause: { kind: "mysql", ...facts } });
const wrapped = (facts: object) => Object.assign(new Error("x"), { meta: { driverAdapterError: driver(facts) } });
const coded = (code: unknown) => Object.assign(new Error("x"), { code });
const kind = (name: string) => new Error("x", { cause: { kind: name } });

/** Numbers with which the transaction came to nothing for certain, and those of which nobody knows. */
const certain = [1205, 1213, 1020, 1180, 3101, 8002, 8022, 8028, 9007];
const lost = [
  ...[3100, 9001, 9002, 9003, 9004, 9005],
  ...[1047, 1053, 1927, 2006, 2013, 1158, 1159, 1160, 1161, 4031],
  ...[45001, 45004, 45009, 45013, 45019, 45026, 45030, 45033],
];

describe.each(certain)("number %i of the server", (number) => {
  test.each([
    ["as a code", driver({ code: number })],
    ["as a number", Object.assign(new Error("x"), { errno: number })],
    ["as a text", driver({ originalCode: String(number) })],
    ["inside a raw query", wrapped({ code: number })],
  ])("%s may pass, and nothing was changed", (_name, error) => {
    expect([isRetryable(error), isAbort(error)]).toEqual([true, true]);
  });
});

test.each(lost)("after number %i it may be tried again, but nobody knows what was changed", (number) => {
  expect([isRetryable(driver({ code: number })), isAbort(driver({ code: number }))]).toEqual([true, false]);
});

test.each([
  ["P2034", true, true],
  ["P2028", false, true],
  ["P1017", true, false],
  ["ECONNRESET", true, false],
  ["EPIPE", true, false],
  ["ECONNREFUSED", true, false],
  ["P2002", false, false],
  ["ENOENT", false, false],
])("code %s: again %s, came to nothing %s", (code, again, nothing) => {
  expect([isRetryable(coded(code)), isAbort(coded(code))]).toEqual([again, nothing]);
});

test.each([
  ["TransactionWriteConflict", true, true],
  ["ConnectionClosed", true, false],
  ["SocketTimeout", true, false],
  ["UniqueConstraintViolation", false, false],
])("kind %s: again %s, came to nothing %s", (name, again, nothing) => {
  expect([isRetryable(kind(name)), isAbort(kind(name))]).toEqual([again, nothing]);
});

test.each([
  ["a duplicate", driver({ code: 1062 })],
  ["a failed check", driver({ code: 4025 })],
  ["a table that Group Replication doesn't take", driver({ code: 3098 })],
  ["a lock that nobody waits for", driver({ code: 3572 })],
  ["a transaction that is too large for TiDB", driver({ code: 8004 })],
  ["a defect", new TypeError("x is undefined")],
  ["a text", "deadlock 1213"],
  ["nothing", undefined],
  ["null", null],
])("%s is no reason to try again", (_name, error) => {
  expect([isRetryable(error), isAbort(error)]).toEqual([false, false]);
});

test("a number of the server is found anywhere in an error, among those that are wanted and no others", () => {
  for (const error of [driver({ code: 1021 }), driver({ originalCode: "1021" }), wrapped({ code: 1021 })]) {
    expect([isNumbered(error, new Set([1290, 1021])), isNumbered(error, new Set([1290]))]).toEqual([true, false]);
  }
  expect(isNumbered(new Error("without a number"), new Set([1021]))).toBe(false);
});

test("an error is looked through seven deep, and no deeper: its causes may go in a circle", () => {
  const nest = (depth: number): Error => (depth === 0 ? coded("P2034") : new Error("x", { cause: nest(depth - 1) }));
  expect([isRetryable(nest(6)), isRetryable(nest(7))]).toEqual([true, false]);
  const round = new Error("x");
  round.cause = round;
  expect([...layers(round)]).toHaveLength(7);
});

test("the layers of an error are itself, its causes and what the driver said", () => {
  const inner = { kind: "mysql", code: 1 };
  const error = wrapped({ code: 1 });
  expect([...layers(error)].at(-1)).toEqual(inner);
  expect([...layers(error)]).toHaveLength(3);
  expect([...layers("x"), ...layers(null), ...layers(undefined)]).toEqual([]);
});

test("a property is read of whatever has it", () => {
  expect([part({ a: 1 }, "a"), part({ a: 1 }, "b"), part(null, "a"), part("a", "length")]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});
