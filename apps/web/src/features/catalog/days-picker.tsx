import { DatePickerInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DatesLocale } from "../../components/dates-locale.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { today } from "./catalogue-query.ts";
import { type Days, type DaysProps, daysText } from "./days.ts";

/** The calendar of a search. On a phone it opens over the page. */
export function DaysPicker({ kind, ...field }: DaysProps) {
  const { t } = useTranslation("catalog");
  const { t: booking } = useTranslation("booking");
  const language = useLanguage();
  const id = useId();
  const change = (days: Days) => {
    field.onChange(days);
    // The button that clears goes with the days.
    if (days[0] === null && days[1] === null) document.getElementById(id)?.focus();
  };
  const isNarrow = useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false }) ?? false;
  return (
    <DatesLocale>
      <DatePickerInput
        type="range"
        label={t(kind === "penginapan" ? "stay" : "days")}
        placeholder={t("anyDays")}
        valueFormatter={() => daysText(field.value, language)}
        minDate={today()}
        ariaLabels={{ nextMonth: booking("calendar.nextMonth"), previousMonth: booking("calendar.previousMonth") }}
        numberOfColumns={isNarrow ? 1 : 2}
        popoverProps={{ returnFocus: true }}
        dropdownType={isNarrow ? "modal" : "popover"}
        modalProps={{
          title: booking(kind === "penginapan" ? "calendar.hint.malam" : "calendar.hint.hari"),
          withCloseButton: true,
          closeButtonProps: { "aria-label": booking("calendar.close") },
        }}
        allowSingleDateInRange={kind !== "penginapan"}
        clearable
        clearButtonProps={{ "aria-label": t("clearDays") }}
        leftSection={<IconCalendar size={18} aria-hidden />}
        {...field}
        id={id}
        onChange={change}
      />
    </DatesLocale>
  );
}
