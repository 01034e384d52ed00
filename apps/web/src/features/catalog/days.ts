import { formatDaysShort } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";

/** First and last day as `2026-11-21`; `null` where none is chosen. */
export type Days = [string | null, string | null];

export interface DaysProps {
  readonly kind: BookingKind;
  readonly value: Days;
  readonly onChange: (days: Days) => void;
}

/** What a field says of the days in it; nothing where none is chosen. */
export const daysText = ([first, last]: Days, language: Language): string =>
  formatDaysShort(first ?? "", last ?? "", language);
