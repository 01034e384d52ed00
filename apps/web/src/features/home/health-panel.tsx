import { Box, Skeleton, Text } from "@mantine/core";
import { formatNumber } from "@retribusi/contract/define/number";
import { exceptionsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { type SystemHealth, systemHealth } from "@retribusi/contract/features/system/health.endpoints";
import { obstacleSentence } from "@retribusi/contract/features/system/safety.rules";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { formatBytes, formatSeconds } from "../../lib/unit-format.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./health-panel.module.css";
import { problemsOf } from "./health-problem.ts";
import { JobList } from "./job-list.tsx";

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly isProblem: boolean;
  /** Where it is settled. */
  readonly to?: string | undefined;
}

function useFacts(): (health: SystemHealth) => Fact[] {
  const { t } = useTranslation("administration");
  const language = useLanguage();
  const holds = useHoldsPage();
  return (health) => {
    const { databaseMilliseconds, paymentObstacles, outbox, openExceptions, unownedExceptions, lateBills, storage } =
      health;
    const problems = problemsOf(health);
    const oldest = outbox.oldestSeconds;
    return [
      {
        label: t("healthDatabase"),
        value: `${formatNumber(databaseMilliseconds, language)} ms`,
        isProblem: problems.has("database"),
      },
      {
        label: t("healthPayments"),
        value: t(paymentObstacles.length === 0 ? "healthPaymentsTaken" : "healthPaymentsRefused"),
        ...(paymentObstacles.length === 0
          ? {}
          : { note: paymentObstacles.map((one) => obstacleSentence(one)[language]).join(" ") }),
        isProblem: problems.has("payments"),
      },
      {
        label: t("healthWaiting"),
        value: String(outbox.waiting),
        ...(oldest === null ? {} : { note: t("healthOldest", { time: formatSeconds(oldest, language) }) }),
        isProblem: problems.has("outbox"),
      },
      { label: t("healthFailed"), value: String(outbox.failed), isProblem: problems.has("failed") },
      {
        label: t("healthExceptions"),
        value: String(openExceptions),
        ...(unownedExceptions > 0 ? { note: t("healthUnowned", { count: unownedExceptions }) } : {}),
        isProblem: problems.has("exceptions"),
        to: openExceptions > 0 && holds(exceptionsPage) ? paths.page(exceptionsPage) : undefined,
      },
      {
        label: t("healthLateBills"),
        value: String(lateBills),
        isProblem: problems.has("bills"),
        to: lateBills > 0 && holds("pesan_bank/list") ? paths.page("pesan_bank") : undefined,
      },
      {
        label: t("healthStorage"),
        value: formatBytes(storage.bytes, language),
        note: [
          t("healthFiles", { count: storage.files }),
          ...(storage.freeBytes === null ? [] : [t("healthFree", { size: formatBytes(storage.freeBytes, language) })]),
        ].join(" · "),
        isProblem: problems.has("storage"),
      },
    ];
  };
}

function Facts({ health }: { readonly health: SystemHealth }) {
  const { t } = useTranslation("administration");
  const facts = useFacts()(health);
  const isGood = problemsOf(health).size === 0;
  const Sign = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <>
      <p className={classes.verdict} data-good={isGood || undefined}>
        <Sign size={18} aria-hidden />
        {t(isGood ? "healthGood" : "healthBad")}
      </p>
      <dl className={classes.facts}>
        {facts.map(({ label, value, note, isProblem, to }) => (
          <div key={label} data-problem={isProblem || undefined}>
            <dt>{label}</dt>
            <dd>
              {to ? (
                <Link to={to} className={classes.link}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
            {note ? <dd className={classes.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
      <JobList jobs={health.jobs} />
    </>
  );
}

/** How the system is doing, read again every half minute. */
export function HealthPanel() {
  const { t } = useTranslation("administration");
  const id = useId();
  const query = useQuery({
    queryKey: ["health"],
    queryFn: ({ signal }) => callEndpoint(systemHealth, { signal }),
    refetchInterval: 30_000,
  });
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Text id={id} component="h2" className={classes.title ?? ""}>
        {t("health")}
      </Text>
      {query.data ? <Facts health={query.data} /> : null}
      {query.isPending ? (
        <Box p="md">
          <Skeleton height={96} />
        </Box>
      ) : null}
      {query.isError && !query.data ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
    </section>
  );
}
