import { TextInput } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { useDebouncedCallback } from "@mantine/hooks";
import type { Field } from "@retribusi/contract/define/field";
import { readDays, severalOf, writeDays } from "@retribusi/contract/define/filter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldKinds } from "../fields/field-kinds.ts";

interface Props {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Its column can have the wanted value: no choice shows another, while what was typed stays to be mended. */
  readonly isPossible: boolean;
  readonly onChange: (value: unknown) => void;
}

/** What a choice shows of a filter; of several values of an address none, as it can't show them all. */
function asChoice({ options, kind }: Field, value: string): unknown {
  if (kind === "reference") return severalOf(value).length > 1 ? null : Number(value);
  return options?.find((option) => String(option.value) === value)?.value ?? value;
}

/** What stands in an input while somebody changes it, and what the filter has become elsewhere: taken off below, or by going back. */
function useTyped<T>(wanted: string, read: (wanted: string) => T, write: (typed: T) => string) {
  const [typed, setTyped] = useState(() => read(wanted));
  const [known, setKnown] = useState(wanted);
  if (wanted !== known) {
    setKnown(wanted);
    if (wanted !== write(typed)) setTyped(read(wanted));
  }
  return [typed, setTyped] as const;
}

/** Typed values are asked for after a pause, so that not every key reads the list again. */
function TypedFilter({ id, name, label, filters, onChange }: Props) {
  const [typed, setTyped] = useTyped(
    filters[name] ?? "",
    (wanted) => wanted,
    (text) => text.trim(),
  );
  const later = useDebouncedCallback(onChange, 600);
  return (
    <TextInput
      id={id}
      label={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value.trim());
      }}
    />
  );
}

type Days = readonly [first: string | null, last: string | null];

const toDays = (wanted: string): Days => {
  const { first = null, last = null } = readDays(wanted) ?? {};
  return [first, last];
};
const fromDays = ([first, last]: Days): string => (first && last ? writeDays({ first, last }) : "");

/** First and last day; the API's range ends before the day after. */
function DayFilter({ id, name, label, filters, onChange }: Props) {
  const { t } = useTranslation("records");
  const [[first, last], setDays] = useTyped(filters[name] ?? "", toDays, fromDays);
  return (
    <DatePickerInput
      id={id}
      type="range"
      label={label}
      placeholder={t("datePlaceholder")}
      valueFormat="D MMM YYYY"
      clearable
      clearButtonProps={{ "aria-label": t("clearChoice", { name: label }) }}
      allowSingleDateInRange
      value={[first, last]}
      onChange={(next) => {
        setDays(next);
        const [from, until] = next;
        if (Boolean(from) === Boolean(until)) onChange(fromDays(next));
      }}
    />
  );
}

/** The wanted value of a column: chosen where there are choices, typed where not. */
export function FilterInput(props: Props) {
  const { id, name, field, label, filters, isPossible, onChange } = props;
  if (field.kind === "date" || field.kind === "instant") return <DayFilter {...props} />;
  if (!["select", "reference", "boolean", "several"].includes(field.kind)) return <TypedFilter {...props} />;
  const { Input } = fieldKinds[field.kind];
  const value = filters[name];
  return (
    <Input
      id={id}
      name={name}
      // A filter may be left open, and what it hangs on may be open too.
      field={{ ...field, optional: true }}
      label={label}
      value={value === undefined || !isPossible ? null : asChoice(field, value)}
      onChange={onChange}
      values={filters}
    />
  );
}
