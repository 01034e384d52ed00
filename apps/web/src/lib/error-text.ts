import type { TFunction } from "i18next";
import { ApiError } from "./api-error.ts";

/** What to tell the person about a failed call: the server's own sentence where there is one. */
export function errorText(error: unknown, t: TFunction<"state">): string {
  if (!(error instanceof ApiError)) return t("unexpected");
  if (error.code === "NETWORK") return t("network");
  if (error.code === "TIMEOUT") return t("timeout");
  if (error.code === "INVALID_ANSWER") return t("invalidAnswer");
  if (error.message) return error.message;
  return error.code === "BUSY" ? t("busy") : t("unexpected");
}

/** The id under which an unexpected error stands in the server's log; nothing for errors a person can mend. */
export const errorReference = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
