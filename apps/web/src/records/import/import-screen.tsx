import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { ImportReport } from "@retribusi/contract/define/import";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { formatCount } from "../../lib/figures.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { type EntityPage, getEntityPage } from "../record-pages.ts";
import { useBackLink } from "../use-back-link.ts";
import { ImportChoice } from "./import-choice.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportReportView } from "./import-report.tsx";
import { type Import, useImport } from "./use-import.ts";

/** What the report comes to, in one sentence. */
function Verdict({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation("importing");
  const language = useLanguage();
  const figures = {
    count: report.rows,
    num: formatCount(report.rows, language),
    added: formatCount(report.added, language),
    refused: formatCount(report.refused, language),
  };
  if (report.refused > 0) {
    return (
      <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t("refusedTitle", figures)}>
        {t("refused")}
      </Alert>
    );
  }
  return (
    <Alert
      color="green"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title={t(report.dryrun ? "fine" : "done")}
    >
      {t(report.dryrun ? "fineText" : "doneText", figures)}
    </Alert>
  );
}

function NextSteps({
  page,
  job,
  report,
}: {
  readonly page: EntityPage;
  readonly job: Import;
  readonly report?: ImportReport;
}) {
  const { t } = useTranslation("importing");
  const backLink = useBackLink(page);
  const language = useLanguage();
  const isReady = report?.dryrun && report.refused === 0;
  const isDone = report && !report.dryrun && report.refused === 0;
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={job.startOver}>
        {t("another")}
      </Button>
      {isReady ? (
        <Button onClick={job.write}>
          {t("confirm", { count: report.rows, num: formatCount(report.rows, language) })}
        </Button>
      ) : null}
      {isDone ? (
        <Button component={Link} to={backLink}>
          {t("toList")}
        </Button>
      ) : null}
    </Group>
  );
}

/** Records from a csv file: choose it, see what would happen, confirm. */
export function ImportScreen({ name }: { readonly name: string }) {
  const { t } = useTranslation("importing");
  const text = useLabel();
  const page = getEntityPage(name);
  const job = useImport(page.entity);
  const { file, progress, report, error } = job;
  const isRefused = error && !report;
  return (
    <>
      <PageHeader title={t("title", { name: text(page.entity.title) })} />
      <LeaveGuard isDirty={job.isWriting} />
      {file && progress ? <ImportProgress name={file.name} progress={progress} onStop={job.startOver} /> : null}
      {progress ? null : (
        <Stack gap="lg">
          {file ? <Text fw={600}>{file.name}</Text> : <ImportChoice page={page} onChoose={job.check} />}
          {isRefused && file ? <ErrorState error={error} onRetry={() => job.check(file)} /> : null}
          {report ? <Verdict report={report} /> : null}
          {file ? <NextSteps page={page} job={job} {...(report ? { report } : {})} /> : null}
          {report?.dryrun || report?.refused ? <ImportReportView report={report} /> : null}
        </Stack>
      )}
    </>
  );
}
