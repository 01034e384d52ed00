import { exceptionsPage, refundsPage, treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { CaseCount } from "@retribusi/contract/features/settlement/settlement.record";
import { useTranslation } from "react-i18next";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useCaseCount } from "../settlement/case-query.ts";
import classes from "./waiting-list.module.css";
import { WaitingPanel, WaitingRow } from "./waiting-panel.tsx";

interface RowProps {
  readonly label: string;
  readonly page: string;
  readonly count: CaseCount | undefined;
}

/** One number, with how much of it has waited too long. */
function Row({ label, page, count }: RowProps) {
  const { t } = useTranslation("settlement");
  const { num, lebih3 = 0, lebih7 = 0 } = count ?? {};
  const late = lebih3 > 0 ? t("counts.late", { label, count: lebih3 }) : label;
  const words = lebih7 > 0 ? t("counts.overdue", { label, count: lebih7 }) : late;
  const number = num === undefined ? undefined : { text: String(num), isNone: num === 0 };
  return <WaitingRow label={words} to={paths.page(page)} number={number} />;
}

/** Money that waits to be settled, for whoever works on it. */
export function MoneyCounts() {
  const { t } = useTranslation("settlement");
  const holds = useHoldsPage();
  const [settles, refunds, pays] = [exceptionsPage, refundsPage, treasurerPage].map(holds);
  const exception = useCaseCount("exception", settles === true);
  const refund = useCaseCount("refund", refunds === true || pays === true);
  if (!settles && !refunds && !pays) return null;
  return (
    <div className={classes.panels}>
      <WaitingPanel title={t("counts.title")}>
        {settles ? <Row label={t("counts.exceptions")} page={exceptionsPage} count={exception.data} /> : null}
        {refunds ? <Row label={t("counts.refunds")} page={refundsPage} count={refund.data} /> : null}
        {pays && !refunds ? <Row label={t("counts.treasurer")} page={treasurerPage} count={refund.data} /> : null}
      </WaitingPanel>
    </div>
  );
}
