import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { proposePage } from "@retribusi/contract/features/tariff/tariff.pages";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import list from "../../components/list.module.css";
import { useHoldsPage } from "../../lib/current-user.ts";
import { addressOfPage } from "../../records/record-pages.ts";
import { useWithoutTariff } from "./tariff-query.ts";
import { useTariffWords } from "./use-tariff-words.ts";

/** Objects that nobody can order for want of a tariff with a legal basis, and the way to mend it. Nothing where there are none. */
export function WithoutTariff() {
  const { t } = useTranslation("tariff");
  const words = useTariffWords();
  const holds = useHoldsPage();
  const { data } = useWithoutTariff();
  if (!data || data.records.length === 0) return null;
  const count = data.records.length;
  return (
    <Alert
      color="kunyit"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(data.hasMore ? "withoutMany" : "without", { count })}
    >
      <Stack gap="sm">
        <Text size="sm">{t("withoutText")}</Text>
        <Stack component="ul" gap="xs" className={list.plain}>
          {data.records.map((object) => (
            <li key={object.objectid}>
              <Group gap="sm" justify="space-between">
                <span>
                  {words.object(object)} · {object.skpdname}
                </span>
                {object.diajukan ? (
                  <Text size="sm">{t("alreadyProposed")}</Text>
                ) : holds(proposePage) ? (
                  <Button
                    component={Link}
                    to={addressOfPage(proposePage, String(object.objectid))}
                    variant="default"
                    size="xs"
                    aria-label={t("proposeFor", { name: words.object(object) })}
                  >
                    {t("propose")}
                  </Button>
                ) : null}
              </Group>
            </li>
          ))}
        </Stack>
      </Stack>
    </Alert>
  );
}
