import { useTranslation } from "react-i18next";
import { DayInput } from "../../../components/day-input.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { useInputBasics } from "../input-basics.ts";

/** A day, chosen from the calendar or typed; `YYYY-MM-DD`. */
export function DateField(props: InputProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { value, onChange, field } = props;
  return (
    <DayInput
      {...useInputBasics(props)}
      placeholder={t("datePlaceholder")}
      clearable={field.optional}
      clearButtonProps={{ "aria-label": t("clearChoice", { name: text(field.label) }) }}
      value={typeof value === "string" ? value : null}
      onChange={onChange}
    />
  );
}
