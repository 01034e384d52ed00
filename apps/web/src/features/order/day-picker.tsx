import { DatePicker } from "@mantine/dates";
import { useTranslation } from "react-i18next";
import { isStretch } from "./day-choice.ts";
import classes from "./day-picker.module.css";
import type { OrderWish } from "./order-wish.ts";
import type { useDayPicker } from "./use-day-picker.ts";

interface Props {
  readonly picker: ReturnType<typeof useDayPicker>;
  readonly wish: OrderWish;
  readonly onChange: (part: Partial<OrderWish>) => void;
}

const styles = {
  day: classes.day ?? "",
  month: classes.month ?? "",
  levelsGroup: classes.levels ?? "",
};

/** The words for the arrows above the months. */
export function useCalendarWords() {
  const { t } = useTranslation("booking");
  return {
    ariaLabels: {
      nextMonth: t("calendar.nextMonth"),
      previousMonth: t("calendar.previousMonth"),
      nextYear: t("calendar.nextYear"),
      previousYear: t("calendar.previousYear"),
    },
  } as const;
}

/** The availability calendar: what is free on each day, and a press chooses it. */
export function DayPicker({ picker, wish, onChange }: Props) {
  const words = useCalendarWords();
  const shared = { ...picker.props, ...words, classNames: styles, fullWidth: true };
  if (isStretch(wish.by)) {
    return (
      <DatePicker
        {...shared}
        type="range"
        allowSingleDateInRange={wish.by === "hari"}
        value={[wish.from ?? null, wish.to ?? null]}
        onChange={([from, to]) => onChange({ from: from ?? undefined, to: to ?? undefined })}
      />
    );
  }
  return (
    <DatePicker {...shared} value={wish.from ?? null} onChange={(from) => onChange({ from: from ?? undefined })} />
  );
}

/** What the colours of the calendar mean. */
export function CalendarLegend() {
  const { t } = useTranslation("booking");
  return (
    <ul className={classes.legend}>
      {(["free", "few", "full"] as const).map((fullness) => (
        <li key={fullness}>
          <span className={classes.swatch} data-fullness={fullness} aria-hidden>
            {fullness === "full" ? "9" : ""}
          </span>
          {t(`calendar.${fullness}`)}
        </li>
      ))}
    </ul>
  );
}
