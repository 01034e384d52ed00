import { describe, expect, test } from "vitest";
import { pages } from "../../access/pages.ts";
import { type Role, roleLabels } from "../../define/roles.ts";
import type { Actor, BookingFacts, Relation } from "./booking.facts.ts";
import { type BookingAction, bookingActions, declarationOf } from "./booking.machine.ts";
import { permitsOf } from "./booking.rights.ts";
import { type BookingState, bookingStates, codeOf, stateNames } from "./booking.states.ts";
import { can, refusalOf } from "./booking.verdict.ts";

const now = new Date("2026-11-21T03:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const facts = (changed: Partial<BookingFacts> = {}): BookingFacts => ({
  state: "submitted",
  satuantarif: "malam",
  supplement: null,
  customer: 1,
  orderedBy: 1,
  confirmedBy: null,
  start: hours(48),
  latestArrival: hours(56),
  noShowFrom: hours(60),
  deadline: hours(24),
  billExpires: hours(24),
  renewals: 0,
  firstDeadline: null,
  incomplete: false,
  discountBy: null,
  moveUntil: null,
  money: 0,
  earlyFrom: hours(40),
  lastDay: hours(-1),
  lastStep: null,
  ...changed,
});

/** The latest step, so many minutes ago. */
const step = (action: BookingAction, minutes: number, refunded = false) => ({
  lastStep: { action, at: new Date(now.getTime() - minutes * 60_000), refunded },
});

/** A supplementary bill that ends so many hours from now, caused by that user. */
const owes = (until: number, issuedBy: number | null = 3) => ({ supplement: { expires: hours(until), issuedBy } });

const held = (role: Role) => new Set(pages.filter((page) => page.roles.includes(role)).map((page) => page.name));
const actor = (role: Role, userid: number, ...relations: Relation[]): Actor => ({
  userid,
  role,
  relations,
  permits: permitsOf(held(role), "penginapan"),
});

const owner = actor("nasabah", 1, "owner");
const stranger = actor("nasabah", 2);
const manager = actor("pengelola", 3, "staff", "manager");
const dinas = actor("dinas", 4, "staff");
const pemda = actor("pemda", 5, "staff");
const bank = actor("bank", 6, "staff", "bank");
const superuser = actor("superuser", 7, "staff", "manager");
const nobody = actor("default", 8);
/** The bank's own message, which nobody sends. */
const message: Actor = { ...bank, userid: null };
const system: Actor = { userid: null, role: "system", relations: ["system"], permits: () => true };

describe("refusals", () => {
  const cases: [BookingAction, Partial<BookingFacts>, Actor, string | undefined][] = [
    ["complete", { state: "ordered" }, owner, undefined],
    ["complete", { state: "ordered" }, stranger, "NOT_YOURS"],
    ["complete", { state: "submitted" }, owner, "WRONG_STATE"],
    ["complete", { state: "ordered", deadline: hours(-1) }, owner, "LAPSED"],
    ["complete", { state: "ordered", latestArrival: hours(-1) }, owner, "ARRIVAL_PASSED"],
    ["customerConfirm", { state: "complete" }, owner, undefined],
    ["customerConfirm", { state: "complete", incomplete: true }, owner, "INCOMPLETE"],
    ["customerConfirm", { state: "complete" }, manager, "NOT_WALK_IN"],
    ["customerConfirm", { state: "complete", customer: null, orderedBy: 3 }, manager, undefined],
    ["customerConfirm", { state: "complete", customer: 1, orderedBy: 3 }, owner, undefined],
    ["returnToCustomer", {}, dinas, undefined],
    ["returnToCustomer", { renewals: 2, firstDeadline: hours(1) }, dinas, undefined],
    ["returnToCustomer", { renewals: 2, firstDeadline: hours(-1) }, dinas, "HOLD_USED_UP"],
    ["returnToCustomer", { renewals: 1, firstDeadline: hours(-1) }, dinas, undefined],
    ["discount", { customer: 3 }, manager, "OWN_DISCOUNT"],
    ["discount", { customer: null }, manager, undefined],
    ["approveDiscount", { customer: 4, discountBy: 3 }, dinas, "OWN_DISCOUNT"],
    ["rejectDiscount", { customer: 4, discountBy: 3 }, dinas, "OWN_DISCOUNT"],
    ["reject", {}, owner, "NO_PERMISSION"],
    ["confirm", {}, manager, undefined],
    ["confirm", { customer: 3 }, manager, "OWN_ORDER"],
    ["confirm", { deadline: hours(-1) }, manager, "LAPSED"],
    ["change", { state: "awaitingPayment" }, bank, undefined],
    ["change", { state: "paid" }, bank, "WRONG_STATE"],
    ["discount", {}, manager, undefined],
    ["discount", {}, dinas, "NOT_YOURS"],
    ["discount", { discountBy: 3 }, manager, "PROPOSAL_WAITING"],
    ["approveDiscount", { discountBy: 3 }, dinas, undefined],
    ["approveDiscount", { discountBy: 3 }, pemda, undefined],
    ["approveDiscount", { discountBy: 3 }, bank, "AGENCY_DECIDES"],
    ["approveDiscount", { discountBy: 9 }, manager, "AGENCY_DECIDES"],
    ["approveDiscount", { discountBy: 4 }, dinas, "OWN_PROPOSAL"],
    ["approveDiscount", {}, dinas, "NO_PROPOSAL"],
    ["reschedule", { state: "awaitingPayment" }, owner, undefined],
    ["reschedule", { state: "paid" }, owner, "OWNER_PAID"],
    ["reschedule", { state: "paid" }, manager, undefined],
    ["askMove", { state: "awaitingPayment" }, owner, "WRONG_STATE"],
    ["askMove", { state: "paid" }, owner, undefined],
    ["askMove", { state: "paid" }, manager, "NOT_YOURS"],
    ["askMove", { state: "paid", start: now }, owner, "STARTED"],
    ["askMove", { state: "paid", moveUntil: now }, owner, "REQUEST_WAITING"],
    ["askMove", { state: "paid", moveUntil: hours(-1) }, owner, undefined],
    ["acceptMove", { state: "paid", moveUntil: now }, manager, undefined],
    ["acceptMove", { state: "paid", moveUntil: now }, owner, "NOT_YOURS"],
    ["acceptMove", { state: "paid" }, manager, "NO_REQUEST"],
    ["acceptMove", { state: "paid", moveUntil: hours(-1) }, manager, "REQUEST_LAPSED"],
    ["declineMove", { state: "paid", moveUntil: now }, dinas, undefined],
    ["withdrawMove", { state: "paid", moveUntil: now }, owner, undefined],
    ["withdrawMove", { state: "paid", moveUntil: now }, manager, "NOT_YOURS"],
    ["lapseMove", { state: "paid", moveUntil: now }, system, "NOT_DUE"],
    ["lapseMove", { state: "paid", moveUntil: hours(-1) }, system, undefined],
    ["cancel", { state: "paid" }, owner, undefined],
    ["cancel", { state: "inUse", deadline: hours(90) }, owner, "WRONG_STATE"],
    ["pay", { state: "awaitingPayment" }, bank, undefined],
    ["pay", { state: "awaitingPayment", confirmedBy: 6 }, bank, "CONFIRMER_PAYS"],
    ["pay", { state: "awaitingPayment", deadline: hours(-1) }, bank, "BILL_EXPIRED"],
    ["pay", { state: "awaitingPayment", deadline: null }, bank, undefined],
    ["pay", { state: "awaitingPayment" }, message, undefined],
    ["pay", { state: "awaitingPayment" }, superuser, "NOT_YOURS"],
    ["pay", { state: "paid" }, bank, "WRONG_STATE"],
    ["resendBill", { state: "awaitingPayment" }, manager, undefined],
    ["resendBill", { state: "awaitingPayment", billExpires: null }, manager, undefined],
    ["resendBill", { state: "awaitingPayment", billExpires: hours(-1) }, manager, "BILL_EXPIRED"],
    ["chooseBank", { state: "awaitingPayment" }, owner, undefined],
    ["chooseBank", { state: "awaitingPayment", billExpires: hours(-1) }, owner, "BILL_EXPIRED"],
    ["chooseBank", { state: "paid" }, owner, "WRONG_STATE"],
    ["postponeBill", { state: "awaitingPayment" }, system, undefined],
    ["postponeBill", { state: "awaitingPayment" }, manager, "NO_PERMISSION"],
    ["checkIn", { state: "paid" }, manager, "NOT_STARTED"],
    ["checkIn", { state: "paid", start: hours(-1) }, manager, undefined],
    ["checkIn", { state: "paid", start: hours(-1) }, dinas, "NOT_YOURS"],
    ["finish", { state: "inUse" }, manager, undefined],
    ["finish", { state: "inUse", deadline: hours(-1) }, manager, undefined],
    ["finish", { state: "inUse", lastDay: hours(1) }, manager, "ENDS_LATER"],
    ["finish", { state: "inUse" }, system, "NOT_DUE"],
    ["finish", { state: "inUse", deadline: hours(-1) }, system, undefined],
    ["earlyCheckIn", { state: "paid" }, manager, "TOO_EARLY"],
    ["earlyCheckIn", { state: "paid", earlyFrom: hours(-1) }, manager, undefined],
    ["earlyCheckIn", { state: "paid", earlyFrom: hours(-1) }, dinas, "NOT_YOURS"],
    ["earlyCheckIn", { state: "paid", earlyFrom: hours(-3), start: hours(-1) }, manager, "STARTED"],
    ["earlyDeparture", { state: "inUse" }, manager, "LAST_DAY"],
    ["earlyDeparture", { state: "inUse", lastDay: hours(1) }, manager, undefined],
    ["earlyDeparture", { state: "inUse", lastDay: hours(1) }, dinas, "NOT_YOURS"],
    ["extend", { state: "paid" }, manager, undefined],
    ["extend", { state: "inUse" }, manager, undefined],
    ["extend", { state: "awaitingPayment" }, manager, "WRONG_STATE"],
    ["extend", { state: "inUse" }, dinas, "NOT_YOURS"],
    ["extend", { state: "inUse", satuantarif: "kegiatan" }, manager, "SESSION_ENDS"],
    ["paySupplement", { state: "finished", ...owes(1) }, bank, undefined],
    ["paySupplement", { state: "paid", ...owes(-0.1) }, bank, undefined],
    ["paySupplement", { state: "paid", ...owes(-0.2) }, bank, "BILL_EXPIRED"],
    ["paySupplement", { state: "inUse", ...owes(1, 6) }, bank, "CONFIRMER_PAYS"],
    ["paySupplement", { state: "inUse", ...owes(1, null) }, message, undefined],
    ["paySupplement", { state: "inUse" }, bank, "NOTHING_OWED"],
    ["paySupplement", { state: "cancelled", ...owes(1) }, bank, "WRONG_STATE"],
    ["billAgain", { state: "finished", ...owes(-1) }, manager, undefined],
    ["billAgain", { state: "finished", ...owes(1) }, manager, "BILL_OPEN"],
    ["billAgain", { state: "finished" }, manager, "NOTHING_OWED"],
    ["swapUnit", { state: "inUse" }, manager, undefined],
    ["swapUnit", { state: "paid" }, manager, "WRONG_STATE"],
    ["swapUnit", { state: "inUse" }, owner, "NO_PERMISSION"],
    ["undo", { state: "inUse", ...step("checkIn", 30) }, manager, undefined],
    ["undo", { state: "inUse", ...step("earlyCheckIn", 1) }, manager, undefined],
    ["undo", { state: "inUse", ...step("checkIn", 31) }, manager, "UNDO_LATE"],
    ["undo", { state: "inUse", ...step("undo", 1) }, manager, "NOTHING_TO_UNDO"],
    ["undo", { state: "inUse", ...step("checkIn", 1) }, dinas, "NOT_YOURS"],
    ["undo", { state: "finished", ...step("finish", 1) }, manager, undefined],
    ["undo", { state: "finished", ...step("earlyDeparture", 1) }, manager, undefined],
    ["undo", { state: "finished", ...step("earlyDeparture", 1, true) }, manager, "REFUND_BEGUN"],
    ["undo", { state: "noShow", ...step("noShow", 1) }, manager, undefined],
    ["undo", { state: "noShow" }, manager, "NOTHING_TO_UNDO"],
    ["undo", { state: "paid", ...step("undo", 1) }, manager, "WRONG_STATE"],
    ["undo", { state: "cancelled", ...step("cancel", 1) }, manager, "WRONG_STATE"],
    ["note", { state: "rejected" }, dinas, undefined],
    ["note", { state: "submitted", deadline: hours(-1) }, manager, undefined],
    ["note", { state: "submitted" }, owner, "NO_PERMISSION"],
    ["noShow", { state: "paid" }, manager, "TOLERANCE_RUNNING"],
    ["noShow", { state: "paid", noShowFrom: hours(-1), deadline: hours(-1) }, manager, undefined],
    ["noShow", { state: "paid", noShowFrom: hours(-1), deadline: hours(-1) }, system, undefined],
    ["reinstate", { state: "expired", money: 1 }, dinas, undefined],
    ["reinstate", { state: "expired", money: 1, deadline: null }, dinas, undefined],
    ["reinstate", { state: "expired", money: 0 }, dinas, "NO_MONEY"],
    ["reinstate", { state: "expired", money: 1, start: hours(-1) }, dinas, "STARTED"],
    ["reinstate", { state: "cancelled", money: 1 }, manager, "AGENCY_REINSTATES"],
    ["expire", { state: "submitted" }, system, "NOT_DUE"],
    ["expire", { state: "submitted", deadline: hours(-1) }, system, undefined],
    ["expire", { state: "paid", deadline: hours(-1) }, system, "WRONG_STATE"],
  ];
  test.each(cases)("%s with %o by %o", (action, changed, by, reason) => {
    expect(refusalOf(action, facts(changed), by, now)).toBe(reason);
  });

  test("a deadline counts to the millisecond", () => {
    expect(refusalOf("confirm", facts({ deadline: now }), manager, now)).toBeUndefined();
    expect(refusalOf("confirm", facts({ deadline: new Date(now.getTime() - 1) }), manager, now)).toBe("LAPSED");
    const bill = { state: "awaitingPayment", deadline: now, billExpires: now } as const;
    expect(refusalOf("pay", facts(bill), bank, now)).toBeUndefined();
    expect(refusalOf("resendBill", facts(bill), manager, now)).toBeUndefined();
  });

  test("a stay has begun at its first millisecond, and an arrival is late at its last", () => {
    const soon = new Date(now.getTime() + 1);
    expect(refusalOf("checkIn", facts({ state: "paid", start: now }), manager, now)).toBeUndefined();
    expect(refusalOf("checkIn", facts({ state: "paid", start: soon }), manager, now)).toBe("NOT_STARTED");
    expect(refusalOf("earlyCheckIn", facts({ state: "paid", earlyFrom: now }), manager, now)).toBeUndefined();
    expect(refusalOf("earlyCheckIn", facts({ state: "paid", earlyFrom: soon }), manager, now)).toBe("TOO_EARLY");
    expect(refusalOf("finish", facts({ state: "inUse", lastDay: now }), manager, now)).toBeUndefined();
    expect(refusalOf("finish", facts({ state: "inUse", lastDay: soon }), manager, now)).toBe("ENDS_LATER");
    expect(refusalOf("reinstate", facts({ state: "expired", money: 1, start: now }), dinas, now)).toBe("STARTED");
    expect(refusalOf("reinstate", facts({ state: "expired", money: 1, start: soon }), dinas, now)).toBeUndefined();
    expect(refusalOf("confirm", facts({ latestArrival: now }), manager, now)).toBe("ARRIVAL_PASSED");
    expect(refusalOf("confirm", facts({ latestArrival: soon }), manager, now)).toBeUndefined();
    expect(refusalOf("noShow", facts({ state: "paid", noShowFrom: now }), manager, now)).toBeUndefined();
    expect(refusalOf("noShow", facts({ state: "paid", noShowFrom: soon }), manager, now)).toBe("TOLERANCE_RUNNING");
  });
});

test("`can` answers every personal action with a verdict", () => {
  expect(can(facts({ state: "complete" }), owner, now)).toMatchObject({
    customerConfirm: { allowed: true },
    confirm: { allowed: false, reason: "WRONG_STATE" },
  });
});

const lastStepInto: Partial<Record<BookingState, BookingAction>> = {
  inUse: "checkIn",
  finished: "finish",
  noShow: "noShow",
};

/** One line per state: what each person may do in it when nothing else stands against it. */
function rightsTable(): string {
  const people: [string, Actor][] = [
    [`${roleLabels.nasabah.en} (owner)`, owner],
    [`${roleLabels.nasabah.en} (another)`, stranger],
    [`${roleLabels.pengelola.en} of the group`, manager],
    [roleLabels.dinas.en, dinas],
    [roleLabels.pemda.en, pemda],
    [roleLabels.bank.en, bank],
    [roleLabels.superuser.en, superuser],
    [roleLabels.default.en, nobody],
    ["System", system],
  ];
  const factsIn = (state: BookingState, action: BookingAction, by: Actor) => {
    const due = by === system || action === "noShow" ? hours(-1) : hours(24);
    const underWay = action === "checkIn" || action === "noShow" ? hours(-2) : hours(48);
    const discountBy = action.endsWith("Discount") ? 99 : null;
    const lastDay = action === "earlyDeparture" ? hours(1) : hours(-1);
    const last = step(lastStepInto[state] ?? "confirm", 1);
    const times = { deadline: due, noShowFrom: due, start: underWay, earlyFrom: hours(-1), lastDay };
    return facts({ state, ...times, ...last, discountBy, money: 1 });
  };
  const allowed = (state: BookingState, by: Actor) =>
    bookingActions
      .filter((action) => declarationOf(action).from.includes(state))
      .filter((action) => refusalOf(action, factsIn(state, action, by), by, now) === undefined)
      .map((action) => declarationOf(action).label.en);
  const rows = stateNames.flatMap((state) =>
    people.map(
      ([name, by]) =>
        `| ${codeOf(state)} ${bookingStates[state].label.en} | ${name} | ${allowed(state, by).join(", ")} |`,
    ),
  );
  return [
    "# Who may do what, in which state of a booking",
    "",
    "Written by a test from the booking machine. It shows each role with its default pages, an order made by the customer,",
    "every deadline kept and every condition met; the machine refuses more when a condition isn't met.",
    "",
    "| state | who | may |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

test("role × state × action is what the published table says", async () => {
  await expect(rightsTable()).toMatchFileSnapshot("../../../../../docs/booking-rights.md");
});
