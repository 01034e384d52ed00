import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Why the button below the captcha can't be pressed yet; the button names it as its description. */
export function CaptchaFirst({ id }: { readonly id: string }) {
  const { t } = useTranslation("identity");
  return (
    <Text id={id} size="sm" c="dimmed">
      {t("captchaFirst")}
    </Text>
  );
}
