import { Tabs, Text } from "@mantine/core";
import { penggunaanReport } from "@retribusi/contract/features/report/penggunaan.report";
import { usageViews as views } from "@retribusi/contract/features/report/report.sources";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { formatCount } from "../../lib/figures.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { rowsOfGrouped } from "./drill-down.ts";
import { usage } from "./grouped.ts";
import { GroupedAsk } from "./grouped-ask.tsx";
import { HeatMapView } from "./heat/heat-map-view.tsx";
import { reportToday } from "./period.ts";
import type { Asked } from "./report-address.ts";
import { ReportResult } from "./table/report-result.tsx";
import { UsageTable } from "./usage/usage-table.tsx";
import { useGrouped } from "./use-grouped.ts";
import { useListAddress } from "./use-list-address.ts";
import { useReport } from "./use-report.ts";

/** What stood idle in the period. */
function IdleObjects({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const addressOf = useListAddress();
  const query = useReport(penggunaanReport, asked);
  const count = query.isPlaceholderData ? 0 : (query.data?.count ?? 0);
  return (
    <section aria-label={t("idle.title")}>
      {count > 0 ? (
        <Text fw={600} mb="sm" role="status">
          {t("idle.some", { count, num: formatCount(count, language) })}
        </Text>
      ) : null}
      <ReportResult
        report={penggunaanReport}
        query={query}
        linkOf={(row, column) => addressOf(rowsOfGrouped("pakai", asked, row, column, reportToday()))}
        empty={{ title: t("idle.none"), text: t("idle.noneText") }}
      />
    </section>
  );
}

type View = (typeof views)[number];

/** Name of the chosen view in the address. */
const chosen = "lihat";

/** A question about idle objects that comes from elsewhere, as from a regular report, is shown among these. */
const viewOf = (name: string | null, { hanya }: Asked): View =>
  views.find((one) => one === name) ?? (hanya ? "menganggur" : "tabel");

/** What each view asks of the report: its files hold what it shows. */
function questionsOf({ hanya: _only, ...asked }: Asked): Readonly<Record<View, Asked>> {
  const { kelompok: _group, rinci: _second, kolom: _columns, ...narrowed } = asked;
  return {
    tabel: asked,
    peta: { ...narrowed, kelompok: "objectid", rinci: "hari", kolom: "tersedia,terpakai,okupansi" },
    menganggur: {
      ...{ ...narrowed, kelompok: "objectid", hanya: "menganggur" },
      kolom: "tersedia,terpakai,jumlah,dibatalkan,tidakhadir",
    },
    haripekan: { ...narrowed, kelompok: "haripekan" },
    jam: { ...narrowed, kelompok: "jam" },
  };
}

/** How much of what there is was used: in a table, day by day, what stood idle, by weekday and by hour. */
export function UsagePage() {
  const { t } = useTranslation("report");
  const text = useLabel();
  const { asked, change } = useGrouped(usage);
  const [search, setSearch] = useAddressQuery();
  const view = viewOf(search.get(chosen), asked);
  const question = questionsOf(asked)[view];
  const shown = {
    tabel: () => <UsageTable asked={question} />,
    peta: () => <HeatMapView asked={question} />,
    menganggur: () => <IdleObjects asked={question} />,
    haripekan: () => <UsageTable key="haripekan" asked={question} />,
    jam: () => <UsageTable key="jam" asked={question} />,
  };
  return (
    <>
      <PageHeader title={text(penggunaanReport.title)} lead={text(penggunaanReport.about)} />
      <GroupedAsk kind={usage} asked={asked} onChange={change} fixed={view === "tabel" ? undefined : question} />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) =>
          setSearch((before) => {
            const after = new URLSearchParams(before);
            after.set(chosen, next ?? "tabel");
            return after;
          })
        }
      >
        <Tabs.List aria-label={t("view.label")} mb="md">
          {views.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`view.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === view ? shown[name]() : null}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
