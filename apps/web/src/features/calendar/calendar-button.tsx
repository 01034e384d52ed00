import { Button, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCalendarShare } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CalendarPlace } from "./calendar-choice.ts";
import { CalendarPanel } from "./calendar-panel.tsx";
import { useHoldsCalendar } from "./use-holds-calendar.ts";

/** Where the staff looks at objects or their days: the same in their own calendar. */
export function CalendarButton({ place }: { readonly place: Exclude<CalendarPlace, "all"> }) {
  const { t } = useTranslation("calendar");
  const [isOpen, { open, close: onClose }] = useDisclosure(false);
  const holds = useHoldsCalendar();
  if (!holds(place === "groups" ? "kelompok" : "object")) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarShare size={18} aria-hidden />} onClick={open}>
        {t("button")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={t("button")}
        size="lg"
        centered
        closeButtonProps={{ "aria-label": t("close") }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t(place === "groups" ? "leadGroups" : "leadObject")}
          </Text>
          <CalendarPanel place={place} />
        </Stack>
      </Modal>
    </>
  );
}
