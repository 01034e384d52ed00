import { Button, Group, Stack, Text } from "@mantine/core";
import type { CalendarAddress } from "@retribusi/contract/features/calendar/calendar.endpoints";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useMoment } from "../../lib/use-moment.ts";
import classes from "./calendar.module.css";
import { useRevokeCalendar } from "./calendar-query.ts";
import { useCalendarName } from "./use-calendar-name.ts";

interface Props {
  readonly records: readonly CalendarAddress[];
  readonly isMaking: boolean;
  readonly onRenew: (record: CalendarAddress) => void;
  readonly onRevoked: (record: CalendarAddress) => void;
}

/** The addresses that are good: whose bookings, when they were read last, and the ways to end or replace them. */
export function CalendarAddresses({ records, isMaking, onRenew, onRevoked }: Props) {
  const { t } = useTranslation("calendar");
  const at = useMoment();
  const nameOf = useCalendarName();
  const confirm = useConfirm();
  const revoking = useRevokeCalendar();
  const revoke = async (record: CalendarAddress) => {
    const question = { title: t("revokeTitle"), text: t("revokeText"), confirm: t("revoke"), isDangerous: true };
    if (await confirm(question)) revoking.mutate(record.id, { onSuccess: () => onRevoked(record) });
  };
  const renew = async (record: CalendarAddress) => {
    if (await confirm({ title: t("renewTitle"), text: t("renewText"), confirm: t("renew") })) onRenew(record);
  };
  return (
    <ul className={classes.list ?? ""}>
      {records.map((record) => {
        const name = nameOf(record.jenis, record.nama);
        return (
          <li key={record.id} className={classes.item ?? ""}>
            <Stack gap={2} className={classes.words ?? ""}>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                {record.terakhir ? t("lastRead", { at: at(record.terakhir) }) : t("notRead")}
              </Text>
              <Text size="sm" c="dimmed">
                {t("madeAt", { at: at(record.date_created) })}
              </Text>
            </Stack>
            <Group gap="sm">
              <Button
                variant="default"
                disabled={isMaking}
                aria-label={`${t("renew")}: ${name}`}
                onClick={() => void renew(record)}
              >
                {t("renew")}
              </Button>
              <Button
                variant="default"
                loading={revoking.isPending && revoking.variables === record.id}
                aria-label={`${t("revoke")}: ${name}`}
                onClick={() => void revoke(record)}
              >
                {t("revoke")}
              </Button>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
