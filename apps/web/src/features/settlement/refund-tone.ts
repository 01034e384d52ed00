import type { RefundState } from "@retribusi/contract/features/billing/refund.rules";
import type { Tone } from "../../components/status-badge.tsx";

/** How the state of a refund looks. */
export const stateTones: Readonly<Record<RefundState, Tone>> = {
  diajukan: "open",
  diverifikasi: "waiting",
  disetujui: "active",
  ditolak: "failed",
  dibayar: "done",
};
