import { Button, type ButtonProps, VisuallyHidden } from "@mantine/core";
import type { Language } from "@retribusi/contract/define/label";
import { IconLanguage } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./language-switch.module.css";

/** Each language by its own name, so that nobody has to read the other one to find theirs. */
export const languageNames = { en: "english", id: "indonesian" } as const satisfies Record<Language, string>;

/** The present language, to be pressed for another one. */
export function LanguageButton(props: ButtonProps & ComponentPropsWithRef<"button">) {
  const { t } = useTranslation("shell");
  const current = useLanguage();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      px="xs"
      classNames={{ section: classes.picture ?? "" }}
      leftSection={<IconLanguage size={20} stroke={1.75} aria-hidden />}
      {...props}
    >
      {current.toUpperCase()}
      <VisuallyHidden>{` ${t("language")}: ${t(languageNames[current])}`}</VisuallyHidden>
    </Button>
  );
}
