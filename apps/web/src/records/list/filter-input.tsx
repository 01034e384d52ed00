import { TextInput } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { useDebouncedCallback } from "@mantine/hooks";
import type { Field } from "@retribusi/contract/define/field";
import { readDays, writeDays } from "@retribusi/contract/define/filter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldKinds } from "../fields/field-kinds.ts";

interface Props {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly onChange: (value: unknown) => void;
}

const asChoice = ({ options, kind }: Field, value: string): unknown =>
  options?.find((option) => String(option.value) === value)?.value ?? (kind === "reference" ? Number(value) : value);

/** Typed values are asked for after a pause, so that not every key reads the list again. */
function TypedFilter({ id, name, label, filters, onChange }: Props) {
  const [typed, setTyped] = useState(filters[name] ?? "");
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

/** First and last day; the API's range ends before the day after. */
function DayFilter({ id, name, label, filters, onChange }: Props) {
  const { t } = useTranslation("records");
  const { first = null, last = null } = readDays(filters[name] ?? "") ?? {};
  const [days, setDays] = useState<[string | null, string | null]>([first, last]);
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
      value={days}
      onChange={(next) => {
        setDays(next);
        const [from, until] = next;
        if (from && until) onChange(writeDays({ first: from, last: until }));
        if (!from && !until) onChange("");
      }}
    />
  );
}

/** The wanted value of a column: chosen where there are choices, typed where not. */
export function FilterInput(props: Props) {
  const { id, name, field, label, filters, onChange } = props;
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
      value={value === undefined ? null : asChoice(field, value)}
      onChange={onChange}
      values={filters}
    />
  );
}
