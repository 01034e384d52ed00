import type { Label } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { type SettlementReason, settlementReasons } from "@retribusi/contract/features/settlement/settlement.reasons";
import type { StepVerdict } from "@retribusi/contract/features/settlement/settlement.record";
import { AppError } from "../../lib/app-error.ts";

const sentenceOf = (reason: SettlementReason, values: Readonly<Record<string, string>>): Label => {
  const { en, id } = settlementReasons[reason];
  return { en: fillMessage(en, values), id: fillMessage(id, values) };
};

/** The error that tells why a step isn't taken: its code in `details.reason`, and its sentence. */
export const stepRefused = (reason: SettlementReason, values: Readonly<Record<string, string>> = {}): AppError =>
  new AppError("ACTION_REFUSED", { values: { reason: sentenceOf(reason, values) }, details: { reason } });

/** Throws ACTION_REFUSED where something stands against the step. */
export function requireStep(reason: SettlementReason | undefined): void {
  if (reason) throw stepRefused(reason);
}

export const verdictOf = (reason: SettlementReason | undefined): StepVerdict =>
  reason ? { allowed: false, reason } : { allowed: true };
