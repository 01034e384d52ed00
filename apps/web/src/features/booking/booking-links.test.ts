import { pages } from "@retribusi/contract/access/pages";
import { type Role, roles } from "@retribusi/contract/define/roles";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { screens } from "../../screens.ts";
import { member } from "../../testing/member.ts";
import { decideAccess } from "../identity/access-decision.ts";
import { bookingPath } from "./booking-links.ts";

const heldBy = (role: Role) => pages.filter((page) => page.roles.includes(role)).map(({ name }) => name);

/** Who does what with a booking, as product.md §3 grants it; nobody else may find a way there. */
const doers = {
  complete: ["superuser", "pengelola", "nasabah"],
  change: ["superuser", "pengelola", "dinas", "pemda", "bank"],
  reschedule: ["superuser", "pengelola", "dinas", "pemda", "bank", "nasabah"],
  cancel: ["superuser", "pengelola", "dinas", "pemda", "bank", "nasabah"],
  print: ["superuser", "pengelola", "dinas", "pemda", "bank", "nasabah"],
} as const satisfies Record<string, readonly Role[]>;

const verbs = ["complete", "change", "reschedule", "cancel", "print"] as const;

test.each(verbs)("everybody whose work it is to %s finds the page for it, and nobody else", (verb) => {
  const finders = roles.filter((role) => bookingPath(heldBy(role), "gedung", verb, 7) !== undefined);
  expect(finders.toSorted()).toEqual([...doers[verb]].toSorted());
});

test.each(verbs)("the address for %s has a screen and is open to whoever is led there", (verb) => {
  const known = screens.map(({ path }) => ({ path }));
  for (const role of doers[verb]) {
    for (const kind of bookingKinds) {
      const address = bookingPath(heldBy(role), kind, verb, 7) ?? "";
      expect(matchRoutes(known, address), address).not.toBeNull();
      const request = { pathname: address, search: "", isKnown: true };
      expect(decideAccess(request, member(role, heldBy(role))), `${role} ${address}`).toEqual({ kind: "open" });
    }
  }
});

test("the desk alone is enough to change a booking, and without it there is no way", () => {
  expect(bookingPath(["trx_gedung/perubahanpesanan"], "gedung", "change", 7)).toBe("/trx_gedung/perubahanpesanan/7");
  expect(bookingPath(["trx_gedung/edit"], "gedung", "change", 7)).toBe("/trx_gedung/edit/7");
  expect(bookingPath(["trx_penginapan/perubahanpesanan"], "gedung", "change", 7)).toBeUndefined();
  expect(bookingPath(["trx_gedung/konfirmasipesanan"], "gedung", "change", 7)).toBeUndefined();
});
