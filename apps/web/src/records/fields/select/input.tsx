import { Select, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** One of the declared options, with what it leads to where that is declared; a number stays a number. */
export function SelectField(props: InputProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { value, onChange, field } = props;
  const options = field.options ?? [];
  const basics = useInputBasics(props);
  const optionOf = (chosen: string) => options.find((option) => String(option.value) === chosen);
  const meaningOf = (chosen: string): string | undefined => {
    const meaning = optionOf(chosen)?.meaning;
    return meaning && text(meaning);
  };
  return (
    <Select
      {...basics}
      description={meaningOf(asText(value)) ?? basics.description}
      data={options.map((option) => ({ value: String(option.value), label: text(option.label) }))}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <Text span display="block" size="xs" c="dimmed">
            {meaningOf(option.value)}
          </Text>
        </span>
      )}
      placeholder={t("choose")}
      searchable={options.length > 8}
      clearable={field.optional}
      allowDeselect={field.optional}
      openOnFocus={false}
      value={asText(value) || null}
      onChange={(chosen) => onChange(optionOf(chosen ?? "")?.value ?? null)}
    />
  );
}
