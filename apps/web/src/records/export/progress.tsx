import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";

/** Milliseconds after which waiting is told. */
const noticeable = 700;
const often = 300;

/** How far a document is: its place in line until it is begun, then what has come of it. */
interface State {
  readonly place: number | null;
  readonly bytes: number;
}

function Waiting({ place, bytes, onCancel }: State & { readonly onCancel: () => void }) {
  const { t } = useTranslation("export");
  const state = bytes > 0 ? t("received", { size: (bytes / 1_048_576).toFixed(1) }) : t("preparing");
  return (
    <Group justify="space-between" wrap="nowrap">
      {/* Figures that grow all the time would be read aloud all the time. */}
      <Text size="sm" aria-hidden={bytes > 0}>
        {place === null ? state : t(place === 1 ? "next" : "inLine", { place })}
      </Text>
      <Button size="compact-sm" variant="subtle" style={{ flexShrink: 0 }} onClick={onCancel}>
        {t("cancel")}
      </Button>
    </Group>
  );
}

/** Tells in a notification how far a document is that takes longer than a moment, and lets the person stop it. */
export function watchProgress(title: string) {
  const stop = new AbortController();
  let state: State = { place: null, bytes: 0 };
  let id: string | undefined;
  const content = () => ({
    loading: true,
    autoClose: false,
    withCloseButton: false,
    role: "status",
    title,
    message: <Waiting {...state} onCancel={() => stop.abort()} />,
  });
  const start = setTimeout(() => {
    id = notifications.show(content());
  }, noticeable);
  const refresh = setInterval(() => {
    if (id) notifications.update({ id, ...content() });
  }, often);
  return {
    signal: stop.signal,
    showBytes: (bytes: number) => {
      state = { place: null, bytes };
    },
    showPlace: (place: number) => {
      state = { place: place === 0 ? null : place, bytes: 0 };
    },
    end: () => {
      clearTimeout(start);
      clearInterval(refresh);
      if (id) notifications.hide(id);
    },
  };
}
