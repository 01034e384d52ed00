import { Text } from "@mantine/core";
import { findEntity } from "@retribusi/contract/access/entities";
import { formatDays, localDate } from "@retribusi/contract/define/dates";
import { filterable } from "@retribusi/contract/define/entity";
import { severalOf } from "@retribusi/contract/define/filter";
import type { ReportDocument } from "@retribusi/contract/features/report/document.endpoints";
import { type DimensionName, dimensions, isDimension } from "@retribusi/contract/features/report/report.dimensions";
import { bases, basisLabels } from "@retribusi/contract/features/report/report.query";
import { timeOf } from "@retribusi/contract/features/report/schedule.rules";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { useFilterWords } from "../../../records/list/use-filter-words.ts";
import { useDimensionWords } from "../ask/use-dimension-words.ts";
import { periodOf } from "../period.ts";
import { findReport } from "../schedule/schedule-address.ts";

/** Which days and rows a document is of: what tells two of the same report apart. */
function useDocumentWords(): (document: ReportDocument) => string {
  const { t } = useTranslation("report");
  const text = useLabel();
  const language = useLanguage();
  return ({ sumber, query, date_created: asked }) => {
    const report = findReport(sumber);
    const basis = bases.find((one) => one === query["dasar"]);
    const groups = [query["kelompok"], query["rinci"]].flatMap((name) =>
      Object.entries(dimensions).flatMap(([one, { label }]) => (one === name ? [text(label)] : [])),
    );
    const days = report && timeOf(report) === "days";
    const { dari, sampai } = periodOf(query, localDate(new Date(asked), "Asia/Jakarta"));
    return [
      ...(days ? [formatDays(dari, sampai, language)] : []),
      ...(query["tahun"] ? [query["tahun"]] : []),
      ...(basis ? [text(basisLabels[basis])] : []),
      ...(groups.length > 0 ? [`${t("groupBy")}: ${groups.join(", ")}`] : []),
    ].join(" · ");
  };
}

type Entity = Parameters<typeof useFilterWords>[0];

function ListFilter({
  entity,
  name,
  value,
}: {
  readonly entity: Entity;
  readonly name: string;
  readonly value: string;
}) {
  const filter = useFilterWords(entity, name, value);
  return `${filter.name}: ${filter.words}`;
}

interface ValueProps {
  readonly name: DimensionName;
  readonly value: string;
  readonly isFirst: boolean;
}

/** One of several values, behind the name of the filter or a comma. */
function ReportFilter({ name, value, isFirst }: ValueProps) {
  const filter = useDimensionWords(name, value);
  return `${isFirst ? `${filter.name}: ` : ", "}${filter.words}`;
}

/** What tells a document from another one of its list or report: days and rows, then search and filters. */
export function DocumentQuestion({ document }: { readonly document: ReportDocument }) {
  const { t } = useTranslation("report");
  const words = useDocumentWords()(document);
  const { sumber, query, filter } = document;
  const [kind, name = ""] = sumber.split("/");
  const entity = kind === "daftar" ? findEntity(name) : undefined;
  const filters = Object.entries(filter).flatMap(([field, value]) => {
    if (entity) {
      return filterable(entity).includes(field)
        ? [<ListFilter key={field} entity={entity} name={field} value={value} />]
        : [];
    }
    if (!isDimension(field)) return [];
    return [
      <Fragment key={field}>
        {severalOf(value).map((one, at) => (
          <ReportFilter key={one} name={field} value={one} isFirst={at === 0} />
        ))}
      </Fragment>,
    ];
  });
  const isWhole = entity && !query["search"] && filters.length === 0;
  const parts = [
    ...(words ? [words] : []),
    ...(query["search"] ? [t("documents.search", { text: query["search"] })] : []),
    ...filters,
    ...(isWhole ? [t("documents.whole")] : []),
  ];
  return parts.length > 0 ? (
    <Text size="sm">{parts.flatMap((part, at) => (at === 0 ? [part] : [" · ", part]))}</Text>
  ) : null;
}
