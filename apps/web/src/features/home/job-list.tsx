import { formatNumber } from "@retribusi/contract/define/number";
import type { JobHealth, SystemHealth } from "@retribusi/contract/features/system/health.endpoints";
import { jobNames } from "@retribusi/contract/features/system/system.jobs";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-clock.ts";
import { formatSeconds } from "../../lib/unit-format.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./health-panel.module.css";

const secondsSince = (moment: string): number =>
  Math.max(0, Math.round((serverNow().getTime() - Date.parse(moment)) / 1000));

/** What a job does now, or how its latest run went. */
function useJobWords(): (job: JobHealth | undefined) => string {
  const { t } = useTranslation("administration");
  const language = useLanguage();
  const ago = (moment: string | null) => formatSeconds(secondsSince(moment ?? ""), language);
  return (job) => {
    if (!job) return t("healthNever");
    const { state, holder, since, error, finished } = job;
    if (holder !== null) {
      return t(state === "stuck" ? "healthJobStuck" : "healthJobRunning", { holder, time: ago(since) });
    }
    if (error !== null) return t("healthJobFailed", { error });
    if (finished === null) return t("healthNever");
    return t(state === "late" ? "healthJobLate" : "healthAgo", { time: ago(finished) });
  };
}

/** When each repeated job ran last in any process and how long it took, or which process runs it now. */
export function JobList({ jobs }: Pick<SystemHealth, "jobs">) {
  const { t } = useTranslation("administration");
  const language = useLanguage();
  const words = useJobWords();
  return (
    <dl className={classes.jobs} aria-label={t("healthJobs")}>
      {jobNames.map((name) => {
        const job = jobs.find((one) => one.name === name);
        const milliseconds = job?.milliseconds ?? null;
        return (
          <div key={name}>
            <dt>{t(`healthJob.${name}`)}</dt>
            <dd>{words(job)}</dd>
            {milliseconds === null ? null : (
              <dd className={classes.note}>
                {t("healthJobTook", { time: `${formatNumber(milliseconds, language)} ms` })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
