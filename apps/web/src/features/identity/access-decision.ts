import { findPage, type Page, pages } from "@retribusi/contract/access/pages";
import type { Session } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { listAddresses } from "../../records/list-addresses.ts";
import { homeWaits, isPublicPath } from "./public-path.ts";

export type AccessDecision =
  | { readonly kind: "open" | "wait" | "forbidden" }
  | { readonly kind: "redirect"; readonly to: string };

/** Every page by what its addresses begin with. */
const pageByRoot = new Map(
  pages.flatMap((page) =>
    listAddresses(page).map((address) => [
      address
        .split("/")
        .filter((part) => !part.startsWith(":"))
        .join("/"),
      page,
    ]),
  ),
);

/** The page that an address belongs to: `/tbl_skpd/index/idpemda/3` → `tbl_skpd/list`; what is in the account belongs to it. */
export function findPageAt(pathname: string): Page | undefined {
  const [first = "", ...further] = pathname.split("/").filter(Boolean);
  return pageByRoot.get(["", first, ...further.slice(0, 1)].join("/")) ?? findPage(first);
}

interface Request {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Some route matches; an unknown address gets the not-found page, whoever asks. */
  readonly isKnown: boolean;
}

const toSecurity = { kind: "redirect", to: paths.accountSecurity } as const;

/** The route guard of the specification, apart from React. */
export function decideAccess({ pathname, search, isKnown }: Request, session: Session): AccessDecision {
  if (!isKnown || isPublicPath(pathname)) return homeWaits(pathname, session) ? toSecurity : { kind: "open" };
  if (session.status === "loading") return { kind: "wait" };
  if (session.status !== "signed-in") return { kind: "redirect", to: paths.startWith(`${pathname}${search}`) };
  if (session.current.wajibfaktor && pathname !== paths.accountSecurity) return toSecurity;
  const page = findPageAt(pathname);
  return { kind: page && session.current.pages.includes(page.name) ? "open" : "forbidden" };
}
