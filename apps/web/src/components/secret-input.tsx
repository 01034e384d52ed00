import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** A password while it is typed; the button that shows it can be reached by the keyboard. */
export function SecretInput(props: PasswordInputProps) {
  const { t } = useTranslation("state");
  return <PasswordInput visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }} {...props} />;
}
