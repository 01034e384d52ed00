import { Button, Group, Modal, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { type RefObject, useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type Blocker, type BlockerFunction, useBlocker } from "react-router-dom";

interface Props {
  /** Whether something typed would be lost now; asked at the moment of leaving. */
  readonly isDirty: RefObject<boolean>;
}

/** Holds whoever leaves while something would be lost; the browser itself asks whoever closes the tab. */
function useHeld(isDirty: RefObject<boolean>): Blocker {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation, historyAction }) =>
        isDirty.current && !(historyAction === "REPLACE" && nextLocation.pathname === currentLocation.pathname),
      [isDirty],
    ),
  );
  useWindowEvent("beforeunload", (event) => {
    if (isDirty.current) event.preventDefault();
  });
  return blocker;
}

function Question({ blocker }: { readonly blocker: Blocker }) {
  const { t } = useTranslation("leave");
  return (
    <Modal
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("stay") }}
      centered
      zIndex={300}
    >
      <Text size="sm">{t("text")}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t("stay")}
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          {t("leave")}
        </Button>
      </Group>
    </Modal>
  );
}

/**
 * Asks before a form with unsaved content is left, by a link, the back button, closing the dialog or the tab. What a page writes into its own
 * address in place, as a choice of days, leaves nothing.
 */
export function LeaveGuard({ isDirty }: Props) {
  return <Question blocker={useHeld(isDirty)} />;
}

/** The same for a form that saves itself: once it has, whoever was being asked is led on. It stays while nothing is unsaved. */
export function SavingGuard({ isDirty, isSaved }: Props & { readonly isSaved: boolean }) {
  const blocker = useHeld(isDirty);
  useEffect(() => {
    if (isSaved) blocker.proceed?.();
  }, [isSaved, blocker]);
  return <Question blocker={blocker} />;
}
