import { Alert, Button, Card, Stack, Text } from "@mantine/core";
import { formatInstant, localDate } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconAlertTriangle, IconCoins } from "@tabler/icons-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { UsualZone } from "../../../lib/organisation.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import type { Till } from "./till-query.ts";

interface Props {
  readonly till: Till;
  /** Begins to count; nothing while that is done. */
  readonly onBegin: (() => void) | undefined;
}

/** How much the teller has to hand over, and since when; a shift that began on an earlier day should be closed first. */
export function ShiftSummary({ till, onBegin }: Props) {
  const { t } = useTranslation("till");
  const language = useLanguage();
  const zone = use(UsualZone);
  const { tglmulai, jumlahpembayaran, total } = till;
  const began = tglmulai ? new Date(tglmulai) : undefined;
  const isOld = began !== undefined && localDate(began, zone) < localDate(serverNow(), zone);
  return (
    <Card component="section" aria-label={t("open")}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {t("toHandOver")}
          </Text>
          <Text fz="2rem" fw={700} lh={1.2} style={{ fontVariantNumeric: "tabular-nums" }}>
            {formatRupiah(total)}
          </Text>
          <Text size="sm">
            {began
              ? t("since", { count: jumlahpembayaran, time: formatInstant(began, zone, language) })
              : t("nothingYet")}
          </Text>
        </div>
        {isOld ? (
          <Alert color="kunyit" icon={<IconAlertTriangle aria-hidden />}>
            {t("earlierDay")}
          </Alert>
        ) : null}
        {onBegin ? (
          <Button
            size="md"
            leftSection={<IconCoins size={18} aria-hidden />}
            style={{ alignSelf: "flex-start" }}
            onClick={onBegin}
          >
            {t("begin")}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
