import { Button, Stack } from "@mantine/core";
import { IconUserQuestion } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { roleOf, useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { HealthPanel } from "./health-panel.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { staffWork } from "./waiting-counts.ts";
import { WaitingList } from "./waiting-list.tsx";

/** The super user and every role without a home of its own: what they hold, or how to get a role. */
export function DefaultHome() {
  const { t } = useTranslation("home");
  const current = useCurrentUser();
  const holds = useHoldsPage();
  const isSuper = roleOf(current) === "superuser";
  const hasWork = current.pages.some((name) => name.includes("/") && name !== "account/edit");
  return (
    <>
      <PageHeader
        title={t("greeting", { name: current.user.fullname })}
        lead={isSuper ? t("superuserLead") : hasWork ? undefined : t("defaultLead")}
      />
      {hasWork ? (
        <Stack gap="lg">
          {isSuper && holds("system/list") ? <HealthPanel /> : null}
          <WaitingList groups={staffWork} />
          <Shortcuts />
        </Stack>
      ) : (
        <EmptyState
          icon={<IconUserQuestion size={32} stroke={1.5} aria-hidden />}
          title={t("defaultTitle")}
          description={t("defaultText")}
        >
          <Button component={Link} to={paths.account} variant="default">
            {t("defaultAccount")}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
