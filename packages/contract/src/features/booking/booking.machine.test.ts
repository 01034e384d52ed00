import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type ActionDeclaration, targetOf } from "./booking.action.ts";
import {
  actionsOn,
  asksNote,
  asksQuestion,
  asksUnits,
  type BookingAction,
  bookingActions,
  declarationOf,
  isAsked,
  isBookingAction,
  isPage,
  noteOf,
  type PersonalAction,
  personalActions,
  personalDeclarationOf,
  staffActions,
} from "./booking.machine.ts";
import { type BookingState, bookingStates, stateNames } from "./booking.states.ts";

const edges = bookingActions.flatMap((action) => {
  const { from, or } = declarationOf(action);
  const targets = (state: BookingState) => [targetOf(declarationOf(action), state), ...(or ? [or.to] : [])];
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

  test("only a payment, a price of nothing, a reinstatement and a step taken back make a booking paid", () => {
    const paid = edges
      .filter((edge) => edge.to === "paid" && edge.from !== "paid")
      .map((edge) => `${edge.from} ${edge.action}`);
    expect(paid).toEqual([
      "submitted confirm",
      "awaitingPayment pay",
      ...["inUse undo", "noShow undo", "cancelled reinstate", "expired reinstate"],
    ]);
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

describe("what the staff is asked", () => {
  test("before each action is one thing, and only what customers do for themselves asks nothing", () => {
    const ways = [asksQuestion, asksNote, asksUnits, isPage];
    const count = (action: PersonalAction) => ways.filter((way) => way(action)).length;
    expect(personalActions.filter((action) => count(action) !== 1)).toEqual([
      "customerConfirm",
      "discount",
      "askMove",
      "withdrawMove",
      "chooseBank",
      "extend",
      "swapUnit",
    ]);
    const own: readonly PersonalAction[] = ["customerConfirm", "chooseBank", "askMove", "withdrawMove"];
    expect(personalActions.filter(isAsked)).toEqual(
      personalActions.filter((action) => !own.includes(action) && !isPage(action)),
    );
    expect(personalActions.filter(asksQuestion)).toEqual(["confirm", "acceptMove", "resendBill", "billAgain", "undo"]);
    expect(personalActions.filter(asksUnits)).toEqual(["checkIn", "earlyCheckIn", "finish", "earlyDeparture"]);
    expect(personalActions.filter(isPage)).toEqual(["complete", "change", "reschedule", "cancel"]);
  });

  test("in words may be left out where nobody has to be told why", () => {
    const required = personalActions.filter((action) => noteOf(action).isRequired && asksNote(action));
    expect(required).toEqual(["returnToCustomer", "declineMove", "reject", "reinstate", "note"]);
    expect(noteOf("noShow").isRequired).toBe(false);
  });

  test("has the customer's consent in it where the booking is brought back, made longer or confirmed for them", () => {
    expect(personalActions.filter((action) => noteOf(action).needsConsent)).toEqual([
      "customerConfirm",
      "extend",
      "reinstate",
    ]);
  });
});

describe("buttons", () => {
  test("stand in the order of the machine, what leads on first and what ends a booking last", () => {
    expect(staffActions).toEqual([
      ...["confirm", "approveDiscount", "acceptMove", "checkIn", "earlyCheckIn", "finish", "reinstate"],
      ...["complete", "change", "reschedule", "discount", "returnToCustomer", "rejectDiscount"],
      ...["declineMove", "resendBill"],
      ...["extend", "earlyDeparture", "swapUnit", "billAgain", "undo", "note"],
      ...["noShow", "reject", "cancel"],
    ]);
  });

  test("of a desk are those of its actions, the one it is there for first", () => {
    expect(actionsOn("konfirmasipesanan")).toEqual(["confirm", "returnToCustomer", "reject"]);
    expect(actionsOn("konfirmasipesanan_nsb")).toEqual(["customerConfirm", "chooseBank"]);
    expect(actionsOn("pembatalan")).toEqual(["cancel"]);
  });

  test("are for people's calls: neither an order, a payment nor what the system does is one", () => {
    const others = bookingActions.filter((action) => !personalActions.some((personal) => personal === action));
    expect(others).toEqual([
      "order",
      "pay",
      "paySupplement",
      "expire",
      "postponeBill",
      "callOff",
      "keepOn",
      "lapseMove",
    ]);
    expect(["confirm", "toString", ""].map(isBookingAction)).toEqual([true, false, false]);
  });
});

describe("a body", () => {
  const accepts = (action: BookingAction, field: string, value: unknown) =>
    declarationOf(action).input.shape[field]?.safeParse(value).success;

  test("brings at most five documents, each of a known kind", () => {
    const documents = (count: number, jenis = "lainnya") =>
      Array.from({ length: count }, () => ({ berkasid: 1, jenis }));
    expect([0, 1, 5, 6].map((count) => accepts("complete", "dokumen", documents(count)))).toEqual([
      ...[true, true, true],
      false,
    ]);
    expect(accepts("complete", "dokumen", documents(1, "selfie"))).toBe(false);
    expect(accepts("complete", "dokumen", [{}])).toBe(false);
  });

  test("tells why a booking is cancelled, in ten letters at least", () => {
    const reasons = ["sakit", "tamu sakit", "x".repeat(1000), "x".repeat(1001)];
    expect(reasons.map((reason) => accepts("cancel", "alasanpembatalan", reason))).toEqual([false, true, true, false]);
  });

  test("agrees with a yes and nothing else", () => {
    for (const action of ["customerConfirm", "reinstate"] as const) {
      expect([true, false, undefined].map((agreed) => accepts(action, "setuju", agreed))).toEqual([true, false, false]);
    }
  });

  test("of a payment tells the bank's time with its zone", () => {
    const times = ["2026-11-21T10:00:00+07:00", "2026-11-21T03:00:00Z", "2026-11-21T10:00:00", "2026-11-21"];
    expect(times.map((time) => accepts("pay", "waktutransaksi", time))).toEqual([true, true, false, false]);
  });

  test("names a customer by a mark of bounded length, or none", () => {
    const marks = ["abc", "x".repeat(1000), null, "x".repeat(1001), 7];
    expect(marks.map((mark) => accepts("order", "tandapemesan", mark))).toEqual([true, true, true, false, false]);
  });
});

/** One line per action: where it leads, and how it is called and asked. */
function actionTable(): string {
  const list = (value: string | Readonly<Record<string, readonly string[]>>) =>
    typeof value === "string"
      ? value
      : Object.entries(value)
          .map(([kind, names]) => `${kind}: ${names.join(", ")}`)
          .join("; ");
  const target = (to: ActionDeclaration["to"]) =>
    typeof to === "string"
      ? to
      : Object.entries(to)
          .map(([from, into]) => `${from} → ${into}`)
          .join(", ");
  const rows = bookingActions.map((action) => {
    const { label, from, to, or, by, input } = declarationOf(action);
    const personal = personalActions.find((name) => name === action);
    const {
      address = "",
      pages = [],
      ask = "",
      look = "",
      takesUnits,
    } = personal ? personalDeclarationOf(personal) : {};
    const fields = Object.entries(input.shape).map(([name, field]) =>
      z.object({ [name]: field }).safeParse({}).success ? `${name}?` : name,
    );
    const leads = [target(to), ...(or ? [`${or.to} when ${or.when.en} (${or.when.id})`] : [])].join(", or ");
    const how = [ask, look, ...(takesUnits ? ["takes units"] : [])].filter(Boolean).join(", ");
    const cells = [
      `${label.en} (${label.id})`,
      from.join(", "),
      leads,
      by.join(", "),
      list(address),
      pages.join(", "),
      how,
    ];
    return `| ${[...cells, fields.join(", ")].join(" | ")} |`;
  });
  return [
    "# What can be done with a booking",
    "",
    "Written by a test from the booking machine. A call is `POST {trx}/{call}/:id`; whoever holds one of the pages may make it. A field with",
    "“?” may be left out. Who may do what in which state is in [booking-rights.md](booking-rights.md).",
    "",
    "| action | from | to | by | call | pages | asked, button | body |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

test("what each action is, is what the published table says", async () => {
  await expect(actionTable()).toMatchFileSnapshot("../../../../../docs/booking-actions.md");
});
