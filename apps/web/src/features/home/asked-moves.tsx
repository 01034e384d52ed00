import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { useQueueCount } from "../booking/staff/decision-query.ts";
import { queueAddress } from "../booking/staff/queue-address.ts";
import { BookingRows } from "./booking-rows.tsx";

/** Requests for other dates, for whoever answers them; nothing where none waits. */
export function AskedMoves() {
  const { t } = useTranslation("home");
  const { data } = useQueueCount(true);
  if (!data?.jadwal) return null;
  return (
    <BookingRows
      title={t("moves", { count: data.jadwal })}
      status={String(codeOf("paid"))}
      only="jadwal"
      toAddress={({ id, jenisbooking }) => queueAddress({ only: "jadwal", id, jenis: jenisbooking })}
    />
  );
}
