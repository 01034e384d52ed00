import { expect, test } from "vitest";
import { roles } from "../../define/roles.ts";
import { openRefundStates, refundStates } from "../billing/refund.rules.ts";
import {
  mayGiveAccount,
  officeOf,
  type RefundAction,
  type RefundFacts,
  refundActions,
  refuseRefund,
} from "./refund-step.rules.ts";
import { treasurerPage } from "./settlement.pages.ts";

const facts = (more: Partial<RefundFacts> = {}): RefundFacts => ({
  state: "diajukan",
  proposedBy: 1,
  verifiedBy: 2,
  decidedBy: 3,
  customer: 5,
  hasAccount: true,
  accountBy: 5,
  hasAgency: true,
  ...more,
});
const actor = (role: (typeof roles)[number], userid = 9, ...pages: string[]) => ({
  userid,
  role,
  pages: new Set(pages),
});
const treasurer = (role: (typeof roles)[number] = "dinas", userid = 9) => actor(role, userid, treasurerPage);

test("the case waits for the agency, then for the region, then for the treasurer", () => {
  expect(refundStates.map((state) => officeOf({ state, hasAgency: true }))).toEqual([
    "dinas",
    "pemda",
    "bendahara",
    undefined,
    undefined,
  ]);
  expect(refundStates.map((state) => officeOf({ state, hasAgency: false }))).toEqual([
    "pemda",
    "pemda",
    "bendahara",
    undefined,
    undefined,
  ]);
});

const steps = ["verify", "approve", "pay"] as const;
const own = { verify: "diajukan", approve: "diverifikasi", pay: "disetujui" } as const;

test.each(steps)("%s is taken in one state only", (step) => {
  const who = step === "verify" ? actor("dinas") : step === "approve" ? actor("pemda") : treasurer();
  const taken = refundStates.filter((state) => refuseRefund(step, facts({ state }), who) === undefined);
  expect(taken).toEqual([own[step]]);
  expect(refuseRefund(step, facts({ state: "dibayar" }), who)).toBe("NOT_OPEN");
});

test.each([
  ["verify", true, ["dinas"]],
  ["verify", false, ["pemda"]],
  ["approve", true, ["pemda"]],
  ["pay", true, []],
] as const)(
  "%s (agency: %s) is the step of %j among those without the treasurer's page",
  (step, hasAgency, holders) => {
    const able = roles.filter((role) => !refuseRefund(step, facts({ state: own[step], hasAgency }), actor(role)));
    expect(able).toEqual(holders);
  },
);

test("the treasurer holds the page and serves an agency or the region", () => {
  const able = roles.filter((role) => !refuseRefund("pay", facts({ state: "disetujui" }), treasurer(role)));
  expect(able).toEqual(["dinas", "pemda"]);
  expect(refuseRefund("verify", facts(), treasurer("bank"))).toBe("NOT_YOUR_STEP");
});

test.each([
  ["verify", "dinas", 1, "FOUR_EYES"],
  ["verify", "dinas", 2, undefined],
  ["approve", "pemda", 1, "FOUR_EYES"],
  ["approve", "pemda", 2, "FOUR_EYES"],
  ["approve", "pemda", 3, undefined],
  ["pay", "dinas", 3, "FOUR_EYES"],
  ["pay", "dinas", 6, "FOUR_EYES"],
  ["pay", "dinas", 2, undefined],
  ["pay", "dinas", 1, undefined],
  ["pay", "dinas", 5, "OWN_MONEY"],
  ["reject", "dinas", 5, "OWN_MONEY"],
] as const)("%s by a %s with the number %s: %s", (action, role, userid, reason) => {
  const state = action === "reject" ? "diajukan" : own[action];
  expect(refuseRefund(action, facts({ state, accountBy: 6 }), treasurer(role, userid))).toBe(reason);
});

test.each([
  ["diajukan", ["dinas"]],
  ["diverifikasi", ["pemda"]],
  ["disetujui", ["dinas", "pemda"]],
  ["ditolak", []],
  ["dibayar", []],
] as const)("in %s whoever could go on may refuse instead: %j", (state, holders) => {
  expect(roles.filter((role) => !refuseRefund("reject", facts({ state }), treasurer(role)))).toEqual(holders);
});

test("nothing is paid to nowhere, and of a walk-in nothing is even verified", () => {
  const without = { hasAccount: false, accountBy: null };
  expect(refuseRefund("pay", facts({ ...without, state: "disetujui" }), treasurer())).toBe("NO_ACCOUNT");
  expect(refuseRefund("verify", facts(without), actor("dinas"))).toBeUndefined();
  expect(refuseRefund("verify", facts({ ...without, customer: null }), actor("dinas"))).toBe("NO_ACCOUNT");
  expect(refuseRefund("verify", facts({ customer: null }), actor("dinas"))).toBeUndefined();
});

test("the account of a walk-in is written down by who serves them, until somebody has verified it", () => {
  const walkIn = { customer: null, hasAccount: false, accountBy: null };
  const able = roles.filter((role) => !refuseRefund("account", facts(walkIn), treasurer(role)));
  expect(able).toEqual(["pengelola", "dinas", "pemda"]);
  expect(refuseRefund("account", facts(), actor("pengelola"))).toBe("OWNER_GIVES_ACCOUNT");
  expect(refuseRefund("account", facts({ ...walkIn, state: "diverifikasi" }), actor("pengelola"))).toBe(
    "ACCOUNT_FIXED",
  );
});

test("customers enter theirs until the region has decided, and afterwards only where it is missing", () => {
  const open = (hasAccount: boolean) => refundStates.filter((state) => mayGiveAccount({ state, hasAccount }));
  expect(open(true)).toEqual(["diajukan", "diverifikasi"]);
  expect(open(false)).toEqual([...openRefundStates]);
});

test("who works on cases assigns them while they are open and notes what they know at any time", () => {
  const able = (action: RefundAction, state: "diajukan" | "dibayar") =>
    roles.filter((role) => !refuseRefund(action, facts({ state }), actor(role)));
  const workers = ["pengelola", "dinas", "pemda", "superuser"];
  expect(able("assign", "diajukan")).toEqual(workers);
  expect(able("assign", "dibayar")).toEqual([]);
  expect(able("note", "dibayar")).toEqual(workers);
});

test("the super user looks after the system and decides about no money", () => {
  const states = ["diajukan", "diverifikasi", "disetujui"] as const;
  const done = states.flatMap((state) =>
    refundActions.filter((action) => !refuseRefund(action, facts({ state }), treasurer("superuser"))),
  );
  expect([...new Set(done)]).toEqual(["assign", "note"]);
});
