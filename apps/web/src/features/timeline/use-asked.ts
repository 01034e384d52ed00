import { useAddressQuery } from "../../lib/use-address-query.ts";
import { today } from "../catalog/catalogue-query.ts";
import { type Asked, readAsked, writeAsked } from "./timeline-address.ts";

/** What narrows the objects: other ones come, from their first page on. */
const narrowing = ["jenis", "idskpd", "cari"] as const;

/** What is asked of the timeline, and how it is changed. */
export function useAsked() {
  const [params, setParams] = useAddressQuery();
  const change = (part: Partial<Asked>, replace = false) =>
    setParams(
      (before) => {
        const isOther = narrowing.some((name) => name in part);
        const others = isOther ? { page: 1, objectid: undefined } : {};
        return writeAsked({ ...readAsked(before, today()), ...others, ...part }, today());
      },
      { replace, preventScrollReset: true },
    );
  return { asked: readAsked(params, today()), change };
}
