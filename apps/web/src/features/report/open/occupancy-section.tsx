import { Box, Text, Title } from "@mantine/core";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { OpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { formatLongMonth } from "../report-value.ts";
import { ShareLine } from "../share-line.tsx";
import { latestMonth, type OccupancyLine, occupancyIn, occupancyOf } from "./open-figures.ts";
import classes from "./open-page.module.css";

function Percent({ value }: { readonly value: number | null | undefined }) {
  const { t } = useTranslation("openData");
  if (value === undefined) return <td data-figure>–</td>;
  if (value === null) return <td data-words>{t("few")}</td>;
  return (
    <td data-figure>
      {value}%
      <ShareLine value={value} />
    </td>
  );
}

interface TableProps {
  readonly head: string;
  readonly label: string;
  readonly lines: readonly OccupancyLine[];
  readonly nameOf: (name: string) => string;
}

function OccupancyTable({ head, label, lines, nameOf }: TableProps) {
  const text = useLabel();
  const kinds = bookingKinds.filter((kind) => lines.some((line) => line.kinds[kind] !== undefined));
  return (
    // What scrolls must be reachable by the keyboard.
    <Box component="section" className={classes.box ?? ""} aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" data-figure>
                {text(bookingKindLabels[kind])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{nameOf(line.name)}</th>
              {kinds.map((kind) => (
                <Percent key={kind} value={line.kinds[kind]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** How full it was: a region month by month, or all regions in the last month that is over. */
export function OccupancySection({ data, region }: { readonly data: OpenData; readonly region: string | undefined }) {
  const { t } = useTranslation("openData");
  const language = useLanguage();
  const month = latestMonth(data.okupansi, data.madeat);
  const lines = region ? occupancyOf(data.okupansi, region) : month ? occupancyIn(data.okupansi, month) : [];
  const title = t("occupancy.title");
  return (
    <section className={classes.section} aria-labelledby="occupancy">
      <div>
        <Title order={2} id="occupancy">
          {title}
        </Title>
        <Text c="dimmed">{t("occupancy.about")}</Text>
      </div>
      {region || !month ? null : <Text>{t("occupancy.month", { month: formatLongMonth(month, language) })}</Text>}
      {lines.length === 0 ? (
        <Text>{t("occupancy.none")}</Text>
      ) : (
        <OccupancyTable
          head={region ? t("month") : t("region")}
          label={title}
          lines={lines}
          nameOf={(name) => (region ? formatLongMonth(name, language) : name)}
        />
      )}
    </section>
  );
}
