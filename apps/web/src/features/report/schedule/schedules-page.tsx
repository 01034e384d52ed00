import { Alert, Anchor, Button, Text } from "@mantine/core";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import type { Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { IconInfoCircle, IconMailOff } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { findReport, readNewSchedule, reportPath } from "./schedule-address.ts";
import { ScheduleCard } from "./schedule-card.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import classes from "./schedules-page.module.css";
import { useSchedules } from "./use-schedules.ts";

/** What is sent, in words, with the way to the report itself. */
function FormHeader({ report, asked }: NonNullable<ReturnType<typeof readNewSchedule>>) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const path = reportPath(report, asked, useHoldsPage());
  return (
    <PageHeader
      title={t("formTitle")}
      lead={
        <>
          {t("formLead", { report: text(report.title) })}{" "}
          {path ? (
            <Anchor component={Link} to={path}>
              {t("openReport")}
            </Anchor>
          ) : null}
        </>
      }
    />
  );
}

/** The schedule that a mail leads to comes into view. */
function useScrolledTo(id: string | null, isLoaded: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!id || !isLoaded) return;
    const card = [...(list.current?.children ?? [])].find((one) => one.getAttribute("data-schedule") === id);
    card?.scrollIntoView({ block: "start" });
  }, [id, isLoaded]);
  return list;
}

function ScheduleList({ records, hasMore }: { readonly records: readonly Schedule[]; readonly hasMore: boolean }) {
  const { t } = useTranslation("schedule");
  const [search] = useAddressQuery();
  const text = useLabel();
  const start = reportPath(rekapReport, {}, useHoldsPage());
  const list = useScrolledTo(search.get("jadwal"), records.length > 0);
  if (records.length === 0) {
    return (
      <EmptyState title={t("empty")} description={t("emptyText")} icon={<IconMailOff aria-hidden />}>
        {start ? (
          <Button component={Link} to={start}>
            {text(rekapReport.title)}
          </Button>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <>
      <div ref={list} className={classes.list}>
        {records.map((schedule) => (
          <ScheduleCard key={schedule.id} schedule={schedule} />
        ))}
      </div>
      {hasMore ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t("more")}
        </Text>
      ) : null}
    </>
  );
}

/** The address names one that can't be changed here: the list alone would look as if nothing had been asked for. */
function NotThere() {
  const { t } = useTranslation("schedule");
  return (
    <Alert color="kunyit" role="status" mb="md" icon={<IconInfoCircle aria-hidden />} title={t("notThere")}>
      {t("notThereText")}
    </Alert>
  );
}

/** The form of one of one's own schedules; the list where it isn't there any more. */
const changed = (records: readonly Schedule[], id: string | null) => {
  const schedule = records.find((one) => String(one.id) === id && one.can.change);
  const report = schedule && findReport(schedule.sumber);
  return schedule && report && { schedule, report, asked: schedule.query ?? {} };
};

/** Who gets which report, how often, and what came of it; a report that was chosen is set up here. */
export function SchedulesPage() {
  const { t } = useTranslation("schedule");
  const [search] = useAddressQuery();
  const { data, error, refetch } = useSchedules();
  const wanted = changed(data?.records ?? [], search.get("ubah")) ?? readNewSchedule(search);
  if (wanted) {
    return (
      <>
        <FormHeader {...wanted} />
        <ScheduleForm key={search.toString()} {...wanted} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingState /> : null}
      {data && search.has("ubah") ? <NotThere /> : null}
      {data ? <ScheduleList {...data} /> : null}
    </>
  );
}
