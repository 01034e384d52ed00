import { changeDetails } from "@retribusi/contract/define/conflict";
import { useTranslation } from "react-i18next";
import { ApiError } from "../lib/api-error.ts";
import { showFailure } from "../lib/failure-notice.ts";
import { useChangedBy } from "./use-changed-by.ts";

/** Who was first, where a refusal tells it. */
export function findChange(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== "CONFLICT") return undefined;
  return changeDetails.safeParse(error.details).data;
}

/**
 * For a write without a form that came too late: tells who was first and when, and what it is now, until it is read or the page is left. Answers whether that
 * is what the error was about.
 */
export function useNotifyConflict(): (error: Error, now: string) => boolean {
  const { t } = useTranslation("conflict");
  const changedBy = useChangedBy();
  return (error, now) => {
    const found = findChange(error);
    if (!found) return false;
    const message = `${now} ${t("chooseAgain")}`;
    showFailure({ color: "yellow", title: changedBy(found.changed), message });
    return true;
  };
}
