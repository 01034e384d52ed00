import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";
import { optionText, useOptions } from "../reference/use-options.ts";

/** One of the texts that rows of the other entity have: such a list is only looked through, never written. */
export function SeveralField(props: InputProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { value, onChange, field } = props;
  const target = field.gathered?.entity;
  const options = useOptions(target?.name ?? "", "", {}, target !== undefined);
  const chosen = asText(value);
  const names = (options.data ?? []).map(({ label }) => label);
  const known = chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <Select
      {...useInputBasics(props)}
      data={known.map((name) => ({ value: name, label: optionText(field.code, name, text) }))}
      placeholder={t("choose")}
      clearable
      allowDeselect
      openOnFocus={false}
      value={chosen || null}
      onChange={onChange}
      clearButtonProps={{ "aria-label": t("clearChoice", { name: text(field.label) }) }}
    />
  );
}
