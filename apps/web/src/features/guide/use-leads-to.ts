import { useHoldsPage, useSession } from "../../lib/current-user.ts";

/** Whether a link to the page is of use to the reader: whoever isn't signed in is asked to do so on the way. */
export function useLeadsTo(): (page: string) => boolean {
  const session = useSession();
  const holds = useHoldsPage();
  return (page) => session.status !== "signed-in" || page.startsWith("index/") || holds(page);
}
