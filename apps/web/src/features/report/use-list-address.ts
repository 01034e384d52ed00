import { useSession } from "../../lib/current-user.ts";
import { addressOfPage, heldPage } from "../../records/record-pages.ts";
import { listAddress, type RowFilters } from "./drill-down.ts";

/** The path of the reader's own list of bookings; nothing for whoever holds none. */
export function useListPath(): string | undefined {
  const session = useSession();
  const held = session.status === "signed-in" ? session.current.pages : [];
  const list = heldPage(held, "report_trx_all", "list", "report_trx_all/list");
  return list && addressOfPage(list.name);
}

/** The address of that list, narrowed. */
export function useListAddress(): (filters: RowFilters | undefined) => string | undefined {
  const path = useListPath();
  return (filters) => path && filters && listAddress(path, filters);
}
