import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { roleOf } from "../../lib/acting-role.ts";
import { useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useReviewCount } from "../identity/review/review-query.ts";
import { RoleRequestPanel } from "../identity/role/role-request-panel.tsx";
import { BreachWaiting } from "../privacy/breach-waiting.tsx";
import { FiguresPanel } from "../report/figure/figures-panel.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { MoneyCounts } from "./money-counts.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { staffWork } from "./waiting-counts.ts";
import classes from "./waiting-list.module.css";
import { WaitingList } from "./waiting-list.tsx";
import { WaitingPanel, WaitingRow } from "./waiting-panel.tsx";

const page = "userdata/peninjauan";

/** Accounts and requests that wait for a reviewer, for whoever is one. */
function ReviewCounts() {
  const { t } = useTranslation("home");
  const isReviewer = useHoldsPage()(page);
  const { data } = useReviewCount(isReviewer);
  if (!isReviewer) return null;
  const numberOf = (num: number | undefined) =>
    num === undefined ? undefined : { text: String(num), isNone: num === 0 };
  return (
    <div className={classes.panels}>
      <WaitingPanel title={t("countReview")}>
        <WaitingRow label={t("countAccounts")} to={paths.page(page)} number={numberOf(data?.akun)} />
        <WaitingRow label={t("countRequests")} to={paths.page(page)} number={numberOf(data?.permintaan)} />
      </WaitingPanel>
    </div>
  );
}

/** The pages of one's own account are everybody's and nobody's work. */
const isWork = (name: string): boolean => name.includes("/") && !name.startsWith("account/");

/** Nobody has given this person anything to do yet: how to get a role, and the form that asks for it. */
function WithoutRole() {
  const { t } = useTranslation("home");
  const { t: review } = useTranslation("review");
  const current = useCurrentUser();
  const holds = useHoldsPage();
  return (
    <>
      <PageHeader title={t("greeting", { name: current.user.fullname })} lead={t("defaultLead")} />
      {holds("account/peran") ? (
        <Stack gap="md">
          <Title order={2} size="h3">
            {t("defaultTitle")}
          </Title>
          <Text maw="44rem">{review("askLead")}</Text>
          <RoleRequestPanel />
        </Stack>
      ) : null}
    </>
  );
}

/** The super user and every role without a home of its own: what they hold, or how to get a role. */
export function DefaultHome() {
  const { t } = useTranslation("home");
  const current = useCurrentUser();
  const holds = useHoldsPage();
  const isSuper = roleOf(current) === "superuser";
  const hasWork = current.pages.some(isWork);
  if (!hasWork) return <WithoutRole />;
  return (
    <>
      <PageHeader
        title={t("greeting", { name: current.user.fullname })}
        lead={isSuper ? t("superuserLead") : undefined}
      />
      <Stack gap="lg">
        <FiguresPanel />
        {isSuper && holds("system/list") ? <HealthPanel /> : null}
        {holds("log_pelanggaran/list") ? <BreachWaiting /> : null}
        <ReviewCounts />
        <WaitingList groups={staffWork} />
        <MoneyCounts />
        <Shortcuts />
      </Stack>
    </>
  );
}
