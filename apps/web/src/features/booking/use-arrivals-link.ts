import type { LocalDate } from "@retribusi/contract/define/dates";
import { arrivalsPage } from "@retribusi/contract/features/payment/arrivals.endpoints";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

/** Where the arrivals list of a day is printed; nothing for whoever may not print it. */
export function useArrivalsLink(): (day: LocalDate) => string | undefined {
  const holds = useHoldsPage();
  return (day) => (holds(arrivalsPage) ? paths.arrivals(day) : undefined);
}
