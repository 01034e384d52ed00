import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** One of the declared options; a number stays a number. */
export function SelectField(props: InputProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { value, onChange, field } = props;
  const options = field.options ?? [];
  return (
    <Select
      {...useInputBasics(props)}
      data={options.map((option) => ({ value: String(option.value), label: text(option.label) }))}
      placeholder={t("choose")}
      searchable={options.length > 8}
      clearable={field.optional}
      allowDeselect={field.optional}
      openOnFocus={false}
      value={asText(value) || null}
      onChange={(chosen) => onChange(options.find((option) => String(option.value) === chosen)?.value ?? null)}
    />
  );
}
