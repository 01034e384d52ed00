import { DateInput } from "@mantine/dates";
import { useTranslation } from "react-i18next";
import type { InputProps } from "../field-parts.ts";
import { useInputBasics } from "../input-basics.ts";

/** A day, chosen from the calendar or typed; `YYYY-MM-DD`. */
export function DateField(props: InputProps) {
  const { t } = useTranslation("records");
  const { value, onChange, field } = props;
  return (
    <DateInput
      {...useInputBasics(props)}
      valueFormat="D MMMM YYYY"
      placeholder={t("datePlaceholder")}
      clearable={field.optional}
      value={typeof value === "string" ? value : null}
      onChange={onChange}
    />
  );
}
