import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import type { DecisionFacts } from "@retribusi/contract/features/booking/queue.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";

type Facts = ReadonlyMap<number, DecisionFacts>;

/** Orders that are ticked to be approved together, and why some can't be or aren't by themselves. */
export function useBulkChoice(bookings: readonly BookingSummary[], facts: Facts) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  /** What stands in the way of ticking it with all others; `undefined` where nothing does. */
  const obstacleOf = ({ id, can }: BookingSummary): string | undefined => {
    if (!can.confirm.allowed) return label(bookingReasons[can.confirm.reason]);
    const known = facts.get(id);
    if (!known) return t("bulk.unknown");
    return known.usulan === null ? undefined : t("bulk.proposal");
  };
  const chosen = bookings.filter(({ id }) => ticked.has(id));
  const plain = bookings.filter((booking) => obstacleOf(booking) === undefined);
  return {
    chosen,
    isTicked: (id: number) => ticked.has(id),
    tick(id: number, isOn: boolean): void {
      const others = [...ticked].filter((one) => one !== id);
      setTicked(new Set(isOn ? [...others, id] : others));
      setAll(false);
    },
    /** All that nothing speaks against, or none. */
    tickAll(isOn: boolean): void {
      setTicked(new Set(isOn ? plain.map(({ id }) => id) : []));
      setAll(isOn);
    },
    clear: () => setTicked(new Set()),
    isEveryPlain: plain.length > 0 && plain.every(({ id }) => ticked.has(id)),
    canTickAll: plain.length > 0,
    /** After “all”: those that it left out, each with the reason. */
    leftOut: isAll
      ? bookings.flatMap((booking) => {
          const why = ticked.has(booking.id) ? undefined : obstacleOf(booking);
          return why ? [{ booking, why }] : [];
        })
      : [],
  };
}

export type BulkChoice = ReturnType<typeof useBulkChoice>;
