import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useTranslation } from "react-i18next";
import { windowsStanding } from "../lib/windows.ts";

interface Question {
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: string;
  /** The verb of the action, never just “OK”. */
  readonly confirm: string;
  /** The way out, where “Cancel” could be taken for the action itself. */
  readonly dismiss?: string;
  /** It can't be undone: the button is red and the focus starts on the way out. */
  readonly isDangerous?: boolean;
}

/** Asks before a action: `if (await confirm({ … })) …`. Closing the dialog in any other way is a no. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { t } = useTranslation("state");
  return ({ title, text, confirm, dismiss = t("cancel"), isDangerous = false }) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const open = () =>
      modals.openConfirmModal({
        title,
        children: <Text size="sm">{text}</Text>,
        labels: { confirm, cancel: dismiss },
        confirmProps: isDangerous ? { color: "red" } : { "data-autofocus": true },
        cancelProps: isDangerous ? { "data-autofocus": true } : {},
        centered: true,
        closeButtonProps: { "aria-label": dismiss },
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      });
    void windowsStanding.then(open);
    return promise;
  };
}
