import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconHelp } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOverlayOpen } from "../../components/page-below.tsx";
import { loadChunk } from "../../lib/page-route.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

type HelpDrawer = ComponentType<{ readonly opened: boolean; readonly onClose: () => void }>;

/** Opens the help for the page one is on; the key `?` does the same. Its texts come when somebody asks for them. */
export function HelpButton() {
  const { t } = useTranslation("shell");
  const notifyError = useNotifyError();
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly HelpDrawer: HelpDrawer }>();
  const open = async () => {
    try {
      setLoaded(loaded ?? (await loadChunk(() => import("../guide/help-drawer.tsx"))));
      setOpened(true);
    } catch (error) {
      if (error instanceof Error) notifyError(error);
    }
  };
  // Over a dialog the help for the page behind it would only confuse.
  useHotkeys([["shift+?", () => (isOverlayOpen() ? undefined : void open())]]);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        title={t("help")}
        aria-label={t("help")}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <IconHelp size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {loaded ? <loaded.HelpDrawer opened={opened} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
