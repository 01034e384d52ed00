import { Tabs } from "@mantine/core";
import { hasHistory } from "@retribusi/contract/access/audit-subject";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../components/loading-state.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { loadChunk } from "../../lib/page-route.ts";

const RecordHistory = lazy(async () => ({
  default: (await loadChunk(() => import("./record-history.tsx"))).RecordHistory,
}));

interface Props {
  /** Name of the record's entity. */
  readonly entity: string;
  /** Its key, as it stands in addresses. */
  readonly id: string;
  /** What everybody sees of the record. */
  readonly children: ReactNode;
}

/** A record with a second tab for those who may see the audit trail: what was done to it. It is read when the tab is opened. */
export function WithHistory({ entity, id, children }: Props) {
  const { t } = useTranslation("history");
  const holds = useHoldsPage();
  const [tab, setTab] = useState<string | null>("details");
  if (!holds("jejak_audit/list") || !hasHistory(entity)) return children;
  return (
    <Tabs value={tab} onChange={setTab}>
      <Tabs.List mb="md">
        <Tabs.Tab value="details">{t("details")}</Tabs.Tab>
        <Tabs.Tab value="history">{t("title")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">{children}</Tabs.Panel>
      <Tabs.Panel value="history">
        {tab === "history" ? (
          <Suspense fallback={<LoadingState lines={6} />}>
            <RecordHistory key={`${entity} ${id}`} entity={entity} id={id} />
          </Suspense>
        ) : null}
      </Tabs.Panel>
    </Tabs>
  );
}
