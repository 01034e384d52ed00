import type { Tone } from "@retribusi/contract/define/field";
import type { RefundState } from "@retribusi/contract/features/billing/refund.rules";

/** How the state of a refund looks. */
export const stateTones: Readonly<Record<RefundState, Tone>> = {
  diajukan: "open",
  diverifikasi: "waiting",
  disetujui: "active",
  ditolak: "failed",
  dibayar: "done",
};
