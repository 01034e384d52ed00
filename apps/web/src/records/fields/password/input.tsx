import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** Typed, never shown back; empty on an existing record means unchanged. */
export function PasswordField(props: InputProps) {
  const { t } = useTranslation("records");
  return (
    <PasswordInput
      {...useInputBasics(props)}
      autoComplete="new-password"
      placeholder={props.record ? t("unchanged") : ""}
      visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
