import { zoneOf } from "@retribusi/contract/define/dates";
import { toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { storeWeek } from "@retribusi/contract/features/policy/policy.hours";
import { useTranslation } from "react-i18next";
import { FormConflict } from "../../components/form-conflict.tsx";
import type { VersionConflict } from "../../lib/use-version-conflict.ts";
import type { BookingRecord } from "../booking/booking-query.ts";
import { useShortTime } from "../booking/booking-time.tsx";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";

/** What the form of new dates holds: the time that is chosen, and the booking's units and payer, which make its price. */
export interface DateValues extends Record<string, unknown> {
  readonly time: OrderWish;
  readonly units: number;
  readonly payer: BookingRecord["kelompoktarif"];
}

interface Props {
  /** As it is now. */
  readonly booking: BookingRecord;
  readonly object: CatalogueObject;
  readonly now: DateValues | undefined;
  readonly mine: OrderWish | undefined;
  readonly conflict: VersionConflict;
}

/** Somebody else has moved the booking, or changed what it costs, while new dates were being chosen. */
export function DatesConflict({ booking, object, now, mine, conflict }: Props) {
  const { t } = useTranslation("booking");
  const { t: staff } = useTranslation("staff");
  const { t: words } = useTranslation("conflict");
  const shortTime = useShortTime();
  const timeOf = (wish: OrderWish | undefined): string => {
    const waktu = wish && toChoice(wish);
    if (!waktu) return words("empty");
    const { start, end } = toInterval(waktu, { ...object, ...storeWeek(object.jampekan), zone: zoneOf(object.zona) });
    const times = { tglmulaipemakaian: start.toISOString(), tglakhirpemakaian: end.toISOString() };
    return shortTime({ ...booking, ...times, waktu });
  };
  const labels: Readonly<Record<string, string>> = {
    time: t("changed.time"),
    units: staff("units"),
    payer: staff("group"),
  };
  // Only the time is chosen here, so only it can be in both.
  return (
    <FormConflict
      conflict={conflict}
      labelOf={(name) => labels[name] ?? name}
      show={(_, side) => timeOf(side === "now" ? now?.time : mine)}
    />
  );
}
