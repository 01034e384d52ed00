import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import type { PushDevice } from "@retribusi/contract/features/push/push.endpoints";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { useMoment } from "../../lib/use-moment.ts";
import classes from "./push-card.module.css";
import { PushHere } from "./push-here.tsx";
import { usePushDevices, useRemovePush } from "./push-query.ts";

/** “Firefox on Linux”, as far as the browser says. */
function useDeviceName(): (device: PushDevice) => string {
  const { t } = useTranslation("push");
  return ({ browser, sistem }) => {
    if (browser && sistem) return t("browserOn", { browser, system: sistem });
    return browser ?? sistem ?? t("unknownDevice");
  };
}

/** The browsers that are told: since when, when last, and the way to end it. */
function PushDeviceList({ records }: { readonly records: readonly PushDevice[] }) {
  const { t } = useTranslation("push");
  const at = useMoment();
  const nameOf = useDeviceName();
  const { mutate: remove, isPending, variables } = useRemovePush();
  return (
    <ul className={classes.list ?? ""} aria-label={t("devices")}>
      {records.map((device) => (
        <li key={device.id} className={classes.item ?? ""}>
          <Stack gap={2} className={classes.words ?? ""}>
            <Group gap="xs">
              <Text fw={600}>{nameOf(device)}</Text>
              {device.ini ? <Badge variant="light">{t("thisDevice")}</Badge> : null}
            </Group>
            <Text size="sm" c="dimmed">
              {t("since", { at: at(device.date_created) })}
            </Text>
            <Text size="sm" c="dimmed">
              {t("lastUsed", { at: at(device.terakhir) })}
            </Text>
          </Stack>
          <Button
            variant="default"
            mih={44}
            loading={isPending && variables.id === device.id}
            aria-label={`${t("remove")}: ${nameOf(device)}`}
            onClick={() => remove(device)}
          >
            {t("remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** On one's own account: on which devices one is told of what comes into the inbox. Nothing where the installation tells none. */
export function PushCard() {
  const { t } = useTranslation("push");
  const { data } = usePushDevices();
  if (!data?.kunci) return null;
  const { kunci, records } = data;
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      {records.some(({ ini }) => ini) ? null : <PushHere ours={kunci} />}
      {records.length > 0 ? <PushDeviceList records={records} /> : null}
    </SectionCard>
  );
}
