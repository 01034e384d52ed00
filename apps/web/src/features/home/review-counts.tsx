import { useTranslation } from "react-i18next";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useReviewCount } from "../identity/review/review-query.ts";
import classes from "./waiting-list.module.css";
import { WaitingPanel, WaitingRow } from "./waiting-panel.tsx";

const page = "userdata/peninjauan";

/** Accounts and requests that wait for a reviewer, for whoever is one. */
export function ReviewCounts() {
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
