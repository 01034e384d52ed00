import { Box, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { windowOf } from "./calendar-window.ts";
import classes from "./tariff-calendar.module.css";
import { seriesOf, standingOf } from "./tariff-series.ts";
import { useTariffWords } from "./use-tariff-words.ts";

const percent = (share: number): string => `${share.toFixed(3)}%`;

interface RowProps {
  /** Versions of one series. */
  readonly versions: readonly TariffRecord[];
  readonly span: ReturnType<typeof windowOf>["span"];
}

function Row({ versions, span }: RowProps) {
  const { t } = useTranslation("tariff");
  const label = useLabel();
  const words = useTariffWords();
  const [first] = versions;
  if (!first) return null;
  const name = t("series", { group: words.series(first), unit: label(tariffUnitLabels[first.satuantarif]) });
  const told = versions
    .toReversed()
    .map((one) => `${words.amount(one)}, ${words.period(one)} (${t(`standing.${standingOf(one)}`)})`);
  return (
    <div>
      <Text size="sm">{name}</Text>
      <div className={classes["track"]} role="img" aria-label={`${name}: ${told.join("; ")}`}>
        {versions.map((one) => {
          const place = span(one);
          if (!place) return null;
          return (
            <span
              key={one.id}
              className={classes["version"]}
              data-standing={standingOf(one)}
              style={{ left: percent(place.left), width: percent(place.width) }}
            >
              <span>{formatRupiah(one.tarif)}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** What counts when, at a glance: a line for each series, over the years. The versions themselves are listed below it. */
export function TariffCalendar({ records }: { readonly records: readonly TariffRecord[] }) {
  const { t } = useTranslation("tariff");
  const shown = records.filter(({ statustarif }) => statustarif === "disetujui" || statustarif === "diajukan");
  const [any] = shown;
  if (!any) return null;
  const today = any.objek.hariini;
  const { years, at, span } = windowOf(today, shown);
  return (
    <SectionCard title={t("calendar")} lead={t("calendarLead")}>
      <Box className={classes["calendar"]} __vars={{ "--today": percent(at(today)) }}>
        <div className={classes["years"]} aria-hidden>
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {seriesOf(shown).map((versions) => (
          <Row key={versions[0]?.id} versions={versions} span={span} />
        ))}
        <span className={classes["today"]} aria-hidden>
          {t("today")}
        </span>
      </Box>
    </SectionCard>
  );
}
