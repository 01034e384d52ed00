import { expect, test } from "vitest";
import { statementOf, statementPacket } from "./packets.ts";
import { createStatementGate } from "./statement-gate.ts";

/** A gate with two connections that pass it, and what has come through. */
function opened() {
  const gate = createStatementGate();
  const passed: (string | undefined)[] = [];
  const connection = () => {
    const way = gate.wayOf((packet) => passed.push(statementOf(packet)));
    return (...statements: readonly string[]) => {
      for (const sql of statements) way(statementPacket(sql));
    };
  };
  return { gate, passed, one: connection(), other: connection() };
}

test("a statement is held with everything behind it on its connection, and nothing on another one", async () => {
  const { gate, passed, one, other } = opened();
  const hold = gate.hold((sql) => sql === "COMMIT");
  one("BEGIN", "COMMIT", "BEGIN");
  other("COMMIT");
  await hold.reached;
  expect(passed).toEqual(["BEGIN", "COMMIT"]);
  hold.release();
  hold.release();
  expect(passed).toEqual(["BEGIN", "COMMIT", "COMMIT", "BEGIN"]);
});

test("what stands behind a held statement may be held once that goes on", async () => {
  const { gate, passed, one } = opened();
  const first = gate.hold((sql) => sql === "BEGIN");
  one("BEGIN", "COMMIT");
  await first.reached;
  const next = gate.hold((sql) => sql === "COMMIT");
  first.release();
  await next.reached;
  expect(passed).toEqual(["BEGIN"]);
  next.release();
  expect(passed).toEqual(["BEGIN", "COMMIT"]);
});

test("a statement that hasn't come when it is released is not held", () => {
  const { gate, passed, one } = opened();
  gate.hold(() => true).release();
  one("BEGIN");
  expect(passed).toEqual(["BEGIN"]);
});

test("an open gate holds nothing any more", () => {
  const { gate, passed, one } = opened();
  gate.hold((sql) => sql === "BEGIN");
  one("BEGIN", "COMMIT");
  gate.open();
  expect(passed).toEqual(["BEGIN", "COMMIT"]);
});
