import type { PersonalAction } from "@retribusi/contract/features/booking/booking.verdict";

/** How each step of the staff is taken. The order is the order of the buttons. */
export interface StaffAction {
  readonly action: PersonalAction;
  /** `ask`: a question; `note`: words; `units`: unit by unit; `discount`: its own form; `page`: a page of its own. */
  readonly how: "ask" | "note" | "units" | "discount" | "page";
  readonly look: "main" | "plain" | "danger";
  readonly isRequired?: boolean;
}

export const staffActions: readonly StaffAction[] = [
  { action: "confirm", how: "ask", look: "main" },
  { action: "approveDiscount", how: "note", look: "main" },
  { action: "checkIn", how: "units", look: "main" },
  { action: "finish", how: "units", look: "main" },
  { action: "reinstate", how: "note", look: "main", isRequired: true },
  { action: "complete", how: "page", look: "plain" },
  { action: "change", how: "page", look: "plain" },
  { action: "reschedule", how: "page", look: "plain" },
  { action: "discount", how: "discount", look: "plain" },
  { action: "returnToCustomer", how: "note", look: "plain", isRequired: true },
  { action: "rejectDiscount", how: "note", look: "plain" },
  { action: "noShow", how: "note", look: "danger" },
  { action: "reject", how: "note", look: "danger", isRequired: true },
  { action: "cancel", how: "page", look: "danger" },
];
