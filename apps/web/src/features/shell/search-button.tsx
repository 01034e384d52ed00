import { ActionIcon, Button, Kbd } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { shortcutOf, useKeys } from "../../components/use-keys.ts";
import { loadChunk } from "../../lib/page-route.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import classes from "./search-button.module.css";

const searchKey = "mod+K";

type SearchWindow = ComponentType<{ readonly opened: boolean; readonly onClose: () => void }>;

/** Opens the search over everything; Ctrl and K do the same, also from within a field. Its code comes when somebody asks for it. */
export function SearchButton() {
  const { t } = useTranslation("shell");
  const notifyError = useNotifyError();
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly SearchWindow: SearchWindow }>();
  const open = async () => {
    try {
      setLoaded(loaded ?? (await loadChunk(() => import("./search-window.tsx"))));
      setOpened(true);
    } catch (error) {
      if (error instanceof Error) notifyError(error);
    }
  };
  // What is being filled in over the page would be left behind.
  useKeys([{ key: searchKey, words: t("searchAll"), isEverywhere: true, run: () => void open() }]);
  const said = {
    ...shortcutOf(searchKey),
    "aria-haspopup": "dialog",
    onClick: () => void open(),
  } as const;
  return (
    <>
      <Button
        {...said}
        variant="default"
        size="sm"
        visibleFrom="lg"
        className={classes.wide ?? ""}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={
          <Kbd size="xs" aria-hidden>
            Ctrl K
          </Kbd>
        }
      >
        {t("searchAll")}
      </Button>
      <ActionIcon
        {...said}
        title={t("searchAll")}
        aria-label={t("searchAll")}
        hiddenFrom="lg"
        variant="subtle"
        color="gray"
        size={36}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {loaded ? <loaded.SearchWindow opened={opened} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
