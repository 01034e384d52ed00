import { useEffect } from "react";
import { useAddressQuery } from "../../lib/use-address-query.ts";

/** Where a task or a chapter stands in the guide; in an address it is `?task=`. */
export const anchorOf = (key: string): string => `guide-${key.replace(".", "-")}`;

/** Brings the task of the address to the top and gives its title the focus, so that reading goes on there. */
export function useWantedTask(): void {
  const [search] = useAddressQuery();
  const wanted = search.get("task");
  useEffect(() => {
    const title = wanted ? document.getElementById(anchorOf(wanted)) : null;
    if (!title) return;
    title.scrollIntoView({ block: "start" });
    title.focus({ preventScroll: true });
  }, [wanted]);
}
