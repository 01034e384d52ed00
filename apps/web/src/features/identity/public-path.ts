import type { Session } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

const publicRoots = new Set(["", "index", "error", "home"]);

/** Addresses that need no login. `/home` shows the landing page to visitors. */
export const isPublicPath = (pathname: string): boolean => publicRoots.has(pathname.split("/")[1] ?? "");

/** Who has to set up a second factor has no home until that is done; what everybody may read stays open. */
export const homeWaits = (pathname: string, session: Session): boolean =>
  session.status === "signed-in" &&
  session.current.wajibfaktor &&
  (pathname === paths.start || pathname === paths.home);
