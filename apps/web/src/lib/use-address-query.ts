import { type NavigateOptions, useSearchParams } from "react-router-dom";

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and how to change it. A change is rendered at once: the router would render it when there is time, and
 * whoever chooses a second thing before that would build on the query of before, which takes their first choice back.
 */
export function useAddressQuery() {
  const [search, setSearch] = useSearchParams();
  const change = (to: Change, options?: Omit<NavigateOptions, "flushSync">): void =>
    setSearch(to, { ...options, flushSync: true });
  return [search, change] as const;
}
