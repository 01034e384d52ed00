import { pages } from "@retribusi/contract/access/pages";
import { holds, type SpecifiedRoute, specifiedRoutes } from "@retribusi/contract/access/specified-routes";
import { type Role, roles } from "@retribusi/contract/define/roles";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { decideAccess } from "./features/identity/access-decision.ts";
import type { Session } from "./lib/current-user.ts";
import { paths } from "./lib/paths.ts";
import { screens } from "./screens.ts";
import { member } from "./testing/member.ts";

const known = [...screens.map(({ path }) => ({ path })), { path: paths.forbidden }, { path: paths.notFound }];

/** Somebody with the pages that the seed grants to the role. */
const memberOf = (role: Role): Session =>
  member(
    role,
    pages.filter((page) => page.roles.includes(role)).map(({ name }) => name),
  );

type Outcome = "open" | "forbidden" | "not found" | "wait" | `to ${string}`;

/** What the guard does with an address as it stands in the browser, after the `#`. */
function outcomeOf(address: string, session: Session): Outcome {
  const isKnown = matchRoutes(known, address) !== null;
  const decision = decideAccess({ pathname: address, search: "", isKnown }, session);
  if (decision.kind === "redirect") return `to ${decision.to}`;
  return decision.kind === "open" && !isKnown ? "not found" : decision.kind;
}

function wantedOutcome(route: SpecifiedRoute, address: string, role: Role | "visitor"): Outcome {
  if (route.holders === "everybody") return "open";
  if (role === "visitor") return `to /?nexturl=${encodeURIComponent(address)}`;
  return holds(route, role) ? "open" : "forbidden";
}

const addressesOf = ({ samples }: SpecifiedRoute) => samples.map((sample) => sample.replace(":id", "7"));
const audience = ["visitor", ...roles] as const;
const sessionOf = (role: Role | "visitor"): Session => (role === "visitor" ? { status: "anonymous" } : memberOf(role));

test.each(audience)(
  "every specified route lets %s in, turns them away or asks them to sign in as specified",
  (role) => {
    const session = sessionOf(role);
    const wrong = specifiedRoutes.flatMap((route) =>
      addressesOf(route).flatMap((address) => {
        const [wanted, got] = [wantedOutcome(route, address, role), outcomeOf(address, session)];
        return wanted === got ? [] : [`${address}: ${got} instead of ${wanted}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test("an address that nobody knows is not found, whoever asks", () => {
  for (const address of ["/no/such/page", "/tbl_skpd/no_such_page", "/tbl_skpd/view", "/tbl_skpd/view/1/more"]) {
    for (const role of audience) expect(outcomeOf(address, sessionOf(role)), address).toBe("not found");
  }
});

test("the list holds every route of the specification", () => {
  expect(specifiedRoutes.length).toBe(19 * 5 + 10 + 1 + 3 * 5 + 6 + 16 + 12 + 12 + 5);
  expect(new Set(specifiedRoutes.map(({ pattern }) => pattern)).size).toBe(specifiedRoutes.length);
});
