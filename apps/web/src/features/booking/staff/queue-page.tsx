import { useTranslation } from "react-i18next";
import { WorkPage } from "./work-page.tsx";

/** The manager's queue: orders that wait for approval, return or rejection. */
export function QueuePage() {
  const { t } = useTranslation("staff");
  const words = {
    title: t("queueTitle"),
    lead: t("queueLead"),
    empty: t("queueEmpty"),
    emptyText: t("queueEmptyText"),
  };
  return <WorkPage states={["submitted"]} words={words} />;
}
