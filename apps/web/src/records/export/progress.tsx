import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";

/** Milliseconds after which waiting is told. */
const noticeable = 700;
const often = 300;

function Waiting({ bytes, onCancel }: { readonly bytes: number; readonly onCancel: () => void }) {
  const { t } = useTranslation("export");
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{bytes > 0 ? t("received", { size: (bytes / 1_048_576).toFixed(1) }) : t("preparing")}</Text>
      <Button size="compact-sm" variant="subtle" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </Group>
  );
}

/** Tells in a notification how far a document is that takes longer than a moment, and lets the person stop it. */
export function watchProgress(title: string) {
  const stop = new AbortController();
  let bytes = 0;
  let id: string | undefined;
  const content = () => ({
    loading: true,
    autoClose: false,
    withCloseButton: false,
    title,
    message: <Waiting bytes={bytes} onCancel={() => stop.abort()} />,
  });
  const start = setTimeout(() => {
    id = notifications.show(content());
  }, noticeable);
  const refresh = setInterval(() => {
    if (id) notifications.update({ id, ...content() });
  }, often);
  return {
    signal: stop.signal,
    tell: (received: number) => {
      bytes = received;
    },
    end: () => {
      clearTimeout(start);
      clearInterval(refresh);
      if (id) notifications.hide(id);
    },
  };
}
