import { ActionIcon } from "@mantine/core";
import { IconHelp } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { shortcutOf, useKeys } from "../../components/use-keys.ts";
import { loadChunk } from "../../lib/page-route.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import type { HelpWindow, HelpWindowsProps } from "../guide/help-windows.tsx";

const helpKey = "F1";

/** Opens the help for the page one is on, and by the key `?` the list of its keys. Both come when somebody asks for them. */
export function HelpButton() {
  const { t } = useTranslation("shell");
  const { t: keys } = useTranslation("keys");
  const notifyError = useNotifyError();
  const [shown, show] = useState<HelpWindow>();
  const [loaded, setLoaded] = useState<{ readonly HelpWindows: ComponentType<HelpWindowsProps> }>();
  const open = async (which: HelpWindow) => {
    try {
      setLoaded(loaded ?? (await loadChunk(() => import("../guide/help-windows.tsx"))));
      show(which);
    } catch (error) {
      if (error instanceof Error) notifyError(error);
    }
  };
  useKeys([
    { key: "?", words: keys("show"), isEverywhere: true, run: () => void open("keys") },
    { key: helpKey, words: keys("help"), isEverywhere: true, run: () => void open("help") },
  ]);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        title={t("help")}
        aria-label={t("help")}
        {...shortcutOf(helpKey)}
        aria-haspopup="dialog"
        onClick={() => void open("help")}
      >
        <IconHelp size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {loaded ? <loaded.HelpWindows shown={shown} onShow={show} /> : null}
    </>
  );
}
