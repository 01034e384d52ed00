import { DatePickerInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isStretch } from "./day-choice.ts";
import classes from "./day-picker.module.css";
import { useCalendarWords } from "./day-picker.tsx";
import { dayFieldId } from "./order-bar.tsx";
import type { OrderWish } from "./order-wish.ts";
import { type CalendarOf, useDayPicker } from "./use-day-picker.ts";

interface Props {
  readonly object: CalendarOf;
  readonly wish: OrderWish;
  readonly onChange: (part: Partial<OrderWish>) => void;
  readonly error?: ReactNode;
  /** A booking that is to get other dates: what it holds itself isn't in its way. */
  readonly bookingid?: number;
}

/** The day or days as a field of the order form; it opens the same calendar of what is free. */
export function DayField({ object, wish, onChange, error, bookingid }: Props) {
  const { t } = useTranslation("booking");
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
  const picker = useDayPicker(object, wish, 1, bookingid);
  const shared = {
    ...picker.props,
    ...useCalendarWords(),
    id: dayFieldId,
    error,
    classNames: { day: classes.day ?? "" },
    label: t(`form.day.${wish.by}`),
    placeholder: t(`form.dayPlaceholder.${wish.by}`),
    valueFormat: "D MMM YYYY",
    dropdownType: isNarrow ? "modal" : "popover",
    popoverProps: { returnFocus: true },
    modalProps: {
      title: (
        <>
          {t(`form.day.${wish.by}`)}
          <span className={classes.modalHint}>{t(`calendar.hint.${wish.by}`)}</span>
          <span className={classes.modalHint}>{t("calendar.legend")}</span>
        </>
      ),
      withCloseButton: true,
      closeButtonProps: { "aria-label": t("calendar.close") },
    },
    leftSection: <IconCalendar size={18} aria-hidden />,
    required: true,
  } as const;
  if (isStretch(wish.by)) {
    return (
      <DatePickerInput
        {...shared}
        type="range"
        allowSingleDateInRange={wish.by === "hari"}
        value={[wish.from ?? null, wish.to ?? null]}
        onChange={([from, to]) => onChange({ from: from ?? undefined, to: to ?? undefined })}
      />
    );
  }
  return (
    <DatePickerInput {...shared} value={wish.from ?? null} onChange={(from) => onChange({ from: from ?? undefined })} />
  );
}
