import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { readPushState } from "./push-browser.ts";
import { usePushDevices, useSwitchPushOn } from "./push-query.ts";

/** Beside the inbox: a quiet word that it can be told on this device, too, until it is. */
export function PushLine() {
  const { t } = useTranslation("push");
  const { data } = usePushDevices();
  const { mutate, isPending } = useSwitchPushOn();
  if (!data?.kunci || data.records.some(({ ini }) => ini) || readPushState() !== "possible") return null;
  const { kunci } = data;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t("line")}
      </Text>
      <Button variant="subtle" px="xs" mih={44} loading={isPending} onClick={() => mutate(kunci)}>
        {t("switchOn")}
      </Button>
    </Group>
  );
}
