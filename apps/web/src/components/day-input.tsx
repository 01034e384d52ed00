import { DateInput, type DateInputProps } from "@mantine/dates";
import { formatDate } from "@retribusi/contract/define/dates";
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDate } from "../lib/read-date.ts";
import { useLanguage } from "../lib/use-label.ts";

interface Props extends Omit<DateInputProps, "valueFormat" | "dateParser" | "minDate" | "maxDate" | "ref"> {
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
 * before stands again. No form is sent past it: the focus comes to the field, and who then leaves it as it is means the day that stands there.
 */
export function DayInput({ error, onBlur, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const refuse = useRefusal(props);
  const handleChange: DateInputProps["onChange"] = (...args) => {
    setRefusal(undefined);
    onChange?.(...args);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setRefusal(refuse(event.currentTarget.value));
    onBlur?.(event);
  };
  const onSubmit = useEffectEvent((event: Event) => {
    const field = input.current;
    const isTyped = field !== null && document.activeElement === field;
    const wrong = isTyped ? refuse(field.value) : refusal;
    setRefusal(wrong);
    if (wrong === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    field?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    const hold = (event: Event) => onSubmit(event);
    form?.addEventListener("submit", hold, { capture: true });
    return () => form?.removeEventListener("submit", hold, { capture: true });
  }, []);
  return (
    <DateInput
      {...props}
      ref={input}
      valueFormat="D MMMM YYYY"
      dateParser={readDate}
      error={refusal ?? error}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}
