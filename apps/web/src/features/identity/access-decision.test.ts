import { expect, test } from "vitest";
import type { Session } from "../../lib/current-user.ts";
import { member } from "../../testing/member.ts";
import { decideAccess, findPageAt } from "./access-decision.ts";

const visitor: Session = { status: "anonymous" };
const ask = (pathname: string, session: Session, search = "") =>
  decideAccess({ pathname, search, isKnown: true }, session);

test.each([
  ["/tbl_skpd", "tbl_skpd/list"],
  ["/tbl_skpd/", "tbl_skpd/list"],
  ["/tbl_skpd/index/idpemda/3", "tbl_skpd/list"],
  ["/tbl_skpd/list/idpemda/3", "tbl_skpd/list"],
  ["/tbl_skpd/list_pemda", "tbl_skpd/list_pemda"],
  ["/tbl_skpd/edit_pemda/3", "tbl_skpd/edit_pemda"],
  ["/account", "account"],
  ["/account/edit", "account/edit"],
  ["/account/changepassword", "account"],
  ["/tbl_skpd/nothing", undefined],
  ["/index/catalogue", undefined],
])("%s stands for %s", (pathname, page) => {
  expect(findPageAt(pathname)?.name).toBe(page);
});

test.each(["/", "/index", "/index/check/1", "/home", "/error/forbidden"])("%s is open to visitors", (pathname) => {
  expect(ask(pathname, visitor)).toEqual({ kind: "open" });
});

test("a visitor is led to the landing page and keeps the wanted address", () => {
  expect(ask("/tbl_skpd/view/3", visitor, "?a=1")).toEqual({
    kind: "redirect",
    to: "/?nexturl=%2Ftbl_skpd%2Fview%2F3%3Fa%3D1",
  });
});

test("a user whose data can't be loaded counts as a visitor", () => {
  const failed: Session = { status: "failed", isRetrying: false, retry: () => undefined };
  expect(ask("/account", failed).kind).toBe("redirect");
});

test("nothing is decided while the user's data is loading", () => {
  expect(ask("/tbl_skpd", { status: "loading" })).toEqual({ kind: "wait" });
});

test("a user opens the pages they hold and no other", () => {
  const dinas = member("dinas", ["tbl_skpd/view"]);
  expect(ask("/tbl_skpd/view/3", dinas)).toEqual({ kind: "open" });
  expect(ask("/tbl_skpd/edit/3", dinas)).toEqual({ kind: "forbidden" });
  expect(ask("/tbl_skpd", dinas)).toEqual({ kind: "forbidden" });
});

test("an unknown address is open to everybody: it shows the not-found page", () => {
  expect(decideAccess({ pathname: "/nothing/here", search: "", isKnown: false }, visitor)).toEqual({ kind: "open" });
});

test("who has to set up a second factor is led there from every page but the public ones, and a twin who hasn't isn't", () => {
  const held = member("dinas", ["account/keamanan", "tbl_skpd/view"]);
  const waiting: Session =
    held.status === "signed-in" ? { ...held, current: { ...held.current, wajibfaktor: true } } : held;
  const there = { kind: "redirect", to: "/account/keamanan" };
  for (const pathname of ["/", "/home", "/account", "/tbl_skpd/view/3"]) expect(ask(pathname, waiting)).toEqual(there);
  for (const pathname of ["/account/keamanan", "/index/catalogue", "/error/forbidden"]) {
    expect(ask(pathname, waiting)).toEqual({ kind: "open" });
  }
  for (const pathname of ["/", "/home", "/tbl_skpd/view/3"]) expect(ask(pathname, held)).toEqual({ kind: "open" });
});
