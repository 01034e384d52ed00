import { Button } from "@mantine/core";
import type { Report } from "@retribusi/contract/define/report";
import { documentsPage } from "@retribusi/contract/features/report/document.endpoints";
import { schedulesPage } from "@retribusi/contract/features/report/schedule.endpoints";
import { IconMailForward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHoldsPage } from "../../../lib/current-user.ts";
import type { Asked } from "../report-address.ts";
import { newSchedulePath } from "./schedule-address.ts";

interface Props {
  readonly report: Report;
  readonly asked: Asked;
}

/** Carries what is asked of a report into the form that has it sent regularly. */
export function SendRegularly({ report, asked }: Props) {
  const { t } = useTranslation("schedule");
  const holds = useHoldsPage();
  if (!holds(schedulesPage) || !holds(documentsPage)) return null;
  return (
    <Button
      component={Link}
      to={newSchedulePath(report, asked)}
      variant="default"
      leftSection={<IconMailForward size={16} aria-hidden />}
    >
      {t("send")}
    </Button>
  );
}
