import { describe, expect, test } from "vitest";
import { bookingActions, declarationOf } from "./booking.machine.ts";
import { type BookingState, bookingStates, stateNames } from "./booking.states.ts";

const edges = bookingActions.flatMap((action) => {
  const { from, to, or } = declarationOf(action);
  const targets = (state: BookingState) => [to === "same" ? state : to, ...(or ? [or.to] : [])];
  return from.flatMap((state) => targets(state).map((target) => ({ action, from: state, to: target })));
});

const reachable = (start: readonly BookingState[]) => {
  const seen = new Set(start);
  for (const state of seen) {
    for (const edge of edges) if (edge.from === state) seen.add(edge.to);
  }
  return seen;
};

describe("the graph of the booking machine", () => {
  test("every state is reachable from a new order", () => {
    expect(declarationOf("order").to).toBe("ordered");
    expect([...reachable(["ordered"])].sort()).toEqual([...stateNames].sort());
  });

  test.each(stateNames)("state %s can end", (state) => {
    const ends = [...reachable([state])].some((end) => bookingStates[end].timeout === undefined);
    expect(ends).toBe(true);
  });

  test("the timeout of a state is an action that the system may take from it", () => {
    for (const state of stateNames) {
      const { timeout } = bookingStates[state];
      if (timeout === undefined) continue;
      expect(declarationOf(timeout).from).toContain(state);
      expect(declarationOf(timeout).by).toContain("system");
    }
  });

  test("only a payment, a price of nothing and a reinstatement make a booking paid", () => {
    const paid = edges
      .filter((edge) => edge.to === "paid" && edge.from !== "paid")
      .map((edge) => `${edge.from} ${edge.action}`);
    expect(paid).toEqual(["submitted confirm", "awaitingPayment pay", "cancelled reinstate", "expired reinstate"]);
  });

  test("money is only taken for a confirmed booking, and nothing skips the customer's own confirmation", () => {
    const into = (state: BookingState) => [
      ...new Set(edges.filter((edge) => edge.to === state && edge.from !== state).map((edge) => edge.from)),
    ];
    expect(into("awaitingPayment")).toEqual(["submitted"]);
    expect(into("submitted")).toEqual(["complete"]);
  });

  test("every action carries a label in both languages and a strict body", () => {
    for (const action of bookingActions) {
      const { label, input } = declarationOf(action);
      expect(label.en.length * label.id.length, action).toBeGreaterThan(0);
      const result = input.safeParse({ thisFieldDoesNotExist: 1 });
      expect(
        result.error?.issues.some((issue) => issue.code === "unrecognized_keys"),
        action,
      ).toBe(true);
    }
  });
});
