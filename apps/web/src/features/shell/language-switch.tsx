import { Button, Menu, VisuallyHidden } from "@mantine/core";
import { type Language, languages } from "@retribusi/contract/define/label";
import { IconCheck, IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import { useChooseLanguage } from "../identity/use-choose-language.ts";
import classes from "./language-switch.module.css";

/** Each language by its own name, so that nobody has to read the other one to find theirs. */
const names = { en: "english", id: "indonesian" } as const satisfies Record<Language, string>;

export function LanguageSwitch() {
  const { t } = useTranslation("shell");
  const current = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px="xs"
          classNames={{ section: classes.picture ?? "" }}
          leftSection={<IconLanguage size={20} stroke={1.75} aria-hidden />}
        >
          {current.toUpperCase()}
          <VisuallyHidden>{` ${t("language")}: ${t(names[current])}`}</VisuallyHidden>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current}>
          {languages.map((language) => (
            <Menu.RadioItem
              key={language}
              value={language}
              lang={language}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} aria-hidden />}
              onChange={() => void choose(language)}
            >
              {t(names[language])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
