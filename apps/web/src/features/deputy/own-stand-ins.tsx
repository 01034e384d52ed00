import { Alert, Stack, Text } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { deputyPage } from "@retribusi/contract/features/deputy/deputy.pages";
import { IconUserShare } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useHoldsPage } from "../../lib/current-user.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useOwnStandIns } from "./deputy-query.ts";

/** For whom the reader stands in today; nothing where for nobody. */
export function OwnStandIns() {
  const { t } = useTranslation("deputy");
  const language = useLanguage();
  const holds = useHoldsPage();
  const { data } = useOwnStandIns(holds(deputyPage));
  if (!data?.records.length) return null;
  return (
    <Alert icon={<IconUserShare size={20} aria-hidden />} variant="light" p="sm">
      <Stack gap={4}>
        {data.records.map(({ digantikan, pengelolaname, sampai }) => (
          <Text key={`${pengelolaname}/${digantikan}`} size="sm">
            {t("youStandIn", { name: digantikan, group: pengelolaname, day: formatDate(sampai, language) })}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
