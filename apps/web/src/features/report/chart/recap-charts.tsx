import { Anchor, SegmentedControl } from "@mantine/core";
import { bases } from "@retribusi/contract/features/report/report.query";
import { recapCharts as kinds } from "@retribusi/contract/features/report/report.sources";
import { useTranslation } from "react-i18next";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { periodOf, reportToday } from "../period.ts";
import type { Asked } from "../report-address.ts";
import classes from "./chart-card.module.css";
import { ChartCard } from "./chart-card.tsx";
import { Funnel } from "./funnel.tsx";
import { GroupBars } from "./group-bars.tsx";
import { unitOf } from "./month-series.ts";
import { RevenueChart } from "./revenue-chart.tsx";

const titles = { bulan: "revenue", kelompoktarif: "payers", objectid: "objects" } as const;

/** Name of the chosen chart in the address. */
const chosen = "grafik";

/** Pictures of what the table says, for the same period and filters. */
export function RecapCharts({ asked, onToTable }: { readonly asked: Asked; readonly onToTable: () => void }) {
  const { t } = useTranslation("report");
  const [search, setSearch] = useAddressQuery();
  const kind = kinds.find((one) => one === search.get(chosen)) ?? "bulan";
  const choose = (next: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set(chosen, next);
      return after;
    });
  const basis = bases.find((one) => one === asked["dasar"]) ?? "bayar";
  const unit = unitOf(periodOf(asked, reportToday()));
  const title = t(kind === "bulan" && unit === "tahun" ? "chart.revenueYears" : `chart.${titles[kind]}`);
  return (
    <div className={classes.cards}>
      <ChartCard
        title={title}
        lead={t(`chart.counted.${basis}`)}
        actions={
          <SegmentedControl
            size="xs"
            aria-label={t("chart.title")}
            data={kinds.map((value) => ({ value, label: t(`chart.kind.${value === "bulan" ? unit : value}`) }))}
            value={kind}
            onChange={choose}
          />
        }
      >
        {kind === "bulan" ? <RevenueChart asked={asked} /> : <GroupBars asked={asked} group={kind} label={title} />}
        <Anchor component="button" type="button" size="sm" className={classes.toTable ?? ""} onClick={onToTable}>
          {t("chart.toTable")}
        </Anchor>
      </ChartCard>
      <ChartCard title={t("chart.funnel")} lead={t("chart.funnelLead")}>
        <Funnel asked={asked} />
      </ChartCard>
    </div>
  );
}
