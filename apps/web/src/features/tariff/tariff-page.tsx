import { Button, Stack } from "@mantine/core";
import { proposePage, tariffPage } from "@retribusi/contract/features/tariff/tariff.pages";
import { IconPlus, IconReceiptTax } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { addressOfPage } from "../../records/record-pages.ts";
import { ObjectChoice } from "../catalog/object-choice.tsx";
import { ObjectPages } from "../catalog/object-pages.tsx";
import { useChosenObject } from "../catalog/use-chosen-object.ts";
import { Proposals } from "./proposals.tsx";
import { TariffHistory } from "./tariff-history.tsx";
import { useTariffs } from "./tariff-query.ts";
import { WithoutTariff } from "./without-tariff.tsx";

/** All versions of one object: in force, to come, over, proposed. */
function ObjectTariffs({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("tariff");
  const query = useTariffs({ objectid });
  if (!query.data) return <QueryState query={query} />;
  if (query.data.records.length > 0) return <TariffHistory records={query.data.records} />;
  return (
    <EmptyState
      icon={<IconReceiptTax size={32} stroke={1.5} aria-hidden />}
      title={t("none")}
      description={t("noneText")}
    />
  );
}

/** What each object costs whom and when; without an object what waits and what is missing. */
export function TariffPage() {
  const { t } = useTranslation("tariff");
  const holds = useHoldsPage();
  const chosen = useChosenObject();
  const objectid = chosen.value;
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={
          objectid && holds(proposePage) ? (
            <Button
              component={Link}
              to={addressOfPage(proposePage, String(objectid))}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              {t("propose")}
            </Button>
          ) : null
        }
      />
      <ObjectChoice {...chosen} />
      {objectid ? <ObjectPages objectid={objectid} current={tariffPage} /> : null}
      {objectid ? (
        <ObjectTariffs objectid={objectid} />
      ) : (
        <>
          <WithoutTariff />
          <Proposals />
        </>
      )}
    </Stack>
  );
}
