import { codesOf } from "@retribusi/contract/features/booking/booking.states";
import { proposalStates } from "@retribusi/contract/features/booking/queue.endpoints";
import { useTranslation } from "react-i18next";
import { useQueueCount } from "../booking/staff/decision-query.ts";
import { queueAddress } from "../booking/staff/queue-address.ts";
import { BookingRows } from "./booking-rows.tsx";

/** Proposed discounts, for whoever decides on them; nothing where none waits. */
export function ProposedDiscounts() {
  const { t } = useTranslation("home");
  const { data } = useQueueCount(true);
  if (!data?.usulan) return null;
  return (
    <BookingRows
      title={t("proposals", { count: data.usulan })}
      status={codesOf(proposalStates).join()}
      only="usulan"
      toAddress={({ id, jenisbooking }) => queueAddress({ only: "usulan", id, jenis: jenisbooking })}
    />
  );
}
