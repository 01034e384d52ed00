import { Input, SegmentedControl } from "@mantine/core";
import { severalOf } from "@retribusi/contract/define/filter";
import { bases } from "@retribusi/contract/features/report/report.query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ExportMenu } from "../../records/export/export-menu.tsx";
import { ColumnPicker } from "./ask/column-picker.tsx";
import { GroupInput } from "./ask/group-input.tsx";
import { PeriodInput } from "./ask/period-input.tsx";
import classes from "./ask/report-ask.module.css";
import { ReportAsk } from "./ask/report-ask.tsx";
import { type GroupedReport, measuresFor } from "./grouped.ts";
import { periodOf, reportToday } from "./period.ts";
import { useDimensionsFor } from "./reader.ts";
import type { Asked, AskedPart } from "./report-address.ts";
import { ViewsMenu } from "./saved/views-menu.tsx";
import { SendRegularly } from "./schedule/send-regularly.tsx";
import { useReport } from "./use-report.ts";

interface BasisInputProps {
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** The day a booking is counted by. */
function BasisInput({ asked, onChange }: BasisInputProps) {
  const { t } = useTranslation("report");
  const id = useId();
  return (
    <div className={classes.basis}>
      <Input.Label component="span" id={id}>
        {t("basis")}
      </Input.Label>
      <SegmentedControl
        aria-labelledby={id}
        data={bases.map((value) => ({ value, label: t(`basisOf.${value}`) }))}
        value={asked["dasar"] ?? ""}
        onChange={(dasar) => onChange({ dasar })}
      />
    </div>
  );
}

interface Props {
  readonly kind: GroupedReport;
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
  /** The question of a view that has rows and columns of its own, so that these aren't chosen; its files are those of this question. */
  readonly fixed?: Asked | undefined;
}

function Columns({ kind, asked, onChange }: Props) {
  const all = measuresFor(kind, asked);
  const chosen = severalOf(asked["kolom"]).filter((name) => all.includes(name));
  const usual = kind.usual(asked).filter((name) => all.includes(name));
  return (
    <ColumnPicker
      report={kind.report}
      all={all}
      shown={chosen.length > 0 ? chosen : usual}
      isUsual={!asked["kolom"]}
      onChange={(columns) => onChange({ kolom: columns?.join(",") })}
    />
  );
}

/** The files of a report; the screen beside it reads how long it is. */
function Files({ kind: { report }, asked }: Pick<Props, "kind" | "asked">) {
  const { data, isPlaceholderData } = useReport(report, asked, false);
  const rows = isPlaceholderData ? undefined : data?.count;
  return <ExportMenu look="button" source={{ path: `report/${report.name}/export`, query: asked }} rows={rows ?? 0} />;
}

/** What is asked of a grouped report, and its files. */
export function GroupedAsk({ kind, asked, onChange, fixed }: Props) {
  const { t } = useTranslation("report");
  const sensible = useDimensionsFor();
  const period = periodOf(asked, reportToday());
  const { pathname } = useLocation();
  return (
    <ReportAsk
      filters={kind.filters}
      asked={asked}
      onChange={onChange}
      main={
        <>
          {kind.start["dasar"] ? <BasisInput asked={asked} onChange={onChange} /> : null}
          <PeriodInput
            label={t("period")}
            period={period}
            onChange={({ dari, sampai }) => onChange({ dari, sampai })}
          />
          {fixed ? null : <GroupInput names={sensible(kind.groups)} asked={asked} onChange={onChange} />}
        </>
      }
    >
      <ViewsMenu source={kind.source} path={pathname} asked={{ ...asked, ...period }} />
      {fixed ? null : <Columns {...{ kind, asked, onChange }} />}
      <Files kind={kind} asked={fixed ?? asked} />
      <SendRegularly report={kind.report} asked={fixed ?? asked} />
    </ReportAsk>
  );
}
