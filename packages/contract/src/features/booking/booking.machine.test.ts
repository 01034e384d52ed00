import { describe, expect, test } from "vitest";
import { bookingActions, declarationOf } from "./booking.machine.ts";
import { type BookingStatus, bookingStatuses, stateOf } from "./booking.states.ts";

const edges = bookingActions.flatMap((action) => {
  const { from, to, or } = declarationOf(action);
  const targets = (state: BookingStatus) => [to === "same" ? state : to, ...(or ? [or.to] : [])];
  return from.flatMap((state) => targets(state).map((target) => ({ action, from: state, to: target })));
});

const reachable = (start: readonly BookingStatus[]) => {
  const seen = new Set(start);
  for (const state of seen) {
    for (const edge of edges) if (edge.from === state) seen.add(edge.to);
  }
  return seen;
};

describe("the graph of the booking machine", () => {
  test("every state is reachable from a new order", () => {
    expect(declarationOf("order").to).toBe(10);
    expect([...reachable([10])].sort()).toEqual([...bookingStatuses].sort());
  });

  test.each(bookingStatuses)("state %i can end", (state) => {
    const ends = [...reachable([state])].some((end) => stateOf(end).timeout === undefined);
    expect(ends).toBe(true);
  });

  test("every waiting state has a timeout that the system may run, and only a waiting state holds units", () => {
    for (const state of bookingStatuses) {
      const { timeout, holds } = stateOf(state);
      expect(holds, `state ${state}`).toBe(timeout !== undefined);
      if (timeout === undefined) continue;
      expect(declarationOf(timeout).from).toContain(state);
      expect(declarationOf(timeout).by).toContain("system");
    }
  });

  test("only a payment, a price of nothing and a reinstatement make a booking paid", () => {
    const paid = edges
      .filter((edge) => edge.to === 50 && edge.from !== 50)
      .map((edge) => `${edge.from} ${edge.action}`);
    expect(paid).toEqual(["30 confirm", "40 pay", "90 reinstate", "92 reinstate"]);
  });

  test("money is only taken for a confirmed booking, and nothing skips the customer's own confirmation", () => {
    const into = (state: BookingStatus) => [
      ...new Set(edges.filter((edge) => edge.to === state && edge.from !== state).map((edge) => edge.from)),
    ];
    expect(into(40)).toEqual([30]);
    expect(into(30)).toEqual([20]);
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
