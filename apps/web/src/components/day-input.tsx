import { DateInput, type DateInputProps } from "@mantine/dates";
import { formatDate } from "@retribusi/contract/define/dates";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDate } from "../lib/read-date.ts";
import { useLanguage } from "../lib/use-label.ts";

interface Props extends Omit<DateInputProps, "valueFormat" | "dateParser" | "minDate" | "maxDate"> {
  /** The first and the last day that can be chosen; `YYYY-MM-DD`. */
  readonly minDate?: string;
  readonly maxDate?: string;
}

/** Why what was typed is not taken over, in words. */
function useRefusal({ minDate, maxDate }: Pick<Props, "minDate" | "maxDate">) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  return (typed: string): string | undefined => {
    if (typed.trim() === "") return;
    const day = readDate(typed);
    if (day === null) return t("noDay", { typed: typed.trim() });
    if (minDate !== undefined && day < minDate) return t("dayTooEarly", { day: formatDate(minDate, language) });
    if (maxDate !== undefined && day > maxDate) return t("dayTooLate", { day: formatDate(maxDate, language) });
    return;
  };
}

/**
 * A day, chosen from the calendar or typed as people here write it; `YYYY-MM-DD`. What can't be read as one is said, and the day that was there
 * before stands again; Enter doesn't send a form past it.
 */
export function DayInput({ error, onBlur, onChange, onKeyDown, ...props }: Props) {
  const [refusal, setRefusal] = useState<ReactNode>();
  const refuse = useRefusal(props);
  const handleChange: DateInputProps["onChange"] = (...args) => {
    setRefusal(undefined);
    onChange?.(...args);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setRefusal(refuse(event.currentTarget.value));
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const wrong = event.key === "Enter" ? refuse(event.currentTarget.value) : undefined;
    if (wrong) {
      event.preventDefault();
      setRefusal(wrong);
    }
    onKeyDown?.(event);
  };
  return (
    <DateInput
      {...props}
      valueFormat="D MMMM YYYY"
      dateParser={readDate}
      error={refusal ?? error}
      onChange={handleChange}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  );
}
