import { useAddressQuery } from "../../lib/use-address-query.ts";
import type { GroupedReport } from "./grouped.ts";
import { type AskedPart, readAsked, withAsked } from "./report-address.ts";

/** What is asked of a grouped report stands in the address and nowhere else: it can be shared, kept and gone back to. */
export function useGrouped({ report, start }: GroupedReport) {
  const [search, setSearch] = useAddressQuery();
  return {
    /** With what is asked where the address leaves it open. */
    asked: { ...start, ...readAsked(report, search) },
    change: (part: AskedPart) => setSearch((before) => withAsked(report, before, part)),
  };
}
