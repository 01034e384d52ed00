import { readMenu } from "@retribusi/contract/features/menu/menu.endpoints";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callEndpoint } from "../../lib/api.ts";
import { menuKey } from "../../lib/menu-key.ts";

/** Whatever was done may have been what waited; which of the lines it was is the server's to know. */
const countAfterWrites = (client: QueryClient) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    void client.invalidateQueries({ queryKey: menuKey });
  });

/** How much waits behind each line of the acting role's menu, and the kinds that have lines; anew each minute and after whatever is done. */
export function useMenuFacts() {
  const client = useQueryClient();
  useEffect(() => countAfterWrites(client), [client]);
  return useQuery({
    queryKey: menuKey,
    queryFn: ({ signal }) => callEndpoint(readMenu, { signal }),
    refetchInterval: 60_000,
  });
}
