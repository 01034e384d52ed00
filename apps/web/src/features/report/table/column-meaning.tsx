import { ActionIcon, Popover, Stack, Text } from "@mantine/core";
import type { Report, ReportAnswer, ReportColumn } from "@retribusi/contract/define/report";
import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { formatMadeAt } from "../report-value.ts";
import classes from "./column-meaning.module.css";

interface BoxProps {
  /** What the figure is called. */
  readonly name: string;
  readonly about: string;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** “What does this number mean”, one press away: the definition, and where, when and how it was counted. */
export function Meaning({ name, about, facts }: BoxProps) {
  const { t } = useTranslation("report");
  return (
    <Popover width="min(20rem, 90vw)" position="bottom-end" shadow="md" trapFocus returnFocus withArrow>
      <Popover.Target>
        <ActionIcon
          variant="transparent"
          size={28}
          className={classes.sign ?? ""}
          aria-label={t("meaning.of", { name })}
        >
          <IconInfoCircle size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("meaning.of", { name })} className={classes.box ?? ""}>
        <Stack gap="xs" tabIndex={-1} data-autofocus>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{about}</Text>
          <dl className={classes.facts}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

const ledger: ReadonlySet<string> = new Set(["realisasi", "bku", "ssrd"]);
const bills: ReadonlySet<string> = new Set(["piutang", "skrd"]);

/** Where a report's figures come from, and whose days they are counted by. */
function sourceOf(report: string, basis: string | undefined) {
  if (ledger.has(report) || basis === "bayar") return { source: "ledger", zone: "region" } as const;
  if (report === "pengecualian") return { source: "arrivals", zone: "region" } as const;
  if (bills.has(report)) return { source: "bills", zone: "region" } as const;
  return { source: report === "penggunaan" ? "days" : "bookings", zone: "object" } as const;
}

interface Props {
  readonly report: Report;
  readonly column: ReportColumn;
  readonly answer: ReportAnswer;
  readonly basis?: string | undefined;
}

/** The same for a column of a report. */
export function ColumnMeaning({ report, column, answer, basis }: Props) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const language = useLanguage();
  const { total } = column;
  const ratio = typeof total === "object" ? total : undefined;
  const labelOf = (name: string) => {
    const other = report.columns[name];
    return other ? text(other.label) : name;
  };
  const { source, zone } = sourceOf(report.name, basis);
  const facts = [
    ...(ratio
      ? [{ name: t("meaning.made"), value: t(`meaning.${ratio.is}`, { of: labelOf(ratio.of), to: labelOf(ratio.to) }) }]
      : []),
    { name: t("meaning.source"), value: t(`meaning.from.${source}`) },
    ...answer.facts,
    { name: t("meaning.zone"), value: t(`meaning.zoneOf.${zone}`) },
    { name: t("meaning.madeAt"), value: formatMadeAt(answer.madeat, language) },
  ];
  return <Meaning name={text(column.label)} about={text(column.about)} facts={facts} />;
}
