import { expect, test } from "vitest";
import { roles } from "../define/roles.ts";
import { pages } from "./pages.ts";
import { holds, ownPages, specifiedRoutes } from "./specified-routes.ts";

/** `/tbl_skpd/edit_pemda/:id` → `tbl_skpd/edit_pemda`; a list's addresses all stand for `list`. */
const pageOf = (pattern: string): string => {
  const [entity = "", page = "list"] = pattern
    .replace(/\(list\|index\).*/, "")
    .split("/")
    .filter(Boolean);
  return entity === "account" && page === "list" ? "account" : `${entity}/${page}`;
};

const named = Map.groupBy(specifiedRoutes, ({ pattern }) => pageOf(pattern));

test("every page of the product is in the specification or is marked as ours", () => {
  const screens = pages.filter(({ verbs }) => !verbs.includes("delete"));
  const strangers = screens.map(({ name }) => name).filter((name) => !named.has(name) && !ownPages.includes(name));
  expect(strangers, "add them to specified-routes.ts").toEqual([]);
});

test("no page is both the specification's and ours, and ours are there", () => {
  expect(ownPages.filter((name) => named.has(name))).toEqual([]);
  expect(ownPages.filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
});

test("every page is granted to the roles that are to hold it, and to no other", () => {
  const wrong = pages.flatMap((page) =>
    (named.get(page.name) ?? []).flatMap((route) =>
      roles
        .filter((role) => page.roles.includes(role) !== holds(route, role))
        .map((role) => `${role} and ${page.name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every page that stands for no entity is granted as written here", () => {
  const everybody = [...roles].sort();
  const granted = pages
    .filter(({ entity }) => entity === undefined)
    .map(({ name, roles: holders }) => [name, [...new Set(holders)].sort()]);
  expect(Object.fromEntries(granted)).toEqual({
    home: everybody,
    account: everybody,
    "account/edit": everybody,
    "account/peran": everybody,
    "account/akses": everybody,
    "account/keamanan": everybody,
    inbox: everybody,
    "system/pengaturan": ["superuser"],
    "system/surel": ["superuser"],
    "booking/saya": ["nasabah", "superuser"],
    "booking/tunggu": ["nasabah", "superuser"],
    "booking/antrean": ["bank", "dinas", "pemda", "pengelola", "superuser"],
    "booking/kedatangan": ["pengelola", "superuser"],
    "booking/linimasa": ["bank", "dinas", "pemda", "pengelola", "superuser"],
    "billing/terima": ["bank", "superuser"],
    "billing/kas": ["bank", "superuser"],
    "billing/pengecualian": ["bank", "dinas", "pemda", "pengelola", "superuser"],
    "billing/pengembalian": ["dinas", "pemda", "pengelola", "superuser"],
    "billing/bendahara": ["superuser"],
  });
});
