import { expect, test } from "vitest";
import { roles } from "../../define/roles.ts";
import { exceptionActions, exceptionEnds, refuseException } from "./exception.rules.ts";

const open = { end: null, customer: 5 } as const;

test("who may do what while it is open", () => {
  const may = exceptionActions.map((action) => [
    action,
    roles.filter((role) => refuseException(action, open, { userid: 9, role }) === undefined),
  ]);
  const everybody = ["pengelola", "dinas", "bank", "pemda", "superuser"];
  expect(Object.fromEntries(may)).toEqual({
    assign: everybody,
    note: everybody,
    apply: ["dinas", "pemda"],
    refund: ["pengelola", "dinas", "pemda"],
  });
  expect(refuseException("apply", open, { userid: 9, role: "bank" })).toBe("NOT_YOUR_STEP");
});

test.each(exceptionEnds)("once it ended by %s only notes are added", (end) => {
  const refused = exceptionActions.map((action) =>
    refuseException(action, { ...open, end }, { userid: 9, role: "dinas" }),
  );
  expect(refused).toEqual(["NOT_OPEN", undefined, "NOT_OPEN", "NOT_OPEN"]);
});

test("nobody decides about their own money, though they may hand it to a colleague", () => {
  const refused = exceptionActions.map((action) => refuseException(action, open, { userid: 5, role: "dinas" }));
  expect(refused).toEqual([undefined, undefined, "OWN_MONEY", "OWN_MONEY"]);
  expect(refuseException("apply", { end: null, customer: null }, { userid: 5, role: "dinas" })).toBeUndefined();
});
