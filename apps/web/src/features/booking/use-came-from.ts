import { safeNext } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";

/** The page from which somebody came to do something with a booking, and to which they want to go back; it stands in the address. */
export function useCameFrom(): string | null {
  const [search] = useAddressQuery();
  return safeNext(search.get("nexturl"));
}
