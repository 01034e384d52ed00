import type { TFunction } from "i18next";
import { ApiError } from "./api-error.ts";

/** What to tell the person about a failed call: the server's own sentence where there is one. */
export function errorText(error: unknown, t: TFunction<"state">): string {
  if (!(error instanceof ApiError)) return t("unexpected");
  if (error.code === "NETWORK") return t("network");
  if (error.code === "TIMEOUT") return t("timeout");
  if (error.code === "INVALID_ANSWER") return t("invalidAnswer");
  if (error.message) return error.message;
  if (error.code === "BUSY") return t("busy");
  return error.isWorthRepeating ? t("unexpected") : t("refused", { status: error.status });
}

/** What to do about a failed call instead of repeating it; nothing where repeating can help. */
export function nextStepOf(error: unknown): "ask" | "look" | "refresh" | "mend" | "reload" | undefined {
  if (!(error instanceof ApiError)) return "reload";
  if (error.isWorthRepeating) return undefined;
  if (error.status === 403) return "ask";
  if (error.status === 404 || error.status === 410) return "look";
  return error.status === 409 ? "refresh" : "mend";
}

/** The id under which an unexpected error stands in the server's log; nothing for errors a person can mend. */
export const errorReference = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
