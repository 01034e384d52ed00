import { DatePickerInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { today } from "./catalogue-query.ts";

/** First and last day as `2026-11-21`; `null` where none is chosen. */
export type Days = [string | null, string | null];

interface Props {
  readonly kind: BookingKind;
  readonly value?: Days;
  readonly onChange?: (days: Days) => void;
}

/** The days of a search: check-in and check-out for lodging, first and last day of anything else. On a phone it opens over the page. */
export function DaysInput({ kind, ...field }: Props) {
  const { t } = useTranslation("catalog");
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
  return (
    <DatePickerInput
      type="range"
      label={t(kind === "penginapan" ? "stay" : "days")}
      placeholder={t("anyDays")}
      valueFormat="D MMM YYYY"
      minDate={today()}
      numberOfColumns={isNarrow ? 1 : 2}
      popoverProps={{ returnFocus: true }}
      dropdownType={isNarrow ? "modal" : "popover"}
      allowSingleDateInRange={kind !== "penginapan"}
      clearable
      clearButtonProps={{ "aria-label": t("clearDays") }}
      leftSection={<IconCalendar size={18} aria-hidden />}
      {...field}
    />
  );
}
