import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { Proposals } from "./proposals.tsx";
import { WithoutTariff } from "./without-tariff.tsx";

/** The desk of who decides on tariffs. */
export function DecidePage() {
  const { t } = useTranslation("tariff");
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader title={t("decideTitle")} lead={t("decideLead")} />
      <Proposals />
      <WithoutTariff />
    </Stack>
  );
}
