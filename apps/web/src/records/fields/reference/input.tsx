import { Loader, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../lib/error-text.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";
import { missingWithin, useOption, useOptions, useOptionText, withinOf } from "./use-options.ts";

const pause = 300;

/** A row of another entity, looked up on the server by what is typed. */
export function ReferenceField(props: InputProps) {
  const { t } = useTranslation("records");
  const { t: state } = useTranslation("state");
  const text = useLabel();
  const { field, value, onChange, values } = props;
  const target = field.reference?.entity;
  const chosen = asText(value);
  const textOf = useOptionText(target?.name ?? "");
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState(false);
  const { label, isMissing } = useOption(target?.name ?? "", chosen);
  // The name of the choice stands in the field; it isn't something to search for.
  const [search] = useDebouncedValue(typed === label ? "" : typed.trim(), pause);
  const isWaiting = missingWithin(field, values).length > 0;
  const options = useOptions(target?.name ?? "", search, withinOf(field, values), opened && !isWaiting);
  const data = (options.data ?? []).map((option) => ({ value: String(option.value), label: textOf(option.label) }));
  const isListed = data.some((option) => option.value === chosen);
  const above = target && missingWithin(field, values)[0];
  return (
    <Select
      {...useInputBasics(props)}
      data={
        chosen && !isListed ? [{ value: chosen, label: label ?? (isMissing ? t("notFound") : "…") }, ...data] : data
      }
      filter={({ options: found }) => found}
      searchable
      clearable={field.optional}
      allowDeselect={field.optional}
      openOnFocus={false}
      disabled={isWaiting}
      placeholder={above ? t("chooseAbove") : t("chooseOrType")}
      nothingFoundMessage={
        options.isError ? errorText(options.error, state) : options.isFetching ? state("loading") : t("noChoice")
      }
      rightSection={options.isFetching ? <Loader size={16} aria-label={state("loading")} /> : undefined}
      maxDropdownHeight={280}
      value={chosen || null}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      comboboxProps={{ shadow: "md" }}
      clearButtonProps={{ "aria-label": t("clearChoice", { name: text(field.label) }) }}
    />
  );
}
