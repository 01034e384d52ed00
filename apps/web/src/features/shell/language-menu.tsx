import { Menu } from "@mantine/core";
import { languages } from "@retribusi/contract/define/label";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import { useChooseLanguage } from "../identity/use-choose-language.ts";
import { LanguageButton, languageNames } from "./language-button.tsx";

/** The languages to choose from, each by its own name. */
export function LanguageMenu() {
  const { t } = useTranslation("shell");
  const current = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <LanguageButton />
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
              {t(languageNames[language])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
