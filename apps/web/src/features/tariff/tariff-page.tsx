import { Button } from "@mantine/core";
import { proposePage, tariffPage } from "@retribusi/contract/features/tariff/tariff.pages";
import { IconPlus, IconReceiptTax } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { addressOfPage } from "../../records/record-pages.ts";
import { ObjectFrame } from "../catalog/object-frame.tsx";
import { Proposals } from "./proposals.tsx";
import { TariffCalendar } from "./tariff-calendar.tsx";
import { TariffHistory } from "./tariff-history.tsx";
import { useTariffs } from "./tariff-query.ts";
import { WithoutTariff } from "./without-tariff.tsx";

/** All versions of one object: in force, to come, over, proposed. */
function ObjectTariffs({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("tariff");
  const query = useTariffs({ objectid });
  if (!query.data) return <QueryState query={query} />;
  const { records } = query.data;
  if (records.length > 0) {
    return (
      <>
        <TariffCalendar records={records} />
        <TariffHistory records={records} />
      </>
    );
  }
  return (
    <EmptyState
      icon={<IconReceiptTax size={32} stroke={1.5} aria-hidden />}
      title={t("none")}
      description={t("noneText")}
    />
  );
}

function ProposeButton({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("tariff");
  const holds = useHoldsPage();
  if (!holds(proposePage)) return null;
  return (
    <Button
      component={Link}
      to={addressOfPage(proposePage, String(objectid))}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("propose")}
    </Button>
  );
}

/** What each object costs whom and when; without an object what waits and what is missing. */
export function TariffPage() {
  const { t } = useTranslation("tariff");
  return (
    <ObjectFrame
      page={tariffPage}
      title={t("title")}
      lead={t("lead")}
      actions={(objectid) => <ProposeButton objectid={objectid} />}
      overview={
        <>
          <WithoutTariff />
          <Proposals />
        </>
      }
    >
      {(objectid) => <ObjectTariffs objectid={objectid} />}
    </ObjectFrame>
  );
}
