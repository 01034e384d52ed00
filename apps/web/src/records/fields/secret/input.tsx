import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** Written only; what is set stays until something else is typed. */
export function SecretField(props: InputProps) {
  const { t } = useTranslation("records");
  const isSet = typeof props.record?.[props.name] === "string";
  return (
    <PasswordInput
      {...useInputBasics(props)}
      autoComplete="off"
      placeholder={isSet ? t("secretKept") : t("notSet")}
      visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
